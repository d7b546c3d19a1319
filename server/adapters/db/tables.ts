import { oldestBucket } from '#core/calls/decide-call.ts';
import type { Schema } from './schema.ts';

/** A column with the id of a workspace, a user, or a post of the workspace. */
export type Owner = { readonly column: string; readonly of: 'workspace' | 'user' | 'post' };

export type Table = {
  readonly name: keyof Schema;
  /** All columns of the table's primary key. */
  readonly key: readonly string[];
  /** True if the table is included in backups. Short-lived rows are not. */
  readonly isKept: boolean;
  /** The owner's column; null for rows of the installation itself. */
  readonly owner: Owner | null;
  /** Encrypted columns: key rotation re-encrypts them, exports omit them. */
  readonly sealed: readonly string[];
  /** Columns with hashes of secrets: exports omit them. */
  readonly hidden: readonly string[];
  /** A row has expired once this column is below the limit. */
  readonly expires: { readonly column: string; limitAt(now: number): number } | null;
};

type Column<T extends keyof Schema> = keyof Schema[T] & string;
type Facts<T extends keyof Schema> = {
  key: Column<T> | readonly Column<T>[];
  owner?: { column: Column<T>; of: Owner['of'] };
  sealed?: readonly Column<T>[];
  hidden?: readonly Column<T>[];
  expires?: { column: Column<T>; limitAt?: (now: number) => number };
};

const DAY_MS = 24 * 3_600_000;
export const utcDay = (at: number): number => Math.floor(at / DAY_MS);
/** How long we keep the activity log and usage counts. */
const KEEP_RECORDS_DAYS = 400;
/** How long we keep IP addresses, for tracing a suspicious sign-in. */
const KEEP_SIGN_INS_DAYS = 90;
/** Longer than the period in which texts are compared with each other. */
const KEEP_SKETCHES_DAYS = 31;
/** These rows are kept longer than most drafts. */
const KEEP_CLAIMS_DAYS = 90;
/** How long we keep attention data of communities that are no longer watched. */
const KEEP_ATTENTION_DAYS = 60;
/** How long a skip counts, because preferences change. */
const KEEP_SKIPS_DAYS = 180;
/** How long we keep pasted links, because threads are answered in their first days. */
const KEEP_LINKS_DAYS = 14;
/** How long we keep events and their deliveries: older ones are not needed. */
const KEEP_EVENTS_DAYS = 30;
/** Longer than a reply waits for an answer. */
const KEEP_WAIVED_DAYS = 60;
/** How long removed feeds and sites can be restored. */
const KEEP_REMOVED_MS = 10 * 60_000;
/** Items removed before this can no longer be restored. */
export const restorableSince = (now: number): number => now - KEEP_REMOVED_MS;
/** Longer than the longest retry delay of an unreadable community. */
const KEEP_POLLS_MS = 7 * DAY_MS;
/** How long we keep third-party texts, unless they are read again. */
const KEEP_READINGS_MS = 48 * 3_600_000;
/** Texts read before this are hidden. */
export const shownReadingsSince = (now: number): number => now - KEEP_READINGS_MS;

function describe<T extends keyof Schema>(name: T, isKept: boolean, facts: Facts<T>): Table {
  const { key, owner = null, sealed = [], hidden = [], expires } = facts;
  return {
    name,
    key: typeof key === 'string' ? [key] : key,
    isKept,
    owner,
    sealed,
    hidden,
    expires: expires ? { column: expires.column, limitAt: expires.limitAt ?? ((now) => now) } : null,
  };
}
const kept = <T extends keyof Schema>(name: T, facts: Facts<T>) => describe(name, true, facts);
const passing = <T extends keyof Schema>(name: T, facts: Facts<T>) => describe(name, false, facts);

const inWorkspace = { column: 'workspace_id', of: 'workspace' } as const;
const ofUser = { column: 'user_id', of: 'user' } as const;
const ofPost = { column: 'post_id', of: 'post' } as const;

/** Every table, parents before children. Backup, key rotation, sweep, export and deletion derive from it. */
export const TABLES: readonly Table[] = [
  kept('installation', { key: 'key' }),
  kept('users', { key: 'id', owner: { column: 'id', of: 'user' }, hidden: ['password_hash'] }),
  kept('identities', { key: 'id', owner: ofUser }),
  kept('workspaces', { key: 'id', owner: { column: 'id', of: 'workspace' } }),
  kept('first_steps', { key: 'workspace_id', owner: inWorkspace }),
  kept('list_versions', { key: 'key', owner: inWorkspace }),
  kept('sessions', {
    key: 'id',
    owner: ofUser,
    hidden: ['token_hash', 'old_token_hash'],
    expires: { column: 'expires_at' },
  }),
  kept('sign_in_events', {
    key: 'id',
    owner: ofUser,
    expires: { column: 'at', limitAt: (now) => now - KEEP_SIGN_INS_DAYS * DAY_MS },
  }),
  kept('passkeys', { key: 'id', owner: ofUser, hidden: ['credential_id', 'public_key'] }),
  kept('recovery_codes', { key: 'id', owner: ofUser, hidden: ['code_hash'] }),
  passing('passkey_challenges', { key: 'challenge_hash', expires: { column: 'expires_at' } }),
  passing('second_steps', { key: 'token_hash', owner: ofUser, expires: { column: 'expires_at' } }),
  kept('invitations', {
    key: 'id',
    owner: inWorkspace,
    hidden: ['token_hash'],
    expires: { column: 'expires_at', limitAt: (now) => now - KEEP_SIGN_INS_DAYS * DAY_MS },
  }),
  // Not in backups: a restore would revive keys that were revoked since.
  passing('api_keys', {
    key: 'id',
    owner: inWorkspace,
    hidden: ['key_hash', 'code_hash'],
    expires: { column: 'expires_at', limitAt: (now) => now - KEEP_SIGN_INS_DAYS * DAY_MS },
  }),
  kept('jobs', { key: 'id', expires: { column: 'finished_at', limitAt: (now) => now - 7 * DAY_MS } }),
  kept('audit_events', {
    key: 'id',
    owner: inWorkspace,
    expires: { column: 'at', limitAt: (now) => now - KEEP_RECORDS_DAYS * DAY_MS },
  }),
  kept('reddit_accounts', { key: 'id', owner: inWorkspace, sealed: ['access_token', 'refresh_token'] }),
  kept('call_meter', {
    key: 'key',
    owner: inWorkspace,
    expires: { column: 'day', limitAt: (now) => utcDay(now) - KEEP_RECORDS_DAYS },
  }),
  kept('posts', { key: 'id', owner: inWorkspace }),
  kept('past_mentions', {
    key: 'id',
    owner: inWorkspace,
    expires: { column: 'at', limitAt: (now) => now - KEEP_RECORDS_DAYS * DAY_MS },
  }),
  kept('post_beginnings', { key: 'post_id', owner: ofPost }),
  kept('interviews', { key: 'post_id', owner: ofPost }),
  kept('post_attempts', { key: 'id', owner: ofPost }),
  // A post's history is deleted with it (`on delete cascade`).
  kept('post_events', { key: 'id', owner: inWorkspace }),
  kept('post_watches', { key: 'post_id', owner: ofPost }),
  kept('post_figures', { key: 'id', owner: ofPost }),
  kept('post_totals', { key: 'post_id', owner: ofPost }),
  kept('figure_sums', { key: ['workspace_id', 'site'], owner: inWorkspace }),
  kept('figure_slots', { key: ['workspace_id', 'site', 'at'], owner: inWorkspace }),
  kept('figure_hours', { key: ['workspace_id', 'site', 'at'], owner: inWorkspace }),
  passing('reply_readings', { key: 'post_id', owner: ofPost }),
  passing('replies', {
    key: 'id',
    owner: inWorkspace,
    expires: { column: 'read_at', limitAt: shownReadingsSince },
  }),
  kept('waived_replies', {
    key: 'id',
    owner: inWorkspace,
    expires: { column: 'at', limitAt: (now) => now - KEEP_WAIVED_DAYS * DAY_MS },
  }),
  kept('click_sites', {
    key: 'id',
    owner: inWorkspace,
    hidden: ['server_key_hash'],
    expires: { column: 'removed_at', limitAt: restorableSince },
  }),
  kept('clicks', { key: 'id', owner: inWorkspace }),
  passing('click_salts', { key: 'day', expires: { column: 'day', limitAt: utcDay } }),
  passing('click_visits', { key: 'hash', expires: { column: 'day', limitAt: utcDay } }),
  kept('model_choices', { key: 'workspace_id', owner: inWorkspace, sealed: ['api_key'] }),
  kept('model_usage', { key: 'key', owner: inWorkspace }),
  kept('draft_claims', {
    key: 'id',
    owner: inWorkspace,
    expires: { column: 'at', limitAt: (now) => now - KEEP_CLAIMS_DAYS * DAY_MS },
  }),
  kept('facts_files', { key: 'workspace_id', owner: inWorkspace }),
  kept('publishing_settings', { key: 'workspace_id', owner: inWorkspace }),
  kept('targets', { key: 'id', owner: inWorkspace }),
  kept('rules_versions', {
    key: 'id',
    expires: { column: 'checked_at', limitAt: (now) => now - KEEP_RECORDS_DAYS * DAY_MS },
  }),
  passing('rules_texts', {
    key: 'version_id',
    expires: { column: 'checked_at', limitAt: shownReadingsSince },
  }),
  passing('rules_readers', {
    key: 'id',
    owner: inWorkspace,
    expires: { column: 'read_at', limitAt: shownReadingsSince },
  }),
  kept('pasted_rules', { key: 'id', owner: inWorkspace }),
  kept('rules_corrections', { key: 'id', owner: inWorkspace }),
  kept('moderator_answers', { key: 'id', owner: inWorkspace }),
  kept('rules_notices', {
    key: 'id',
    owner: inWorkspace,
    expires: { column: 'at', limitAt: (now) => now - KEEP_RECORDS_DAYS * DAY_MS },
  }),
  passing('communities', { key: 'id', expires: { column: 'read_at', limitAt: shownReadingsSince } }),
  passing('community_words', { key: ['community_id', 'stem'] }),
  passing('community_medians', { key: 'key' }),
  kept('community_results', {
    key: 'id',
    expires: { column: 'updated_at', limitAt: (now) => now - KEEP_RECORDS_DAYS * DAY_MS },
  }),
  passing('thread_readings', { key: 'id', expires: { column: 'read_at', limitAt: shownReadingsSince } }),
  passing('opportunities', {
    key: 'id',
    owner: inWorkspace,
    expires: { column: 'read_at', limitAt: shownReadingsSince },
  }),
  kept('thread_skips', {
    key: 'id',
    owner: inWorkspace,
    expires: { column: 'at', limitAt: (now) => now - KEEP_SKIPS_DAYS * DAY_MS },
  }),
  kept('hash_keys', { key: 'purpose', sealed: ['hash_key'] }),
  kept('erased_redditors', { key: 'id', owner: inWorkspace, hidden: ['name_hash'] }),
  passing('scans_by_hand', {
    key: 'workspace_id',
    owner: inWorkspace,
    expires: { column: 'beat_at', limitAt: (now) => now - DAY_MS },
  }),
  kept('saved_scans', { key: 'id', owner: inWorkspace }),
  kept('scan_setups', { key: 'workspace_id', owner: inWorkspace }),
  kept('alert_channels', {
    key: 'id',
    owner: inWorkspace,
    sealed: ['sealed_settings', 'signing_secret', 'old_signing_secret'],
    hidden: ['token_hash'],
  }),
  kept('alert_rules', { key: 'id', owner: inWorkspace }),
  // Not in backups: a restored server must not send old alerts again.
  passing('events', {
    key: 'id',
    owner: inWorkspace,
    expires: { column: 'at', limitAt: (now) => now - KEEP_EVENTS_DAYS * DAY_MS },
  }),
  passing('event_texts', { key: 'event_id', owner: inWorkspace, expires: { column: 'expires_at' } }),
  passing('alert_deliveries', {
    key: 'id',
    owner: inWorkspace,
    expires: { column: 'created_at', limitAt: (now) => now - KEEP_EVENTS_DAYS * DAY_MS },
  }),
  kept('feeds', {
    key: 'id',
    owner: inWorkspace,
    sealed: ['feed_token'],
    expires: { column: 'removed_at', limitAt: restorableSince },
  }),
  kept('pasted_links', {
    key: 'id',
    owner: inWorkspace,
    expires: { column: 'created_at', limitAt: (now) => now - KEEP_LINKS_DAYS * DAY_MS },
  }),
  passing('community_polls', {
    key: 'id',
    expires: { column: 'updated_at', limitAt: (now) => now - KEEP_POLLS_MS },
  }),
  passing('answer_scores', {
    key: 'id',
    expires: { column: 'read_at', limitAt: (now) => now - KEEP_ATTENTION_DAYS * DAY_MS },
  }),
  passing('community_attention', {
    key: 'id',
    expires: { column: 'updated_at', limitAt: (now) => now - KEEP_ATTENTION_DAYS * DAY_MS },
  }),
  passing('scanned_posts', { key: 'id', expires: { column: 'read_at', limitAt: shownReadingsSince } }),
  passing('scanned_comments', { key: 'id', expires: { column: 'read_at', limitAt: shownReadingsSince } }),
  passing('platform_questions', {
    key: 'key',
    expires: { column: 'asked_at', limitAt: (now) => now - DAY_MS },
  }),
  // Not in backups: sketches are rebuilt from the texts if missing.
  passing('post_sketches', {
    key: 'post_id',
    owner: inWorkspace,
    expires: { column: 'made_at', limitAt: (now) => now - KEEP_SKETCHES_DAYS * DAY_MS },
  }),
  passing('provider_sign_ins', { key: 'state_hash', expires: { column: 'expires_at' } }),
  passing('account_connections', { key: 'state_hash', expires: { column: 'expires_at' } }),
  passing('rate_limits', { key: 'key', expires: { column: 'resets_at' } }),
  passing('call_budget', { key: 'id' }),
  passing('call_buckets', { key: 'bucket', expires: { column: 'bucket', limitAt: oldestBucket } }),
];
