import {
  BLOCKED_AT_THE_EDGE,
  type Failure,
  INSUFFICIENT_SCOPE,
  type Outcome,
  unknown,
} from '#server/adapters/platform/outcome.ts';
import type { Caller, ListingQuery, Platform } from '#server/adapters/platform/platform.ts';
import type { Submission } from '#server/adapters/platform/things.ts';
import { askWithTimeout } from '#server/adapters/with-timeout.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { TrackedScan } from './by-hand/track-scan.ts';

/** The number of groups of communities in one scan: enough that progress is visible, and each listing reaches further back. */
const GROUPS = 4;
const LEAST_TOGETHER = 3;
/** The number of communities per call. */
const MOST_TOGETHER = 25;
const PAGE = 100;
const PAGES = 3;
const TIMEOUT_MS = 2_500;
const LATE = unknown(null, 'No answer in time.');
/** After this many rejections in a row, the account is to blame, not single communities. */
const MAX_REFUSALS = 15;

export type Site = { platform: Platform; reader: Caller; clock: Clock; tracked: TrackedScan };
export type NewThreads = {
  threads: Submission[];
  /** The number of threads that were read but are too old. */
  tooOld: number;
  /** Communities in which no thread was found: quiet or nonexistent. */
  silent: string[];
  /** Communities that are closed to the account or nonexistent. */
  refused: string[];
  /** Communities whose older threads were not reached. */
  partly: string[];
  unread: string[];
  ended: Ended | null;
};
/** Why a scan ended early: a user stopped it, or the next call would fail too. */
export type Ended = 'stopped' | Failure;

export function groupCommunities(communities: readonly string[]): string[][] {
  const size = Math.min(Math.max(Math.ceil(communities.length / GROUPS), LEAST_TOGETHER), MOST_TOGETHER);
  const groups: string[][] = [];
  for (let from = 0; from < communities.length; from += size)
    groups.push(communities.slice(from, from + size));
  return groups;
}

/** The threads of these communities since that time. A closed community doesn't stop the others from being read. */
export async function readGroup(
  site: Site,
  communities: readonly string[],
  since: number,
): Promise<NewThreads> {
  const found: NewThreads = {
    threads: [],
    tooOld: 0,
    silent: [],
    refused: [],
    partly: [],
    unread: [],
    ended: null,
  };
  const waiting = [communities];
  let refusals = 0;
  for (let part = waiting.shift(); part; part = waiting.shift()) {
    const read = await readPages(site, part, since);
    if (read.pages === 0 && isRefusal(read.ended)) {
      refusals += 1;
      if (refusals === MAX_REFUSALS) found.refused.push(...part, ...waiting.splice(0).flat());
      else if (part.length === 1) found.refused.push(...part);
      else waiting.push(...halvesOf(part));
      continue;
    }
    refusals = 0;
    const young = read.threads.filter(({ createdAt }) => createdAt >= since);
    found.threads.push(...young);
    found.tooOld += read.threads.length - young.length;
    if (read.ended) {
      (read.pages === 0 ? found.unread : found.partly).push(...part);
      return { ...found, unread: [...found.unread, ...waiting.flat()], ended: read.ended };
    }
    found.silent.push(...silentOf(part, read.threads));
    if (!read.reachesBack) found.partly.push(...part);
  }
  return found;
}

/** True if one of the communities may be to blame. */
const isRefusal = (ended: Ended | null): boolean =>
  ended !== null &&
  ended !== 'stopped' &&
  (ended.kind === 'missing' || ended.kind === 'forbidden') &&
  ended.reason !== INSUFFICIENT_SCOPE &&
  ended.reason !== BLOCKED_AT_THE_EDGE;

function halvesOf(communities: readonly string[]): (readonly string[])[] {
  const middle = Math.ceil(communities.length / 2);
  return [communities.slice(0, middle), communities.slice(middle)];
}

function silentOf(communities: readonly string[], threads: readonly Submission[]): string[] {
  const heard = new Set(threads.map(({ community }) => community.toLowerCase()));
  return communities.filter((name) => !heard.has(name.toLowerCase()));
}

type Pages = {
  threads: Submission[];
  pages: number;
  /** True if every thread since that time was read. */
  reachesBack: boolean;
  ended: Ended | null;
};

async function readPages(
  { platform, reader, clock, tracked }: Site,
  communities: readonly string[],
  since: number,
): Promise<Pages> {
  const read: Pages = { threads: [], pages: 0, reachesBack: false, ended: null };
  let after: string | undefined;
  while (read.pages < PAGES && !read.reachesBack) {
    if (!(await tracked.reportProgress())) return { ...read, ended: 'stopped' };
    const query: ListingQuery = { communities, order: 'new', limit: PAGE, ...(after && { after }) };
    const ask = async () =>
      (await askWithTimeout(clock, TIMEOUT_MS, reader, (caller) => platform.listing(caller, query))) ?? LATE;
    const first = await ask();
    const page = brokeOff(first) ? await ask() : first;
    if (page.kind !== 'ok') return { ...read, ended: page };
    const { items } = page.value;
    read.threads.push(...items);
    read.pages += 1;
    tracked.note({ threadsRead: items.length });
    after = page.value.after ?? undefined;
    read.reachesBack = !after || items.some(({ createdAt, stickied }) => createdAt < since && !stickied);
  }
  return read;
}

/** The platform may have closed an idle connection; a new one may work. */
const brokeOff = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'unknown' && outcome.status === null && outcome !== LATE;
