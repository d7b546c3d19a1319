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
import { type FollowedScan, followScan } from './by-hand/follow-scan.ts';
import { whyNothing, whyNotRead } from './by-hand/why-not-read.ts';
import { createFinder, type FindKeywords } from './find-keywords.ts';
import { judgeFound, type Scan } from './judge-found.ts';
import { keepOpportunities, type NewOpportunity } from './opportunity-rows.ts';
import { type Ended, groupsOf, readGroup, type Site } from './read-new-threads.ts';
import { readStoredThreads, type ScannedThread } from './read-stored-threads.ts';
import { withoutOwn } from './without-own.ts';

const HOUR_MS = 3_600_000;
const TIMEOUT_MS = 2_000;
/** Asking costs a call for each. */
const MOST_ASKED = 10;
const NO_PLATFORM =
  'This installation isn’t connected to Reddit, so it can’t scan. Keep threads from your own feed, ' +
  'from links or with the clip bookmark. Whoever runs it can set up its API client.';
const NEEDS_ACCOUNT =
  'Connect an account on the dashboard, and its communities can be scanned. Until then, sample data shows what a scan finds.';

/** Reads what is new in some communities, and keeps the threads that deserve an answer. */
export async function scanThreads(ctx: UserContext, scan: Scan): Promise<Output<typeof endpoint>> {
  const { platform, clock } = ctx;
  const { workspaceId } = ctx.actor;
  const findKeywords = createFinder(scan.keywords);
  const reader = platform && (await findReader(ctx, workspaceId, 'search'));
  if (!reader) throw new AppError('CONFLICT', platform ? NEEDS_ACCOUNT : NO_PLATFORM);
  await consumeRateLimits(ctx, [{ key: `scan:${workspaceId}`, count: 30, windowMs: 10 * 60_000 }]);
  const names = [...new Map(scan.subreddits.map((name) => [name.toLowerCase(), name])).values()];
  const followed = await followScan(ctx, names.length);
  try {
    const site = { platform, reader, clock, followed };
    const found = await readCommunities(ctx, site, { names, scan, findKeywords });
    return { result: await keep(ctx, followed, found) };
  } catch (error) {
    const problem = error instanceof AppError ? errorMessage(error) : 'Unable to scan for opportunities';
    await followed.end(ctx.db, { problem });
    throw error;
  }
}

type Wanted = { names: readonly string[]; scan: Scan; findKeywords: FindKeywords };
type Found = Omit<ScanResult, 'newOpportunities'> & { rows: readonly NewOpportunity[] };

async function readCommunities(
  ctx: UserContext,
  site: Site,
  { names, scan, findKeywords }: Wanted,
): Promise<Found> {
  const { followed, clock } = site;
  const { excludeStickied, limit, maxAge } = scan.filters;
  const since = clock.now() - maxAge * HOUR_MS;
  const isWanted = (thread: ScannedThread) => findKeywords(thread) !== null;
  let scannedCount = 0;
  let rows: NewOpportunity[] = [];
  const take = async (threads: readonly ScannedThread[], communitiesRead: number) => {
    const open = threads.filter(({ stickied }) => !(excludeStickied && stickied));
    // What is told as kept, and the places of the limit, are for others' threads.
    const judged = await withoutOwn(ctx.db, await judgeFound(ctx, open, findKeywords, scan));
    scannedCount += open.length;
    rows = [...rows, ...judged].toSorted((one, other) => other.score - one.score).slice(0, limit);
    followed.note({ communitiesRead, kept: rows.length });
  };

  const stored = await readStoredThreads(ctx, site, { communities: names, since, isWanted });
  followed.note({ threadsRead: stored.threads.length });
  await take(stored.threads, stored.covered.size);
  const [silent, partly, unread]: [string[], string[], string[]] = [[], [], []];
  let ended: Ended | null = null;
  for (const group of groupsOf(names.filter((name) => !stored.covered.has(name)))) {
    if (ended) {
      unread.push(...group);
      continue;
    }
    const read = await readGroup(site, group, since);
    ended = read.ended;
    await take(read.threads.filter(isAnswerable), ended ? 0 : group.length);
    silent.push(...read.silent);
    partly.push(...read.partly);
    unread.push(...read.refused, ...read.unread);
  }
  const found = { rows, scannedCount };
  if (ended === 'stopped')
    return {
      ...found,
      unread: [],
      partly: [],
      problem: null,
      stopped: stoppedAfter(followed, names.length),
    };
  const problem = ended && whyNotRead(site, ended);
  if (!ended) unread.push(...(await findMissing(ctx, site, silent)));
  if (unread.length === names.length)
    throw problem ? new AppError('UNAVAILABLE', problem) : new AppError('NOT_FOUND', whyNothing(names));
  return {
    ...found,
    unread,
    partly: partly.filter((name) => !unread.includes(name)),
    problem,
    stopped: null,
  };
}

const stoppedAfter = ({ progress }: FollowedScan, communities: number): ScanResult['stopped'] => ({
  communitiesRead: progress.communitiesRead,
  communities,
  kept: progress.kept,
});

async function keep(ctx: UserContext, followed: FollowedScan, found: Found): Promise<ScanResult> {
  const { rows, ...told } = found;
  return await ctx.db.transaction().execute(async (tx) => {
    const result = { ...told, newOpportunities: await keepOpportunities(ctx, tx, rows) };
    await followed.end(tx, { result });
    await ctx.events.publish(tx, { workspaceId: ctx.actor.workspaceId, topic: 'opportunities' });
    return result;
  });
}

/** Of communities that showed nothing, those that do not exist, or are closed. */
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
