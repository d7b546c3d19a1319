import { COMMUNITIES } from './communities.ts';
import type { Community } from './community.ts';
import { createDealer, type Turn } from './deal-scripts.ts';
import { parseThreadId, residentThreadNumber } from './numbering.ts';
import { hashFraction } from './random.ts';
import { ResidentThread } from './resident-thread.ts';

/** The generated threads: a function of seed and time, so nothing is stored. */
export type World = {
  readonly seed: number;
  readonly byId: (id: string, until: number) => ResidentThread | undefined;
  /** Threads created in the interval (from, until]. */
  readonly arrivals: (community: Community, from: number, until: number) => readonly ResidentThread[];
};

const DAY_MS = 86_400_000;
const ORIGIN = Date.UTC(2020, 0, 6);
const DAY_SWING = 0.5;
const BUSIEST = 0.62;
const MAX_CACHED_THREADS = 40_000;

/** Communities that limit promotion to a day or a monthly thread open each month with that thread. */
const hasMonthlyThread = ({ habits }: Community): boolean =>
  habits.promotion === 'monthly thread' || habits.promotion === 'day';

export function monthIndex(at: number): number {
  return new Date(at).getUTCFullYear() * 12 + new Date(at).getUTCMonth();
}

/** Moves arrivals from night to afternoon without changing their order. */
function shiftToAfternoon(at: number): number {
  const days = at / DAY_MS;
  const part = days - Math.floor(days) - BUSIEST;
  return at - (DAY_SWING * Math.sin(2 * Math.PI * part) * DAY_MS) / (2 * Math.PI);
}

/** The cached arrivals of a community. Most queries ask for the same weeks again, a little later. */
type Span = {
  readonly from: number;
  readonly until: number;
  readonly threads: readonly ResidentThread[];
};

export function createWorld(seed: number): World {
  const threadCache = new Map<number, ResidentThread>();
  const spanCache = new Map<Community, Span>();
  const arrivalOf = (community: Community, index: number): number => {
    const spacing = DAY_MS / community.perDay;
    return Math.floor(
      ORIGIN + shiftToAfternoon((index + hashFraction(seed, 'arrival', community.index, index)) * spacing),
    );
  };

  /** The turns of a community in the interval (from, until], with their times. */
  function turnsOf(community: Community, from: number, until: number): (Turn & { readonly at: number })[] {
    const spacing = DAY_MS / community.perDay;
    const last = Math.ceil((until - ORIGIN + DAY_MS / 4) / spacing);
    const first = Math.max(0, Math.floor((from - ORIGIN - DAY_MS / 4) / spacing));
    return Array.from({ length: last - first + 1 }, (_, step) => first + step)
      .map((index) => ({ community, index, at: arrivalOf(community, index) }))
      .filter(({ at }) => at > from && at <= until);
  }

  const deal = createDealer(seed, (day) =>
    COMMUNITIES.flatMap((community) => turnsOf(community, day * DAY_MS - 1, (day + 1) * DAY_MS - 1)),
  );

  function make(community: Community, index: number, at: number): ResidentThread {
    const number = residentThreadNumber(community.index, index);
    const found = threadCache.get(number);
    if (found) return found;
    const pinned =
      hasMonthlyThread(community) && monthIndex(at) !== monthIndex(arrivalOf(community, index - 1));
    const script = pinned ? null : deal({ community, index }, Math.floor(at / DAY_MS));
    const made = new ResidentThread({ seed, community, index }, at, script);
    if (threadCache.size > MAX_CACHED_THREADS) threadCache.clear();
    threadCache.set(number, made);
    return made;
  }

  const search = (community: Community, from: number, until: number): readonly ResidentThread[] =>
    turnsOf(community, from, until).map(({ index, at }) => make(community, index, at));

  /** A span that starts at midnight, so that it serves every query of the same day. */
  function spanFor(community: Community, from: number, until: number): Span {
    const found = spanCache.get(community);
    const covers = found && found.from <= from && from - found.from < 2 * DAY_MS && found.until <= until;
    const start = Math.floor(from / DAY_MS) * DAY_MS;
    const span = covers
      ? {
          from: found.from,
          until,
          threads:
            until - found.until < 1
              ? found.threads
              : [...found.threads, ...search(community, found.until, until)],
        }
      : { from: start, until, threads: search(community, start, until) };
    spanCache.set(community, span);
    return span;
  }

  return {
    seed,
    arrivals: (community, from, until) => {
      if (until - from < 10 * DAY_MS) return search(community, from, until);
      return spanFor(community, from, until).threads.filter(({ createdAt }) => createdAt > from);
    },
    byId: (id, until) => {
      const ref = parseThreadId(id);
      if (ref?.by !== 'resident') return undefined;
      const community = COMMUNITIES[ref.community];
      if (!community) return undefined;
      const at = arrivalOf(community, ref.index);
      return at <= until ? make(community, ref.index, at) : undefined;
    },
  };
}
