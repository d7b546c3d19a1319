const DAY_MS = 24 * 3_600_000;
/** A session that nobody uses ends after so long. */
const IDLE_MS = 30 * DAY_MS;
/** Any session ends so long after its sign-in. */
const LONGEST_MS = 90 * DAY_MS;

export const lastEnd = (signedInAt: number): number => signedInAt + LONGEST_MS;

/** When a session that is used now will end. */
export const nextEnd = (signedInAt: number, now: number): number =>
  Math.min(now + IDLE_MS, lastEnd(signedInAt));
