import { sql } from 'kysely';
import type { Tx } from '#server/adapters/db/schema.ts';
import { AppError } from '#server/app-error.ts';

/** The maximum number of entries per kind and workspace. */
const MOST_KEPT = 2_000;
const FULL = `You can keep ${MOST_KEPT} of these. Remove some first.`;

/** Obsolete entries: removed corrections and replaced answers. */
const PAST = {
  rules_corrections: sql<boolean>`removed_at is not null`,
  moderator_answers: sql<boolean>`exists (
    select 1 from moderator_answers as later
    where later.workspace_id = moderator_answers.workspace_id
      and later.community_id = moderator_answers.community_id
      and later.created_at > moderator_answers.created_at)`,
};

/** Once a workspace is at its limit, deletes its oldest obsolete entry. Throws if there is none. */
export async function makeRoom(tx: Tx, table: keyof typeof PAST, workspaceId: string): Promise<void> {
  const own = tx.selectFrom(table).where('workspace_id', '=', workspaceId);
  const { count } = await own
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count < MOST_KEPT) return;
  const oldest = await own.select('id').where(PAST[table]).orderBy('created_at').limit(1).executeTakeFirst();
  if (!oldest) throw new AppError('CONFLICT', FULL);
  await tx.deleteFrom(table).where('id', '=', oldest.id).execute();
}
