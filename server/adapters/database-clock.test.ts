import { expect, test } from 'vitest';
import type { Clock } from './clock.ts';
import { createDatabaseClock } from './database-clock.ts';

/** A machine and a database with separate clocks. */
function createWorld() {
  const world = {
    monotonic: 0,
    machine: 5_000_000,
    database: 1_000_000,
    answerMs: 0,
    timers: new Set<() => void>(),
  };
  const system: Clock = {
    now: () => world.machine,
    monotonic: () => world.monotonic,
    wall: () => world.machine,
    after(_ms, call) {
      world.timers.add(call);
      return () => world.timers.delete(call);
    },
  };
  const pass = (ms: number) => {
    world.monotonic += ms;
    world.database += ms;
    world.machine += ms;
  };
  const readTime = async () => {
    const time = world.database;
    pass(world.answerMs);
    return time;
  };
  return { world, system, pass, readTime };
}

test('it tells the database’s time, whatever the machine’s clock says', async () => {
  const { world, system, pass, readTime } = createWorld();
  const clock = await createDatabaseClock(system, readTime);
  expect(clock.now()).toBe(1_000_000);
  world.machine += 3_600_000;
  pass(500);
  expect(clock.now()).toBe(1_000_500);
  expect(clock.wall()).toBe(8_600_500);
});

test('a slow sample makes it late, never early, and a faster one replaces it', async () => {
  const { world, system, readTime } = createWorld();
  world.answerMs = 400;
  const clock = await createDatabaseClock(system, readTime);
  expect(clock.now()).toBe(world.database - 400);
  world.answerMs = 5;
  await clock.refresh();
  expect(world.database - clock.now()).toBe(5);
});

test('it follows a corrected database clock, and keeps running when the database is unreachable', async () => {
  const { world, system, pass, readTime } = createWorld();
  const troubles: unknown[] = [];
  const clock = await createDatabaseClock(system, readTime, (error) => troubles.push(error));
  world.database -= 60_000;
  await clock.refresh();
  expect(clock.now()).toBe(940_000);
  pass(1_000);
  expect(clock.now()).toBe(941_000);
  clock.stop();
  expect(world.timers.size).toBe(0);
  expect(troubles).toEqual([]);
});
