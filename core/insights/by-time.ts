import { toWallTime } from '../posts/wall-time.ts';
import { listVotes, type OwnPost } from './own-post.ts';
import { measureSpread, type Spread } from './spread.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** January 1, 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;

export type VotesByTime = {
  /** From midnight. */
  readonly hours: readonly (Spread | null)[];
  /** From Sunday. */
  readonly weekdays: readonly (Spread | null)[];
};

/** The votes of posts by hour and weekday of publication, in one time zone. */
export function groupByTime(posts: readonly OwnPost[], timeZone: string): VotesByTime {
  const placed = posts.map((post) => {
    const wall = toWallTime(post.publishedAt, timeZone);
    const day = Math.floor(wall / DAY_MS);
    return { post, hour: Math.floor((wall - day * DAY_MS) / HOUR_MS), weekday: (day + FIRST_WEEKDAY) % 7 };
  });
  const spreads = (count: number, key: 'hour' | 'weekday') =>
    Array.from({ length: count }, (_, index) =>
      measureSpread(listVotes(placed.filter((place) => place[key] === index).map(({ post }) => post))),
    );
  return { hours: spreads(24, 'hour'), weekdays: spreads(7, 'weekday') };
}
