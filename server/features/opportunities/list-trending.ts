import type { TrendingThread } from '#contract/opportunities.ts';
import { judgeThreads } from '#core/opportunities/judge-threads.ts';
import { formatAgo } from '#core/opportunities/format-ago.ts';
import type { Caller } from '#server/adapters/platform/platform.ts';
import type { Submission } from '#server/adapters/platform/things.ts';
import { askWithTimeout } from '#server/adapters/with-timeout.ts';
import { AppError } from '#server/app-error.ts';
import { resolveSiteUrl } from '#server/adapters/platform/site-url.ts';
import type { UserContext } from '#server/context.ts';
import { findUsernames } from '../accounts/account-rows.ts';
import { findReader } from '../accounts/choose-account.ts';
import { askForCommunities } from '../discovery/ask-for-communities.ts';
import { askOnce } from '../communities/ask-once.ts';
import { communityId, originOf } from '../communities/community-id.ts';
import { findVerdicts } from '../communities/find-promotion-rules.ts';
import { findCommunities } from '../discovery/find-communities.ts';
import { findTargets } from '../targets/target-rows.ts';
import { dropErasedForAll, findErasedUsers } from '../accounts/erased-redditors.ts';
import { canTrend, findReadings, storeReadings, type ThreadRow } from './thread-rows.ts';

const SHOWN = 20;
/** The number of communities per call. */
const READ_TOGETHER = 25;
const POPULAR = 8;
const READ_FOR_MS = 60_000;
const TIMEOUT_MS = 2_500;
const SINCE_MS = 48 * 3_600_000;
const LIMIT = 100;

/** Trending threads in the targets, or in the largest communities if there are no targets. */
export async function listTrending(ctx: UserContext): Promise<TrendingThread[]> {
  const { platform, clock, db } = ctx;
  const reader = platform && (await findReader(ctx, ctx.actor.workspaceId, 'search'));
  const names = await findNames(ctx, reader);
  const isCurrent = !reader || (await readThreads(ctx, reader, names));
  const rows = await findReadings(
    db,
    originOf(platform),
    names.map((name) => name.toLowerCase()),
    clock.now() - SINCE_MS,
  );
  if (!isCurrent && rows.length === 0)
    throw new AppError(
      'UNAVAILABLE',
      'Reddit didn’t respond, and there are no saved results. Try again in a minute.',
    );
  const { workspaceId } = ctx.actor;
  const erased = await findErasedUsers(ctx, db, [workspaceId]);
  // Excludes the user's own threads and those without an author.
  const own = await findUsernames(db, workspaceId);
  const shown = rows.filter(
    (row) => !erased.has(workspaceId, row) && row.author !== null && !own.has(row.author.toLowerCase()),
  );
  const judged = judgeThreads(shown.map(toReading), clock.now()).slice(0, SHOWN);
  const silent = judged
    .map(({ thread: { row } }) => row)
    .filter((row) => row.read_at <= clock.now() - READ_FOR_MS);
  const gone = reader && isCurrent ? await findGone(ctx, reader, silent) : [];
  const idOf = (name: string) => communityId(originOf(platform), name);
  const verdicts = await findVerdicts(ctx, names.map(idOf), workspaceId);
  return judged
    .filter(({ thread: { row } }) => !gone.includes(row))
    .map(({ thread: { row }, status, velocity }) =>
      Object.assign(
        {
          id: row.id,
          title: row.title,
          status,
          subreddit: row.community,
          comments: row.comments,
          upvotes: row.score,
          engagement: engagementOf(row),
          velocity: Math.round(velocity * 10) / 10,
          permalink: `${resolveSiteUrl(platform)}${row.permalink}`,
          timeAgo: formatAgo(clock.now() - row.created_at),
          createdAt: new Date(row.created_at).toISOString(),
          origin: row.origin,
          isCurrent,
        },
        verdicts.get(idOf(row.community)),
      ),
    );
}

/** The communities to read: the targets in order, or else the largest communities. */
async function findNames(ctx: UserContext, reader: Caller | null): Promise<string[]> {
  const targets = await findTargets(ctx);
  if (targets.length > 0) return targets.slice(0, READ_TOGETHER).map(({ name }) => name);
  if (reader) await askForCommunities(ctx, { ...reader, purpose: 'community' }, '');
  const search = { text: '', size: 'any', origin: originOf(ctx.platform) } as const;
  return (await findCommunities(ctx.db, search, POPULAR)).map(({ name }) => name);
}

/** Reads the same communities at most once a minute. False if there was no answer. */
async function readThreads(ctx: UserContext, reader: Caller, names: readonly string[]): Promise<boolean> {
  const { platform, clock, db } = ctx;
  // Without stored communities, the platform did not answer when we asked for the largest ones.
  if (!platform || names.length === 0) return false;
  const origin = originOf(platform);
  const key = `${origin}:threads:${names.join('+').toLowerCase()}`;
  return await askOnce(ctx, { key, keepMs: READ_FOR_MS, untilAnswered: true }, async () => {
    const ask = { communities: names, limit: LIMIT };
    const pages = await Promise.all(
      (['hot', 'rising', 'new'] as const).map((order) =>
        askWithTimeout(clock, TIMEOUT_MS, reader, (caller) => platform.listing(caller, { ...ask, order })),
      ),
    );
    if (pages.every((page) => page?.kind !== 'ok')) return null;
    const threads = pages.flatMap((page) => (page?.kind === 'ok' ? page.value.items : []));
    await db.transaction().execute(async (tx) => {
      await storeReadings(tx, origin, await dropErasedForAll(ctx, tx, threads), clock.now());
    });
    return [];
  });
}

/** Listings omit deleted and removed threads, so threads missing from them are read by id. */
async function findGone(ctx: UserContext, reader: Caller, rows: readonly ThreadRow[]): Promise<ThreadRow[]> {
  const { platform, clock, db } = ctx;
  if (!platform || rows.length === 0) return [];
  const idOf = ({ id, origin }: ThreadRow) => id.slice(origin.length + 1);
  const asked = rows.map(idOf);
  const read = await askWithTimeout(clock, TIMEOUT_MS, reader, (caller) => platform.byIds(caller, asked));
  if (read?.kind !== 'ok') return [];
  const threads = read.value.filter((thing): thing is Submission => 'title' in thing);
  await db.transaction().execute(async (tx) => {
    const kept = await dropErasedForAll(ctx, tx, threads);
    await storeReadings(tx, originOf(platform), kept, clock.now(), asked);
  });
  const open = new Set(threads.filter(canTrend).map(({ id }) => id));
  return rows.filter((row) => !open.has(idOf(row)));
}

const toReading = (row: ThreadRow) => ({
  row,
  communityKey: row.community_key,
  createdAt: row.created_at,
  readAt: row.read_at,
  interactions: interactionsOf(row),
  earlier:
    row.earlier_at === null || row.earlier_interactions === null
      ? null
      : { interactions: row.earlier_interactions, at: row.earlier_at },
});

const interactionsOf = ({ score, comments }: ThreadRow) => Math.max(score, 0) + comments;
const engagementOf = (row: ThreadRow): number => {
  const all = interactionsOf(row);
  return all === 0 ? 0 : Math.round((row.comments / all) * 1_000) / 10;
};
