import type { Input, Output } from '#contract/endpoint.ts';
import type { scanThreads as endpoint } from '#contract/scanner.ts';
import { joinTexts } from '#core/opportunities/keyword-index/fold-letters.ts';
import { KeywordIndex } from '#core/opportunities/keyword-index/keyword-index.ts';
import { parseKeyword } from '#core/opportunities/keyword-index/parse-keyword.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { withTimeout } from '#server/adapters/with-timeout.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { findReader } from '../accounts/choose-account.ts';
import { communityId, originOf } from '../communities/community-id.ts';
import { findPromotionRules } from '../communities/find-promotion-rules.ts';
import { findCommunitiesById } from '../discovery/community-rows.ts';
import { isAnswerable } from '../opportunities/thread-rows.ts';
import { buildOpportunity } from './build-opportunity.ts';
import { keepOpportunities, type NewOpportunity } from './opportunity-rows.ts';
import { readNewThreads, type Site } from './read-new-threads.ts';
import { readStoredThreads, type ScannedThread } from './read-stored-threads.ts';
import { usualVelocities, velocityOf } from './thread-velocities.ts';

const HOUR_MS = 3_600_000;
const TIMEOUT_MS = 2_000;
/** Asking costs a call for each. */
const MOST_ASKED = 10;
const NEEDS_ACCOUNT =
  'Connect an account on the dashboard, and its communities can be scanned. Until then, sample data shows what a scan finds.';

type Scan = Input<typeof endpoint>;

/** Reads what is new in some communities, and keeps the threads that deserve an answer. */
export async function scanThreads(ctx: UserContext, scan: Scan): Promise<Output<typeof endpoint>> {
  const { platform, clock } = ctx;
  const { workspaceId } = ctx.actor;
  const findKeywords = createFinder(scan.keywords);
  const reader = platform && (await findReader(ctx, workspaceId));
  if (!reader) throw new AppError('CONFLICT', NEEDS_ACCOUNT);
  await consumeRateLimits(ctx, [{ key: `scan:${workspaceId}`, count: 30, windowMs: 10 * 60_000 }]);
  const names = [...new Map(scan.subreddits.map((name) => [name.toLowerCase(), name])).values()];
  const since = clock.now() - scan.filters.maxAge * HOUR_MS;
  const site = { platform, reader, clock };
  const isWanted = (thread: ScannedThread) => findKeywords(thread) !== null;
  const stored = await readStoredThreads(ctx, site, { communities: names, since, isWanted });
  const others = names.filter((name) => !stored.covered.has(name));
  const { threads, silent } = await readNewThreads(site, others, since);
  const unread = await findUnreadable(ctx, site, silent);
  if (unread.length === names.length) throw new AppError('UNAVAILABLE', whyNothing(names));
  const open = [...stored.threads, ...threads.filter(isAnswerable)].filter(
    (thread) => !(scan.filters.excludeStickied && thread.stickied),
  );
  const rows = await judge(ctx, open, findKeywords, scan);
  const newOpportunities = await ctx.db.transaction().execute(async (tx) => {
    const added = await keepOpportunities(tx, rows);
    await ctx.events.publish(tx, { workspaceId, topic: 'opportunities' });
    return added;
  });
  return { result: { newOpportunities, scannedCount: open.length, unread } };
}

/** Of communities that showed nothing, those that are not known and cannot be read. */
async function findUnreadable({ db }: UserContext, site: Site, names: readonly string[]): Promise<string[]> {
  const idOf = (name: string) => communityId(site.platform.mode, name);
  const known = new Set((await findCommunitiesById(db, names.map(idOf))).map(({ id }) => id));
  const unknown = names.filter((name) => !known.has(idOf(name))).slice(0, MOST_ASKED);
  const asked = await Promise.all(
    unknown.map(async (name) => {
      const about = await withTimeout(site.clock, TIMEOUT_MS, site.platform.about(site.reader, name));
      return about?.kind === 'ok' ? [] : [name];
    }),
  );
  return asked.flat();
}

const whyNothing = (names: readonly string[]): string =>
  names.length === 1
    ? `r/${names[0]} could not be read. It may not exist, or be closed to your account.`
    : 'None of these subreddits could be read. Try again in a minute, and look at how they are spelled.';

/** Finds the keywords in a text; null where none of those asked for is in it. */
function createFinder(keywords: readonly string[]) {
  const asked = [...new Set(keywords.filter(Boolean))];
  const index = new KeywordIndex({ expected: asked.length, seed: 1 });
  for (const [no, keyword] of asked.entries()) {
    const parsed = parseKeyword(keyword);
    if ('problem' in parsed) throw invalidInput({ keywords: `“${keyword}”: ${parsed.problem}` });
    index.add(no, parsed.expression);
  }
  return ({ title, body }: ScannedThread): string[] | null => {
    const found = index.match(joinTexts(title, body)).toSorted((one, other) => one - other);
    return asked.length > 0 && found.length === 0 ? null : found.map((no) => asked[no] ?? '');
  };
}

async function judge(
  ctx: UserContext,
  threads: readonly ScannedThread[],
  findKeywords: (thread: ScannedThread) => string[] | null,
  { keywords, filters }: Scan,
): Promise<NewOpportunity[]> {
  const now = ctx.clock.now();
  const usual = usualVelocities(threads, now);
  const origin = originOf(ctx.platform);
  const promotion = await findPromotionRules(
    ctx,
    [...usual.keys()].map((name) => communityId(origin, name)),
  );
  const rows = threads.flatMap((thread) => {
    const found = findKeywords(thread);
    if (!found) return [];
    const velocity = velocityOf(thread, now);
    return buildOpportunity(ctx, origin, {
      id: thread.id,
      thread,
      keywords: found,
      keywordsAsked: keywords.length,
      velocity,
      usualVelocity: usual.get(thread.community) ?? velocity,
      promotion: promotion.get(communityId(origin, thread.community)),
    });
  });
  return rows
    .filter(({ score }) => score >= filters.minScore)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, filters.limit);
}
