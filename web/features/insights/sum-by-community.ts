import type { Post } from '#contract/posts.ts';
import { compareSpans } from '#core/insights/compare-spans.ts';
import { addFigures, type Figures, isThin, rateInteractions } from '#core/insights/rate-interactions.ts';
import type { Span, Spans } from '#core/insights/spans.ts';

export type CommunityFigures = Figures & {
  community: string;
  posts: number;
  /** Answers per interaction, over posts other than comments. Counts clicks if measured for all of them. */
  engagementRate: number;
  /** True if there are too few interactions for a meaningful rate. */
  isThin: boolean;
  /** Per post, oldest first. */
  votes: number[];
  /** Per post, the figures' source and time. */
  seen: Pick<NonNullable<Post['analytics']>, 'source' | 'takenAt'>[];
};

const NONE: Figures = { upvotes: 0, comments: 0, clicks: null };
const figuresOf = ({ analytics }: Post): Figures =>
  analytics ? { ...analytics, clicks: analytics.clicksMeasured ? analytics.clicks : null } : NONE;

const isOut =
  (sinceMs: number) =>
  ({ status, publishedAt, createdAt }: Post): boolean =>
    status === 'published' && Date.parse(publishedAt ?? createdAt) >= sinceMs;

/** The number of published posts in a span that are still unmeasured. */
export const countUnseen = (posts: readonly Post[], sinceMs: number): number =>
  posts.filter(isOut(sinceMs)).filter(({ analytics }) => !analytics).length;

const countedIn = (posts: readonly Post[], sinceMs: number): Post[] =>
  posts.filter(isOut(sinceMs)).filter(({ analytics }) => analytics);

/** The platform doesn't count the answers to comments. */
const isRated = ({ type }: Post): boolean => type !== 'comment';

/** With clicks for only some posts, their rates wouldn't be comparable. */
export const omitsClicks = (posts: readonly Post[], sinceMs: number): boolean =>
  new Set(
    countedIn(posts, sinceMs)
      .filter(isRated)
      .map(({ analytics }) => analytics?.clicksMeasured ?? false),
  ).size > 1;

const sumRated = (posts: readonly Post[], withoutClicks: boolean): Figures => {
  const sum = posts.filter(isRated).map(figuresOf).reduce(addFigures, NONE);
  return withoutClicks ? { ...sum, clicks: null } : sum;
};

export type SpanRate = {
  /** Null without interactions. */
  rate: number | null;
  isThin: boolean;
  omitsClicks: boolean;
  /** In percentage points, against the posts of the span before; null without any to compare with. */
  change: number | null;
};

/** Rates all posts published in a span together, by the measure of `sumByCommunity`. */
export function rateSpan(posts: readonly Post[], { all, before }: Pick<Spans, 'all' | 'before'>): SpanRate {
  const earlier = posts.filter(
    ({ publishedAt, createdAt }) => Date.parse(publishedAt ?? createdAt) < before.until,
  );
  const sumSince = (from: readonly Post[], { from: sinceMs }: Span) =>
    sumRated(countedIn(from, sinceMs), omitsClicks(from, sinceMs));
  const now = sumSince(posts, all);
  return {
    rate: rateInteractions(now),
    isThin: isThin(now),
    omitsClicks: omitsClicks(posts, all.from),
    change: compareSpans({ posts: 0, figures: now }, { posts: 0, figures: sumSince(earlier, before) })
      .engagementRate,
  };
}

/** The published posts of a span, summed by community, most upvotes first. Excludes unmeasured posts. */
export function sumByCommunity(posts: readonly Post[], sinceMs: number): CommunityFigures[] {
  const counted = countedIn(posts, sinceMs);
  const withoutClicks = omitsClicks(posts, sinceMs);
  const byCommunity = Map.groupBy(counted, ({ subreddit }) => subreddit.toLowerCase());
  return [...byCommunity.values()]
    .map((own) => {
      const figures = own.map(figuresOf).reduce(addFigures);
      const rated = sumRated(own, withoutClicks);
      return Object.assign(figures, {
        community: own[0]?.subreddit ?? '',
        posts: own.length,
        engagementRate: rateInteractions(rated) ?? 0,
        isThin: isThin(rated),
        votes: own
          .toSorted((one, other) => Date.parse(one.publishedAt ?? '') - Date.parse(other.publishedAt ?? ''))
          .flatMap(({ analytics }) => analytics?.upvotes ?? []),
        seen: own.flatMap(({ analytics }) => analytics ?? []),
      });
    })
    .toSorted((one, other) => other.upvotes - one.upvotes || one.community.localeCompare(other.community));
}
