import type { Caller, ListingQuery, Platform } from '#server/adapters/platform/platform.ts';
import type { Submission } from '#server/adapters/platform/things.ts';
import { withTimeout } from '#server/adapters/with-timeout.ts';
import type { Clock } from '#server/adapters/clock.ts';

/** So many communities fit into one call. */
const TOGETHER = 25;
const PAGE = 100;
const PAGES = 3;
const TIMEOUT_MS = 2_500;

export type Site = { platform: Platform; reader: Caller; clock: Clock };
export type NewThreads = {
  threads: Submission[];
  /** Those that showed nothing at all: they may be quiet, or not exist. */
  silent: string[];
};

/** The threads of some communities since then. One that cannot be read keeps no other from being read. */
export async function readNewThreads(
  site: Site,
  communities: readonly string[],
  since: number,
): Promise<NewThreads> {
  const groups: string[][] = [];
  for (let from = 0; from < communities.length; from += TOGETHER)
    groups.push(communities.slice(from, from + TOGETHER));
  const read = await Promise.all(groups.map((group) => readGroup(site, group, since)));
  return { threads: read.flatMap(({ threads }) => threads), silent: read.flatMap(({ silent }) => silent) };
}

async function readGroup(site: Site, communities: readonly string[], since: number): Promise<NewThreads> {
  const threads = await readPages(site, communities, since);
  if (threads)
    return {
      threads: threads.filter(({ createdAt }) => createdAt >= since),
      silent: silentOf(communities, threads),
    };
  if (communities.length === 1) return { threads: [], silent: [...communities] };
  const middle = Math.ceil(communities.length / 2);
  const halves = [communities.slice(0, middle), communities.slice(middle)];
  const read = await Promise.all(halves.map((half) => readGroup(site, half, since)));
  return { threads: read.flatMap((half) => half.threads), silent: read.flatMap(({ silent }) => silent) };
}

function silentOf(communities: readonly string[], threads: readonly Submission[]): string[] {
  const heard = new Set(threads.map(({ community }) => community.toLowerCase()));
  return communities.filter((name) => !heard.has(name.toLowerCase()));
}

/** Null if even the first page could not be read. */
async function readPages(
  { platform, reader, clock }: Site,
  communities: readonly string[],
  since: number,
): Promise<Submission[] | null> {
  const threads: Submission[] = [];
  let after: string | undefined;
  for (let page = 0; page < PAGES; page += 1) {
    const query: ListingQuery = { communities, order: 'new', limit: PAGE, ...(after && { after }) };
    const read = await withTimeout(clock, TIMEOUT_MS, platform.listing(reader, query));
    if (read?.kind !== 'ok') return page === 0 ? null : threads;
    threads.push(...read.value.items);
    after = read.value.after ?? undefined;
    const reachesBack = read.value.items.some(({ createdAt, stickied }) => createdAt < since && !stickied);
    if (!after || reachesBack) break;
  }
  return threads;
}
