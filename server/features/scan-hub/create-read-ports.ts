import { BLOCKED_AT_THE_EDGE, INSUFFICIENT_SCOPE, type Outcome } from '#server/adapters/platform/outcome.ts';
import type { Caller, Paging, Platform } from '#server/adapters/platform/platform.ts';
import type { Page as PlatformPage } from '#server/adapters/platform/things.ts';
import type { JobContext } from '#server/context.ts';
import type { HubPorts, Page, Post } from './poll-groups.ts';

const PAGE = 100;
/** The platform's answer if none of the communities exist. */
const REDIRECTED = 'redirected_to_search';

export type HubContext = JobContext & { readonly platform: Platform };
type Ask<P> = (
  caller: Caller,
  query: Paging & { communities: readonly string[] },
) => Promise<Outcome<PlatformPage<P>>>;

/**
 * The polling ports except `keep`. Accounts that may no longer read are removed from `readers`; one rejected without a
 * reason moves to its end.
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
      log.warn({ accountId: reader.accountId, outcome }, 'an account was not allowed to read new posts');
      const isGone = cannotRead(outcome);
      // Of several concurrent calls, only the first moves the reader.
      if (readers[0] === reader) readers.push(...readers.splice(0, 1).filter(() => !isGone));
      if (isGone) return toPage(outcome);
      // The account or a community may be the cause; another account shows which.
      return other ? toPage(await ask({ ...other, purpose: 'scan' }, query)) : { kind: 'failed' };
    },
  };
}

const cannotRead = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'unauthorized' || (outcome.kind === 'forbidden' && outcome.reason === INSUFFICIENT_SCOPE);

/** The platform names a reason if a community is closed. */
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
