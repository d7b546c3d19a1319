import { applySkips, type Skip } from '#core/opportunities/scoring/apply-skips.ts';
import type { ThreadScore } from '#core/opportunities/scoring/score-thread.ts';
import type { Db } from '#server/adapters/db/schema.ts';

type Scored = { workspace_id: string; community: string; keywords: string; judgement: string; score: number };

/** The same threads, with the scores that each workspace's skips leave them. */
export async function teachScores<T extends Scored>(db: Db, rows: readonly T[]): Promise<T[]> {
  const skips = await findSkips(db, [...new Set(rows.map((row) => row.workspace_id))]);
  return rows.map((row) => {
    const judged = JSON.parse(row.judgement) as ThreadScore;
    const traits = { community: row.community, keywords: JSON.parse(row.keywords) as string[] };
    const taught = applySkips(judged, traits, skips.get(row.workspace_id) ?? []);
    return { ...row, judgement: JSON.stringify(taught), score: taught.score };
  });
}

async function findSkips(db: Db, workspaceIds: readonly string[]): Promise<Map<string, Skip[]>> {
  if (workspaceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('thread_skips')
    .selectAll()
    .where('workspace_id', 'in', workspaceIds)
    .orderBy('at')
    .execute();
  const byWorkspace = Map.groupBy(rows, (row) => row.workspace_id);
  return new Map(
    [...byWorkspace].map(([id, skips]) => [
      id,
      skips.map(({ reason, community_key: community, thread_type: threadType, keywords }) => ({
        reason,
        community,
        threadType,
        keywords: JSON.parse(keywords) as string[],
      })),
    ]),
  );
}
