import { afterAll, beforeAll, expect, test } from 'vitest';
import * as posts from '#contract/posts.ts';
import { readPublishingSettings, savePublishingSettings } from '#contract/publishing.ts';
import { passTime } from '#test/pass-time.ts';
import { type PlatformApp, connectAccount, createPlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

async function connected(name: string): Promise<TestClient> {
  const client = await app.as(name);
  await connectAccount(client, { username: 'sandbox_ada' });
  return client;
}

/** Publishes with a request that never arrives. */
async function publishUnheard(client: TestClient, title: string): Promise<void> {
  await app.sandbox.control({ fault: { endpoint: 'submit', kind: 'lost-request' } });
  const content = `The text of ${title}.`;
  const made = await client.call(posts.createPost, {
    title,
    content,
    subreddit: 'webdev',
    status: 'published',
  });
  expect(made.phase).toBe('checking');
}

const wait = (ms: number) => passTime(app, ms);

const firstOf = async (client: TestClient) => (await client.call(posts.listPosts))[0];

async function copiesOf(title: string) {
  const mine = (await (await app.sandbox.signIn()).get('/user/sandbox_ada/submitted')).children();
  return mine.filter((each) => each['title'] === title);
}

/** Makes the platform create a copy long after our timeout. */
async function takeLate(title: string): Promise<void> {
  const fields = { sr: 'webdev', kind: 'self', title, text: `The text of ${title}.` };
  await (await app.sandbox.signIn()).post('/api/submit', fields);
}

test('the quiet period is one minute by default, and each workspace can choose another', async () => {
  const [ada, ben] = [await app.as('ada'), await app.as('ben')];
  expect(await ada.call(readPublishingSettings)).toEqual({ silence: 'usual', lateCopies: 'remove' });
  await ada.call(savePublishingSettings, { silence: 'safe', lateCopies: 'ask' });
  expect(await ada.call(readPublishingSettings)).toEqual({ silence: 'safe', lateCopies: 'ask' });
  expect(await ben.call(readPublishingSettings)).toMatchObject({ silence: 'usual' });
  await expect(ben.call(savePublishingSettings, { silence: 'never' })).rejects.toMatchObject({ status: 422 });
  await expect(app.visitor().call(readPublishingSettings)).rejects.toMatchObject({ status: 401 });
});

test('with the safe quiet period, resends nothing for six minutes', async () => {
  const cleo = await connected('cleo');
  await cleo.call(savePublishingSettings, { silence: 'safe', lateCopies: 'remove' });
  await publishUnheard(cleo, 'Patient');
  await wait(5 * MINUTE_MS);
  expect(await firstOf(cleo)).toMatchObject({ phase: 'checking' });
  await wait(2 * MINUTE_MS);
  expect(await firstOf(cleo)).toMatchObject({ phase: 'published' });
  expect(await copiesOf('Patient')).toHaveLength(1);
});

test('with the quiet period “ask”, asks the author, who may then send the post again', async () => {
  const dan = await connected('dan');
  await dan.call(savePublishingSettings, { silence: 'ask', lateCopies: 'remove' });
  await publishUnheard(dan, 'Asked');
  await wait(2 * MINUTE_MS);
  const parked = await firstOf(dan);
  expect(parked).toMatchObject({ phase: 'needs_you', problem: { code: 'OUTCOME_UNKNOWN' } });
  await wait(5 * MINUTE_MS);
  expect(await copiesOf('Asked')).toHaveLength(0);
  await dan.call(posts.retryPost, { id: parked!.id });
  await app.drainJobs();
  expect(await firstOf(dan)).toMatchObject({ phase: 'published' });
  expect(await copiesOf('Asked')).toHaveLength(1);
});

test('marks a late post as published even after its author was asked', async () => {
  const eve = await connected('eve');
  await eve.call(savePublishingSettings, { silence: 'ask', lateCopies: 'remove' });
  await publishUnheard(eve, 'Late');
  await wait(2 * MINUTE_MS);
  expect(await firstOf(eve)).toMatchObject({ phase: 'needs_you' });
  await takeLate('Late');
  await wait(4 * MINUTE_MS);
  expect(await firstOf(eve)).toMatchObject({ phase: 'published', problem: null });
});

test.each([
  ['is deleted', 'remove', 118, { copies: 1, problem: null, recorded: 'copyRemoved' }],
  [
    'stays if the author wants to be asked',
    'ask',
    118,
    { copies: 2, problem: 'SECOND_COPY', recorded: 'copyFound' },
  ],
  [
    'stays if it has votes or replies',
    'remove',
    70,
    { copies: 2, problem: 'SECOND_COPY', recorded: 'copyFound' },
  ],
] as const)('a second copy that arrives late %s', async (title, lateCopies, takenAfterSeconds, outcome) => {
  const client = await connected(title);
  await client.call(savePublishingSettings, { silence: 'usual', lateCopies });
  await publishUnheard(client, title);
  await wait(takenAfterSeconds * SECOND_MS);
  expect(await firstOf(client)).toMatchObject({ phase: 'published' });
  await takeLate(title);
  expect(await copiesOf(title)).toHaveLength(2);
  await wait((124 - takenAfterSeconds) * SECOND_MS);
  const left = await copiesOf(title);
  expect(left).toHaveLength(outcome.copies);
  const post = (await firstOf(client))!;
  expect(left.some(({ id }) => post.permalink?.includes(`/${String(id)}/`))).toBe(true);
  expect(post.problem?.code ?? null).toBe(outcome.problem);
  const events = (await client.call(posts.readPostHistory, { id: post.id })).map(({ event }) => event);
  expect(events.filter((event) => event.startsWith('copy'))).toEqual([outcome.recorded]);
});
