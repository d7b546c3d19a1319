import { countSkips, type SkipCounts } from '#core/opportunities/scoring/apply-skips.ts';
import type { Db } from '#server/adapters/db/schema.ts';

export async function readSkipCounts(db: Db, workspaceId: string): Promise<SkipCounts> {
  const rows = await db
    .selectFrom('thread_skips')
    .select(['reason', 'community_key as community', 'thread_type as threadType', 'keywords'])
    .where('workspace_id', '=', workspaceId)
    .execute();
  return countSkips(
    rows.map((row) => Object.assign(row, { keywords: JSON.parse(row.keywords) as string[] })),
  );
}
