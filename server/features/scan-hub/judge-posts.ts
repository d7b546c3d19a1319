import type { Submission } from '#server/adapters/platform/things.ts';
import { communityId } from '../communities/community-id.ts';
import { findPromotionRules } from '../communities/find-promotion-rules.ts';
import { isAnswerable } from '../opportunities/thread-rows.ts';
import { buildOpportunity } from '../scanner/build-opportunity.ts';
import type { NewOpportunity } from '../scanner/opportunity-rows.ts';
import { usualVelocities, velocityOf } from '../scanner/thread-velocities.ts';
import type { HubContext } from './create-hub-ports.ts';
import type { Match, ScanMatcher } from './scan-matcher.ts';

const HOUR_MS = 3_600_000;

/** `page`: all that was read, by which a community's usual pace is known. */
type Read = { fresh: readonly Submission[]; page: readonly Submission[] };

/** What new posts are worth to the workspaces that watch for them; of several scans of one, the best score counts. */
export async function judgePosts(
  ctx: HubContext,
  matcher: ScanMatcher,
  { fresh, page }: Read,
): Promise<NewOpportunity[]> {
  const { clock, platform } = ctx;
  const now = clock.now();
  const matched = fresh
    .filter((post) => isAnswerable(post) && post.author !== null)
    .map((post) => ({
      post,
      matches: matcher.match(post).filter(({ scan }) => isWanted(post, scan.configuration, now)),
    }))
    .filter(({ matches }) => matches.length > 0);
  const usual = usualVelocities(page, now);
  const idOf = (name: string) => communityId(platform.mode, name);
  const promotion = await findPromotionRules(ctx, [
    ...new Set(matched.map(({ post }) => idOf(post.community))),
  ]);
  const found: NewOpportunity[] = [];
  for (const { post, matches } of matched) {
    const velocity = velocityOf(post, now);
    const judge = ({ scan, keywords }: Match) =>
      buildOpportunity({ ...ctx, actor: { workspaceId: scan.workspaceId } }, platform.mode, {
        id: post.id,
        thread: post,
        keywords,
        keywordsAsked: scan.configuration.keywords.length,
        velocity,
        usualVelocity: usual.get(post.community) ?? velocity,
        promotion: promotion.get(idOf(post.community)),
      });
    found.push(...bestOfEach(matches, judge));
    // Requests go first: one popular post may be wanted by hundreds.
    await clock.nextTurn();
  }
  return found;
}

const isWanted = (
  { createdAt, stickied }: Submission,
  { filters }: Match['scan']['configuration'],
  now: number,
): boolean => createdAt >= now - filters.maxAge * HOUR_MS && !(filters.excludeStickied && stickied);

function bestOfEach(matches: readonly Match[], judge: (match: Match) => NewOpportunity): NewOpportunity[] {
  const best = new Map<string, NewOpportunity>();
  for (const match of matches) {
    const row = judge(match);
    const known = best.get(row.workspace_id);
    if (row.score >= match.scan.configuration.filters.minScore && row.score > (known?.score ?? -1))
      best.set(row.workspace_id, row);
  }
  return [...best.values()];
}
