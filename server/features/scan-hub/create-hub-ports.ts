import type { Caller } from '#server/adapters/platform/platform.ts';
import type { Submission } from '#server/adapters/platform/things.ts';
import { keepGains } from '../opportunities/community-attention.ts';
import { dropErasedForAll } from '../accounts/erased-redditors.ts';
import { keepPosts, sortPosts } from '../opportunities/scanned-posts.ts';
import { isAnswerable } from '../opportunities/thread-rows.ts';
import { createReadPorts, type HubContext } from './create-read-ports.ts';
import { judgePosts } from './judge-posts.ts';
import { keepFound } from './keep-found.ts';
import { keepInParts } from './keep-in-parts.ts';
import type { HubPorts } from './poll-groups.ts';
import type { ScanMatcher } from './scan-matcher.ts';

/** New posts are stored, and found for whoever watches for them. */
export function createHubPorts(
  ctx: HubContext,
  matcher: ScanMatcher,
  readers: Caller[],
): HubPorts<Submission> {
  const { platform, clock, db, log } = ctx;
  return {
    ...createReadPorts(ctx, readers, (caller, query) => platform.listing(caller, { ...query, order: 'new' })),
    keep: keepInParts(async (posts) => {
      const now = clock.now();
      const open = posts.filter((post) => !post.membersOnly);
      const { fresh, due, gains } = await sortPosts(db, platform.mode, open, now);
      const answerable = fresh.filter(isAnswerable);
      const found = await judgePosts(ctx, (post) => matcher.match(post), { fresh: answerable, page: open });
      return await db.transaction().execute(async (tx) => {
        const kept = await dropErasedForAll(ctx, tx, [...fresh, ...due]);
        await keepPosts(tx, platform.mode, kept, now);
        await keepGains(tx, gains, now);
        await keepFound(ctx, tx, found);
        const isKept = new Set(kept);
        return new Set(fresh.filter((post) => isKept.has(post)).map(({ id }) => id));
      });
    }, log),
  };
}
