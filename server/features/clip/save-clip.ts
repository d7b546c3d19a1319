import { createHash } from 'node:crypto';
import type { Input, Output } from '#contract/endpoint.ts';
import type { saveClip as endpoint } from '#contract/scanning/clips.ts';
import { readThreadId } from '#core/posts/read-thread-link.ts';
import { AppError } from '#server/app-error.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { hasReader } from '../accounts/choose-account.ts';
import { communityId, type Origin, originOf } from '../communities/community-id.ts';
import { findPromotionRules } from '../communities/find-promotion-rules.ts';
import { removeClippedLinks } from '../links/link-rows.ts';
import { findHalfLives } from '../opportunities/community-attention.ts';
import { isPromotional } from '../opportunities/scanned-comments.ts';
import { buildOpportunity } from '../scanner/build-opportunity.ts';
import { findProducts } from '../scanner/find-products.ts';
import { findWorkspaceScans } from '../scan-hub/find-watches.ts';
import { createKeywordFinder } from '../scanner/find-keywords.ts';
import { findKnownSubjects, mergeKnownSubject } from '../scanner/known-subjects.ts';
import { type NewOpportunity, readScore, storeOpportunities } from '../scanner/opportunity-rows.ts';
import { restoreSkipped } from '../scanner/skip-opportunity.ts';
import { measureThreadVelocity } from '../scanner/thread-velocities.ts';

const HOUR_MS = 3_600_000;

/** Stores a thread clipped by a user among the found threads. Never fetches the page. */
export async function saveClip(
  ctx: UserContext,
  { address, subreddit, title, content, author, upvotes, comments, createdAt, shown }: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const { workspaceId } = ctx.actor;
  await consumeRateLimits(ctx, [{ key: `clip:${workspaceId}`, count: 100, windowMs: HOUR_MS }]);
  const now = ctx.clock.now();
  const bornAt = Math.min(createdAt ? Date.parse(createdAt) : now, now);
  const answers = comments === null ? null : Math.max(comments, shown.length);
  const velocity =
    upvotes === null || answers === null
      ? null
      : measureThreadVelocity(
          { community: subreddit, createdAt: bornAt, score: upvotes, comments: answers },
          now,
        );
  const community = communityId(originOf(ctx.platform), subreddit);
  const id = readThreadId(address) ?? `page_${createHash('sha256').update(address).digest('base64url')}`;
  const built = buildOpportunity(ctx, 'clip', {
    id,
    thread: {
      community: subreddit,
      title,
      body: content,
      author: author || null,
      permalink: address,
      createdAt: bornAt,
      score: upvotes,
      comments: answers,
    },
    ...(await findSubject(ctx, id, { title, body: content })),
    velocity,
    usualVelocity: velocity,
    halfLifeHours: (await findHalfLives(ctx.db, [community])).get(community) ?? null,
    promotionalComments: shown.length > 0 ? countRivals(shown, author) : null,
    promotion: (await findPromotionRules(ctx, [community], workspaceId)).get(community),
    product: (await findProducts(ctx.db, [workspaceId])).get(workspaceId),
  });
  const canRead = await hasReader(ctx, workspaceId);
  return await ctx.db.transaction().execute(async (tx) => {
    // A thread read from the platform has more data than a clip.
    const live =
      ctx.platform && canRead && (await isFound(tx, ctx.platform.mode, built)) ? ctx.platform.mode : null;
    if (!live) await storeOpportunities(ctx, tx, [{ ...built, clipped_comments: JSON.stringify(shown) }]);
    await removeClippedLinks(ctx, tx, { workspaceId, threadId: built.thread_id });
    await ctx.events.publish(tx, { workspaceId, topic: 'opportunities' });
    const kept = await tx
      .selectFrom('opportunities')
      .select(['id', 'workspace_id', 'skipped_at'])
      .where('workspace_id', '=', workspaceId)
      .where('origin', '=', live ?? 'clip')
      .where('thread_id', '=', built.thread_id)
      .executeTakeFirst();
    if (!kept) throw new AppError('CONFLICT', 'You erased this Reddit user, so nothing by them is stored.');
    // Clipping a skipped thread restores it.
    if (kept.skipped_at !== null) await restoreSkipped(tx, kept);
    return await readScore(ctx, tx, kept.id);
  });
}

/** Keywords of enabled saved scans that occur in the clip, merged with those found by a feed or scan. */
async function findSubject(ctx: UserContext, threadId: string, text: { title: string; body: string }) {
  const scans = await findWorkspaceScans(ctx, ctx.actor.workspaceId);
  const asked = scans.flatMap(({ configuration }) => configuration.keywords);
  const found = { keywords: createKeywordFinder(asked)(text) ?? [], keywordsAsked: asked.length };
  return mergeKnownSubject(found, (await findKnownSubjects(ctx, [threadId])).get(threadId), text);
}

const isFound = async (tx: Tx, origin: Origin, { workspace_id, thread_id }: NewOpportunity) =>
  (await tx
    .selectFrom('opportunities')
    .select('id')
    .where('workspace_id', '=', workspace_id)
    .where('thread_id', '=', thread_id)
    .where('origin', '=', origin)
    .executeTakeFirst()) !== undefined;

const countRivals = (shown: Input<typeof endpoint>['shown'], poster: string): number =>
  shown.filter(({ author, content }) =>
    isPromotional({ author, isByPoster: author !== '' && author === poster, body: content }),
  ).length;
