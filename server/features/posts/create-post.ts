import type { Input, Output } from '#contract/endpoint.ts';
import type { createPost as endpoint } from '#contract/posts.ts';
import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { requireScope, scopeFor } from '#server/require-scope.ts';
import { announcePosts } from './announce-posts.ts';
import { chooseAccount } from '../accounts/choose-account.ts';
import { addPosts, buildPost, hashInput, KeyTaken } from './add-posts.ts';
import { refuseNearCopy } from './find-near-copy.ts';
import { fillSketches } from './post-sketches.ts';
import { refuseBlocked } from './refuse-blocked.ts';
import { storeInterview } from './interviews.ts';
import { storeBeginning, nextBeginning } from './post-beginning.ts';
import type { PostRow } from './post-rows.ts';
import { readPost } from './read-post.ts';
import { limitSending, sendAndWait } from './send-posts.ts';

type NewPost = Input<typeof endpoint>;

/** Saves a draft, schedules a post, or publishes it and waits briefly for the outcome. */
export async function createPost(ctx: UserContext, input: NewPost): Promise<Output<typeof endpoint>> {
  requireScope(ctx.actor, scopeFor(input.status));
  const key = input['idempotency-key'] || null;
  const id =
    (await findSame(ctx, key, input)) ??
    (await insertPost(ctx, key, input).catch(async (error) => {
      const same = error instanceof KeyTaken && (await findSame(ctx, key, input));
      if (same) return same;
      throw error;
    }));
  if (input.status === 'published') await sendAndWait(ctx, id);
  return await readPost(ctx, id);
}

/** A retry with the same idempotency key returns the first request's post. */
async function findSame(
  { db, actor }: UserContext,
  key: string | null,
  input: NewPost,
): Promise<string | undefined> {
  if (!key) return undefined;
  const same = await db
    .selectFrom('posts')
    .selectAll()
    .where('workspace_id', '=', actor.workspaceId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  const { 'idempotency-key': _key, ...body } = input;
  if (same?.idempotency_hash && same.idempotency_hash !== hashInput(body))
    throw new AppError(
      'CONFLICT',
      'This idempotency key was used for another text. Send a new key to save this one too.',
    );
  if (same && same.removed_at !== null)
    throw new AppError(
      'CONFLICT',
      'The post with this idempotency key was deleted permanently. Send a new key to save it again.',
    );
  return same?.id;
}

async function insertPost(ctx: UserContext, key: string | null, input: NewPost): Promise<string> {
  const { 'idempotency-key': _key, ...body } = input;
  const built = buildPost(ctx, body, key);
  if (input.status === 'published') await limitSending(ctx);
  const rules_version = input.status === 'draft' ? null : await refuseBlockedNew(ctx, input, built);
  const row = { ...built, rules_version };
  const sendsNow = input.status === 'published';
  if (input.status !== 'draft') await fillSketches(ctx);
  await ctx.db.transaction().execute(async (tx) => {
    const account = await chooseAccount(ctx, tx, { accountId: input.redditAccountId, sendsNow });
    if (input.status !== 'draft') await refuseNearCopy(ctx, tx, input);
    await addPosts(ctx, tx, [{ ...row, account_id: account?.id ?? null }], input.status);
    await storeBeginning(ctx, tx, row.id, input);
    await storeInterview(ctx, tx, row.id, input.interview);
    await announcePosts(ctx, tx, ctx.actor.workspaceId);
  });
  return row.id;
}

const refuseBlockedNew = (ctx: UserContext, input: NewPost, row: PostRow): Promise<string | null> =>
  refuseBlocked(ctx, {
    ...row,
    account_id: input.redditAccountId ?? null,
    beginning: nextBeginning(null, input, row.created_at),
    at: row.scheduled_at ?? row.created_at,
  });
