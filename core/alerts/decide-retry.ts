const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The waits after each failed attempt. After the last one a delivery is dead. */
const WAITS_MS = [
  5 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
] as const;

/** When a delivery that has failed `attempts` times is tried again; null if it is dead. */
export const decideRetry = (attempts: number, now: number, retryAfterMs = 0): number | null => {
  const waitMs = WAITS_MS[attempts - 1];
  return waitMs === undefined ? null : now + Math.max(waitMs, retryAfterMs);
};

const DISABLED_AFTER_MS = 3 * 24 * HOUR_MS;

/** Whether a channel has failed for so long, without one success, that it is disabled. */
export const hasFailedTooLong = (failingSince: number | null, now: number): boolean =>
  failingSince !== null && now - failingSince >= DISABLED_AFTER_MS;
