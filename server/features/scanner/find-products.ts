import { listProductWords } from '#core/opportunities/scoring/product-words.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import { parseAbout } from '../preflight/preflight-reads.ts';

/** By workspace, the words that describe its product; workspaces without a facts file are missing. */
export async function findProducts(
  db: Db,
  workspaceIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const ids = [...new Set(workspaceIds)];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('facts_files')
    .select(['workspace_id', 'product', 'about'])
    .where('workspace_id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ workspace_id: id, product, about }) => [
      id,
      listProductWords({ product, about: parseAbout(about) }),
    ]),
  );
}
