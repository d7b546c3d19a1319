import type { Post } from '#contract/posts.ts';
import { toDay, type Day } from '#web/lib/day.ts';

/** A post's time in the calendar: when it was published, or else when it is due. */
export const timeInCalendar = ({ publishedAt, scheduledAt }: Post): string | null =>
  publishedAt ?? scheduledAt;

/** Only an unsent post's time can change. */
export const isMovable = ({ phase }: Post): boolean => phase === 'waiting' || phase === 'draft';

type CalendarPosts = { byDay: ReadonlyMap<Day, Post[]>; undated: Post[] };

/** Groups posts by local day in order of their times; drafts without a time are separate. */
export function postsByDay(posts: readonly Post[]): CalendarPosts {
  const timed = posts
    .flatMap((post) => {
      const at = timeInCalendar(post);
      return at ? [{ post, at }] : [];
    })
    .toSorted((one, other) => one.at.localeCompare(other.at));
  const byDay = Map.groupBy(timed, ({ at }) => toDay(new Date(at)));
  return {
    byDay: new Map([...byDay].map(([day, entries]) => [day, entries.map(({ post }) => post)])),
    undated: posts.filter((post) => post.phase === 'draft' && !timeInCalendar(post)),
  };
}
