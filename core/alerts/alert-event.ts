import type { AlertType } from '#contract/alerts/alert-fields.ts';
import type { Intent } from '#contract/reading/thread-classes.ts';

/** What rules match. Holds no third-party text. */
export type EventFacts = {
  subreddit?: string;
  score?: number;
  intent?: Intent;
  /** The workspace's keywords that occur in the thread. */
  keywords?: readonly string[];
  postId?: string;
};

/** What a receiver gets. All URLs are absolute. */
export type EventData = {
  id: string;
  subreddit?: string;
  title?: string;
  /** The address of the post or thread on Reddit. */
  url?: string | null;
  score?: number;
  intent?: Intent;
  /** Why it deserves attention: the best part of a score, a problem, or what changed. */
  reason?: string;
  /** What to do about a problem. */
  remedy?: string;
  /** When the thread or reply was written (ISO 8601). */
  createdAt?: string;
  username?: string;
  postId?: string;
};

/** `test`: a message that somebody asked for, which is no event. */
export type AlertEvent = { id: string; type: AlertType | 'test'; at: number; data: EventData };
