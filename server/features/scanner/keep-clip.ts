import { createHash } from 'node:crypto';
import type { Input, Output } from '#contract/endpoint.ts';
import type { keepClip as endpoint } from '#contract/clips.ts';
import { readThreadId } from '#core/posts/read-thread-link.ts';
import type { UserContext } from '#server/context.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { communityId, originOf } from '../communities/community-id.ts';
import { findPromotionRules } from '../communities/find-promotion-rules.ts';
import { buildOpportunity } from './build-opportunity.ts';
import { keepOpportunities } from './opportunity-rows.ts';
import { velocityOf } from './thread-velocities.ts';

const HOUR_MS = 3_600_000;

/** Keeps what a person has clipped by hand among the found threads. The page itself is never fetched. */
export async function keepClip(
  ctx: UserContext,
  { address, subreddit, title, content, author, upvotes, comments, createdAt, shown }: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const { workspaceId } = ctx.actor;
  await consumeRateLimits(ctx, [{ key: `clip:${workspaceId}`, count: 100, windowMs: HOUR_MS }]);
  const now = ctx.clock.now();
  const bornAt = Math.min(createdAt ? Date.parse(createdAt) : now, now);
  const figures = { community: subreddit, createdAt: bornAt, score: upvotes, comments };
  const velocity = velocityOf(figures, now);
  const community = communityId(originOf(ctx.platform), subreddit);
  const built = buildOpportunity(ctx, 'clip', {
    id: readThreadId(address) ?? `page_${createHash('sha256').update(address).digest('base64url')}`,
    thread: {
      community: subreddit,
      title,
      body: content,
      author: author || null,
      permalink: address,
      createdAt: bornAt,
      score: upvotes,
      comments: Math.max(comments, shown.length),
    },
    keywords: [],
    keywordsAsked: 0,
    velocity,
    usualVelocity: velocity,
    promotion: (await findPromotionRules(ctx, [community])).get(community),
  });
  return await ctx.db.transaction().execute(async (tx) => {
    await keepOpportunities(tx, [{ ...built, clipped_comments: JSON.stringify(shown) }]);
    await ctx.events.publish(tx, { workspaceId, topic: 'opportunities' });
    return await tx
      .selectFrom('opportunities')
      .select(['id', 'score'])
      .where('workspace_id', '=', workspaceId)
      .where('origin', '=', 'clip')
      .where('thread_id', '=', built.thread_id)
      .executeTakeFirstOrThrow();
  });
}
