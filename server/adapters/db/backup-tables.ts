import type { Schema } from './schema.ts';

type BackupTable = { name: keyof Schema; key: string; kept: boolean };

const kept = (name: keyof Schema, key = 'id'): BackupTable => ({ name, key, kept: true });
const passing = (name: keyof Schema, key: string): BackupTable => ({ name, key, kept: false });

/** Every table with its key, parents before children. What is only passing through stays out of a backup. */
export const BACKUP_TABLES: readonly BackupTable[] = [
  kept('installation', 'key'),
  kept('users'),
  kept('identities'),
  kept('workspaces'),
  kept('sessions'),
  kept('jobs'),
  kept('audit_events'),
  kept('reddit_accounts'),
  kept('call_meter', 'key'),
  kept('posts'),
  kept('post_beginnings', 'post_id'),
  kept('post_attempts'),
  kept('post_events'),
  kept('post_looks', 'post_id'),
  kept('model_choices', 'workspace_id'),
  kept('model_usage', 'key'),
  kept('facts_files', 'workspace_id'),
  kept('publishing_cautions', 'workspace_id'),
  passing('provider_sign_ins', 'state_hash'),
  passing('rate_limits', 'key'),
  passing('account_connections', 'state_hash'),
  passing('call_budget', 'id'),
  passing('call_buckets', 'bucket'),
];
