import type { Benchmark, Figure } from '../benchmark.ts';
import { type Blocked, measureLists, measureWholeLists } from '../lists/measure-lists.ts';

let parts: Promise<Blocked> | undefined;
let whole: Promise<Blocked> | undefined;

async function figureOf(key: keyof Blocked, what: string, broken: boolean): Promise<Figure> {
  const value = (await (parts ??= measureLists()))[key];
  const all = (await (whole ??= measureWholeLists()))[key];
  return { value: broken ? all : value, against: { what, value: all } };
}

export const skipBlocked: Benchmark = {
  key: 'skip.blocked_ms',
  name: 'the longest that a skip or its undo blocks the event loop, with 100,000 found threads on SQLite in memory',
  unit: 'ms',
  target: { atMost: 50 },
  measure: ({ broken }) => figureOf('skipMs', 'rewriting all threads', broken),
};

export const hubBlocked: Benchmark = {
  key: 'hub.blocked_ms',
  name: 'the longest that the hub, the skipped list, an erasure count or the sweep blocks it, with as many threads',
  unit: 'ms',
  target: { atMost: 50 },
  measure: ({ broken }) => figureOf('hubMs', 'reading all threads', broken),
};
