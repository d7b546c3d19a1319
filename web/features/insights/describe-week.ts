import type { Report, Series } from '#contract/insights.ts';
import type { Post } from '#contract/posts.ts';
import { listWords } from '#core/communities/rules/describe-value.ts';
import { relativeChange } from '#core/insights/compare-spans.ts';
import { toOwnPosts } from '#core/insights/own-post.ts';
import type { Span } from '#core/insights/spans.ts';
import { postName } from '#web/features/posts/describe-post.ts';
import { dayAndTime } from '#web/lib/date-time.ts';
import { formatCount, formatNumber } from '#web/lib/format-number.ts';
import { describeUsual } from './describe-worked.ts';
import { formatChange } from './format-change.ts';

type Week = {
  week: Span;
  before: Span;
  now: number;
  posts: readonly Post[];
  series: Series;
  report: Report;
};

/** Summarizes a week in sentences that make sense outside the page. */
export function describeWeek(given: Week): string[] {
  const isOver = given.now >= given.week.until;
  return [
    writeOut(given, isOver),
    writeGains(given, isOver),
    writeBest(given),
    ...writeRemoved(given),
    ...(isOver ? [] : writeAhead(given)),
  ].filter((text) => text !== null);
}

const inside = ({ from, until }: Span, iso: string | null) =>
  iso !== null && Date.parse(iso) >= from && Date.parse(iso) < until;

function writeOut({ week, posts }: Week, isOver: boolean): string {
  const out = toOwnPosts(posts).filter(({ publishedAt: at }) => at >= week.from && at < week.until);
  if (out.length === 0) return isOver ? 'Nothing went out.' : 'Nothing has gone out so far.';
  const kinds = [
    writeSome(out.filter(({ type }) => type !== 'comment').length, 'post'),
    writeSome(out.filter(({ type }) => type === 'comment').length, 'comment'),
  ].filter((text) => text !== null);
  const places = Map.groupBy(out, ({ community }) => community.toLowerCase());
  const named = [...places.values()]
    .toSorted((one, other) => other.length - one.length)
    .map((own) => `${own.length} in r/${own[0]?.community}`);
  const where = places.size === 1 ? `, all in r/${out[0]?.community}` : `: ${listWords(named)}`;
  return `${listWords(kinds)} went out${out.length === 1 ? ` in r/${out[0]?.community}` : where}.`;
}

const writeSome = (count: number, one: string): string | null =>
  count === 0 ? null : formatCount(count, one);

const writeKnown = (count: number | null, one: string): string | null =>
  count === null ? null : formatCount(count, one);

function writeGains({ week, before, series }: Week, isOver: boolean): string {
  const sum = (span: Span, key: 'upvotes' | 'comments' | 'clicks') => {
    const days = series.days.filter(({ from }) => inside(span, from));
    const known = days.filter((day) => day[key] !== null);
    return known.length === 0 ? null : known.reduce((all, day) => all + (day[key] ?? 0), 0);
  };
  const [upvotes, comments, clicks] = [sum(week, 'upvotes'), sum(week, 'comments'), sum(week, 'clicks')];
  const gained = [
    writeKnown(upvotes, 'upvote'),
    writeKnown(comments, 'comment'),
    writeKnown(clicks, 'click'),
  ].filter((text) => text !== null);
  if (gained.length === 0) return 'No figures yet.';
  // A running week can't be compared with a whole one.
  const change = isOver ? relativeChange({ now: upvotes, before: sum(before, 'upvotes') }) : null;
  const compared = formatChange(change, '%');
  const beside = compared ? ` Upvotes against the week before: ${compared}.` : '';
  return `All your posts together gained ${listWords(gained)}${isOver ? '' : ' so far'}.${beside}`;
}

function writeBest({ week, posts, report }: Week): string | null {
  const [best] = posts
    .filter(
      ({ phase, publishedAt, analytics }) => phase === 'published' && analytics && inside(week, publishedAt),
    )
    .toSorted((one, other) => (other.analytics?.upvotes ?? 0) - (one.analytics?.upvotes ?? 0));
  if (!best?.analytics || best.analytics.upvotes < 1) return null;
  const usual = report.usual.find(
    ({ community }) => community.toLowerCase() === best.subreddit.toLowerCase(),
  );
  const beside = usual && best.type !== 'comment' ? ` ${describeUsual(usual)}` : '';
  return (
    `The most upvotes of these went to “${postName(best)}” in r/${best.subreddit}: ` +
    `${formatNumber(best.analytics.upvotes)} so far.${beside}`
  );
}

function writeRemoved({ week, posts, report }: Week): string[] {
  return report.removals.flatMap(({ postId, noticedAt, rules }) => {
    const post = posts.find(({ id }) => id === postId);
    if (!post || !inside(week, noticedAt ?? post.publishedAt)) return [];
    const quote = rules?.findings.find((finding) => finding.quote)?.quote;
    const against = quote ? ` The rules say: “${quote}”` : '';
    return `“${postName(post)}” in r/${post.subreddit} isn’t there any more. ${post.problem?.message ?? ''}${against}`;
  });
}

function writeAhead({ posts, now }: Week): string[] {
  const waiting = posts.filter(({ phase }) => phase === 'needs_you' || phase === 'failed').length;
  const planned = posts
    .filter(({ phase, scheduledAt }) => phase === 'waiting' && scheduledAt && Date.parse(scheduledAt) > now)
    .toSorted((one, other) => Date.parse(one.scheduledAt ?? '') - Date.parse(other.scheduledAt ?? ''));
  const [next] = planned;
  return [
    ...(waiting > 0 ? [`${formatCount(waiting, 'post')} ${waiting === 1 ? 'needs' : 'need'} you.`] : []),
    next?.scheduledAt
      ? `${formatCount(planned.length, 'post')} ${planned.length === 1 ? 'is' : 'are'} planned; the next ` +
        `goes out on ${dayAndTime(next.scheduledAt)} in r/${next.subreddit}.`
      : 'Nothing is planned.',
  ];
}
