import type { Post } from '#contract/posts.ts';
import { dayOf, type Day } from '#web/lib/calendar-days.ts';

/** When a post stands in the calendar: when it went out, else when it is to. */
export const placeOf = ({ publishedAt, scheduledAt }: Post): string | null => publishedAt ?? scheduledAt;

/** Still at home, so that its time is a choice. */
export const isMovable = ({ phase }: Post): boolean => phase === 'waiting' || phase === 'draft';

type Placed = { byDay: ReadonlyMap<Day, Post[]>; undated: Post[] };

/** Each day's posts in the order of their times, and the drafts that have no time yet. */
export function placePosts(posts: readonly Post[]): Placed {
  const timed = posts
    .flatMap((post) => {
      const at = placeOf(post);
      return at ? [{ post, at }] : [];
    })
    .toSorted((one, other) => one.at.localeCompare(other.at));
  const byDay = Map.groupBy(timed, ({ at }) => dayOf(new Date(at)));
  return {
    byDay: new Map([...byDay].map(([day, placed]) => [day, placed.map(({ post }) => post)])),
    undated: posts.filter((post) => post.phase === 'draft' && !placeOf(post)),
  };
}
