import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { withTimeout } from './adapters/with-timeout.ts';
import { createTestClock } from '#test/test-clock.ts';
import type { ChangeEvent } from './events.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const publish = (event: ChangeEvent) => app.base.events.publish(app.base.db, event);

test('an event reaches all subscribers of its workspace, and no others', async () => {
  const received: string[] = [];
  const subscribe = (name: string, workspaceId: string) =>
    app.base.events.subscribe(workspaceId, ({ topic }) => received.push(`${name} ${topic}`));
  const stops = [subscribe('first', 'wsp_1'), subscribe('second', 'wsp_1'), subscribe('stranger', 'wsp_2')];
  await publish({ workspaceId: 'wsp_1', topic: 'posts' });
  await expect.poll(() => received.toSorted()).toEqual(['first posts', 'second posts']);
  for (const stop of stops) stop();
});

test('an event of one session contains its id', async () => {
  const received: ChangeEvent[] = [];
  const stop = app.base.events.subscribe('wsp_3', (event) => received.push(event));
  await publish({ workspaceId: 'wsp_3', sessionId: 'ses_1', topic: 'signedOut' });
  await expect
    .poll(() => received)
    .toEqual([{ workspaceId: 'wsp_3', sessionId: 'ses_1', topic: 'signedOut' }]);
  stop();
});

test('delivers nothing after unsubscribing', async () => {
  const received: string[] = [];
  const stop = app.base.events.subscribe('wsp_4', () => received.push('gone'));
  const stopOther = app.base.events.subscribe('wsp_4', () => received.push('here'));
  stop();
  await publish({ workspaceId: 'wsp_4', topic: 'user' });
  await expect.poll(() => received).toEqual(['here']);
  stopOther();
});

test('returns the value or error of work that ends in time, and null for late work', async () => {
  const clock = createTestClock();
  const { promise, resolve } = Promise.withResolvers<string>();
  const late = withTimeout(clock, 1_000, promise);
  clock.advance(1_000);
  expect(await late).toBeNull();
  const onTime = withTimeout(clock, 1_000, promise);
  clock.advance(999);
  resolve('done');
  expect(await onTime).toBe('done');
  await expect(withTimeout(clock, 1_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(clock.nextIn()).toBe(Number.POSITIVE_INFINITY);
});
