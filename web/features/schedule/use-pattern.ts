import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Post } from '#contract/posts.ts';
import { listPatternTimes, spreadOverDay } from '#core/posts/pattern-times.ts';
import { DEFAULT_POSTING_HOURS } from '#core/publishing/posting-hours.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { ownTimeZone } from '#web/lib/date-time.ts';
import { toClock, toMinuteOfDay } from './clock.ts';
import { describePlan } from './describe-plan.ts';
import { hoursQuery } from './hours.queries.ts';

export type PatternDays = 'weekdays' | 'daily';
const MINUTE_MS = 60_000;
const TIMES_WRONG = { times: 'Give each post of a day a time of its own.' };

/** When other posts of the account go out. */
const takenBy = (posts: readonly Post[], accountId: string | null, ids: readonly string[]): number[] =>
  posts.flatMap(({ id, phase, redditAccountId, scheduledAt }) =>
    phase === 'waiting' && scheduledAt && redditAccountId === accountId && !ids.includes(id)
      ? [Date.parse(scheduledAt)]
      : [],
  );

type Asked = { now: number; accountId: string | null; ids: readonly string[]; paceSeconds: number };

/** A repeating plan: posts per day, days and times, initially from the posting hours. */
export function usePattern({ now, accountId, ids, paceSeconds }: Asked) {
  // The page that opened the dialog has loaded them.
  const { data: posts = [] } = useQuery({ ...postsQuery, enabled: false });
  const { data: hours = DEFAULT_POSTING_HOURS } = useQuery(hoursQuery);
  const [perDay, setPerDay] = useState(2);
  const [days, setDays] = useState<PatternDays>('weekdays');
  const [typed, setTyped] = useState<readonly string[] | null>(null);

  const open = hours.days.find((day) => day !== null) ?? { from: 480, until: 1200 };
  const clocks = typed ?? spreadOverDay(open, perDay).map(toClock);
  const isWrong = clocks.includes('') || new Set(clocks).size < clocks.length;
  const minutes = isWrong ? [] : clocks.map(toMinuteOfDay);
  const closed = hours.days.flatMap((day, no) => (day === null ? [no] : []));
  const pattern = { minutes, isWeekdaysOnly: days === 'weekdays', closed };
  const gapMs = Math.max(MINUTE_MS, paceSeconds * 1_000);
  const taken = takenBy(posts, accountId, ids);
  const times = isWrong ? null : listPatternTimes(now, ids.length, pattern, ownTimeZone(), taken, gapMs);

  return {
    perDay,
    days,
    clocks,
    times,
    faults: isWrong ? TIMES_WRONG : {},
    sentence: times && describePlan(times, pattern),
    changePerDay: (count: number) => {
      setPerDay(count);
      setTyped(null);
    },
    changeDays: setDays,
    changeClock: (at: number, clock: string) => setTyped(clocks.with(at, clock)),
  };
}

export type PatternPlan = ReturnType<typeof usePattern>;
