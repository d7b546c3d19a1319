/** The tables of what the dashboard alone shows. */
export type DashboardTables = {
  /** Our published posts with an answer there, and when their threads are read for it. */
  reply_readings: {
    post_id: string;
    /** The thread was noted there, and its ids are of there. */
    site: 'api' | 'sandbox';
    thread_id: string;
    /** Where the post is a comment: its id there. */
    comment_id: string | null;
    /** How many comments the thread was last seen to have, and had when it was read; unknown for comments. */
    comments: number | null;
    read_comments: number | null;
    /** Null while there is nothing new to read. */
    due_at: number | null;
  };
  /** Those that none of our accounts has answered. */
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
  /** Those that need no answer, as somebody said. */
  waived_replies: {
    id: string;
    workspace_id: string;
    site: 'api' | 'sandbox';
    comment_id: string;
    at: number;
  };
  /** When each step was first seen to be done, and when the list was dismissed. (Two columns are not used any more.) */
  first_steps: {
    workspace_id: string;
    connected_at: number | null;
    facts_at: number | null;
    draft_at: number | null;
    published_at: number | null;
    closed_at: number | null;
  };
};
