import type { Clock } from '../clock.ts';

const HEARD_FOR_MS = 3_600_000;
const MAX_DRIFT_MS = 5_000;

export type PlatformTime = {
  /** Reads the time from an answer's `Date` header. */
  sync(date: string | undefined): void;
  /** True if a recent answer set the time and the machine has not slept since. */
  isHeard(): boolean;
  /** The platform's wall time, or ours until the first answer. Changes to our own clock do not affect it. */
  now(): number;
};

/** Estimates the platform's clock, because the times in its listings follow it. */
export function createPlatformTime(clock: Clock): PlatformTime {
  let last: { at: number; monotonic: number; wall: number } | null = null;
  return {
    sync(date) {
      const at = Date.parse(date ?? '');
      if (!Number.isNaN(at)) last = { at, monotonic: clock.monotonic(), wall: clock.wall() };
    },
    isHeard() {
      if (!last) return false;
      const passedMs = clock.monotonic() - last.monotonic;
      const driftMs = clock.wall() - last.wall - passedMs;
      return passedMs < HEARD_FOR_MS && Math.abs(driftMs) < MAX_DRIFT_MS;
    },
    now: () => Math.floor(last ? last.at + clock.monotonic() - last.monotonic : clock.now()),
  };
}
