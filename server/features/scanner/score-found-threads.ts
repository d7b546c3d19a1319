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

type Scored = {
  rows: NewOpportunity[];
  /** Unviewed threads of the list that this scan would not keep, with their new scores. */
  rescored: NewOpportunity[];
  noKeyword: number;
  lowScore: number;
};

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
  const known = await findKnownSubjects(
    ctx,
    threads.map(({ id }) => id),
  );
  const isUnviewed = (id: string) => {
    const row = known.get(id);
    return row?.origin === origin && row.viewed_at === null && row.skipped_at === null;
  };
  const scorable = threads.flatMap((thread) => {
    const found = findKeywords(thread);
    return found || isUnviewed(thread.id) ? [{ thread, found: found ?? [], isMatch: found !== null }] : [];
  });
  const promotional = await countPromotionalComments(
    ctx.db,
    origin,
    scorable.map(({ thread }) => thread.id),
  );
  // Keywords matched in a comment say more than a scan without keywords.
  const isBetterKnown = ({ thread, found }: (typeof scorable)[number]) =>
    found.length === 0 && typeof known.get(thread.id)?.comment_id === 'string';
  const scored = scorable
    .filter((each) => !isBetterKnown(each))
    .map(({ thread, found, isMatch }) => {
      const velocity = measureThreadVelocity(thread, now);
      const row = buildOpportunity(ctx, origin, {
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
      return { row, isMatch };
    });
  const isGood = ({ row, isMatch }: (typeof scored)[number]) => isMatch && row.score >= filters.minScore;
  const [good, others] = [scored.filter(isGood), scored.filter((each) => !isGood(each))];
  return {
    rows: good.map(({ row }) => row),
    rescored: others.flatMap(({ row }) => (isUnviewed(row.thread_id) ? [row] : [])),
    noKeyword: threads.length - scorable.filter(({ isMatch }) => isMatch).length,
    lowScore: others.filter(({ isMatch }) => isMatch).length,
  };
}
