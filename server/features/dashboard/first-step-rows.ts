import { sql, type RawBuilder } from 'kysely';
import type { FirstStep } from '#contract/first-steps.ts';
import type { Schema } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';

type Row = Schema['first_steps'];
/** When each step was first recorded as done. */
export const STEP_COLUMNS = {
  connect: 'connected_at',
  facts: 'facts_at',
  draft: 'draft_at',
  publish: 'published_at',
} as const satisfies Record<FirstStep, keyof Row>;

export const findSteps = ({ db, actor }: UserContext): Promise<Row | undefined> =>
  db.selectFrom('first_steps').selectAll().where('workspace_id', '=', actor.workspaceId).executeTakeFirst();

/** Records finished steps, because accounts may be disconnected and posts deleted later. */
export async function storeSteps({ db, actor }: UserContext, seen: Partial<Row>): Promise<void> {
  await db
    .insertInto('first_steps')
    .values({ ...seen, workspace_id: actor.workspaceId })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(seen))
    .execute();
}

/** The steps done so far, with times. The first post counts from when it was published. */
export async function findDoneSteps({
  db,
  clock,
  actor,
}: UserContext): Promise<Partial<Record<FirstStep, number>>> {
  const own = (table: keyof Schema) =>
    sql`select 1 from ${sql.table(table)} where workspace_id = ${actor.workspaceId}`;
  const has = (rows: RawBuilder<unknown>) => sql<number>`case when exists (${rows}) then 1 else 0 end`;
  const facts = sql`${own('facts_files')} and (product is not null or about <> '[]')`;
  const now = clock.now();
  const found = await db
    .selectNoFrom((row) => [
      has(own('reddit_accounts')).as('connect'),
      has(facts).as('facts'),
      has(own('posts')).as('draft'),
      row
        .selectFrom('posts')
        .select((post) => post.fn.min('published_at').as('at'))
        .where('workspace_id', '=', actor.workspaceId)
        .as('publishedAt'),
    ])
    .executeTakeFirstOrThrow();
  return {
    ...(found.connect === 1 && { connect: now }),
    ...(found.facts === 1 && { facts: now }),
    ...(found.draft === 1 && { draft: now }),
    ...(found.publishedAt !== null && { publish: found.publishedAt }),
  };
}
