import { afterEach, beforeEach, expect, test } from 'vitest';
import * as posts from '#contract/posts.ts';
import { HOUR_MS, MINUTE_MS, openPublisher, type Publisher, SECOND_MS } from '#test/publisher.ts';

let ada: Publisher;
beforeEach(async () => {
  ada = await openPublisher();
});
afterEach(() => ada.app.close());

const unreachable = { takeTurn: async () => ({ kind: 'notSent', detail: 'no route' }) as const };

test('retries a rescheduled post as often as any other', async () => {
  const post = await ada.schedule('Twice unlucky', MINUTE_MS);
  const goOn = ada.replacePlatform(unreachable);
  await ada.pass(20 * MINUTE_MS, 30 * SECOND_MS);
  expect(await ada.readPost(post)).toMatchObject({ phase: 'needs_you', problem: { code: 'UNREACHABLE' } });
  goOn();
  const nextWeek = 7 * 24 * HOUR_MS;
  const scheduledAt = ada.inFuture(nextWeek);
  await ada.ada.call(posts.updatePost, { id: post.id, status: 'scheduled', scheduledAt });
  ada.app.clock.advance(nextWeek);
  const goOnAgain = ada.replacePlatform(unreachable);
  await ada.app.base.jobs.runDue(10);
  goOnAgain();
  await ada.pass(MINUTE_MS, 10 * SECOND_MS);
  expect(await ada.readPost(post)).toMatchObject({ phase: 'published' });
});

test('asks the author about a post that waited hours for the call limit', async () => {
  const { db, jobs } = ada.app.base;
  const post = await ada.schedule('Eight hours late', MINUTE_MS);
  ada.app.clock.advance(61 * SECOND_MS);
  const blocked_until = ada.app.clock.now() + 8 * HOUR_MS;
  await db.updateTable('call_budget').set({ blocked_until }).execute();
  const sending = jobs.runDue(10);
  // Reading the community's rules times out.
  const codeASecondLater = async () => {
    ada.app.clock.advance(SECOND_MS);
    return (await ada.readPost(post))?.problem?.code;
  };
  await expect.poll(codeASecondLater).toBe('CALL_LIMIT');
  ada.app.clock.advance(8 * HOUR_MS);
  await sending;
  await ada.app.drainJobs();
  expect(await ada.readPost(post)).toMatchObject({ phase: 'needs_you', problem: { code: 'LATE' } });
  expect(await ada.titlesThere()).toEqual([]);
});

test("reports an account's wait and its end once", async () => {
  await ada.app.sandbox.control({ fault: { endpoint: 'submit', kind: 'ratelimit', seconds: 300 } });
  const first = await ada.publish('First');
  expect(first.problem?.remedy).toMatch(/^Nothing to do: it is sent again by itself, about 20.*Z\.$/);
  const second = await ada.publish('Second');
  expect(second).toMatchObject({
    phase: 'waiting',
    problem: {
      code: 'ACCOUNT_WAITS',
      message: expect.stringMatching(/^Waiting until this account may post again, about 20.*Z\.$/),
    },
  });
  await ada.pass(4 * MINUTE_MS, 30 * SECOND_MS);
  expect((await ada.readEvents(second)).filter((event) => event === 'delayed')).toHaveLength(1);
  await ada.pass(2 * MINUTE_MS, 30 * SECOND_MS);
  expect(await ada.readPost(second)).toMatchObject({ phase: 'published', problem: null });
});
