import { afterEach, beforeEach, expect, test } from 'vitest';
import * as posts from '#contract/posts.ts';
import { markOutdated } from '#server/adapters/db/restore-backup.ts';
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

const now = () => ada.app.clock.now();
const restore = (backupAt: number) => markOutdated(ada.app.base.db, { backupAt, restoredAt: now() });
const sendAgain = ({ id }: { id: string }) => ada.ada.call(posts.retryPost, { id });

/** Publishes on time, then restores an earlier backup two hours later. */
async function restoreAfterItWentOut(title: string) {
  const backupAt = now();
  const post = await ada.schedule(title, HOUR_MS);
  ada.app.clock.advance(HOUR_MS);
  await ada.postThere(title);
  ada.app.clock.advance(2 * HOUR_MS);
  await restore(backupAt);
  return post;
}

test('finds a restored post that went out, although the first read of its list fails', async () => {
  const post = await restoreAfterItWentOut('Went out');
  const goOn = ada.replacePlatform(UNREADABLE_LISTS);
  await ada.app.drainJobs();
  goOn();
  expect(await ada.readPost(post)).toMatchObject({ phase: 'waiting' });
  await ada.pass(5 * MINUTE_MS, 30 * SECOND_MS);
  expect(await ada.readPost(post)).toMatchObject({ phase: 'published' });
  expect(await ada.titlesThere()).toEqual(['Went out']);
});

test('searches again for a restored post when it is sent again, if its list was unreadable', async () => {
  const post = await restoreAfterItWentOut('Unseen');
  const goOn = ada.replacePlatform(UNREADABLE_LISTS);
  await ada.pass(29 * MINUTE_MS, MINUTE_MS);
  expect(await ada.readPost(post)).toMatchObject({ phase: 'waiting' });
  await ada.pass(2 * MINUTE_MS, MINUTE_MS);
  expect(await ada.readPost(post)).toMatchObject({ phase: 'needs_you', problem: { code: 'RESTORED' } });
  expect((await ada.readEvents(post)).filter((event) => event === 'couldNotLook')).toHaveLength(1);
  goOn();
  await sendAgain(post);
  await ada.pass(MINUTE_MS);
  expect(await ada.readPost(post)).toMatchObject({ phase: 'published' });
  expect(await ada.titlesThere()).toEqual(['Unseen']);
});

test('asks the author of a restored post before sending if its title is listed with another text', async () => {
  const post = await ada.schedule('Taken down', 3 * HOUR_MS);
  const backupAt = now();
  ada.app.clock.advance(HOUR_MS);
  await ada.postThere('Taken down', 'Edited there since.');
  ada.app.clock.advance(HOUR_MS);
  await restore(backupAt);
  await ada.pass(2 * HOUR_MS, MINUTE_MS);
  expect(await ada.titlesThere()).toEqual(['Taken down']);
  expect(await ada.readPost(post)).toMatchObject({
    phase: 'needs_you',
    problem: { code: 'RESTORED', message: expect.stringContaining('with another text') },
  });
  await sendAgain(post);
  await ada.pass(MINUTE_MS);
  expect(await ada.titlesThere()).toEqual(['Taken down', 'Taken down']);
});

test.each([
  ['5 seconds after the restore may have gone out early, so it is parked', 5, 'needs_you'],
  ['half a minute after the restore goes out', 30, 'published'],
])('after a restore, a post due %s', async (_sentence, seconds, phase) => {
  const backupAt = now();
  const post = await ada.schedule('Due soon', HOUR_MS);
  ada.app.clock.advance(HOUR_MS - seconds * SECOND_MS);
  await restore(backupAt);
  await ada.pass(2 * MINUTE_MS, 10 * SECOND_MS);
  expect(await ada.readPost(post)).toMatchObject({ phase });
});

test("asks the author about a post with an unknown outcome in the backup if it isn't listed", async () => {
  const backupAt = now();
  await ada.app.sandbox.control({ fault: { endpoint: 'submit', kind: 'lost-request' } });
  const post = await ada.publish('In doubt then');
  expect(post.phase).toBe('checking');
  ada.app.clock.advance(5 * HOUR_MS);
  await restore(backupAt);
  await ada.pass(10 * MINUTE_MS);
  expect(await ada.readPost(post)).toMatchObject({ phase: 'needs_you', problem: { code: 'RESTORED' } });
  expect(await ada.titlesThere()).toEqual([]);
});

test('waits half an hour after a restore, whatever checks failed before it', async () => {
  const goOn = ada.replacePlatform(UNREADABLE_LISTS);
  await ada.app.sandbox.control({ fault: { endpoint: 'submit', kind: 'lost-request' } });
  const post = await ada.publish('Not seen before');
  await ada.pass(35 * MINUTE_MS, 30 * SECOND_MS);
  expect(await ada.readPost(post)).toMatchObject({ problem: { code: 'OUTCOME_UNKNOWN' } });
  const scheduledAt = new Date(now() + HOUR_MS).toISOString();
  await ada.ada.call(posts.updatePost, { id: post.id, status: 'scheduled', scheduledAt });
  const backupAt = now();
  ada.app.clock.advance(2 * HOUR_MS);
  await restore(backupAt);
  await ada.pass(20 * MINUTE_MS, MINUTE_MS);
  goOn();
  expect(await ada.readPost(post)).toMatchObject({ phase: 'waiting', problem: { code: 'SEARCHING' } });
});

test('gives a restored post the time at which it went out, not when it was found', async () => {
  const post = await restoreAfterItWentOut('On time');
  const wentOutAt = now() - 2 * HOUR_MS;
  await ada.pass(MINUTE_MS);
  const found = await ada.readPost(post);
  expect(found).toMatchObject({ phase: 'published' });
  expect(Math.abs(Date.parse(found?.publishedAt ?? '') - wentOutAt)).toBeLessThan(2 * SECOND_MS);
});

test('finds a post that went out just before the restore but was listed later', async () => {
  await ada.app.sandbox.control({ set: { listingLagSeconds: 20 } });
  const backupAt = now();
  const post = await ada.schedule('Just before', HOUR_MS);
  ada.app.clock.advance(HOUR_MS);
  await ada.postThere('Just before');
  ada.app.clock.advance(5 * SECOND_MS);
  await restore(backupAt);
  await ada.app.drainJobs();
  expect(await ada.readPost(post)).toMatchObject({ phase: 'waiting', problem: { code: 'SEARCHING' } });
  await ada.pass(70 * SECOND_MS);
  expect(await ada.readPost(post)).toMatchObject({ phase: 'published' });
  expect(await ada.titlesThere()).toEqual(['Just before']);
});

test('asks the author about a post whose list stays unreadable; if they send it, it may go out twice', async () => {
  const backupAt = now();
  const post = await ada.schedule('Never seen', HOUR_MS);
  ada.app.clock.advance(2 * HOUR_MS);
  await restore(backupAt);
  ada.replacePlatform(UNREADABLE_LISTS);
  for (let times = 0; times < 2; times += 1) {
    await ada.pass(31 * MINUTE_MS, MINUTE_MS);
    expect(await ada.readPost(post)).toMatchObject({ phase: 'needs_you', problem: { code: 'RESTORED' } });
    await sendAgain(post);
  }
  await ada.pass(MINUTE_MS);
  expect(await ada.readPost(post)).toMatchObject({ phase: 'published' });
});
