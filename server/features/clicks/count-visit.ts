import { clientNetwork } from '#server/http/client-network.ts';
import { isFromPlatform, type Visit } from '#core/clicks/read-visit.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Context } from '#server/context.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { countClick } from '../insights/count-click.ts';
import { lockPosts } from '../posts/lock-posts.ts';
import { findLinkingPost, findNamedPost } from './find-clicked-post.ts';
import { recordSiteSeen } from './see-site.ts';
import type { SiteRow } from './site-rows.ts';
import { openVisitorDay } from './visitor-hash.ts';

const HOUR_MS = 3_600_000;
/** The limit per address is high, because an office or a mobile network shares one. */
const CLICKS_OF_ADDRESS = 60;
const CLICKS_OF_SITE = 5000;

/** Properties that distinguish the visitors of one day; never stored. */
export type Visitor = { address: string; userAgent: string };

/** Counts a visit from the platform or one that names a post, once per day, visitor and page. */
export async function countVisit(ctx: Context, site: SiteRow, visit: Visit, visitor: Visitor): Promise<void> {
  await recordSiteSeen(ctx, site);
  const { platform, db } = ctx;
  const isFromThere = isFromPlatform(
    visit,
    platform?.mode === 'sandbox' ? new URL(platform.siteUrl).host : null,
  );
  const named = visit.via === null ? undefined : await findNamedPost(db, site, visit.via);
  if (!isFromThere && !named) return;
  const { day, hashVisitor } = await openVisitorDay(ctx);
  const hash = hashVisitor(site.site_key, visitor.address, visitor.userAgent, visit.path);
  if (await isCounted(db, hash)) return;
  await consumeRateLimits(ctx, [
    {
      key: `click:${hashVisitor(site.id, clientNetwork(visitor.address))}`,
      count: CLICKS_OF_ADDRESS,
      windowMs: HOUR_MS,
    },
    { key: `clicks:${site.id}`, count: CLICKS_OF_SITE, windowMs: HOUR_MS },
  ]);
  const post = named ?? (await findLinkingPost(ctx, site, visit));
  await ctx.db.transaction().execute(async (tx) => {
    const isFirst = await tx
      .insertInto('click_visits')
      .values({ hash, day })
      .onConflict((conflict) => conflict.doNothing())
      .returning('hash')
      .executeTakeFirst();
    if (!isFirst) return;
    const { workspace_id, host } = site;
    const at = ctx.clock.now();
    const id = newId('clk', ctx);
    await tx
      .insertInto('clicks')
      .values({ id, workspace_id, host, path: visit.path, post_id: post?.id ?? null, at })
      .execute();
    await ctx.events.publish(tx, { workspaceId: workspace_id, topic: 'sites' });
    if (!post) return;
    await lockPosts(ctx, tx, (posts) => posts.where('id', '=', post.id));
    const locked = await tx.selectFrom('posts').selectAll().where('id', '=', post.id).executeTakeFirst();
    if (locked) await countClick(ctx, tx, locked, at);
  });
}

/** True for a repeated visit, which must not use up the address's limits. */
async function isCounted(db: Context['db'], hash: string): Promise<boolean> {
  const row = await db.selectFrom('click_visits').select('hash').where('hash', '=', hash).executeTakeFirst();
  return row !== undefined;
}
