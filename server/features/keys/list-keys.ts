import type { ApiKey } from '#contract/keys/api-keys.ts';
import type { PersonContext } from '#server/context.ts';
import { presentKey } from './key-rows.ts';

export async function listKeys({ db, actor }: PersonContext): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('api_keys')
    .selectAll()
    .where('workspace_id', '=', actor.workspaceId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(presentKey);
}
