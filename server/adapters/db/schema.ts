import type { Kysely, Transaction } from 'kysely';
import type { Purpose } from '#core/calls/call-queue.ts';

/** Instants are integer milliseconds, ids are time-ordered text, booleans are 0 or 1, JSON is text. */
export type Schema = {
  installation: { key: string; value: string };
  users: {
    id: string;
    email: string;
    password_hash: string | null;
    first_name: string | null;
    last_name: string | null;
    profile_image_url: string | null;
    subscription_plan: 'free' | 'pro';
    created_at: number;
  };
  identities: { id: string; user_id: string; issuer: string; subject: string; created_at: number };
  workspaces: { id: string; owner_id: string; created_at: number };
  sessions: {
    id: string;
    token_hash: string;
    user_id: string;
    workspace_id: string;
    device: string;
    created_at: number;
    last_seen_at: number;
    expires_at: number;
  };
  provider_sign_ins: {
    state_hash: string;
    browser_hash: string;
    nonce: string;
    code_verifier: string;
    expires_at: number;
  };
  reddit_accounts: {
    id: string;
    workspace_id: string;
    username: string;
    mode: 'api' | 'sandbox' | 'assisted';
    is_active: 0 | 1;
    /** Sealed; null for assisted accounts. */
    access_token: string | null;
    refresh_token: string | null;
    token_expires_at: number | null;
    /** What the person allowed, separated by spaces. */
    scopes: string;
    /** Somebody is refreshing the tokens until then. */
    refreshing_until: number;
    /** The platform told this account to wait with posts and comments. */
    writes_wait_until: number;
    karma: number | null;
    member_since: number | null;
    verified_email: 0 | 1 | null;
    facts_at: number | null;
    created_at: number;
  };
  account_connections: { state_hash: string; session_id: string; expires_at: number };
  call_budget: { id: number; turn: number; blocked_until: number; paced_at: number };
  call_buckets: { bucket: number; calls: number };
  call_meter: { key: string; day: number; workspace_id: string; purpose: Purpose; calls: number };
  rate_limits: { key: string; count: number; resets_at: number };
  jobs: {
    id: string;
    name: string;
    payload: string;
    unique_key: string | null;
    run_at: number;
    attempts: number;
    lease_token: string | null;
    leased_until: number | null;
    last_error: string | null;
    created_at: number;
    finished_at: number | null;
    outcome: 'done' | 'failed' | null;
  };
  audit_events: {
    id: string;
    workspace_id: string | null;
    actor: string;
    verb: string;
    subject: string | null;
    detail: string;
    at: number;
  };
};

/** The database or an open transaction on it: what a query needs. */
export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;
