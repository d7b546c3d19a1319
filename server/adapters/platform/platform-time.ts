import type { Clock } from '../clock.ts';

export type PlatformTime = {
  /** What an answer's `Date` says. */
  hear(date: string | undefined): void;
  /** Wall time as the platform has it; ours until it has told us. A jump of our own clock does not move it. */
  now(): number;
};

/** What the platform says it is: the times in its listings are by its clock, not by ours. */
export function createPlatformTime(clock: Clock): PlatformTime {
  let heard: { at: number; monotonic: number } | null = null;
  return {
    hear(date) {
      const at = Date.parse(date ?? '');
      if (!Number.isNaN(at)) heard = { at, monotonic: clock.monotonic() };
    },
    now: () => Math.floor(heard ? heard.at + clock.monotonic() - heard.monotonic : clock.now()),
  };
}
