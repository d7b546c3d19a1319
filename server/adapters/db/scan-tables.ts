import type { FeedState } from '#contract/scanning/feed.ts';
import type { SkipReason } from '#core/opportunities/scoring/apply-skips.ts';
import type { ThreadType } from '#contract/reading/thread-classes.ts';

/** What is read for everybody, and what scans find in it. */
export type ScanTables = {
  /** Threads as they were read last, and how far they were some time before. */
  thread_readings: {
    id: string;
    origin: 'api' | 'sandbox';
    community_key: string;
    community: string;
    title: string;
    /** Null if the account was deleted. */
    author: string | null;
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
    origin: 'api' | 'sandbox' | 'sample' | 'clip' | 'feed';
    thread_id: string;
    community: string;
    community_key: string;
    title: string;
    body: string;
    /** Null if the account was deleted. */
    author: string | null;
    permalink: string;
    created_at: number;
    /** Null if nobody told us: a feed has no figures. */
    upvotes: number | null;
    comments: number | null;
    velocity: number | null;
    score: number;
    /** All of a JSON `ThreadScore`. */
    judgement: string;
    /** A JSON list of those that occur in it. */
    keywords: string;
    viewed_at: number | null;
    skipped_at: number | null;
    /** JSON: what a model says it is worth, and of which text. */
    second_opinion: string | null;
    /** A JSON list of the comments that a clip came with. */
    clipped_comments: string | null;
    /** The comment that it was found by, where it was one; its text is in the judgement. */
    comment_id: string | null;
    comment_author: string | null;
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
  /** Keys of hashes that outlive a change of the installation's secret. */
  hash_keys: {
    purpose: string;
    /** Encrypted. */
    hash_key: string;
  };
  /** Redditors of whom a workspace stores nothing any more. */
  erased_redditors: {
    id: string;
    workspace_id: string;
    /** Of the name, by a key of `hash_keys`: the name itself is gone. */
    name_hash: string;
    /** The installation's owner did it, so that it holds for every workspace. */
    covers_all: 0 | 1;
    at: number;
  };
  /** The latest scan by hand of each workspace: how far it is, or what came of it. */
  scans_by_hand: {
    workspace_id: string;
    /** Of this one scan: whoever writes with an earlier one's writes nothing. */
    scan_id: string;
    started_at: number;
    /** When its process last said that it is at work. */
    beat_at: number;
    communities: number;
    communities_read: number;
    threads_read: number;
    kept: number;
    stop_asked: 0 | 1;
    /** A JSON `ScanEnd`; null while it runs. */
    outcome: string | null;
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
    /** And of which communities: a JSON list of names in lower case. */
    caught_up_communities: string;
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
  /** The private feed of a member, which they let us read. A workspace has one, and those that it removed lately. */
  feeds: {
    id: string;
    workspace_id: string;
    /** The origin of the site, e.g. https://www.reddit.com. */
    site: string;
    /** A JSON list; none: the member's front page. */
    communities: string;
    is_newest: 0 | 1;
    username: string;
    /** Encrypted. */
    feed_token: string;
    is_on: 0 | 1;
    state: FeedState;
    /** In a row. */
    failures: number;
    asked_at: number | null;
    /** Null while nobody tries. */
    next_at: number | null;
    /** How many it had when it was read last. */
    threads: number | null;
    etag: string | null;
    last_modified: string | null;
    /** Which saved scans, in which versions, it was held against. */
    read_for: string | null;
    created_at: number;
    removed_at: number | null;
  };
  /** Links that a person pasted and has not clipped yet. */
  pasted_links: {
    id: string;
    workspace_id: string;
    /** The thread's id, or the address where that hides it. */
    link_key: string;
    kind: 'thread' | 'share';
    community: string | null;
    address: string;
    created_at: number;
  };
  /** Comments that were read, without their texts. */
  scanned_comments: {
    id: string;
    /** The id of its thread in `scanned_posts`, where that is stored. */
    thread_key: string;
    promotes: 0 | 1;
    /** Keywords were looked for in it; the others were read with their thread. */
    is_scanned: 0 | 1;
    read_at: number;
  };
  /** The upvotes of the answers in a thread, as numbers alone, when it was read last. */
  answer_scores: { id: string; community_id: string; scores: string; read_at: number };
  /** How quickly its threads gain what they will gain; see `Attention`. */
  community_attention: {
    id: string;
    young_gained: number;
    young_hours: number;
    young_age: number;
    older_gained: number;
    older_hours: number;
    older_age: number;
    updated_at: number;
  };
};
