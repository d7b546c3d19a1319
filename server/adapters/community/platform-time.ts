import type { Clock } from '../clock.ts';

export type PlatformTime = {
  /** What an answer's `Date` says. */
  hear(date: string | undefined): void;
  /** Wall time as the platform has it; ours until it has told us. */
  now(): number;
};

/** What the platform says it is: the times in its listings are by its clock, not by ours. */
export function createPlatformTime(clock: Clock): PlatformTime {
  let aheadMs = 0;
  return {
    hear(date) {
      const at = Date.parse(date ?? '');
      if (!Number.isNaN(at)) aheadMs = at - clock.now();
    },
    now: () => clock.now() + aheadMs,
  };
}
