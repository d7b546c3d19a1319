import { BLOCKED_AT_THE_EDGE, INSUFFICIENT_SCOPE, type Outcome } from '#server/adapters/platform/outcome.ts';
import type { Caller, Paging, Platform } from '#server/adapters/platform/platform.ts';
import type { Page as PlatformPage } from '#server/adapters/platform/things.ts';
import type { JobContext } from '#server/context.ts';
import type { HubPorts, Page, Post } from './poll-groups.ts';

const PAGE = 100;
/** What a search answers in place of communities none of which exists. */
const REDIRECTED = 'redirected_to_search';

export type HubContext = JobContext & { readonly platform: Platform };
type Ask<P> = (
  caller: Caller,
  query: Paging & { communities: readonly string[] },
) => Promise<Outcome<PlatformPage<P>>>;

/**
 * The world as the hub's polling sees it, but for what becomes of a page. Accounts that may not read any more leave
 * `readers`, and one that is refused without a reason becomes the last of them.
 */
export function createReadPorts<P extends Post>(
  { platform, clock, stop: { signal }, log }: HubContext,
  readers: Caller[],
  ask: Ask<P>,
): Omit<HubPorts<P>, 'keep'> {
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
      const [reader, other] = readers;
      if (!reader) return { kind: 'failed' };
      const query = { communities, limit: PAGE, ...(after && { after }) };
      const outcome = await ask({ ...reader, purpose: 'scan' }, query);
      if (!isUnexplained(outcome) && !cannotRead(outcome)) return toPage(outcome);
      log.warn({ accountId: reader.accountId, outcome }, 'an account may not read what is new');
      const isGone = cannotRead(outcome);
      // Calls that were under way together ask for this only once.
      if (readers[0] === reader) readers.push(...readers.splice(0, 1).filter(() => !isGone));
      if (isGone) return toPage(outcome);
      // It may be the account or a community; another account tells.
      return other ? toPage(await ask({ ...other, purpose: 'scan' }, query)) : { kind: 'failed' };
    },
  };
}

const cannotRead = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'unauthorized' || (outcome.kind === 'forbidden' && outcome.reason === INSUFFICIENT_SCOPE);

/** The platform names its reason where a community is closed. */
const isUnexplained = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'forbidden' && outcome.reason === null;

function toPage<P extends Post>(outcome: Outcome<PlatformPage<P>>): Page<P> {
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
