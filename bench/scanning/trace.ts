import { Chance } from '#test/simulation/chance.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Posts per second on the whole platform; communities' rates follow a Zipf–Mandelbrot law. */
const POSTS_PER_SECOND = 17.2;
const COMMUNITIES = 100_000;
const FLATTENED = 20;
const EXPONENT = 1.05;
/** The quietest hour of a day is this share below the mean, the busiest this share above. */
const WAVE = 0.4;

const WORKSPACES = 1_000;
const OWN_COMMUNITIES = 10;

export const ANSWERS_AFTER_MS = 200;
export const CALLS_PER_MINUTE = 100;
export const PAGE = 100;
/** The length of a listing. */
export const LISTED = 1_000;
/** There is a day of posts before the first watcher. */
export const START = DAY_MS;
/** Every community has had a post in the month before. */
export const OLDEST = -30 * DAY_MS;
/** Only posts of these hours are counted, after rates have been learned. */
export const COUNTED = { from: START + HOUR_MS, until: START + 4 * HOUR_MS };
/** By then even the slowest schedule has had its turn. */
export const TRACED_UNTIL = COUNTED.until + 2 * HOUR_MS;
/** A minute without answers from the platform. */
const SILENCE = { from: START + 2.5 * HOUR_MS, until: START + 2.5 * HOUR_MS + MINUTE_MS };
export const isSilent = (at: number): boolean => at >= SILENCE.from && at < SILENCE.until;
export const isCounted = (at: number): boolean => at >= COUNTED.from && at < COUNTED.until;

export type TracedCommunity = {
  readonly name: string;
  readonly watchers: readonly number[];
  /** When its posts are made, in order. */
  readonly posts: readonly number[];
};
export type Trace = readonly TracedCommunity[];

/**
 * The posts of watched communities over some hours. Workspaces choose large and small ones alike, by the log of rank.
 */
export function writeTrace(seed: number, untilMs: number): Trace {
  const chance = new Chance(seed);
  const watchers = new Map<number, number[]>();
  for (let workspace = 0; workspace < WORKSPACES; workspace += 1) {
    const own = new Set<number>();
    while (own.size < OWN_COMMUNITIES) own.add(Math.floor(COMMUNITIES ** chance.number()) - 1);
    for (const rank of own) watchers.set(rank, [...(watchers.get(rank) ?? []), workspace]);
  }
  const shares = Array.from({ length: COMMUNITIES }, (_, rank) => (rank + 1 + FLATTENED) ** -EXPONENT);
  const all = shares.reduce((sum, share) => sum + share, 0);
  return [...watchers]
    .toSorted(([one], [other]) => one - other)
    .map(([rank, own]) => ({
      name: writeName(chance, rank),
      watchers: own,
      posts: writePosts(chance, (POSTS_PER_SECOND * (shares[rank] ?? 0)) / all, untilMs),
    }));
}

/** 3 to 21 letters, like real names. */
const writeName = (chance: Chance, rank: number): string =>
  `c${rank}`.padEnd(chance.between(3, chance.between(12, 21)), 'x');

/** A Poisson process with more posts in the evening. */
function writePosts(chance: Chance, perSecond: number, untilMs: number): number[] {
  const posts = [chance.number() * OLDEST];
  const most = (perSecond * (1 + WAVE)) / 1_000;
  for (let at = 0; ;) {
    at -= Math.log(1 - chance.number()) / most;
    if (at >= untilMs) return posts;
    const wave = 1 + WAVE * Math.sin((2 * Math.PI * at) / DAY_MS);
    if (chance.number() * (1 + WAVE) < wave) posts.push(at);
  }
}
