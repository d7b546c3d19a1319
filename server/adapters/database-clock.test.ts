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
    nextTurn: async () => {},
    after(_ms, call) {
      const timer = () => {
        world.timers.delete(timer);
        call();
      };
      world.timers.add(timer);
      return () => world.timers.delete(timer);
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

test('returns the database’s time, not the machine’s', async () => {
  const { world, system, pass, readTime } = createWorld();
  const clock = await createDatabaseClock(system, readTime);
  expect(clock.now()).toBe(1_000_000);
  world.machine += 3_600_000;
  pass(500);
  expect(clock.now()).toBe(1_000_500);
  expect(clock.wall()).toBe(8_600_500);
});

test('a slow sample never makes the clock run ahead, and a faster sample replaces it', async () => {
  const { world, system, readTime } = createWorld();
  world.answerMs = 400;
  const clock = await createDatabaseClock(system, readTime);
  expect(clock.now()).toBe(world.database - 400);
  world.answerMs = 5;
  await clock.refresh();
  expect(world.database - clock.now()).toBe(5);
});

test('follows and reports a jump of the database’s clock that lasts a minute', async () => {
  const { world, system, pass, readTime } = createWorld();
  const reports: unknown[] = [];
  const onJump = (report: unknown) => reports.push(report);
  const clock = await createDatabaseClock(system, readTime, { onJump });
  world.database += 3_600_000;
  for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 10_000) {
    await clock.refresh();
    expect(clock.now()).toBe(1_000_000 + waitedMs);
    pass(10_000);
  }
  await clock.refresh();
  expect(clock.now()).toBe(world.database);
  expect(reports).toEqual([
    { jumpMs: 3_600_000, verdict: 'wait' },
    { jumpMs: 3_600_000, verdict: 'follow' },
  ]);
});

test('ignores a jump of the clock that is undone', async () => {
  const { world, system, pass, readTime } = createWorld();
  const clock = await createDatabaseClock(system, readTime);
  for (let round = 0; round < 10; round += 1) {
    world.database += round % 2 === 0 ? 3_600_000 : -3_600_000;
    pass(10_000);
    await clock.refresh();
    expect(clock.now()).toBe(1_010_000 + round * 10_000);
  }
});

test('follows a jump at once if the platform’s time confirms it', async () => {
  const { world, system, readTime } = createWorld();
  const clock = await createDatabaseClock(system, readTime, { askPlatform: async () => world.database });
  world.database += 3_600_000;
  await clock.refresh();
  expect(clock.now()).toBe(world.database);
});

test('never follows a jump that the platform contradicts, and waits another minute if the platform falls silent', async () => {
  const { world, system, pass, readTime } = createWorld();
  const platform: { time: number | null } = { time: null };
  const askPlatform = async () => platform.time;
  const clock = await createDatabaseClock(system, readTime, { askPlatform });
  world.database += 3_600_000;
  for (let round = 0; round < 5; round += 1) {
    platform.time = world.database - 3_600_000;
    await clock.refresh();
    pass(30_000);
  }
  platform.time = null;
  await clock.refresh();
  expect(clock.now()).toBe(world.database - 3_600_000);
});

test('samples the time every ten seconds while in doubt, and every thirty seconds otherwise', async () => {
  const { world, system, readTime } = createWorld();
  const waits: number[] = [];
  const after = (ms: number, call: () => void) => {
    waits.push(ms);
    return system.after(ms, call);
  };
  const clock = await createDatabaseClock({ ...system, after }, readTime);
  world.database += 3_600_000;
  for (const look of world.timers) look();
  await expect.poll(() => waits).toEqual([30_000, 10_000]);
  clock.stop();
});

test('keeps running while the database is unreachable', async () => {
  const { world, system, pass } = createWorld();
  const troubles: string[] = [];
  let answers = true;
  const readTime = async () => {
    if (!answers) throw new Error('no database');
    return world.database;
  };
  const onError = (error: unknown) => troubles.push(String(error));
  const clock = await createDatabaseClock(system, readTime, { onError });
  answers = false;
  for (const look of world.timers) look();
  await expect.poll(() => troubles).toEqual(['Error: no database']);
  pass(1_000);
  expect(clock.now()).toBe(1_001_000);
  await expect.poll(() => world.timers.size).toBe(1);
  clock.stop();
  expect(world.timers.size).toBe(0);
});
