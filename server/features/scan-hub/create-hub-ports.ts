import type { Caller } from '#server/adapters/platform/platform.ts';
import type { Submission } from '#server/adapters/platform/things.ts';
import { storeGains } from '../opportunities/community-attention.ts';
import { dropErasedForAll } from '../accounts/erased-redditors.ts';
import { storePosts, splitPosts } from '../opportunities/scanned-posts.ts';
import { isAnswerable } from '../opportunities/thread-rows.ts';
import { createReadPorts, type HubContext } from './create-read-ports.ts';
import { scorePosts } from './score-posts.ts';
import { storeFound } from './store-found.ts';
import { storeByBisection } from './store-by-bisection.ts';
import type { HubPorts } from './poll-groups.ts';
import type { ScanMatcher } from './scan-matcher.ts';

/** Stores new posts and adds matching ones to the lists of their workspaces. */
export function createHubPorts(
  ctx: HubContext,
  matcher: ScanMatcher,
  readers: Caller[],
): HubPorts<Submission> {
  const { platform, clock, db, log } = ctx;
  return {
    ...createReadPorts(ctx, readers, (caller, query) => platform.listing(caller, { ...query, order: 'new' })),
    keep: storeByBisection(async (posts) => {
      const now = clock.now();
      const open = posts.filter((post) => !post.membersOnly);
      const { fresh, due, gains } = await splitPosts(db, platform.mode, open, now);
      const answerable = fresh.filter(isAnswerable);
      const found = await scorePosts(ctx, (post) => matcher.match(post), { fresh: answerable, page: open });
      return await db.transaction().execute(async (tx) => {
        const kept = await dropErasedForAll(ctx, tx, [...fresh, ...due]);
        await storePosts(tx, platform.mode, kept, now);
        await storeGains(tx, gains, now);
        await storeFound(ctx, tx, found);
        const isKept = new Set(kept);
        return new Set(fresh.filter((post) => isKept.has(post)).map(({ id }) => id));
      });
    }, log),
  };
}
