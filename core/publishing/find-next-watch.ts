const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How often to read a published post, by its age. Older posts change less. */
const CADENCE = [
  { upToMs: 30 * SECOND_MS, everyMs: 30 * SECOND_MS },
  { upToMs: 15 * MINUTE_MS, everyMs: 5 * MINUTE_MS },
  { upToMs: HOUR_MS, everyMs: 15 * MINUTE_MS },
  { upToMs: DAY_MS, everyMs: HOUR_MS },
  { upToMs: 7 * DAY_MS, everyMs: 6 * HOUR_MS },
  { upToMs: 30 * DAY_MS, everyMs: DAY_MS },
  { upToMs: 400 * DAY_MS, everyMs: 7 * DAY_MS },
] as const;

/** When to read a post next; null if it is too old. After a pause, one reading makes up for all missed ones. */
export function findNextWatch(publishedAt: number, now: number): number | null {
  const age = now - publishedAt;
  const stage = CADENCE.find(({ upToMs }) => age < upToMs);
  return stage ? publishedAt + (Math.floor(age / stage.everyMs) + 1) * stage.everyMs : null;
}
