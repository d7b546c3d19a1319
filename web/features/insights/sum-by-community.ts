import type { Post } from '#contract/posts.ts';
import { addFigures, type Figures, isThin, rateInteractions } from '#core/insights/rate-interactions.ts';

export type CommunityFigures = Figures & {
  community: string;
  posts: number;
  /** Comments and clicks; comments only where clicks aren't measured for all the compared posts. */
  engagementRate: number;
  /** Whether there are too few interactions for the rate to mean much. */
  isThin: boolean;
  /** Of each post, where its figures come from and when they were seen. */
  seen: Pick<NonNullable<Post['analytics']>, 'source' | 'takenAt'>[];
};

const NONE: Figures = { upvotes: 0, comments: 0, clicks: null };
const figuresOf = ({ analytics }: Post): Figures =>
  analytics ? { ...analytics, clicks: analytics.clicksMeasured ? analytics.clicks : null } : NONE;

const isOut =
  (sinceMs: number) =>
  ({ status, publishedAt, createdAt }: Post): boolean =>
    status === 'published' && Date.parse(publishedAt ?? createdAt) >= sinceMs;

/** How many published posts of a span nobody has seen yet. */
export const countUnseen = (posts: readonly Post[], sinceMs: number): number =>
  posts.filter(isOut(sinceMs)).filter(({ analytics }) => !analytics).length;

const countedIn = (posts: readonly Post[], sinceMs: number): Post[] =>
  posts.filter(isOut(sinceMs)).filter(({ analytics }) => analytics);

/** Clicks of a part of the posts would make their rates incomparable with the others'. */
export const leavesOutClicks = (posts: readonly Post[], sinceMs: number): boolean =>
  new Set(countedIn(posts, sinceMs).map(({ analytics }) => analytics?.clicksMeasured ?? false)).size > 1;

/** The published posts of a span, added up by community: the most upvotes first. Those that nobody has seen are left out. */
export function sumByCommunity(posts: readonly Post[], sinceMs: number): CommunityFigures[] {
  const counted = countedIn(posts, sinceMs);
  const withoutClicks = leavesOutClicks(posts, sinceMs);
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
