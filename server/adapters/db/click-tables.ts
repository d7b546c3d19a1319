import type { Generated } from 'kysely';

/** The tables of clicks on users' own sites. */
export type ClickTables = {
  /** Websites of a workspace on which visits are counted. Nobody has seen the snippet there while `first_seen_at` is null. */
  click_sites: {
    id: string;
    workspace_id: string;
    host: string;
    /** Public: it stands in the snippet. */
    site_key: string;
    /** Of the secret with which the user's own server reports visits; null while there is none. */
    server_key_hash: string | null;
    created_at: number;
    first_seen_at: number | null;
    last_seen_at: number | null;
    removed_at: number | null;
  };
  /** Visits that came from the platform or name a post. Nothing of the visitor is kept. */
  clicks: {
    id: string;
    workspace_id: string;
    host: string;
    path: string;
    /** Null where no post of the workspace leads there. */
    post_id: string | null;
    at: number;
    /** Another tool has counted it. */
    is_imported: Generated<0 | 1>;
  };
  /** What visitors are hashed with on one day (in UTC); forgotten with their hashes when it is over. */
  click_salts: { day: number; salt: string };
  click_visits: { hash: string; day: number };
};
