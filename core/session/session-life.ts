const DAY_MS = 24 * 3_600_000;
/** A session that is not used ends after this time. */
const IDLE_MS = 30 * DAY_MS;
/** Every session ends this long after sign-in, even if it is used. */
const LONGEST_MS = 90 * DAY_MS;

export const findLatestSessionEnd = (signedInAt: number): number => signedInAt + LONGEST_MS;

export const findSessionEnd = (signedInAt: number, now: number): number =>
  Math.min(now + IDLE_MS, findLatestSessionEnd(signedInAt));
