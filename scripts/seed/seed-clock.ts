import { type Clock, systemClock } from '#server/adapters/clock.ts';

export type SeedClock = Clock & {
  /** Runs work at another time. */
  at<T>(then: number, work: () => Promise<T>): Promise<T>;
};

/** The present, except while `at` runs. */
export function createSeedClock(clock: Clock = systemClock): SeedClock {
  let then: number | null = null;
  return {
    ...clock,
    now: () => then ?? clock.now(),
    async at(time, work) {
      then = time;
      try {
        return await work();
      } finally {
        then = null;
      }
    },
  };
}
