/** Interactions with one or many posts. Clicks are null if not measured. */
export type Figures = {
  readonly upvotes: number;
  readonly comments: number;
  readonly clicks: number | null;
  /** For many posts: the sum of all positive scores. For one post, it follows from its upvotes. */
  readonly liked?: number;
};

/** Below this, a rate is marked as unreliable: one more comment would change it a lot. */
const FEW_INTERACTIONS = 10;

/** A score below zero counts as no interaction. */
const likedOf = ({ upvotes, liked }: Figures) => liked ?? Math.max(upvotes, 0);

export const addFigures = (one: Figures, other: Figures): Figures => ({
  upvotes: one.upvotes + other.upvotes,
  liked: likedOf(one) + likedOf(other),
  comments: one.comments + other.comments,
  clicks: one.clicks === null && other.clicks === null ? null : (one.clicks ?? 0) + (other.clicks ?? 0),
});

const countAnswers = ({ comments, clicks }: Figures) => comments + (clicks ?? 0);
const countInteractions = (figures: Figures) => likedOf(figures) + countAnswers(figures);

/** The percentage of interactions other than votes, pooled over all posts; null without interactions. */
export function rateInteractions(figures: Figures): number | null {
  const all = countInteractions(figures);
  return all > 0 ? (100 * countAnswers(figures)) / all : null;
}

export const isThin = (figures: Figures): boolean => countInteractions(figures) < FEW_INTERACTIONS;
