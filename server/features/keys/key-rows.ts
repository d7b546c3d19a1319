import { SCOPES } from '#contract/endpoint.ts';
import { toIsoTime } from '#contract/fields.ts';
import type { ApiKey } from '#contract/keys/api-keys.ts';
import type { Schema } from '#server/adapters/db/schema.ts';

export const presentKey = (row: Schema['api_keys']): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: SCOPES.filter((scope) => row.scopes.split(' ').includes(scope)),
  asksFirst: row.asks_first === 1,
  createdAt: toIsoTime(row.created_at),
  lastUsedAt: toIsoTime(row.last_used_at),
  expiresAt: toIsoTime(row.expires_at),
});
