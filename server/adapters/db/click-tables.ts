import type { Generated } from 'kysely';

export type ClickTables = {
  /** A workspace's websites that count visits. `first_seen_at` is null until a page with the snippet is seen. */
  click_sites: {
    id: string;
    workspace_id: string;
    host: string;
    /** The site's key; public, because the snippet contains it. */
    site_key: string;
    /** Hash of the secret with which the user's own server reports visits; null if there is none. */
    server_key_hash: string | null;
    created_at: number;
    first_seen_at: number | null;
    last_seen_at: number | null;
    removed_at: number | null;
  };
  /** Visits that came from the platform or name a post. Stores nothing about the visitor. */
  clicks: {
    id: string;
    workspace_id: string;
    host: string;
    path: string;
    /** Null if no post of the workspace links there. */
    post_id: string | null;
    at: number;
    /** 1 if another tool counted the visit. */
    is_imported: Generated<0 | 1>;
  };
  /** The day's salt for hashing visitors (UTC); deleted with the hashes after that day. */
  click_salts: { day: number; salt: string };
  click_visits: { hash: string; day: number };
};
