import type { Clock } from '../clock.ts';

export type PlatformTime = {
  /** Takes an answer's `Date` header. */
  hear(date: string | undefined): void;
  /** The platform's wall time, or ours until the first answer. A step of our own clock does not move it. */
  now(): number;
};

/** Estimates the platform's clock, because the times in its listings follow it and not ours. */
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
