export type GenreKey =
  | 'recommend'
  | 'howto'
  | 'complaint'
  | 'compare'
  | 'opinion'
  | 'lesson'
  | 'milestone'
  | 'launch'
  | 'feedback'
  | 'rant'
  | 'hiring'
  | 'forhire'
  | 'stale'
  | 'article'
  | 'monthly';

/** One way of writing a thread. A body takes one sentence or paragraph out of each group, in order. */
export interface Genre {
  readonly key: GenreKey;
  readonly flairs: readonly string[];
  readonly titles: readonly string[];
  readonly body: readonly (readonly string[])[];
  readonly replies: readonly string[];
  /** How it fares beside the other genres. */
  readonly votes: number;
  readonly talk: number;
}
