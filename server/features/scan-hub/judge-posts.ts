import { communityId } from '../communities/community-id.ts';
import { findPromotionRules } from '../communities/find-promotion-rules.ts';
import { buildOpportunity } from '../scanner/build-opportunity.ts';
import type { NewOpportunity } from '../scanner/opportunity-rows.ts';
import type { ScannedThread } from '../scanner/read-stored-threads.ts';
import { usualVelocities, velocityOf } from '../scanner/thread-velocities.ts';
import type { HubContext } from './create-hub-ports.ts';
import type { Match } from './scan-matcher.ts';

const HOUR_MS = 3_600_000;

/** `page`: all that was read, by which a community's usual pace is known. */
type Read = { fresh: readonly ScannedThread[]; page: readonly ScannedThread[] };

/** What posts that can be answered are worth to the workspaces that watch for them; of several scans of one, the best score counts. */
export async function judgePosts(
  ctx: HubContext,
  match: (post: ScannedThread) => readonly Match[],
  { fresh, page }: Read,
): Promise<NewOpportunity[]> {
  const { clock, platform } = ctx;
  const now = clock.now();
  const matched = fresh
    .map((post) => ({
      post,
      matches: match(post).filter(({ scan }) => isWanted(post, scan.configuration, now)),
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
  { createdAt, stickied }: ScannedThread,
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
