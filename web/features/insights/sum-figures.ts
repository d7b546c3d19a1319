import type { Post } from '#contract/posts.ts';

type Figures = {
  upvotes: number | null;
  clicks: number | null;
  /** The share of all interactions that are more than a vote, in percent. */
  engagementRate: number | null;
  /** Whether there are too few interactions for the rate to mean much. */
  isThin: boolean;
};

const THIN = 10;

/** Totals over all posts; null where nothing was measured. */
export function sumFigures(posts: readonly Post[]): Figures {
  const published = posts.filter(({ status }) => status === 'published');
  const counted = published.flatMap(({ analytics }) => analytics ?? []);
  // Without any published post, zero is a known figure.
  const isKnown = counted.length > 0 || published.length === 0;
  const measured = counted.filter(({ clicksMeasured }) => clicksMeasured);
  const sum = (key: 'upvotes' | 'comments' | 'clicks') =>
    counted.reduce((total, figures) => total + figures[key], 0);
  const [upvotes, answers] = [sum('upvotes'), sum('comments') + sum('clicks')];
  const all = upvotes + answers;
  return {
    upvotes: isKnown ? upvotes : null,
    clicks: measured.length > 0 ? sum('clicks') : null,
    engagementRate: isKnown ? (all > 0 ? (100 * answers) / all : 0) : null,
    isThin: counted.length > 0 && all < THIN,
  };
}
