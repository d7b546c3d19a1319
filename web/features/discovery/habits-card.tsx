import type { CommunityHabits } from '#contract/discovery.ts';
import { ownTimeZone } from '#web/lib/date-time.ts';
import { formatCount, formatNumber } from '#web/lib/format-number.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { ActivityBars, type Bar } from './activity-bars.tsx';
import { hoursAheadOfUtc, sumHours } from './sum-hours.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;

const TOO_FEW = 'Too few posts to say';

function typicalOf(habits: CommunityHabits): readonly (readonly [name: string, value: string])[] {
  const { titleLength, bodyLength, questionShare, linkShare, usual } = habits;
  return [
    ['Title', titleLength === null ? '–' : `${titleLength} characters`],
    ['Text', bodyLength === null ? 'Mostly none' : `${formatNumber(bodyLength)} characters`],
    ['Questions', `${percent(questionShare)} of titles`],
    ['Links', `${percent(linkShare)} of posts`],
    ['Upvotes', usual ? `${formatNumber(usual.upvotes)}, of ${formatCount(usual.posts, 'post')}` : TOO_FEW],
    ['Comments', usual ? `${formatNumber(usual.comments)}, of ${formatCount(usual.posts, 'post')}` : TOO_FEW],
  ];
}

function sampleOf({ posts, days }: CommunityHabits): string {
  const span = days >= 6.5 ? 'the last seven days' : days >= 1.5 ? `${Math.round(days)} days` : 'one day';
  return `From ${posts === 1 ? 'one post' : `${formatNumber(posts)} posts`} of ${span}. Times are in ${ownTimeZone()}.`;
}

const toBar = ({ name, posts }: { name: string; posts: number }): Bar => ({
  name,
  value: posts,
  text: formatCount(posts, 'post'),
});

/** Shows when people post there and what a typical post looks like, with the sample size. */
export function HabitsCard({ habits }: { habits: CommunityHabits | null }) {
  if (!habits || habits.posts === 0)
    return (
      <Card title="Activity">
        <p className="p-4 text-sm text-ink-2">
          {habits ? 'Nobody posted there in the last seven days.' : 'Its posts haven’t been read yet.'}
        </p>
      </Card>
    );
  const { byHour, byWeekday } = sumHours(habits.hours, hoursAheadOfUtc());
  return (
    <Card title="Activity" description={sampleOf(habits)}>
      <div className="grid gap-6 p-4 sm:grid-cols-[3fr_2fr]">
        <ActivityBars
          title="Posts by hour"
          bars={byHour.map(toBar)}
          labelOf={(_bar, hour) => (hour % 6 === 0 ? String(hour) : '')}
        />
        <ActivityBars
          title="Posts by weekday"
          bars={byWeekday.map(toBar)}
          labelOf={({ name }) => name.slice(0, 2)}
        />
      </div>
      <div className="border-t p-4">
        <h3 className="text-sm font-medium">A typical post</h3>
        <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-3">
          {typicalOf(habits).map(([name, value]) => (
            <div key={name}>
              <dt className="text-ink-3">{name}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {habits.flairs.length > 0 && (
          <>
            <h3 className="mt-4 text-sm font-medium">Flairs in use</h3>
            <ul className="mt-2 flex flex-wrap gap-1.5">
              {habits.flairs.map(({ text, posts }) => (
                <li key={text} className="max-w-full overflow-hidden">
                  <Badge tone="plain">
                    {text} · {posts}
                  </Badge>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  );
}
