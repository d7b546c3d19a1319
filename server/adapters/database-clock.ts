import type { Clock } from './clock.ts';

const READ_AGAIN_MS = 30_000;
const TRIES = 3;
const QUICK_MS = 20;

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
  onTrouble: (error: unknown) => void = () => {},
): Promise<DatabaseClock> {
  let known = { time: 0, at: 0 };
  let cancel = () => {};
  let stopped = false;

  /** Keeps the sample with the shortest round trip, dated when its answer arrived. */
  async function refresh() {
    let quickest = Number.POSITIVE_INFINITY;
    for (let read = 0; read < TRIES && quickest > QUICK_MS; read += 1) {
      const asked = system.monotonic();
      const time = await readTime();
      const at = system.monotonic();
      if (at - asked >= quickest) continue;
      quickest = at - asked;
      known = { time, at };
    }
  }
  const refreshLater = () => {
    if (!stopped)
      cancel = system.after(READ_AGAIN_MS, () => void refresh().catch(onTrouble).finally(refreshLater));
  };

  await refresh();
  refreshLater();
  return {
    now: () => Math.floor(known.time + system.monotonic() - known.at),
    monotonic: () => system.monotonic(),
    after: (ms, call) => system.after(ms, call),
    refresh,
    stop() {
      stopped = true;
      cancel();
    },
  };
}
