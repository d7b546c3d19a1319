import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openTcpLine } from '#test/tcp-line.ts';
import { createTestClock } from '#test/test-clock.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { openEngine } from '../open-database.ts';

/** An engine whose connection the test can break, with a clock that the test moves. */
async function openOnLine() {
  const database = await createTestDatabase();
  const url = new URL(database.settings['DATABASE_URL']!);
  const port = Number(url.port);
  const line = await openTcpLine(port);
  url.port = String(line.port);
  const clock = createTestClock();
  const troubles: string[] = [];
  const config = readConfig({ ...database.settings, DATABASE_URL: url.href });
  const engine = await openEngine(config, ({ message }) => troubles.push(message), { clock });
  onTestFinished(async () => {
    await engine.stop();
    await line.stop();
    await database.drop();
  });
  const heard: string[] = [];
  engine.bus.listen('jobs', (message) => heard.push(`jobs ${message}`));
  engine.bus.listen('events', (message) => heard.push(`events ${message}`));
  return { engine, line, port, clock, troubles, heard };
}

const isWaiting = (clock: { nextIn(): number }) => Number.isFinite(clock.nextIn());

test('notifies every listener after a broken connection that messages may be lost', async () => {
  const { engine, clock, heard } = await openOnLine();
  await expect.poll(() => clock.nextIn()).toBe(10_000);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`.execute(engine.db);
  await expect.poll(() => clock.nextIn()).toBe(1_000);
  await engine.bus.send(engine.db, 'events', 'said to nobody');
  clock.advance(1_000);
  await expect.poll(() => heard).toEqual(['jobs null', 'events null']);
  await engine.bus.send(engine.db, 'events', 'heard again');
  await expect.poll(() => heard.at(-1)).toBe('events heard again');
});

test('detects a silently dropped connection and reconnects the pool', async () => {
  const { engine, line, port, clock, heard, troubles } = await openOnLine();
  expect(await engine.readTime()).toBeGreaterThan(0);
  await expect.poll(() => clock.nextIn()).toBe(10_000);
  line.freeze();
  const stuck = engine.readTime().catch(String);
  clock.advance(10_000);
  await expect.poll(() => isWaiting(clock)).toBe(true);
  clock.advance(5_000);
  expect(await stuck).toContain('Connection terminated');
  expect(troubles).toContain('PostgreSQL does not answer. Reconnecting.');
  line.leadTo(port);
  await expect.poll(() => clock.nextIn()).toBe(1_000);
  clock.advance(1_000);
  await expect.poll(() => heard).toEqual(['jobs null', 'events null']);
  expect(await engine.readTime()).toBeGreaterThan(0);
});

test('keeps a connection that answers', async () => {
  const { clock, heard, troubles } = await openOnLine();
  for (let beats = 0; beats < 3; beats += 1) {
    await expect.poll(() => clock.nextIn()).toBe(10_000);
    clock.advance(10_000);
  }
  await expect.poll(() => clock.nextIn()).toBe(10_000);
  expect([...heard, ...troubles]).toEqual([]);
});

test('a connection that breaks between two queries fails only their transaction', async () => {
  const { engine, line, troubles } = await openOnLine();
  const failing = engine.db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    line.cut();
    // This breaks the listening connection too.
    await expect.poll(() => troubles.length).toBeGreaterThan(1);
    await sql`select 1`.execute(tx);
  });
  await expect(failing).rejects.toThrow(/connection/i);
  expect(await engine.readTime()).toBeGreaterThan(0);
});

test('stops without waiting for a dead connection', async () => {
  const { engine, line, clock } = await openOnLine();
  await engine.readTime();
  line.freeze();
  const stopped = engine.stop();
  await expect.poll(() => isWaiting(clock)).toBe(true);
  clock.advance(2_000);
  await stopped;
});
