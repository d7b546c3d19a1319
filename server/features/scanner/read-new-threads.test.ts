import { expect, test } from 'vitest';
import type { Failure, Outcome } from '#server/adapters/platform/outcome.ts';
import type { Platform } from '#server/adapters/platform/platform.ts';
import { readSubmission } from '#server/adapters/platform/read-things.ts';
import type { Page, Submission } from '#server/adapters/platform/things.ts';
import { createTestClock } from '#test/test-clock.ts';
import { readGroup, type Site } from './read-new-threads.ts';

const DAY_MS = 24 * 3_600_000;
const OUTAGE: Failure = { kind: 'unknown', status: 503, detail: '' };
const CLOSED: Failure = { kind: 'forbidden', reason: 'private' };

const clock = createTestClock();
const since = clock.now() - DAY_MS;
const threadOf = (community: string, no = 1): Submission =>
  readSubmission({
    id: `${community}${no}`,
    name: `t3_${community}${no}`,
    title: 'Which tool?',
    permalink: `/r/${community}/comments/${no}`,
    subreddit: community,
    author: 'ben',
    created_utc: Math.floor(clock.now() / 1_000) - no,
  })!;
const pageOf = (items: Submission[], after: string | null = null): Outcome<Page<Submission>> => ({
  kind: 'ok',
  value: { items, after, skipped: 0 },
});

/** Reads a group from a scripted platform and counts the calls. */
async function readFrom(
  communities: readonly string[],
  answer: (asked: readonly string[], call: number) => Outcome<Page<Submission>>,
  callsLeft = Infinity,
) {
  let calls = 0;
  const listing: Platform['listing'] = async (_caller, query) => {
    calls += 1;
    return answer(query.communities ?? [], calls);
  };
  const site = {
    platform: { listing },
    reader: {},
    clock,
    tracked: { reportProgress: async () => calls < callsLeft, note: () => undefined },
  } as unknown as Site;
  return { ...(await readGroup(site, communities, since)), calls };
}
const named = (count: number): string[] => Array.from({ length: count }, (_, no) => `c${no}`);

test.each([
  ['an outage', OUTAGE],
  ['a limit', { kind: 'rateLimited', scope: 'installation', waitMs: 60_000 }],
  ['an account that was shut out', { kind: 'unauthorized' }],
  ['a token for too little', { kind: 'forbidden', reason: 'insufficient_scope' }],
] as const)('makes one call for %s, whatever the size of the group', async (_what, failure) => {
  expect(await readFrom(named(25), () => failure)).toEqual({
    threads: [],
    tooOld: 0,
    silent: [],
    refused: [],
    partly: [],
    unread: named(25),
    ended: failure,
    calls: 1,
  });
});

test('finds a closed community by bisection and reads all others', async () => {
  const read = await readFrom(named(25), (asked) =>
    asked.includes('c7') ? CLOSED : pageOf(asked.map((name) => threadOf(name))),
  );
  expect(read).toMatchObject({ refused: ['c7'], silent: [], partly: [], unread: [], ended: null });
  expect(new Set(read.threads.map(({ community }) => community)).size).toBe(24);
  expect(read.calls).toBeLessThan(12);
});

test('stops splitting the group if the account is rejected everywhere', async () => {
  const read = await readFrom(named(25), () => CLOSED);
  expect(read.refused.toSorted()).toEqual(named(25).toSorted());
  expect(read.calls).toBe(15);
});

test('after an outage while splitting the group, leaves the rest unread', async () => {
  const read = await readFrom(['a', 'b', 'c', 'd'], (asked, call) =>
    call === 3 ? OUTAGE : asked.length > 2 ? CLOSED : pageOf(asked.map((name) => threadOf(name))),
  );
  expect(read).toMatchObject({ refused: [], unread: ['c', 'd'], ended: OUTAGE });
  expect(read.threads.map(({ community }) => community)).toEqual(['a', 'b']);
});

test('keeps earlier pages when a later one fails', async () => {
  const read = await readFrom(['a', 'b'], (_asked, call) =>
    call === 1 ? pageOf([threadOf('a'), threadOf('b')], 't3_b1') : OUTAGE,
  );
  expect(read).toMatchObject({ partly: ['a', 'b'], refused: [], unread: [], ended: OUTAGE, calls: 2 });
  expect(read.threads).toHaveLength(2);
});

test('retries a dropped connection once', async () => {
  const reset: Failure = { kind: 'unknown', status: null, detail: 'read ECONNRESET' };
  const once = await readFrom(['a'], (_asked, call) => (call === 1 ? reset : pageOf([threadOf('a')])));
  expect(once).toMatchObject({ unread: [], ended: null, calls: 2 });
  expect(await readFrom(['a'], () => reset)).toMatchObject({ unread: ['a'], ended: reset, calls: 2 });
});

test('reports a community as partly read if its listing is longer than the pages read', async () => {
  const read = await readFrom(['a', 'b'], (_asked, call) => pageOf([threadOf('a', call)], `t3_a${call}`));
  expect(read).toMatchObject({ partly: ['a', 'b'], silent: ['b'], ended: null, calls: 3 });
});

test('keeps what was read when the user stops the scan', async () => {
  const read = await readFrom(['a'], () => pageOf([threadOf('a')], 't3_a1'), 1);
  expect(read).toMatchObject({ partly: ['a'], ended: 'stopped', calls: 1 });
  expect(read.threads).toHaveLength(1);
});
