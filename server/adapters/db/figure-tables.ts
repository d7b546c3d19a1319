import type { Generated } from 'kysely';
import type { FigureSource } from '#contract/figures.ts';

/** Figures of the sandbox and of the real site are never added up. */
export type Site = 'api' | 'sandbox';

/** The gains of a workspace's posts in a period that starts at `at`. */
type Gained = {
  workspace_id: string;
  site: Site;
  at: number;
  upvotes: number;
  liked: Generated<number>;
  comments: number;
  clicks: Generated<number>;
};

export type FigureTables = {
  post_figures: {
    id: string;
    post_id: string;
    taken_at: number;
    score: number;
    comments: number;
    upvote_ratio: number | null;
    source: FigureSource;
    /** The gains since the previous reading. */
    upvotes_gained: Generated<number>;
    comments_gained: Generated<number>;
  };
  /**
   * The latest reading of each post outside the trash, and its clicks. Null before the first reading, or if clicks
   * are not measured.
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
    /** For a comment: when the thread it answers was created, if known. */
    thread_at: number | null;
  };
  /** Totals per workspace, without the posts in the trash. */
  figure_sums: {
    workspace_id: string;
    site: Site;
    /** Posts with at least one reading of their figures. */
    posts: number;
    upvotes: number;
    /** Upvotes of the posts with a positive score. */
    liked: Generated<number>;
    comments: number;
    clicks: number;
  };
  /** Gains per quarter of an hour (UTC), for the first and last hours of days in other time zones. */
  figure_slots: Gained;
  /** Gains per hour (UTC), for all other hours. */
  figure_hours: Gained;
};
