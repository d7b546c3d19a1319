import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Claim } from '#core/preflight/find-claims.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';

const listedWords = z.array(z.string());
const toClaim = ({ sentence, words }: { sentence: string; words: string }): Claim => ({
  sentence,
  words: listedWords.parse(JSON.parse(words)),
});

/** The maximum number of claims that a check compares. */
const MOST = 500;

export async function findUnconfirmed(
  db: Db,
  workspaceIds: readonly string[],
): Promise<ReadonlyMap<string, Claim[]>> {
  const newestOf = (workspaceId: string) =>
    db
      .selectFrom((from) =>
        from
          .selectFrom('draft_claims')
          .select(['workspace_id', 'sentence', 'words'])
          .where('workspace_id', '=', workspaceId)
          .where('confirmed_at', 'is', null)
          .orderBy('at', 'desc')
          .limit(MOST)
          .as('newest'),
      )
      .selectAll();
  const [first, ...others] = workspaceIds.map(newestOf);
  const rows = (await first?.unionAll(others).execute()) ?? [];
  const found = Map.groupBy(rows, ({ workspace_id: id }) => id);
  return new Map([...found].map(([id, some]) => [id, some.map(toClaim)]));
}

const idOf = (workspaceId: string, sentence: string): string =>
  `clm_${createHash('sha256').update(`${workspaceId}\n${sentence}`).digest('base64url')}`;

/** Stores the claims of a new draft. Returns those not confirmed before. */
export async function storeClaims(
  { db, clock, actor }: UserContext,
  claims: readonly Claim[],
): Promise<Claim[]> {
  if (claims.length === 0) return [];
  const { workspaceId } = actor;
  const rows = claims.map(({ sentence, words }) => ({
    id: idOf(workspaceId, sentence),
    workspace_id: workspaceId,
    sentence,
    words: JSON.stringify(words),
    at: clock.now(),
    confirmed_at: null,
  }));
  await db
    .insertInto('draft_claims')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const ids = rows.map(({ id }) => id);
  const open = await db
    .selectFrom('draft_claims')
    .select(['sentence', 'words'])
    .where('id', 'in', ids)
    .where('confirmed_at', 'is', null)
    .execute();
  return open.map(toClaim);
}
