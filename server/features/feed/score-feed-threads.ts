import { SCAN_DEFAULTS } from '#contract/scanner.ts';
import type { FeedThread } from '#core/feed/to-threads.ts';
import type { Context } from '#server/context.ts';
import { communityId, originOf } from '../communities/community-id.ts';
import { findPromotionRules } from '../communities/find-promotion-rules.ts';
import type { RunningScan } from '../scan-hub/find-watches.ts';
import { bestPerWorkspace, passesFilters } from '../scan-hub/score-posts.ts';
import { ScanMatcher } from '../scan-hub/scan-matcher.ts';
import { buildOpportunity } from '../scanner/build-opportunity.ts';
import { findProducts } from '../scanner/find-products.ts';
import type { NewOpportunity } from '../scanner/opportunity-rows.ts';

const MAX_AGE_HOURS = 24;

/** Scores a feed's threads for its workspace by its saved scans, or by the default filters if none is on. */
export async function scoreFeedThreads(
  ctx: Context,
  workspaceId: string,
  threads: readonly FeedThread[],
  scans: readonly RunningScan[],
): Promise<NewOpportunity[]> {
  if (threads.length === 0) return [];
  const now = ctx.clock.now();
  const keyOf = ({ community }: FeedThread) => community.toLowerCase();
  const matcher = new ScanMatcher(ctx.random.bytes(4).readInt32BE());
  matcher.replaceScans(scans.length > 0 ? scans : [defaultScan(workspaceId, new Set(threads.map(keyOf)))]);
  const matched = threads
    .map((thread) => ({
      thread,
      matches: matcher
        .match(thread)
        .filter(({ scan }) =>
          passesFilters({ createdAt: thread.createdAt, stickied: false }, scan.configuration, now),
        ),
    }))
    .filter(({ matches }) => matches.length > 0);
  const idOf = (thread: FeedThread) => communityId(originOf(ctx.platform), thread.community);
  const promotion = await findPromotionRules(
    ctx,
    [...new Set(matched.map(({ thread }) => idOf(thread)))],
    workspaceId,
  );
  const products = await findProducts(ctx.db, [workspaceId]);
  return matched.flatMap(({ thread, matches }) =>
    bestPerWorkspace(matches, ({ scan, keywords }) =>
      buildOpportunity({ ...ctx, actor: { workspaceId } }, 'feed', {
        id: thread.id,
        thread: { ...thread, score: null, comments: null },
        keywords,
        keywordsAsked: scan.configuration.keywords.length,
        velocity: null,
        usualVelocity: null,
        promotion: promotion.get(idOf(thread)),
        product: products.get(workspaceId),
      }),
    ),
  );
}

const defaultScan = (workspaceId: string, communityKeys: ReadonlySet<string>): RunningScan => ({
  id: 'feed',
  workspaceId,
  version: 1,
  behind: null,
  configuration: {
    subreddits: [],
    keywords: [],
    filters: { ...SCAN_DEFAULTS, maxAge: MAX_AGE_HOURS },
    readsComments: false,
  },
  communityKeys,
});
