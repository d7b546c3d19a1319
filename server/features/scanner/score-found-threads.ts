import type { Input } from '#contract/endpoint.ts';
import type { scanThreads } from '#contract/scanner.ts';
import type { UserContext } from '#server/context.ts';
import { communityId, originOf } from '../communities/community-id.ts';
import { findPromotionRules } from '../communities/find-promotion-rules.ts';
import { findHalfLives } from '../opportunities/community-attention.ts';
import { countPromotionalComments } from '../opportunities/scanned-comments.ts';
import { buildOpportunity } from './build-opportunity.ts';
import type { FindKeywords } from './find-keywords.ts';
import { findProducts } from './find-products.ts';
import { findKnownSubjects, mergeKnownSubject } from './known-subjects.ts';
import type { NewOpportunity } from './opportunity-rows.ts';
import type { ScannedThread } from './read-stored-threads.ts';
import { usualVelocities, measureThreadVelocity } from './thread-velocities.ts';

export type Scan = Input<typeof scanThreads>;

type Scored = { rows: NewOpportunity[]; noKeyword: number; lowScore: number };

/**
 * Scores the threads that match a scan, and counts those that don't. Pass all of a community's threads together: they
 * set its usual velocity.
 */
export async function scoreFoundThreads(
  ctx: UserContext,
  threads: readonly ScannedThread[],
  findKeywords: FindKeywords,
  { keywords, filters }: Scan,
): Promise<Scored> {
  const now = ctx.clock.now();
  const usual = usualVelocities(threads, now);
  const origin = originOf(ctx.platform);
  const communityIds = [...usual.keys()].map((name) => communityId(origin, name));
  const promotion = await findPromotionRules(ctx, communityIds, ctx.actor.workspaceId);
  const halfLives = await findHalfLives(ctx.db, communityIds);
  const products = await findProducts(ctx.db, [ctx.actor.workspaceId]);
  const matched = threads.flatMap((thread) => {
    const found = findKeywords(thread);
    return found ? [{ thread, found }] : [];
  });
  const promotional = await countPromotionalComments(
    ctx.db,
    origin,
    matched.map(({ thread }) => thread.id),
  );
  const known = await findKnownSubjects(
    ctx,
    matched.map(({ thread }) => thread.id),
  );
  // Keywords matched in a comment say more than a scan without keywords.
  const isBetterKnown = ({ thread, found }: (typeof matched)[number]) =>
    found.length === 0 && typeof known.get(thread.id)?.comment_id === 'string';
  const rows = matched
    .filter((each) => !isBetterKnown(each))
    .map(({ thread, found }) => {
      const velocity = measureThreadVelocity(thread, now);
      return buildOpportunity(ctx, origin, {
        id: thread.id,
        thread,
        ...mergeKnownSubject(
          { keywords: found, keywordsAsked: keywords.length },
          known.get(thread.id),
          thread,
        ),
        velocity,
        usualVelocity: usual.get(thread.community) ?? velocity,
        halfLifeHours: halfLives.get(communityId(origin, thread.community)) ?? null,
        promotionalComments: promotional.get(thread.id) ?? null,
        promotion: promotion.get(communityId(origin, thread.community)),
        product: products.get(ctx.actor.workspaceId),
      });
    });
  const good = rows.filter(({ score }) => score >= filters.minScore);
  return {
    rows: good,
    noKeyword: threads.length - matched.length,
    lowScore: rows.length - good.length,
  };
}
