import type { OwnPost } from './own-post.ts';
import { listVotes } from './own-post.ts';
import { estimateProportion, type Proportion } from './proportion.ts';
import { measureSpread, type Spread } from './spread.ts';

/** How the user's posts compare with the usual ones. `open`: the interval includes the usual value. */
export type Standing = 'above' | 'below' | 'open' | 'few' | 'unknown';

export type GroupPerformance = {
  readonly community: string;
  readonly type: OwnPost['type'];
  /** Votes of posts at least a day old and still up; null without any. */
  readonly votes: Spread | null;
  readonly removed: Proportion;
  readonly usual: Usual | null;
  /** How many of the posts with votes got more than usual; null if that is unknown. */
  readonly beat: number | null;
  readonly standing: Standing;
};

/** The median upvotes over all posts in a community, and the number of posts. */
type Usual = { readonly medianUpvotes: number; readonly posts: number };
/** Keyed by community name in lowercase. */
export type UsualVotes = ReadonlyMap<string, Usual>;

/** Each community and post type, most data first; not a ranking, which would be noise. */
export function findWhatWorked(posts: readonly OwnPost[], usual: UsualVotes): GroupPerformance[] {
  const groups = Map.groupBy(posts, ({ community, type }) => `${type} ${community.toLowerCase()}`);
  return [...groups.values()]
    .map((own) => describeGroup(own, usual))
    .toSorted(
      (one, other) => other.removed.of - one.removed.of || one.community.localeCompare(other.community),
    );
}

function describeGroup(own: readonly OwnPost[], usual: UsualVotes): GroupPerformance {
  const { community = '', type = 'post' } = own[0] ?? {};
  const votes = measureSpread(listVotes(own));
  // Usual votes are measured on posts, so they are unknown for comments.
  const known = type === 'comment' ? null : (usual.get(community.toLowerCase()) ?? null);
  const removed = estimateProportion(own.filter(({ isRemoved }) => isRemoved).length, own.length);
  return {
    community,
    type,
    votes,
    removed,
    usual: known,
    beat: known && listVotes(own).filter((upvotes) => upvotes > known.medianUpvotes).length,
    standing: standingOf(votes, known?.medianUpvotes ?? null),
  };
}

function standingOf(votes: Spread | null, usual: number | null): Standing {
  if (!votes?.interval) return 'few';
  if (usual === null) return 'unknown';
  const [from, until] = votes.interval;
  if (from > usual) return 'above';
  return until < usual ? 'below' : 'open';
}
