import type { Selectable } from 'kysely';
import type { Output } from '#contract/endpoint.ts';
import type { Interview, listInterviews as endpoint } from '#contract/interview.ts';
import type { Db, Schema, Tx } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';

const LAST = 50;

/** If no new interview is given, the stored one stays. */
export async function storeInterview(
  { clock }: UserContext,
  tx: Tx,
  postId: string,
  interview: Interview | undefined,
): Promise<void> {
  if (!interview) return;
  const row = {
    post_id: postId,
    topic: interview.topic,
    answers: JSON.stringify(interview.answers),
    shape: interview.shape,
    leads: Number(interview.leads),
    closing: Number(interview.closing),
    is_own: interview.isOwn === null ? null : Number(interview.isOwn),
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
