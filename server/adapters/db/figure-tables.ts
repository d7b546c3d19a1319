import type { Generated } from 'kysely';
import type { FigureSource } from '#contract/figures.ts';

/** Figures of the sandbox and of the real site are never added up. */
export type Site = 'api' | 'sandbox';

/** What the posts of a workspace gained in a time that begins at `at`. */
type Gained = {
  workspace_id: string;
  site: Site;
  at: number;
  upvotes: number;
  liked: Generated<number>;
  comments: number;
  clicks: Generated<number>;
};

/** The tables of what posts have gained. */
export type FigureTables = {
  /** What became of a post, as it was seen at a time. */
  post_figures: {
    id: string;
    post_id: string;
    taken_at: number;
    score: number;
    comments: number;
    upvote_ratio: number | null;
    source: FigureSource;
    /** Since the reading before. */
    upvotes_gained: Generated<number>;
    comments_gained: Generated<number>;
  };
  /**
   * The latest reading of each post, null before there is one, and its clicks, null while nobody measures
   * them. Those in the trash do not count.
   */
  post_totals: {
    post_id: string;
    workspace_id: string;
    site: Site;
    is_counted: 0 | 1;
    upvotes: number | null;
    comments: number | null;
    clicks: number | null;
    source: FigureSource | null;
    taken_at: number | null;
    /** Of a comment: when the thread was made that it answers, where that was known. */
    thread_at: number | null;
  };
  /** What all posts of a workspace have gained, those in the trash left out. */
  figure_sums: {
    workspace_id: string;
    site: Site;
    /** How many somebody has seen the figures of. */
    posts: number;
    upvotes: number;
    /** Upvotes of those that stand above zero. */
    liked: Generated<number>;
    comments: number;
    clicks: number;
  };
  /** By the quarter of an hour, for the edges of days that do not begin on the hour in UTC. */
  figure_slots: Gained;
  /** The same by the hour in UTC, for all that lies between. */
  figure_hours: Gained;
};
