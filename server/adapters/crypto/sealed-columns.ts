import type { Schema } from '../db/schema.ts';

/** Every column that holds sealed texts, once: what a new key has to seal again. */
export const SEALED_COLUMNS = [
  { table: 'reddit_accounts', key: 'id', column: 'access_token' },
  { table: 'reddit_accounts', key: 'id', column: 'refresh_token' },
  { table: 'model_choices', key: 'workspace_id', column: 'api_key' },
] as const satisfies readonly { table: keyof Schema; key: string; column: string }[];
