import type { Post } from '#contract/posts.ts';
import { groupByTime } from '#core/insights/by-time.ts';
import { listVotes, toOwnPosts } from '#core/insights/own-post.ts';
import { measureSpread } from '#core/insights/spread.ts';
import { ActivityBars } from '#web/features/discovery/activity-bars.tsx';
import { startOnMonday, nameHour, WEEKDAYS } from '#web/features/discovery/sum-hours.ts';
import { ownTimeZone } from '#web/lib/date-time.ts';
import { Card } from '#web/ui/card.tsx';
import { formatMedian } from './describe-worked.ts';
import { toTimeBar } from './time-bars.ts';

/** The votes of the user's posts by the hour and weekday of publication. */
export function WhenPosted({ posts }: { posts: readonly Post[] }) {
  const own = toOwnPosts(posts);
  const all = measureSpread(listVotes(own));
  if (!all) return null;
  const { hours, weekdays } = groupByTime(own, ownTimeZone());
  const byHour = hours.map((votes, hour) => toTimeBar(nameHour(hour), votes, all));
  const byWeekday = startOnMonday(weekdays.map((votes, day) => toTimeBar(WEEKDAYS[day] ?? '', votes, all)));
  return (
    <Card
      title="When your posts went out"
      description={`Median upvotes in ${ownTimeZone()}; ${formatMedian(all.median)} overall. Pale: too few posts to tell.`}
    >
      <div className="grid gap-6 p-4 sm:grid-cols-[3fr_2fr]">
        <ActivityBars
          title="Median upvotes by hour"
          bars={byHour}
          labelOf={(_bar, hour) => (hour % 6 === 0 ? String(hour) : '')}
        />
        <ActivityBars
          title="Median upvotes by weekday"
          bars={byWeekday}
          labelOf={({ name }) => name.slice(0, 2)}
        />
      </div>
    </Card>
  );
}
