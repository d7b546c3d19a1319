import type { Output } from '#contract/endpoint.ts';
import type { scanThreads as endpoint } from '#contract/scanner.ts';
import type { ScanResult } from '#contract/scanning/scans-by-hand.ts';
import { errorMessage } from '#server/adapters/read-error.ts';
import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { askWithTimeout } from '#server/adapters/with-timeout.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { findReader } from '../accounts/choose-account.ts';
import { communityId } from '../communities/community-id.ts';
import { findCommunitiesById } from '../discovery/community-rows.ts';
import { isAnswerable } from '../opportunities/thread-rows.ts';
import { type TrackedScan, trackScan } from './by-hand/track-scan.ts';
import { explainNothingRead, explainFailedRead } from './by-hand/explain-failed-read.ts';
import { createKeywordFinder, type FindKeywords } from './find-keywords.ts';
import { scoreFoundThreads, type Scan } from './score-found-threads.ts';
import { rescoreOpportunities } from './rescore-opportunities.ts';
import { storeOpportunities, type NewOpportunity } from './opportunity-rows.ts';
import { type Ended, groupCommunities, readGroup, type Site } from './read-new-threads.ts';
import { readStoredThreads, type ScannedThread } from './read-stored-threads.ts';
import { withoutOwn } from './without-own.ts';

const HOUR_MS = 3_600_000;
const TIMEOUT_MS = 2_000;
/** The number of communities to check, because each check costs a call. */
const MOST_ASKED = 10;
const NO_PLATFORM =
  'This installation isn’t connected to Reddit, so it can’t scan. Keep threads from your own feed, ' +
  'from links or with the clip bookmark. Its owner can set up the API client.';
const NEEDS_ACCOUNT =
  'Connect an account on the dashboard to scan communities. Until then, sample data shows what a scan finds.';

/** Reads new threads of some communities and keeps those worth answering. */
export async function scanThreads(ctx: UserContext, scan: Scan): Promise<Output<typeof endpoint>> {
  const { platform, clock } = ctx;
  const { workspaceId } = ctx.actor;
  const findKeywords = createKeywordFinder(scan.keywords);
  const reader = platform && (await findReader(ctx, workspaceId, 'search'));
  if (!reader) throw new AppError('CONFLICT', platform ? NEEDS_ACCOUNT : NO_PLATFORM);
  await consumeRateLimits(ctx, [{ key: `scan:${workspaceId}`, count: 30, windowMs: 10 * 60_000 }]);
  const names = [...new Map(scan.subreddits.map((name) => [name.toLowerCase(), name])).values()];
  const tracked = await trackScan(ctx, names.length);
  try {
    const site = { platform, reader, clock, tracked };
    const found = await readCommunities(ctx, site, { names, scan, findKeywords });
    return { result: await keep(ctx, tracked, found) };
  } catch (error) {
    const problem = error instanceof AppError ? errorMessage(error) : 'Unable to scan for opportunities';
    await tracked.end(ctx.db, { problem });
    throw error;
  }
}

type Wanted = { names: readonly string[]; scan: Scan; findKeywords: FindKeywords };
type Found = Omit<ScanResult, 'newOpportunities'> & {
  rows: readonly NewOpportunity[];
  rescored: readonly NewOpportunity[];
};

async function readCommunities(
  ctx: UserContext,
  site: Site,
  { names, scan, findKeywords }: Wanted,
): Promise<Found> {
  const { tracked, clock } = site;
  const { excludeStickied, limit, maxAge } = scan.filters;
  const since = clock.now() - maxAge * HOUR_MS;
  const isWanted = (thread: ScannedThread) => findKeywords(thread) !== null;
  let scannedCount = 0;
  const leftOut = { tooOld: 0, noKeyword: 0, lowScore: 0 };
  let rows: NewOpportunity[] = [];
  const rescored: NewOpportunity[] = [];
  const take = async (threads: readonly ScannedThread[], communitiesRead: number) => {
    const open = threads.filter(({ stickied }) => !(excludeStickied && stickied));
    // The user's own threads don't count toward the limit and the reported number.
    const scored = await scoreFoundThreads(ctx, open, findKeywords, scan);
    const judged = await withoutOwn(ctx.db, scored.rows);
    scannedCount += open.length;
    rescored.push(...scored.rescored);
    leftOut.noKeyword += scored.noKeyword;
    leftOut.lowScore += scored.lowScore;
    rows = [...rows, ...judged].toSorted((one, other) => other.score - one.score).slice(0, limit);
    tracked.note({ communitiesRead, kept: rows.length });
  };

  const stored = await readStoredThreads(ctx, site, { communities: names, since, isWanted });
  tracked.note({ threadsRead: stored.threads.length });
  await take(stored.threads, stored.covered.size);
  const [silent, partly, unread]: [string[], string[], string[]] = [[], [], []];
  let ended: Ended | null = null;
  for (const group of groupCommunities(names.filter((name) => !stored.covered.has(name)))) {
    if (ended) {
      unread.push(...group);
      continue;
    }
    const read = await readGroup(site, group, since);
    ended = read.ended;
    leftOut.tooOld += read.tooOld;
    await take(read.threads.filter(isAnswerable), ended ? 0 : group.length);
    silent.push(...read.silent);
    partly.push(...read.partly);
    unread.push(...read.refused, ...read.unread);
  }
  const found = { rows, rescored, scannedCount, leftOut };
  if (ended === 'stopped')
    return {
      ...found,
      unread: [],
      partly: [],
      problem: null,
      stopped: stoppedAfter(tracked, names.length),
    };
  const problem = ended && explainFailedRead(site, ended);
  if (!ended) unread.push(...(await findMissing(ctx, site, silent)));
  if (unread.length === names.length)
    throw problem
      ? new AppError('UNAVAILABLE', problem)
      : new AppError('NOT_FOUND', explainNothingRead(names));
  return {
    ...found,
    unread,
    partly: partly.filter((name) => !unread.includes(name)),
    problem,
    stopped: null,
  };
}

const stoppedAfter = ({ progress }: TrackedScan, communities: number): ScanResult['stopped'] => ({
  communitiesRead: progress.communitiesRead,
  communities,
  kept: progress.kept,
});

async function keep(ctx: UserContext, tracked: TrackedScan, found: Found): Promise<ScanResult> {
  const { rows, rescored, ...rest } = found;
  return await ctx.db.transaction().execute(async (tx) => {
    await rescoreOpportunities(tx, rescored);
    const result = { ...rest, newOpportunities: await storeOpportunities(ctx, tx, rows) };
    await tracked.end(tx, { result });
    await ctx.events.publish(tx, { workspaceId: ctx.actor.workspaceId, topic: 'opportunities' });
    return result;
  });
}

/** The communities that don't exist or are closed, among those without threads. */
async function findMissing({ db }: UserContext, site: Site, names: readonly string[]): Promise<string[]> {
  const idOf = (name: string) => communityId(site.platform.mode, name);
  const known = new Set((await findCommunitiesById(db, names.map(idOf))).map(({ id }) => id));
  const unknown = names.filter((name) => !known.has(idOf(name))).slice(0, MOST_ASKED);
  const asked = await Promise.all(
    unknown.map(async (name) => {
      const about = await askWithTimeout(site.clock, TIMEOUT_MS, site.reader, (caller) =>
        site.platform.about(caller, name),
      );
      return about?.kind === 'missing' || about?.kind === 'forbidden' ? [name] : [];
    }),
  );
  return asked.flat();
}
