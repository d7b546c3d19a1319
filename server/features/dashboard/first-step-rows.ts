import { sql, type RawBuilder } from 'kysely';
import { FIRST_STEPS, type FirstStep } from '#contract/first-steps.ts';
import type { Schema } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';

type Row = Schema['first_steps'];
/** When each step was first seen to be done. */
export const STEP_COLUMNS = {
  connect: 'connected_at',
  targets: 'targets_at',
  draft: 'draft_at',
  scan: 'scan_at',
} as const satisfies Record<FirstStep, keyof Row>;

export const findSteps = ({ db, actor }: UserContext): Promise<Row | undefined> =>
  db.selectFrom('first_steps').selectAll().where('workspace_id', '=', actor.workspaceId).executeTakeFirst();

/** Remembers what is done: accounts are disconnected again, and what scans found expires. */
export async function keepSteps({ db, actor }: UserContext, seen: Partial<Row>): Promise<void> {
  await db
    .insertInto('first_steps')
    .values({ ...seen, workspace_id: actor.workspaceId })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(seen))
    .execute();
}

/** What is true at this moment. */
export async function findDone({ db, actor: { workspaceId } }: UserContext): Promise<FirstStep[]> {
  const own = (table: keyof Schema) =>
    sql`select 1 from ${sql.table(table)} where workspace_id = ${workspaceId}`;
  const has = (...rows: RawBuilder<unknown>[]) => {
    const any = rows.map((row) => sql`exists (${row})`);
    return sql<number>`case when ${sql.join(any, sql` or `)} then 1 else 0 end`;
  };
  const found = sql`${own('opportunities')} and origin in ('api', 'sandbox')`;
  const facts = await db
    .selectNoFrom([
      has(own('reddit_accounts')).as('connect'),
      has(own('targets')).as('targets'),
      has(own('posts')).as('draft'),
      has(own('scans_by_hand'), own('saved_scans'), found).as('scan'),
    ])
    .executeTakeFirstOrThrow();
  return FIRST_STEPS.filter((step) => facts[step] === 1);
}
