/** The tables that only the dashboard uses. */
export type DashboardTables = {
  /** Our published posts whose replies we read, and when to read them next. */
  reply_readings: {
    post_id: string;
    /** The site that the thread was read from and its ids belong to. */
    site: 'api' | 'sandbox';
    thread_id: string;
    /** The id of our comment; null if the post is a thread. */
    comment_id: string | null;
    /** The thread's comment count at last sight, and when it was last read; null for comments. */
    comments: number | null;
    read_comments: number | null;
    /** When to read the replies; null while there is nothing new to read. */
    due_at: number | null;
  };
  /** Replies that our accounts have not answered yet. */
  replies: {
    id: string;
    workspace_id: string;
    post_id: string;
    site: 'api' | 'sandbox';
    comment_id: string;
    author: string;
    body: string;
    permalink: string;
    created_at: number;
    read_at: number;
  };
  /** Replies that a user marked as needing no answer. */
  waived_replies: {
    id: string;
    workspace_id: string;
    site: 'api' | 'sandbox';
    comment_id: string;
    at: number;
  };
  /** When each first step was completed, and when the list was dismissed. (Two columns are unused.) */
  first_steps: {
    workspace_id: string;
    connected_at: number | null;
    facts_at: number | null;
    draft_at: number | null;
    published_at: number | null;
    closed_at: number | null;
  };
};
