import type { Clock } from '../clock.ts';

export type PlatformTime = {
  /** Takes an answer's `Date` header. */
  sync(date: string | undefined): void;
  /** The platform's wall time, or ours until the first answer. A step of our own clock does not move it. */
  now(): number;
};

/** Estimates the platform's clock, because the times in its listings follow it and not ours. */
export function createPlatformTime(clock: Clock): PlatformTime {
  let last: { at: number; monotonic: number } | null = null;
  return {
    sync(date) {
      const at = Date.parse(date ?? '');
      if (!Number.isNaN(at)) last = { at, monotonic: clock.monotonic() };
    },
    now: () => Math.floor(last ? last.at + clock.monotonic() - last.monotonic : clock.now()),
  };
}
