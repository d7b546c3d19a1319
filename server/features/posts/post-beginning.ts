import type { Output } from '#contract/endpoint.ts';
import type { readBeginning as endpoint } from '#contract/beginning.ts';
import type { Generated } from '#core/posts/decide-own-words.ts';
import type { Db, Tx } from '#server/adapters/db/schema.ts';
import { AppError } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { findInterview } from './interviews.ts';
import { addHistory } from './post-events.ts';
import { findPost } from './post-rows.ts';

const AUTHOR_ONLY = 'Only the author can say that a text is in their own words. Leave inOwnWords out.';

/** The generated text that a post started from. */
export type Beginning = Generated & { confirmedAt: number | null };
type GeneratedInput = { generated?: Generated | undefined; inOwnWords?: boolean | undefined };

export async function findBeginning(db: Db, postId: string): Promise<Beginning | null> {
  const [beginning] = await findBeginnings(db, [postId]);
  return beginning ?? null;
}

/** The texts per post, in the given order. */
export async function findBeginnings(db: Db, postIds: readonly string[]): Promise<(Beginning | null)[]> {
  const rows = await db
    .selectFrom('post_beginnings')
    .select(['post_id', 'title', 'content', 'confirmed_at', 'by_model'])
    .where('post_id', 'in', postIds)
    .execute();
  const found = new Map(
    rows.map(({ post_id: id, title, content, confirmed_at: confirmedAt, by_model: byModel }) => [
      id,
      { title, content, confirmedAt, byModel: byModel === 1 },
    ]),
  );
  return postIds.map((id) => found.get(id) ?? null);
}

/** Keeps the old text until another is generated. A confirmation applies only to the text it was given for. */
export function nextBeginning(old: Beginning | null, given: GeneratedInput, now: number): Beginning | null {
  const words = given.generated ?? old;
  if (!words) return null;
  const isOld = old !== null && old.title === words.title && old.content === words.content;
  const before = isOld ? old.confirmedAt : null;
  const confirmedAt = given.inOwnWords === undefined ? before : given.inOwnWords ? (before ?? now) : null;
  return { title: words.title, content: words.content, byModel: words.byModel ?? true, confirmedAt };
}

/** A hand-typed post has no generated text and needs no confirmation. */
export async function storeBeginning(
  ctx: UserContext,
  tx: Tx,
  postId: string,
  given: GeneratedInput,
): Promise<void> {
  if (given.inOwnWords && ctx.actor.kind === 'key') throw new AppError('PERSON_ONLY', AUTHOR_ONLY);
  const old = await findBeginning(tx, postId);
  const next = nextBeginning(old, given, ctx.clock.now());
  if (!next) return;
  const row = {
    post_id: postId,
    title: next.title,
    content: next.content,
    confirmed_at: next.confirmedAt,
    by_model: next.byModel === false ? (0 as const) : (1 as const),
  };
  await tx
    .insertInto('post_beginnings')
    .values(row)
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(row))
    .execute();
  if (next.confirmedAt === null || next.confirmedAt === old?.confirmedAt) return;
  await addHistory(ctx, tx, postId, 'ownWords');
  await audit(ctx, tx, { verb: 'post.ownWords', workspaceId: ctx.actor.workspaceId, subject: postId });
}

export async function readBeginning(
  { db, actor }: UserContext,
  { id }: { id: string },
): Promise<Output<typeof endpoint>> {
  authorize(actor, await findPost(db, id));
  const interview = await findInterview(db, id);
  const beginning = await findBeginning(db, id);
  if (!beginning) return { generated: null, inOwnWords: false, interview };
  const { title, content, confirmedAt, byModel } = beginning;
  return { generated: { title, content, byModel }, inOwnWords: confirmedAt !== null, interview };
}
