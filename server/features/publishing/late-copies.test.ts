import { afterEach, beforeEach, expect, test } from 'vitest';
import * as accounts from '#contract/accounts.ts';
import * as posts from '#contract/posts.ts';
import { savePublishingSettings } from '#contract/publishing.ts';
import { ok } from '#server/adapters/platform/outcome.ts';
import { connectAccount } from '#test/platform-app.ts';
import {
  HOUR_MS,
  MINUTE_MS,
  openPublisher,
  type Publisher,
  SECOND_MS,
  UNREADABLE_LISTS,
} from '#test/publisher.ts';

let ada: Publisher;
beforeEach(async () => {
  ada = await openPublisher();
});
afterEach(() => ada.app.close());

const loseAnswer = () => ada.app.sandbox.control({ fault: { endpoint: 'submit', kind: 'lost-answer' } });
const countThere = async () => (await ada.titlesThere()).length;
async function disconnect() {
  const [account] = await ada.ada.call(accounts.listAccounts);
  await ada.ada.call(accounts.disconnectAccount, { id: account!.id });
}
const reconnect = () => connectAccount(ada.ada, { username: 'sandbox_ada' });

/** Loses the response, then disconnects the account before the first search. */
async function loseSight(title: string) {
  await loseAnswer();
  const post = await ada.publish(title);
  expect(post.phase).toBe('checking');
  await disconnect();
  await ada.pass(35 * MINUTE_MS, 5 * MINUTE_MS);
  expect(await ada.readPost(post)).toMatchObject({
    phase: 'needs_you',
    problem: { code: 'OUTCOME_UNKNOWN' },
  });
  return post;
}

test('searches the list of a Reddit user whose account was disconnected and connected again', async () => {
  const post = await loseSight('Reconnected');
  await reconnect();
  await ada.ada.call(posts.retryPost, { id: post.id });
  await ada.pass(3 * HOUR_MS, MINUTE_MS);
  // The copy has votes by now, so it isn't deleted.
  expect(await ada.readPost(post)).toMatchObject({ phase: 'published', problem: { code: 'SECOND_COPY' } });
  expect(await countThere()).toBe(2);
});

test('publishes a parked post without an account if its copy is found after reconnecting', async () => {
  const post = await loseSight('Without an account');
  await reconnect();
  const [account] = await ada.ada.call(accounts.listAccounts);
  await ada.pass(HOUR_MS, MINUTE_MS);
  expect(await ada.readPost(post)).toMatchObject({ phase: 'published', redditAccountId: account!.id });
  expect(await countThere()).toBe(1);
});

test('marks a draft as published if its text turns out to be on the platform', async () => {
  await ada.ada.call(savePublishingSettings, { silence: 'ask', lateCopies: 'remove' });
  await ada.app.sandbox.control({ set: { listingLagSeconds: 240 } });
  await loseAnswer();
  const post = await ada.publish('Is it there');
  await ada.pass(2 * MINUTE_MS);
  expect(await ada.readPost(post)).toMatchObject({
    phase: 'needs_you',
    problem: { code: 'OUTCOME_UNKNOWN' },
  });
  await ada.ada.call(posts.updatePost, { id: post.id, status: 'draft' });
  await ada.pass(2 * HOUR_MS, MINUTE_MS);
  expect(await ada.readPost(post)).toMatchObject({ phase: 'published' });
  expect(await countThere()).toBe(1);
});

test('reports no second copy of a post that was rejected once, then accepted without an id', async () => {
  const real = { ...ada.app.base.platform! };
  let tries = 0;
  ada.replacePlatform({
    async submit(...given) {
      tries += 1;
      if (tries === 1) return { kind: 'rateLimited', scope: 'account', waitMs: 10 * SECOND_MS };
      const outcome = await real.submit(...given);
      return outcome.kind === 'ok' ? ok({ ...outcome.value, id: null }) : outcome;
    },
  });
  const post = await ada.publish('Only one');
  await ada.pass(3 * MINUTE_MS);
  expect(await ada.titlesThere()).toEqual(['Only one']);
  expect(await ada.readPost(post)).toMatchObject({ phase: 'published', problem: null });
});

test('keeps both copies that the author posted by hand after a single attempt', async () => {
  await ada.app.sandbox.control({ fault: { endpoint: 'submit', kind: 'lost-request' } });
  const post = await ada.publish('By hand');
  await ada.postThere('By hand');
  await ada.pass(26 * SECOND_MS);
  expect(await ada.readPost(post)).toMatchObject({ phase: 'published', problem: null });
  // This time is just before the first search for copies, and before the copy has votes.
  await ada.postThere('By hand');
  await ada.pass(10 * SECOND_MS);
  expect(await countThere()).toBe(2);
  expect(await ada.readPost(post)).toMatchObject({ problem: { code: 'SECOND_COPY' } });
});

test('gives a post whose response was lost the time at which it went out, not when it was found', async () => {
  await ada.app.sandbox.control({ set: { listingLagSeconds: 40 } });
  await loseAnswer();
  const post = await ada.publish('On time');
  const sentAt = ada.app.clock.now();
  await ada.pass(2 * MINUTE_MS);
  const found = await ada.readPost(post);
  expect(found).toMatchObject({ phase: 'published' });
  expect(Math.abs(Date.parse(found?.publishedAt ?? '') - sentAt)).toBeLessThan(2 * SECOND_MS);
});

test('keeps the copy of an earlier text when the author’s changed text goes out', async () => {
  await ada.ada.call(savePublishingSettings, { silence: 'ask', lateCopies: 'remove' });
  await ada.app.sandbox.control({ fault: { endpoint: 'submit', kind: 'lost-request' } });
  const post = await ada.publish('Two texts');
  await ada.pass(80 * SECOND_MS);
  expect(await ada.readPost(post)).toMatchObject({ phase: 'needs_you' });
  const words = { title: 'Two texts, better', content: 'Other words for it.' };
  await ada.ada.call(posts.updatePost, { id: post.id, ...words, status: 'published' });
  await ada.app.drainJobs();
  expect(await ada.readPost(post)).toMatchObject({ phase: 'published' });
  // This time is just before a search for copies, and before the copy has votes.
  await ada.pass(36 * SECOND_MS);
  await ada.postThere('Two texts');
  await ada.pass(10 * SECOND_MS);
  expect((await ada.titlesThere()).toSorted()).toEqual(['Two texts', 'Two texts, better']);
  expect(await ada.readPost(post)).toMatchObject({
    problem: { code: 'SECOND_COPY', message: expect.stringContaining('An earlier text') },
  });
});

test('after several attempts, tells the author that more than one copy may exist', async () => {
  await ada.app.sandbox.control({ fault: { endpoint: 'submit', kind: 'lost-request', times: 2 } });
  const post = await ada.publish('Tried twice');
  await ada.pass(66 * SECOND_MS);
  expect((await ada.readEvents(post)).filter((event) => event === 'sending')).toHaveLength(2);
  ada.replacePlatform(UNREADABLE_LISTS);
  await ada.pass(31 * MINUTE_MS, MINUTE_MS);
  expect(await ada.readPost(post)).toMatchObject({
    phase: 'needs_you',
    problem: { message: expect.stringContaining('An earlier try may have arrived as well.') },
  });
});
