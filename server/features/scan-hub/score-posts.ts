import { communityId } from '../communities/community-id.ts';
import { findPromotionRules } from '../communities/find-promotion-rules.ts';
import { findHalfLives } from '../opportunities/community-attention.ts';
import { countPromotionalComments } from '../opportunities/scanned-comments.ts';
import { buildOpportunity, type FoundComment } from '../scanner/build-opportunity.ts';
import { findProducts } from '../scanner/find-products.ts';
import type { NewOpportunity } from '../scanner/opportunity-rows.ts';
import type { ScannedThread } from '../scanner/read-stored-threads.ts';
import { usualVelocities, measureThreadVelocity } from '../scanner/thread-velocities.ts';
import type { HubContext } from './create-read-ports.ts';
import type { Match } from './scan-matcher.ts';

const HOUR_MS = 3_600_000;

/** `page`: all posts that were read; they determine a community's usual velocity. */
type Read = { fresh: readonly FoundPost[]; page: readonly ScannedThread[] };
/** A post, or the thread of a matching comment. */
export type FoundPost = ScannedThread & { readonly comment?: FoundComment };

/**
 * Scores answerable posts for the workspaces that watch for them. Of several scans of a workspace, the best score counts.
 */
export async function scorePosts(
  ctx: HubContext,
  match: (post: FoundPost) => readonly Match[],
  { fresh, page }: Read,
): Promise<NewOpportunity[]> {
  const { db, clock, platform } = ctx;
  const now = clock.now();
  const matched = fresh
    .map((post) => ({
      post,
      matches: match(post).filter(({ scan }) => passesFilters(post, scan.configuration, now)),
    }))
    .filter(({ matches }) => matches.length > 0);
  const usual = usualVelocities(page, now);
  const idOf = (name: string) => communityId(platform.mode, name);
  const communityIds = [...new Set(matched.map(({ post }) => idOf(post.community)))];
  const promotion = await findPromotionRules(ctx, communityIds, null);
  const halfLives = await findHalfLives(db, communityIds);
  const products = await findProducts(
    db,
    matched.flatMap(({ matches }) => matches.map(({ scan }) => scan.workspaceId)),
  );
  const promotional = await countPromotionalComments(
    db,
    platform.mode,
    matched.map(({ post }) => post.id),
  );
  const found: NewOpportunity[] = [];
  for (const { post, matches } of matched) {
    const velocity = measureThreadVelocity(post, now);
    const judge = ({ scan, keywords }: Match) =>
      buildOpportunity({ ...ctx, actor: { workspaceId: scan.workspaceId } }, platform.mode, {
        id: post.id,
        thread: post,
        comment: post.comment,
        keywords,
        keywordsAsked: scan.configuration.keywords.length,
        velocity,
        usualVelocity: usual.get(post.community) ?? velocity,
        halfLifeHours: halfLives.get(idOf(post.community)) ?? null,
        promotionalComments: promotional.get(post.id) ?? null,
        promotion: promotion.get(idOf(post.community)),
        product: products.get(scan.workspaceId),
      });
    found.push(...bestPerWorkspace(matches, judge));
    // Yields to requests: a popular post may match hundreds of scans.
    await clock.nextTurn();
  }
  return found;
}

export const passesFilters = (
  { createdAt, comment, stickied }: Pick<FoundPost, 'createdAt' | 'comment' | 'stickied'>,
  { filters }: Match['scan']['configuration'],
  now: number,
): boolean =>
  (comment?.createdAt ?? createdAt) >= now - filters.maxAge * HOUR_MS &&
  !(filters.excludeStickied && stickied);

export function bestPerWorkspace(
  matches: readonly Match[],
  judge: (match: Match) => NewOpportunity,
): NewOpportunity[] {
  const best = new Map<string, NewOpportunity>();
  for (const match of matches) {
    const row = judge(match);
    const known = best.get(row.workspace_id);
    if (row.score >= match.scan.configuration.filters.minScore && row.score > (known?.score ?? -1))
      best.set(row.workspace_id, row);
  }
  return [...best.values()];
}
