const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
/** Of fewer upvotes, half says nothing. */
const LEAST_FOR_HALF = 6;
/** What comes after this share of the upvotes is a flat line. */
const MOST = 0.95;

export type LifePoint = { readonly hours: number; readonly upvotes: number };
export type Life = {
  /** The readings up to the age at which nearly all upvotes were there; a day at least. */
  readonly points: readonly LifePoint[];
  readonly latest: LifePoint;
  /** The first reading with at least half of the latest upvotes; null if these are few. */
  readonly half: LifePoint | null;
};

type Reading = { readonly takenAt: number; readonly score: number };

/** How a post's upvotes came in by its age; null unless it was read twice. Readings are oldest first. */
export function measureLife(publishedAt: number, readings: readonly Reading[]): Life | null {
  const all = readings
    .map(({ takenAt, score }) => ({ hours: (takenAt - publishedAt) / HOUR_MS, upvotes: score }))
    .filter(({ hours }) => hours >= 0);
  const latest = all.at(-1);
  if (!latest || all.length < 2) return null;
  const reached = (share: number) => all.find(({ upvotes }) => upvotes >= latest.upvotes * share) ?? latest;
  const until = Math.max(DAY_HOURS, reached(MOST).hours * 1.5);
  return {
    points: all.filter(({ hours }) => hours <= until),
    latest,
    half: latest.upvotes < LEAST_FOR_HALF ? null : reached(0.5),
  };
}
