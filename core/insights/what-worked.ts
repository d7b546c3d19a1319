import type { OwnPost } from './own-post.ts';
import { votesOf } from './own-post.ts';
import { type Share, shareOf } from './share.ts';
import { type Spread, spreadOf } from './spread.ts';

/** How one's own posts stand beside the usual ones: where the interval leaves it open, nobody can tell. */
export type Standing = 'above' | 'below' | 'open' | 'few' | 'unknown';

export type Worked = {
  readonly community: string;
  readonly type: OwnPost['type'];
  /** Of the votes, of those that are a day old and stayed; null where there is none. */
  readonly votes: Spread | null;
  readonly removed: Share;
  readonly usual: Usual | null;
  readonly standing: Standing;
};

/** The median upvotes of everybody's posts in a community, and of how many. */
type Usual = { readonly medianUpvotes: number; readonly posts: number };
/** By the names of communities in lower case. */
export type UsualVotes = ReadonlyMap<string, Usual>;

/** Each community and kind of post, in the order of how much is known of them: never a ranking out of noise. */
export function findWhatWorked(posts: readonly OwnPost[], usual: UsualVotes): Worked[] {
  const groups = Map.groupBy(posts, ({ community, type }) => `${type} ${community.toLowerCase()}`);
  return [...groups.values()]
    .map((own) => describeGroup(own, usual))
    .toSorted(
      (one, other) => other.removed.of - one.removed.of || one.community.localeCompare(other.community),
    );
}

function describeGroup(own: readonly OwnPost[], usual: UsualVotes): Worked {
  const { community = '', type = 'post' } = own[0] ?? {};
  const votes = spreadOf(votesOf(own));
  // What is usual was measured on posts; nobody knows it of comments.
  const known = type === 'comment' ? null : (usual.get(community.toLowerCase()) ?? null);
  const removed = shareOf(own.filter(({ isRemoved }) => isRemoved).length, own.length);
  return {
    community,
    type,
    votes,
    removed,
    usual: known,
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
