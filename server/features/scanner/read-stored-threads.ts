import type { Submission } from '#server/adapters/platform/things.ts';
import { askWithTimeout } from '#server/adapters/with-timeout.ts';
import type { Context } from '#server/context.ts';
import { communityId } from '../communities/community-id.ts';
import { findPolls } from '../opportunities/community-polls.ts';
import { storeGains } from '../opportunities/community-attention.ts';
import { dropErasedForAll } from '../accounts/erased-redditors.ts';
import { findStoredPosts, storePosts, splitPosts } from '../opportunities/scanned-posts.ts';
import { isAnswerable } from '../opportunities/thread-rows.ts';
import type { Site } from './read-new-threads.ts';

/** A manual scan uses the hub's results if they are newer than this. */
const FRESH_MS = 60_000;
/** Figures older than this are read again by the threads' ids, newest first, a hundred per call. */
const FIGURES_MS = 10 * 60_000;
const MOST_RENEWED = 200;
const TIMEOUT_MS = 2_500;

/** The fields needed for scoring. */
export type ScannedThread = Pick<
  Submission,
  | 'id'
  | 'community'
  | 'title'
  | 'body'
  | 'author'
  | 'permalink'
  | 'createdAt'
  | 'score'
  | 'comments'
  | 'stickied'
>;
type Storing = Pick<Context, 'db' | 'cipher' | 'engine'>;
type Wanted = {
  communities: readonly string[];
  since: number;
  isWanted: (thread: ScannedThread) => boolean;
};

/** The stored threads of communities that the hub has completely read since then, with those names. */
export async function readStoredThreads(
  ctx: Storing,
  site: Site,
  { communities, since, isWanted }: Wanted,
): Promise<{ threads: ScannedThread[]; covered: Set<string> }> {
  const { db } = ctx;
  const now = site.clock.now();
  const idOf = (name: string) => communityId(site.platform.mode, name);
  const polls = await findPolls(db, communities.map(idOf));
  const covered = communities.filter((name) => {
    const poll = polls.get(idOf(name));
    return poll?.trouble === null && (poll.polledAt ?? 0) >= now - FRESH_MS && poll.coveredFrom <= since;
  });
  const posts = await findStoredPosts(db, covered.map(idOf), since);
  const stale = posts
    .filter(({ readAt, thread }) => readAt < now - FIGURES_MS && isWanted(thread))
    .slice(0, MOST_RENEWED)
    .map(({ thread }) => thread);
  const renewed = await renew(ctx, site, stale);
  const threads = posts.flatMap(({ thread }) => {
    const isAsked = renewed?.asked.has(thread.id);
    return isAsked ? (renewed?.found.get(thread.id) ?? []) : thread;
  });
  return { threads, covered: new Set(covered) };
}

/** The current figures; null if unreadable, and the known figures are used. */
async function renew(
  ctx: Storing,
  { platform, reader, clock }: Site,
  threads: readonly ScannedThread[],
): Promise<{ asked: Set<string>; found: Map<string, ScannedThread> } | null> {
  if (threads.length === 0) return null;
  const ids = threads.map(({ id }) => id);
  const read = await askWithTimeout(clock, TIMEOUT_MS, reader, (caller) => platform.byIds(caller, ids));
  if (read?.kind !== 'ok') return null;
  const posts = read.value.filter((thing): thing is Submission => 'title' in thing);
  await ctx.db.transaction().execute(async (tx) => {
    const kept = await dropErasedForAll(ctx, tx, posts);
    const { gains } = await splitPosts(tx, platform.mode, kept, clock.now());
    await storePosts(tx, platform.mode, kept, clock.now());
    await storeGains(tx, gains, clock.now());
  });
  const open = posts.filter(isAnswerable);
  return { asked: new Set(ids), found: new Map(open.map((post) => [post.id, post])) };
}
