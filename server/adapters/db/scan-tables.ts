import type { SkipReason } from '#core/opportunities/scoring/apply-skips.ts';
import type { ThreadType } from '#core/opportunities/scoring/judge-thread-type.ts';

/** What is read for everybody, and what scans find in it. */
export type ScanTables = {
  /** Threads as they were read last, and how far they were some time before. */
  thread_readings: {
    id: string;
    origin: 'api' | 'sandbox';
    community_key: string;
    community: string;
    title: string;
    permalink: string;
    created_at: number;
    score: number;
    comments: number;
    read_at: number;
    earlier_interactions: number | null;
    earlier_at: number | null;
  };
  /** Threads that scans found for a workspace. */
  opportunities: {
    id: string;
    workspace_id: string;
    origin: 'api' | 'sandbox' | 'sample' | 'clip';
    thread_id: string;
    community: string;
    community_key: string;
    title: string;
    body: string;
    /** Null if the account was deleted. */
    author: string | null;
    permalink: string;
    created_at: number;
    upvotes: number;
    comments: number;
    velocity: number;
    score: number;
    /** All of a JSON `ThreadScore`. */
    judgement: string;
    /** A JSON list of those that occur in it. */
    keywords: string;
    viewed_at: number | null;
    skipped_at: number | null;
    /** A JSON list of the comments that a clip came with. */
    clipped_comments: string | null;
    found_at: number;
    /** When its figures and its text were read last. */
    read_at: number;
  };
  /** Found threads that somebody skipped, without their texts: later scores learn from them. */
  thread_skips: {
    id: string;
    workspace_id: string;
    opportunity_id: string;
    reason: SkipReason;
    community_key: string;
    thread_type: ThreadType;
    /** A JSON list of those that occurred in it. */
    keywords: string;
    at: number;
  };
  /** A scan that runs by itself while it is switched on. */
  saved_scans: {
    id: string;
    workspace_id: string;
    name: string;
    is_on: 0 | 1;
    /** JSON: subreddits, keywords and filters. */
    configuration: string;
    /** Incremented with every change. */
    version: number;
    /** For which it was given what had been read before. */
    caught_up_version: number;
    created_at: number;
  };
  /** What is known of reading a community's new posts; see `PollState`. */
  community_polls: {
    id: string;
    posts: number;
    span_ms: number;
    polled_at: number | null;
    covered_from: number;
    covered_until: number;
    trouble: 'closed' | 'silent' | null;
    failures: number;
    retry_at: number;
    updated_at: number;
  };
  /** Posts of watched communities as they were read last, once for everybody. */
  scanned_posts: {
    id: string;
    thread_id: string;
    community_id: string;
    community: string;
    title: string;
    body: string;
    author: string | null;
    permalink: string;
    created_at: number;
    score: number;
    comments: number;
    stickied: 0 | 1;
    /** Nobody can answer the others. */
    is_answerable: 0 | 1;
    read_at: number;
  };
};
