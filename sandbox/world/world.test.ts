import { expect, test } from 'vitest';
import { COMMUNITIES, findCommunity } from './communities.ts';
import { repliesAt, replyAge, votesAt } from './growth.ts';
import { residentReplies } from './resident-replies.ts';
import { residentName, residentNumber, RESIDENTS } from './residents.ts';
import { SUBJECTS } from './subjects.ts';
import { createWorld } from './world.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;

function everything(seed: number) {
  const world = createWorld(seed);
  return COMMUNITIES.flatMap((community) => world.arrivals(community, NOW - 35 * DAY, NOW));
}

const SEED_1 = everything(1);

test('the same seed creates the same world, another seed another', () => {
  const again = everything(1);
  const line = (thread: (typeof SEED_1)[number]) =>
    [thread.id, thread.createdAt, thread.author, thread.title].join(' ');
  expect(again.map(line)).toEqual(SEED_1.map(line));
  const other = new Set(everything(2).map(line));
  expect(SEED_1.filter((thread) => other.has(line(thread)))).toEqual([]);
});

test('a community repeats a thread only after at least half of its others', () => {
  expect(SEED_1.length).toBeGreaterThan(5_000);
  for (const community of COMMUNITIES) {
    const titles = SEED_1.filter((thread) => thread.community === community).map(
      ({ script }) => script.title,
    );
    const gaps = titles.flatMap((title, at) =>
      titles.indexOf(title) < at ? at - titles.slice(0, at).lastIndexOf(title) : [],
    );
    expect([community.name, Math.min(...gaps, 99) >= Math.floor(community.scripts.length / 2)]).toEqual([
      community.name,
      true,
    ]);
  }
});

test('one thread in twenty at most is in two communities on one day', () => {
  const days = Map.groupBy(
    SEED_1.filter(({ pinned }) => !pinned),
    ({ createdAt }) => Math.floor(createdAt / DAY),
  );
  const repeated = [...days.values()].map(
    (threads) => threads.length - new Set(threads.map(({ script }) => script.title)).size,
  );
  expect(repeated.reduce((sum, each) => sum + each, 0) / SEED_1.length).toBeLessThan(0.05);
});

test('a community writes at most a fifth of its threads in a day', () => {
  for (const { name, perDay, scripts } of COMMUNITIES)
    expect([name, perDay * 5 <= scripts.length]).toEqual([name, true]);
});

test('no text has an unfilled slot or a double space, and no title is too long', () => {
  for (const thread of SEED_1) {
    const text = `${thread.title}\n${thread.body}`;
    expect(text).not.toMatch(/[{}|]| {2}/);
    expect(thread.title.length).toBeLessThanOrEqual(300);
  }
});

test('fills in replies and rarely repeats one within a thread', () => {
  let replies = 0;
  let repeated = 0;
  for (const thread of SEED_1.slice(0, 1_500)) {
    const bodies = residentReplies(thread).map(({ body }) => body);
    for (const body of bodies) expect(body).not.toMatch(/[{}]| {2}|undefined/);
    replies += bodies.length;
    repeated += bodies.length - new Set(bodies).size;
  }
  expect(replies).toBeGreaterThan(5_000);
  expect(repeated / replies).toBeLessThan(0.08);
});

test('finds a listed thread by its id', () => {
  const world = createWorld(1);
  const thread = SEED_1[1_234];
  expect(world.byId(thread?.id ?? '', NOW)?.title).toBe(thread?.title);
  expect(world.byId(thread?.id ?? '', (thread?.createdAt ?? 0) - 1)).toBeUndefined();
});

test('a later query only adds newer arrivals', () => {
  const world = createWorld(1);
  const saas = findCommunity('saas');
  if (saas === undefined) throw new Error('no saas');
  const before = world.arrivals(saas, NOW - 35 * DAY, NOW).map(({ id }) => id);
  const after = world.arrivals(saas, NOW - 35 * DAY, NOW + DAY).map(({ id }) => id);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.length - before.length).toBeGreaterThan(5);
  expect(after).toEqual(
    createWorld(1)
      .arrivals(saas, NOW - 35 * DAY, NOW + DAY)
      .map(({ id }) => id),
  );
});

test('votes and replies grow quickly at first and never shrink', () => {
  const growth = { seed: 7, finalVotes: 60, finalReplies: 12, start: 'early' } as const;
  const ages = [0, 10, 60, 600, 3_600, 14_400, 86_400, 864_000].map((seconds) => seconds * 1_000);
  const votes = ages.map((age) => votesAt(growth, age));
  const replies = ages.map((age) => repliesAt(growth, age));
  expect(votes).toEqual(votes.toSorted((one, other) => one - other));
  expect(replies).toEqual(replies.toSorted((one, other) => one - other));
  expect(votes[2]).toBeGreaterThanOrEqual(1);
  expect(replies[2]).toBeGreaterThanOrEqual(1);
  expect(votes.at(-1)).toBeGreaterThan(55);
  expect(replyAge(growth, 11)).toBeLessThan(3 * DAY);
});

test('communities are consistent: known subjects, unique ids, flairs where they are required', () => {
  const keys = new Set(SUBJECTS.keys());
  for (const community of COMMUNITIES) {
    for (const { key } of community.subjects) expect(keys).toContain(key);
  }
  expect(COMMUNITIES.map(({ index }) => index)).toEqual([...COMMUNITIES.keys()]);
  const demanding = COMMUNITIES.filter(({ requirements }) => requirements.flairRequired === true);
  expect(demanding.every(({ flairs }) => flairs.length > 0)).toBe(true);
  expect(new Set(COMMUNITIES.map(({ id }) => id)).size).toBe(COMMUNITIES.length);
  expect(COMMUNITIES.filter(({ members }) => members < 10_000).length).toBeGreaterThan(5);
  expect(COMMUNITIES.filter(({ members }) => members >= 100_000).length).toBeGreaterThan(8);
});

test('generated links lead to no real site', () => {
  const hosts = SEED_1.flatMap(({ url }) => (url === null ? [] : [new URL(url).hostname]));
  expect(hosts.length).toBeGreaterThan(100);
  expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
});

test('every hand-written thread occurs, with its comments first', () => {
  const seen = new Map(SEED_1.map((thread) => [thread.script.title, thread]));
  const written = [...SUBJECTS.values()].flatMap(({ threads }) => threads);
  expect(written.filter(({ title }) => !seen.has(title)).map(({ title }) => title)).toEqual([]);
  const thread = SEED_1.find(({ script }) => script.title.startsWith('Light roast tastes like lemon'));
  const [first, second, third] = residentReplies(thread!);
  expect(first?.body).toBe('Finer first, one thing at a time. Go to 15 clicks and tell us.');
  expect(second?.parent).toBe(`t3_${thread!.id}`);
  expect(third).toMatchObject({ author: thread!.author, parent: `t1_${second?.id}` });
});

test('every resident has a unique name, which leads back to their number', () => {
  const names = Array.from({ length: RESIDENTS }, (_, number) => residentName(number));
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(RESIDENTS);
  expect(residentNumber(names[77] ?? '')).toBe(77);
  expect(Math.max(...names.map(({ length }) => length))).toBeLessThanOrEqual(24);
});
