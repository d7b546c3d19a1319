import type { Random } from '#core/text/create-random.ts';
import type { PastPost } from './past-posts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The ages at which a post was read, at growing intervals like the watch's. */
const READ_AFTER_MS = [
  5 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  12 * HOUR_MS,
  DAY_MS,
  2 * DAY_MS,
  4 * DAY_MS,
  7 * DAY_MS,
  14 * DAY_MS,
  30 * DAY_MS,
];
const HALF_LIFE_MS = 16 * HOUR_MS;

/** Upvotes of the author's typical post there: one community works, one fails, and one surprises. */
const TYPICAL: Readonly<Record<string, number>> = {
  coffee: 84,
  smallrestaurants: 2,
  selfhostedtools: 140,
  Entrepreneur: 34,
  marketing: 26,
};
const REMOVED_AFTER_MS = 3 * HOUR_MS;

export type Growth = {
  readings: { takenAt: number; score: number; comments: number }[];
  clicks: number[];
  upvoteRatio: number;
  removedAt: number | null;
};

type When = { at: number; now: number; random: Random; progress: number };

/** A post's growth, by its community, chance and the author's experience. Stops when removed. */
export function simulateGrowth(
  { community, path, isRemoved }: PastPost,
  { at, now, random, progress }: When,
): Growth {
  const luck = 0.65 + 0.4 * random() + 0.8 * random() ** 4;
  const most = (TYPICAL[community] ?? 10) * luck * (0.85 + 0.3 * progress);
  const talk = 0.25 + 0.4 * random();
  const end = isRemoved ? REMOVED_AFTER_MS : Infinity;
  const shareAt = (age: number) => 1 - 2 ** (-Math.min(age, end) / HALF_LIFE_MS);
  const readings = READ_AFTER_MS.filter((age) => at + age < now).map((age) => ({
    takenAt: at + age,
    score: 1 + Math.round(most * shareAt(age)),
    comments: Math.round(most * talk * shareAt(age * 0.8)),
  }));
  const wanted = path === undefined ? 0 : Math.round(most * (0.1 + 0.2 * random()) * shareAt(30 * DAY_MS));
  const clicks = Array.from(
    { length: wanted },
    () => at + Math.floor(-Math.log2(1 - random()) * HALF_LIFE_MS),
  );
  const removedAt = isRemoved ? at + REMOVED_AFTER_MS + HOUR_MS : null;
  return {
    readings,
    clicks: clicks.filter((click) => click < Math.min(now, at + end)).toSorted((one, other) => one - other),
    upvoteRatio: Math.round(75 + 23 * random()) / 100,
    removedAt: removedAt !== null && removedAt < now ? removedAt : null,
  };
}
