import { type Clock, systemClock } from '#server/adapters/clock.ts';

export type SeedClock = Clock & {
  /** Does some work as if it were then. */
  at<T>(then: number, work: () => Promise<T>): Promise<T>;
};

/** The present, unless some work is done as if it were another time. */
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
