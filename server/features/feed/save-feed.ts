import type { Input, Output } from '#contract/endpoint.ts';
import type { saveFeed as endpoint } from '#contract/scanning/feed.ts';
import { parseFeedAddress } from '#core/feed/parse-feed-address.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import { invalidInput } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import type { UserContext } from '#server/context.ts';
import { readOwnFeed, tokenCell } from './feed-rows.ts';

/** Stores the parsed address with an encrypted secret. Nothing is read until the feed is turned on. */
export async function saveFeed(
  ctx: UserContext,
  { address }: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const { workspaceId } = ctx.actor;
  const parsed = parseFeedAddress(address, ctx.platform ? [new URL(ctx.platform.siteUrl).origin] : []);
  if ('problem' in parsed) throw invalidInput({ address: parsed.problem });
  const id = newId('fed', ctx);
  const row = {
    id,
    workspace_id: workspaceId,
    site: parsed.site,
    communities: JSON.stringify(parsed.communities),
    is_newest: parsed.isNewest ? (1 as const) : (0 as const),
    username: parsed.username,
    feed_token: ctx.cipher.seal(parsed.token, tokenCell(id)),
    is_on: 0 as const,
    state: 'new' as const,
    failures: 0,
    created_at: ctx.clock.now(),
  };
  await ctx.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('feeds').where('workspace_id', '=', workspaceId).execute();
    await tx.insertInto('feeds').values(row).execute();
    await audit(ctx, tx, { verb: 'feed.saved', workspaceId, subject: id });
    await ctx.events.publish(tx, { workspaceId, topic: 'feed' });
  });
  return await readOwnFeed(ctx);
}
