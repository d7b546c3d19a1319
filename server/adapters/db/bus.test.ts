import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a message reaches every listener of its channel, and nobody on the other', async () => {
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

test('who has stopped listening hears nothing more', async () => {
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

test('messages keep their order and their text', async () => {
  const { bus, db } = app.base.engine;
  const heard: (string | null)[] = [];
  const stop = bus.listen('jobs', (message) => heard.push(message));
  const messages = ['one', '{"two": "’"}', '', "it's"];
  for (const message of messages) await bus.send(db, 'jobs', message);
  await expect.poll(() => heard).toEqual(messages);
  stop();
});
