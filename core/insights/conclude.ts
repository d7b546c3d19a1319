import { estimateProportion, type Proportion } from './proportion.ts';
import type { GroupPerformance } from './what-worked.ts';

/** What the user's figures allow to say: nothing beyond the 95% intervals. */
export type Conclusion = {
  /** Posts of all communities that got more votes than is usual in theirs. */
  readonly beat: Proportion;
  /** Communities with at least this many times the votes per post of another one; null unless the intervals part. */
  readonly contrast: { readonly best: string; readonly worst: string; readonly times: number } | null;
  /** Communities whose posts do better or worse than is usual there. */
  readonly above: readonly string[];
  readonly below: readonly string[];
  /** Groups with too few posts, and all groups. */
  readonly few: number;
  readonly of: number;
};

type Sure = { community: string; from: number; until: number };

/** Compares text posts only, because types of posts earn different votes. */
export function conclude(rows: readonly GroupPerformance[]): Conclusion {
  const posts = rows.filter(({ type }) => type === 'post');
  const named = (standing: GroupPerformance['standing']) =>
    posts.filter((row) => row.standing === standing).map(({ community }) => community);
  const judged = rows.flatMap(({ beat, votes }) =>
    beat === null || !votes ? [] : { beat, of: votes.count },
  );
  const sum = (key: 'beat' | 'of') => judged.reduce((total, row) => total + row[key], 0);
  return {
    beat: estimateProportion(sum('beat'), sum('of')),
    contrast: findContrast(posts),
    above: named('above'),
    below: named('below'),
    few: rows.filter(({ standing }) => standing === 'few').length,
    of: rows.length,
  };
}

/** Divides the best one's lower bound by the worst one's upper bound, so the factor is a minimum. */
function findContrast(rows: readonly GroupPerformance[]): Conclusion['contrast'] {
  const sure = rows.flatMap(({ community, votes }): Sure[] =>
    votes?.interval ? [{ community, from: votes.interval[0], until: votes.interval[1] }] : [],
  );
  const best = sure.toSorted((one, other) => other.from - one.from)[0];
  const worst = sure.toSorted((one, other) => one.until - other.until)[0];
  if (!best || !worst || worst.until <= 0 || best.from <= worst.until) return null;
  return { best: best.community, worst: worst.community, times: best.from / worst.until };
}
