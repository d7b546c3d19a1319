import type { Schema } from '../db/schema.ts';

/** Every column that holds sealed texts, once: what a new key has to seal again. */
export const SEALED_COLUMNS = [
  { table: 'reddit_accounts', column: 'access_token' },
  { table: 'reddit_accounts', column: 'refresh_token' },
] as const satisfies readonly { table: keyof Schema; column: string }[];
