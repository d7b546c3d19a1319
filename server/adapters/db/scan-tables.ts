import type { FeedState } from '#contract/scanning/feed.ts';
import type { SkipReason } from '#core/opportunities/scoring/apply-skips.ts';
import type { ThreadType } from '#contract/reading/thread-classes.ts';

/** The latest data of threads, shared by all workspaces, and what scans find in them. */
export type ScanTables = {
  /** Threads as last read, with earlier figures for comparison. */
  thread_readings: {
    id: string;
    origin: 'api' | 'sandbox';
    community_key: string;
    community: string;
    title: string;
    /** The author; null if the account was deleted. */
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
    /** The author; null if the account was deleted. */
    author: string | null;
    permalink: string;
    created_at: number;
    /** Null if unknown: a feed has no figures. */
    upvotes: number | null;
    comments: number | null;
    velocity: number | null;
    score: number;
    /** The score, a JSON `ThreadScore`. */
    judgement: string;
    /** A JSON list of the keywords that occur in it. */
    keywords: string;
    viewed_at: number | null;
    skipped_at: number | null;
    /** JSON: a model's opinion of the thread, and the text that it judged. */
    second_opinion: string | null;
    /** A JSON list of the comments that a clip came with. */
    clipped_comments: string | null;
    /** The matching comment, if the match is in a comment. Its text is in the judgement. */
    comment_id: string | null;
    comment_author: string | null;
    found_at: number;
    /** When the thread's figures and text were last read. */
    read_at: number;
  };
  /** Found threads that a user skipped, without their texts. Later scores learn from them. */
  thread_skips: {
    id: string;
    workspace_id: string;
    opportunity_id: string;
    reason: SkipReason;
    community_key: string;
    thread_type: ThreadType;
    /** A JSON list of the keywords that occurred in it. */
    keywords: string;
    at: number;
  };
  /** Keys of hashes that outlive a change of the installation's secret. */
  hash_keys: {
    purpose: string;
    /** The key, encrypted. */
    hash_key: string;
  };
  /** Redditors about whom a workspace no longer stores anything. */
  erased_redditors: {
    id: string;
    workspace_id: string;
    /** The username's hash with a key of `hash_keys`; the name itself is deleted. */
    name_hash: string;
    /** Erased by the installation's owner, for every workspace. */
    covers_all: 0 | 1;
    at: number;
  };
  /** The latest manual scan of each workspace: its progress or outcome. */
  scans_by_hand: {
    workspace_id: string;
    /** The id of this scan; a process of an earlier scan can no longer write. */
    scan_id: string;
    started_at: number;
    /** The last heartbeat of the scan's process. */
    beat_at: number;
    communities: number;
    communities_read: number;
    threads_read: number;
    kept: number;
    stop_asked: 0 | 1;
    /** The outcome, a JSON `ScanEnd`; null while the scan runs. */
    outcome: string | null;
  };
  /** Scans that run in the background while switched on. */
  saved_scans: {
    id: string;
    workspace_id: string;
    name: string;
    is_on: 0 | 1;
    /** JSON: the scan's subreddits, keywords and filters. */
    configuration: string;
    /** The scan's version, incremented with every change. */
    version: number;
    /** The scan's version for which the stored posts were searched. */
    caught_up_version: number;
    /** The communities that were searched then: a JSON list of lowercase names. */
    caught_up_communities: string;
    created_at: number;
  };
  /** The scanner's form as a workspace last edited it. */
  scan_setups: {
    workspace_id: string;
    /** JSON: the form's subreddits, keywords and filters. */
    configuration: string;
    updated_at: number;
  };
  /** The polling state of a community; see `PollState`. */
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
  /** Posts of watched communities at their last reading, shared by all workspaces. */
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
    /** False if the post is locked, archived or removed. */
    is_answerable: 0 | 1;
    read_at: number;
  };
  /** A member's private feed, shared with us. A workspace has one, plus recently removed ones. */
  feeds: {
    id: string;
    workspace_id: string;
    /** The origin of the site, e.g. https://www.reddit.com. */
    site: string;
    /** The feed's communities as a JSON list; empty for the member's front page. */
    communities: string;
    is_newest: 0 | 1;
    username: string;
    /** The feed's secret, encrypted. */
    feed_token: string;
    is_on: 0 | 1;
    state: FeedState;
    /** The number of consecutive failures. */
    failures: number;
    asked_at: number | null;
    /** The next reading; null while paused. */
    next_at: number | null;
    /** The number of threads in the feed at the last reading. */
    threads: number | null;
    etag: string | null;
    last_modified: string | null;
    /** The saved scans, with versions, that it was matched against. */
    read_for: string | null;
    created_at: number;
    removed_at: number | null;
  };
  /** Links that a person pasted and has not clipped yet. */
  pasted_links: {
    id: string;
    workspace_id: string;
    /** The thread's id, or the URL if that hides the id. */
    link_key: string;
    kind: 'thread' | 'share';
    community: string | null;
    address: string;
    created_at: number;
  };
  /** Comments that were read, without their texts. */
  scanned_comments: {
    id: string;
    /** The id of its thread in `scanned_posts`, if stored there. */
    thread_key: string;
    promotes: 0 | 1;
    /** 1 if the comment was searched for keywords. The others were read only along with their thread. */
    is_scanned: 0 | 1;
    read_at: number;
  };
  /** The scores of a thread's answers at its last reading, numbers only. */
  answer_scores: { id: string; community_id: string; scores: string; read_at: number };
  /** How quickly a community's threads collect their upvotes; see `Attention`. */
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
