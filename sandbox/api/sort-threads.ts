import type { SiteContent } from '../site-content.ts';
import { upvoteRatio } from '../world/growth.ts';
import type { Thread } from '../world/thread.ts';

export const SORTS = ['hot', 'new', 'rising', 'top', 'controversial', 'best'] as const;
export type Sort = (typeof SORTS)[number];

const HOUR_MS = 3_600_000;
const SPANS_MS: ReadonlyMap<string, number> = new Map([
  ['hour', HOUR_MS],
  ['day', 24 * HOUR_MS],
  ['week', 7 * 24 * HOUR_MS],
  ['month', 31 * 24 * HOUR_MS],
  ['year', 366 * 24 * HOUR_MS],
]);

const HOT_SPAN_MS = 45_000_000;

export function withinSpan(thread: Thread, span: string | null, now: number): boolean {
  return now - thread.createdAt <= (SPANS_MS.get(span ?? '') ?? Number.POSITIVE_INFINITY);
}

type Key = (thread: Thread) => number;

export function sortBy(threads: readonly Thread[], key: Key): readonly Thread[] {
  return threads
    .map((thread) => ({ thread, key: key(thread) }))
    .toSorted((one, other) => other.key - one.key || other.thread.number - one.thread.number)
    .map(({ thread }) => thread);
}

/** Keeps the first of several threads with the same script, which a month has. */
export function dropRepeats(threads: readonly Thread[]): readonly Thread[] {
  const seen = new Set<string>();
  return threads.filter(({ script, id }) => {
    const key = script?.title ?? id;
    return !seen.has(key) && seen.add(key);
  });
}

/** Only the newest-first listing has every thread. */
export function sortThreads(
  siteContent: SiteContent,
  threads: readonly Thread[],
  sort: Sort,
  { span, now }: { span: string | null; now: number },
): readonly Thread[] {
  const warmth: Key = (thread) =>
    Math.log10(Math.max(siteContent.score(thread), 1)) + thread.createdAt / HOT_SPAN_MS;
  const climb: Key = (thread) =>
    (siteContent.score(thread) + siteContent.replyCount(thread) * 2) /
    ((now - thread.createdAt) / HOUR_MS + 0.5);
  const dispute: Key = (thread) =>
    (siteContent.score(thread) + thread.growth.finalReplies) *
    (1 - Math.abs(upvoteRatio(thread.growth) - 0.5));
  const within = (wanted: string): readonly Thread[] =>
    threads.filter((thread) => withinSpan(thread, wanted, now));
  switch (sort) {
    case 'new':
      return sortBy(threads, ({ createdAt }) => createdAt);
    case 'top':
      return dropRepeats(sortBy(within(span ?? 'day'), siteContent.score));
    case 'controversial':
      return dropRepeats(sortBy(within(span ?? 'day'), dispute));
    case 'rising':
      return sortBy(within('day'), climb);
    case 'hot':
    case 'best':
      return dropRepeats(sortBy(threads, warmth));
  }
}
