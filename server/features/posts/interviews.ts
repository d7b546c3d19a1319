import type { Selectable } from 'kysely';
import type { Output } from '#contract/endpoint.ts';
import type { Interview, listInterviews as endpoint } from '#contract/interview.ts';
import type { Db, Schema, Tx } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';

/** As many as somebody may be reminded of. */
const LAST = 50;

/** What was told for a post stays as it was until more is told. */
export async function keepInterview(
  { clock }: UserContext,
  tx: Tx,
  postId: string,
  told: Interview | undefined,
): Promise<void> {
  if (!told) return;
  const row = {
    post_id: postId,
    topic: told.topic,
    answers: JSON.stringify(told.answers),
    shape: told.shape,
    leads: Number(told.leads),
    closing: Number(told.closing),
    is_own: told.isOwn === null ? null : Number(told.isOwn),
    told_at: clock.now(),
  };
  await tx
    .insertInto('interviews')
    .values(row)
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(row))
    .execute();
}

const COLUMNS = ['topic', 'answers', 'shape', 'leads', 'closing', 'is_own'] as const;
type Row = Pick<Selectable<Schema['interviews']>, (typeof COLUMNS)[number]>;

const toInterview = ({ topic, answers, shape, leads, closing, is_own }: Row): Interview => ({
  topic,
  answers: JSON.parse(answers) as Interview['answers'],
  shape: shape as Interview['shape'],
  leads: leads !== 0,
  closing: closing !== 0,
  isOwn: is_own === null ? null : Boolean(is_own),
});

export async function findInterview(db: Db, postId: string): Promise<Interview | null> {
  const row = await db
    .selectFrom('interviews')
    .select(COLUMNS)
    .where('post_id', '=', postId)
    .executeTakeFirst();
  return row ? toInterview(row) : null;
}

export async function listInterviews({ db, actor }: UserContext): Promise<Output<typeof endpoint>> {
  const rows = await db
    .selectFrom('interviews')
    .innerJoin('posts', 'posts.id', 'interviews.post_id')
    .select(COLUMNS.map((column) => `interviews.${column}` as const))
    .select('interviews.told_at')
    .where('posts.workspace_id', '=', actor.workspaceId)
    .where('posts.deleted_at', 'is', null)
    .orderBy('interviews.told_at', 'desc')
    .limit(LAST)
    .execute();
  return rows.map((row) => Object.assign(toInterview(row), { toldAt: new Date(row.told_at).toISOString() }));
}
