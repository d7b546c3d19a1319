import type { TrendStatus } from '#contract/opportunities.ts';
import { median } from './median.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const MOST_AGE_MS = 48 * HOUR_MS;
const NEW_FOR_MS = 3 * HOUR_MS;
const RISING_FOR_MS = 12 * HOUR_MS;
/** The minimum age used for rates, so that one early vote does not look like a rush. */
export const LEAST_AGE_MS = HOUR_MS / 2;
const LEAST_GAP_MS = 10 * MINUTE_MS;
const MOST_GAP_MS = 24 * HOUR_MS;
const HOT_TIMES = 3;
const RISING_TIMES = 2;
const FEWEST_INTERACTIONS = 5;

/** A thread as last read, and its upvotes and comments at an earlier reading. */
export type ThreadReading = {
  communityKey: string;
  createdAt: number;
  readAt: number;
  interactions: number;
  earlier: { interactions: number; at: number } | null;
};

export type JudgedThread<T> = { thread: T; status: TrendStatus; velocity: number };

/** False for threads younger than half an hour: their rate is computed with a minimum age, so it is too low. */
export const hasReliableRate = (createdAt: string, now: number): boolean =>
  now - Date.parse(createdAt) >= LEAST_AGE_MS;

/** Upvotes and comments per hour, since the previous reading or else since the thread started. */
export function measureVelocity({ createdAt, readAt, interactions, earlier }: ThreadReading): number {
  const gapMs = earlier ? readAt - earlier.at : 0;
  if (earlier && gapMs >= LEAST_GAP_MS && gapMs <= MOST_GAP_MS)
    return Math.max(0, ((interactions - earlier.interactions) * HOUR_MS) / gapMs);
  return (interactions * HOUR_MS) / Math.max(readAt - createdAt, LEAST_AGE_MS);
}

/**
 * Threads with unusual activity in their own communities, fastest relative to the community first. Hot: several times the usual
 * upvotes and comments. Rising: faster than usual. New: a few hours old.
 */
export function judgeThreads<T extends ThreadReading>(threads: readonly T[], now: number): JudgedThread<T>[] {
  const young = threads.filter(({ createdAt }) => now - createdAt <= MOST_AGE_MS);
  const groups = Map.groupBy(young, ({ communityKey }) => communityKey);
  const judged = [...groups.values()].flatMap((group) => judgeCommunity(group, now));
  return judged.toSorted((one, other) => other.lead - one.lead);
}

function judgeCommunity<T extends ThreadReading>(threads: readonly T[], now: number) {
  const usual = Math.max(1, median(threads.map(({ interactions }) => interactions)));
  const usualVelocity = Math.max(0.1, median(threads.map(measureVelocity)));
  return threads.flatMap((thread) => {
    const velocity = measureVelocity(thread);
    const status = statusOf({ thread, age: now - thread.createdAt, usual, lead: velocity / usualVelocity });
    return status ? [{ thread, status, velocity, lead: velocity / usualVelocity }] : [];
  });
}

type Standing = { thread: ThreadReading; age: number; usual: number; lead: number };

function statusOf({ thread: { interactions }, age, usual, lead }: Standing): TrendStatus | null {
  if (interactions >= Math.max(usual * HOT_TIMES, FEWEST_INTERACTIONS)) return 'Hot';
  if (lead >= RISING_TIMES && age <= RISING_FOR_MS && interactions >= FEWEST_INTERACTIONS) return 'Rising';
  return age <= NEW_FOR_MS ? 'New' : null;
}
