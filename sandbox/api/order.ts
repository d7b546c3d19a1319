import type { Figures } from '../library.ts';
import type { Thread } from '../world/thread.ts';

export interface Ranked {
  readonly thread: Thread;
  readonly figures: Figures;
}

export const SORTS = ['hot', 'new', 'rising', 'top', 'controversial', 'best'] as const;
export type Sort = (typeof SORTS)[number];

const HOUR_MS = 3_600_000;
const SPANS_MS: Readonly<Record<string, number>> = {
  hour: HOUR_MS,
  day: 24 * HOUR_MS,
  week: 7 * 24 * HOUR_MS,
  month: 31 * 24 * HOUR_MS,
  year: 366 * 24 * HOUR_MS,
};

const HOT_SPAN_MS = 45_000_000;

const warmth = ({ thread, figures }: Ranked): number =>
  Math.log10(Math.max(figures.score, 1)) + thread.createdAt / HOT_SPAN_MS;

const climb = ({ thread, figures }: Ranked, now: number): number =>
  (figures.score + figures.replies * 2) / ((now - thread.createdAt) / HOUR_MS + 0.5);

const dispute = ({ figures }: Ranked): number =>
  (figures.replies + figures.score) * (1 - Math.abs(figures.ratio - 0.5));

export const withinSpan = (thread: Thread, span: string | null, now: number): boolean =>
  now - thread.createdAt <= (SPANS_MS[span ?? ''] ?? Number.POSITIVE_INFINITY);

const by =
  (key: (ranked: Ranked) => number) =>
  (one: Ranked, other: Ranked): number =>
    key(other) - key(one) || other.thread.number - one.thread.number;

export const order = (
  ranked: readonly Ranked[],
  sort: Sort,
  span: string | null,
  now: number,
): readonly Ranked[] => {
  switch (sort) {
    case 'new':
      return ranked.toSorted(by(({ thread }) => thread.createdAt));
    case 'top':
      return ranked
        .filter(({ thread }) => withinSpan(thread, span ?? 'day', now))
        .toSorted(by(({ figures }) => figures.score));
    case 'controversial':
      return ranked.filter(({ thread }) => withinSpan(thread, span ?? 'day', now)).toSorted(by(dispute));
    case 'rising':
      return ranked
        .filter(({ thread }) => withinSpan(thread, 'day', now))
        .toSorted(by((each) => climb(each, now)));
    case 'hot':
    case 'best':
      return ranked.toSorted(by(warmth));
  }
};
