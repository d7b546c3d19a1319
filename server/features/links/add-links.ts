import type { Input, Output } from '#contract/endpoint.ts';
import { type addLinks as endpoint, LINKS_MAX } from '#contract/scanning/links.ts';
import { findThreadLinks } from '#core/links/find-thread-links.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { invalidInput } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { findLinks } from './link-rows.ts';

const HOUR_MS = 3_600_000;
const NONE =
  'There is no link to a thread in this text. Such links look like https://www.reddit.com/r/…/comments/…';

/** Stores the threads that a text links to, for the user to review. Fetches nothing. */
export async function addLinks(
  ctx: UserContext,
  { text }: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const { workspaceId } = ctx.actor;
  await consumeRateLimits(ctx, [{ key: `links:${workspaceId}`, count: 100, windowMs: HOUR_MS }]);
  const found = findThreadLinks(text, ctx.platform ? [new URL(ctx.platform.siteUrl).host] : []);
  if (found.length === 0) throw invalidInput({ text: NONE });
  return await ctx.db.transaction().execute(async (tx) => {
    const listed = await findLinks(tx, workspaceId);
    const known = new Set([
      ...listed.map((row) => row.link_key),
      ...(await findOpportunities(tx, workspaceId, found)),
    ]);
    const fresh = found.filter(({ key }) => !known.has(key));
    const kept = fresh.slice(0, Math.max(0, LINKS_MAX - listed.length));
    if (kept.length > 0)
      await tx
        .insertInto('pasted_links')
        .values(
          kept.map(({ key, ...link }) => ({
            id: newId('lnk', ctx),
            workspace_id: workspaceId,
            link_key: key,
            ...link,
            created_at: ctx.clock.now(),
          })),
        )
        .onConflict((conflict) => conflict.columns(['workspace_id', 'link_key']).doNothing())
        .execute();
    await ctx.events.publish(tx, { workspaceId, topic: 'links' });
    return { added: kept.length, known: found.length - fresh.length, left: fresh.length - kept.length };
  });
}

/** The links that are already among the opportunities. */
async function findOpportunities(tx: Tx, workspaceId: string, links: readonly { key: string }[]) {
  const rows = await tx
    .selectFrom('opportunities')
    .select('thread_id')
    .where('workspace_id', '=', workspaceId)
    .where(
      'thread_id',
      'in',
      links.map(({ key }) => key),
    )
    .execute();
  return rows.map((row) => row.thread_id);
}
