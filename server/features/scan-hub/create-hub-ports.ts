import { BLOCKED_AT_THE_EDGE, INSUFFICIENT_SCOPE, type Outcome } from '#server/adapters/platform/outcome.ts';
import type { Caller, Platform } from '#server/adapters/platform/platform.ts';
import type { Page as PlatformPage, Submission } from '#server/adapters/platform/things.ts';
import type { JobContext } from '#server/context.ts';
import { isAnswerable } from '../opportunities/thread-rows.ts';
import type { ScannedThread } from '../scanner/read-stored-threads.ts';
import { keepPosts, sortPosts } from '../opportunities/scanned-posts.ts';
import { judgePosts } from './judge-posts.ts';
import { keepFound } from './keep-found.ts';
import type { HubPorts, Page } from './poll-groups.ts';
import type { ScanMatcher } from './scan-matcher.ts';

const PAGE = 100;
/** What a search answers in place of communities none of which exists. */
const REDIRECTED = 'redirected_to_search';

export type HubContext = JobContext & { readonly platform: Platform };

/** The world as the hub's polling sees it. Accounts that may not read any more leave `readers`. */
export function createHubPorts(
  ctx: HubContext,
  matcher: ScanMatcher,
  readers: Caller[],
): HubPorts<Submission> {
  const { platform, clock, db, stop, log } = ctx;
  const { signal } = stop;
  return {
    now: () => clock.now(),
    siteNow: () => platform.now(),
    isStopping: () => signal.aborted || readers.length === 0,
    sleep: (ms) =>
      new Promise((resolve) => {
        const wake = () => {
          cancel();
          signal.removeEventListener('abort', wake);
          resolve();
        };
        const cancel = clock.after(ms, wake);
        signal.addEventListener('abort', wake);
      }),
    async read(communities, after) {
      const [reader] = readers;
      if (!reader) return { kind: 'failed' };
      const query = { communities, order: 'new', limit: PAGE, ...(after && { after }) } as const;
      const outcome = await platform.listing({ ...reader, purpose: 'scan' }, query);
      if (cannotRead(outcome)) {
        log.warn({ accountId: reader.accountId, outcome }, 'an account may not read new posts');
        if (readers[0] === reader) readers.shift();
      }
      return toPage(outcome);
    },
    async keep(posts) {
      const now = clock.now();
      const open = posts.filter(({ membersOnly }) => !membersOnly);
      const { fresh, due } = await sortPosts(db, platform.mode, open, now);
      const answerable = fresh.filter((post) => isAnswerable(post) && post.author !== null);
      const match = (post: ScannedThread) => matcher.match(post);
      const found = await judgePosts(ctx, match, { fresh: answerable, page: open });
      await db.transaction().execute(async (tx) => {
        await keepPosts(tx, platform.mode, [...fresh, ...due], now);
        await keepFound(ctx, tx, found);
      });
      return new Set(fresh.map(({ id }) => id));
    },
  };
}

const cannotRead = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'unauthorized' || (outcome.kind === 'forbidden' && outcome.reason === INSUFFICIENT_SCOPE);

function toPage(outcome: Outcome<PlatformPage<Submission>>): Page<Submission> {
  switch (outcome.kind) {
    case 'ok':
      return { kind: 'page', posts: outcome.value.items, after: outcome.value.after };
    case 'missing':
      if (outcome.reason === REDIRECTED) return { kind: 'page', posts: [], after: null };
      return { kind: 'refused' };
    case 'forbidden': {
      const isOurs = outcome.reason === INSUFFICIENT_SCOPE || outcome.reason === BLOCKED_AT_THE_EDGE;
      return { kind: isOurs ? 'failed' : 'refused' };
    }
    default:
      return { kind: 'failed' };
  }
}
