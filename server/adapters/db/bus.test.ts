import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('delivers a message only to the listeners of its channel, and to all of them', async () => {
  const { bus, db } = app.base.engine;
  const heard: string[] = [];
  const stops = [
    bus.listen('jobs', (message) => heard.push(`first ${message}`)),
    bus.listen('jobs', (message) => heard.push(`second ${message}`)),
    bus.listen('events', (message) => heard.push(`events ${message}`)),
  ];
  await bus.send(db, 'jobs', 'hello');
  await expect.poll(() => heard.toSorted()).toEqual(['first hello', 'second hello']);
  for (const stop of stops) stop();
});

test('delivers nothing after a listener has stopped', async () => {
  const { bus, db } = app.base.engine;
  const heard: string[] = [];
  const stopFirst = bus.listen('events', () => heard.push('first'));
  const stopSecond = bus.listen('events', () => heard.push('second'));
  stopFirst();
  await bus.send(db, 'events', '');
  await expect.poll(() => heard).toEqual(['second']);
  stopSecond();
});

test('a listener that reads the database sees what the sending transaction wrote', async () => {
  const { bus, db } = app.base.engine;
  const seen: (string | undefined)[] = [];
  const read = async () => {
    const row = await db
      .selectFrom('installation')
      .select('value')
      .where('key', '=', 'bus test')
      .executeTakeFirst();
    seen.push(row?.value);
  };
  const stop = bus.listen('events', () => void read());
  await db.transaction().execute(async (tx) => {
    await bus.send(tx, 'events', '');
    await tx.insertInto('installation').values({ key: 'bus test', value: 'written' }).execute();
  });
  await expect.poll(() => seen).toEqual(['written']);
  stop();
});

test('keeps the order and text of messages', async () => {
  const { bus, db } = app.base.engine;
  const heard: (string | null)[] = [];
  const stop = bus.listen('jobs', (message) => heard.push(message));
  const messages = ['one', '{"two": "’"}', '', "it's"];
  for (const message of messages) await bus.send(db, 'jobs', message);
  await expect.poll(() => heard).toEqual(messages);
  stop();
});
