import { type Call, param, wholeNumber } from '../http/call.ts';
import { listing, type Thing } from '../protocol/thing.ts';

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 100;
const MAX_DEPTH = 1_000;

type Source<T> = {
  readonly items: readonly T[];
  readonly nameOf: (item: T) => string;
  readonly show: (item: T) => Thing;
  /** Items shown before the first page, outside the order. */
  readonly pinned?: readonly T[];
  readonly defaultLimit?: number;
};

/** Returns one page of a listing. `after` and `before` are full names. */
export function paginate<T>(call: Call, source: Source<T>): Thing {
  const { nameOf, show, pinned = [] } = source;
  const items = source.items.slice(0, MAX_DEPTH);
  const limit = wholeNumber(call, 'limit', source.defaultLimit ?? DEFAULT_LIMIT, 1, MAX_LIMIT);
  const after = param(call, 'after');
  const before = param(call, 'before');
  const find = (name: string): number => items.findIndex((item) => nameOf(item) === name);
  let start = 0;
  let end = Math.min(limit, items.length);
  if (after) {
    const at = find(after);
    start = at < 0 ? items.length : at + 1;
    end = Math.min(start + limit, items.length);
  } else if (before) {
    end = Math.max(0, find(before));
    start = Math.max(0, end - limit);
  }
  const onFirstPage = !after && !before;
  const page = items.slice(start, end);
  const shown = onFirstPage ? [...pinned, ...page] : page;
  const last = page.at(-1);
  const first = page[0];
  const counts = wholeNumber(call, 'count', 0, 0, MAX_DEPTH) > 0;
  return listing(
    shown.map(show),
    last && end < items.length ? nameOf(last) : null,
    first && start > 0 && counts ? nameOf(first) : null,
  );
}
