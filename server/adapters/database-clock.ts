import type { Clock } from './clock.ts';

const REFRESH_EVERY_MS = 30_000;
const SAMPLES = 3;
const FAST_ENOUGH_MS = 20;

export type DatabaseClock = Clock & {
  /** Samples the database's time again. */
  refresh(): Promise<void>;
  stop(): void;
};

/**
 * The database's time, extrapolated with our monotonic clock: all processes agree on what is due, and a clock step
 * on one machine has no effect. It never runs ahead of the database, which would make jobs early.
 */
export async function createDatabaseClock(
  system: Clock,
  readTime: () => Promise<number>,
  onError: (error: unknown) => void = () => {},
): Promise<DatabaseClock> {
  let known = { time: 0, at: 0 };
  let cancel = () => {};
  let stopped = false;

  /** Keeps the sample with the shortest round trip, dated when its answer arrived. */
  async function refresh() {
    let fastestMs = Number.POSITIVE_INFINITY;
    for (let read = 0; read < SAMPLES && fastestMs > FAST_ENOUGH_MS; read += 1) {
      const asked = system.monotonic();
      const time = await readTime();
      const at = system.monotonic();
      if (at - asked >= fastestMs) continue;
      fastestMs = at - asked;
      known = { time, at };
    }
  }
  const refreshLater = () => {
    if (!stopped)
      cancel = system.after(REFRESH_EVERY_MS, () => void refresh().catch(onError).finally(refreshLater));
  };

  await refresh();
  refreshLater();
  return {
    now: () => Math.floor(known.time + system.monotonic() - known.at),
    monotonic: () => system.monotonic(),
    wall: () => system.wall(),
    after: (ms, call) => system.after(ms, call),
    refresh,
    stop() {
      stopped = true;
      cancel();
    },
  };
}
