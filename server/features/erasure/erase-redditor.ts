import { sql } from 'kysely';
import type { Input } from '#contract/endpoint.ts';
import type { eraseRedditor as endpoint, RedditorData } from '#contract/erasure.ts';
import { ERASED_NAME } from '#contract/posts.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import { newToken } from '#server/adapters/crypto/random.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { audit } from '#server/audit.ts';
import type { UserContext } from '#server/context.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import {
  waitForStoring,
  hashKeyCell,
  hashName,
  NAME_HASH_PURPOSE,
  readNameHashKey,
} from '../accounts/erased-redditors.ts';
import { forgetAuthor } from '../alerts/forget-author.ts';
import { lockWorkspaces } from '#server/lock-workspaces.ts';
import { countStored, findStored, type Stored } from './find-stored.ts';
import { isInstallationOwner } from '../session/is-installation-owner.ts';

/** Deletes everything by a Reddit user. Keeps a keyed hash of the name, so that nothing is stored again. */
export async function eraseRedditor(
  ctx: UserContext,
  { name }: Input<typeof endpoint>,
): Promise<RedditorData> {
  const { workspaceId } = ctx.actor;
  await consumeRateLimits(ctx, [{ key: `erasure:${workspaceId}`, count: 60, windowMs: 10 * 60_000 }]);
  return await ctx.db.transaction().execute(async (tx) => {
    // Transactions that store threads use the same locks: they see the mark, or their rows are found here.
    await waitForStoring(ctx, tx);
    await lockWorkspaces(ctx, tx, [workspaceId]);
    const isOwner = await isInstallationOwner(ctx, tx);
    const stored = await findStored(ctx, tx, { name, isOwner });
    await markErased(ctx, tx, { name, isOwner });
    await remove(tx, stored);
    await forgetAuthor(tx, workspaceId, name);
    await removeName(ctx, tx, { name, isOwner });
    const count = countStored(stored);
    await audit(ctx, tx, { verb: 'redditor.erased', workspaceId, detail: count });
    await ctx.events.publish(tx, { workspaceId, topic: 'opportunities' }, { workspaceId, topic: 'replies' });
    return count;
  });
}

async function markErased(
  ctx: UserContext,
  tx: Tx,
  { name, isOwner }: { name: string; isOwner: boolean },
): Promise<void> {
  await tx
    .insertInto('hash_keys')
    .values({ purpose: NAME_HASH_PURPOSE, hash_key: ctx.cipher.seal(newToken(ctx.random), hashKeyCell) })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute();
  const key = await readNameHashKey(ctx, tx);
  if (key === null) throw new Error('The name key is missing right after it was stored.');
  const coversAll = isOwner ? 1 : 0;
  await tx
    .insertInto('erased_redditors')
    .values({
      id: newId('ers', ctx),
      workspace_id: ctx.actor.workspaceId,
      name_hash: hashName(key, name),
      covers_all: coversAll,
      at: ctx.clock.now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'name_hash']).doUpdateSet({ covers_all: coversAll }),
    )
    .execute();
}

async function remove(tx: Tx, { threadIds, clipIds, thinned, replyIds, shared }: Stored): Promise<void> {
  const own = [...threadIds, ...clipIds];
  if (own.length > 0) await tx.deleteFrom('opportunities').where('id', 'in', own).execute();
  for (const { id, comments } of thinned)
    await tx.updateTable('opportunities').set({ clipped_comments: comments }).where('id', '=', id).execute();
  if (replyIds.length > 0) await tx.deleteFrom('replies').where('id', 'in', replyIds).execute();
  const { postIds, readingIds } = shared;
  if (postIds.length > 0) await tx.deleteFrom('scanned_posts').where('id', 'in', postIds).execute();
  if (readingIds.length > 0) await tx.deleteFrom('thread_readings').where('id', 'in', readingIds).execute();
}

/** Keeps the workspace's posts that were posted under this name, without the name. */
async function removeName(
  { actor }: UserContext,
  tx: Tx,
  { name, isOwner }: { name: string; isOwner: boolean },
): Promise<void> {
  const first = `${name.toLowerCase()} `;
  const unnamed = tx
    .updateTable('post_events')
    .set({
      detail: sql<string>`${sql.lit(`${ERASED_NAME} `)} || substr(detail, ${sql.lit(first.length + 1)})`,
    })
    .where('event', '=', 'postedByAnother')
    .where(sql<boolean>`lower(substr(detail, 1, ${sql.lit(first.length)})) = ${first}`);
  await (isOwner ? unnamed : unnamed.where('workspace_id', '=', actor.workspaceId)).execute();
}
