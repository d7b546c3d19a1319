import type { Post } from '#contract/posts.ts';
import { addFigures, type Figures, isThin, rateInteractions } from '#core/insights/rate-interactions.ts';

export type CommunityFigures = Figures & {
  community: string;
  posts: number;
  /** Comments and clicks per upvote; only comments unless clicks are measured for all compared posts. */
  engagementRate: number;
  /** True if there are too few interactions for a meaningful rate. */
  isThin: boolean;
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

/** With clicks for only some posts, their rates wouldn't be comparable. */
export const omitsClicks = (posts: readonly Post[], sinceMs: number): boolean =>
  new Set(countedIn(posts, sinceMs).map(({ analytics }) => analytics?.clicksMeasured ?? false)).size > 1;

/** The published posts of a span, summed by community, most upvotes first. Excludes unmeasured posts. */
export function sumByCommunity(posts: readonly Post[], sinceMs: number): CommunityFigures[] {
  const counted = countedIn(posts, sinceMs);
  const withoutClicks = omitsClicks(posts, sinceMs);
  const byCommunity = Map.groupBy(counted, ({ subreddit }) => subreddit.toLowerCase());
  return [...byCommunity.values()]
    .map((own) => {
      const figures = own.map(figuresOf).reduce(addFigures);
      const compared = withoutClicks ? { ...figures, clicks: null } : figures;
      return Object.assign(figures, {
        community: own[0]?.subreddit ?? '',
        posts: own.length,
        engagementRate: rateInteractions(compared) ?? 0,
        isThin: isThin(compared),
        seen: own.flatMap(({ analytics }) => analytics ?? []),
      });
    })
    .toSorted((one, other) => other.upvotes - one.upvotes || one.community.localeCompare(other.community));
}
