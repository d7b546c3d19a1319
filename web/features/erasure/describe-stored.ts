import type { RedditorData } from '#contract/erasure.ts';
import { formatNumber } from '#web/lib/format-number.ts';

const NAMES = [
  ['threads', 'thread', 'threads'],
  ['clips', 'clip', 'clips'],
  ['comments', 'comment', 'comments'],
  ['shared', 'shared copy', 'shared copies'],
] as const satisfies readonly (readonly [keyof RedditorData, string, string])[];

/** A description of what an erasure deletes; null if nothing is stored. */
export function describeStored(stored: RedditorData): string | null {
  const parts = NAMES.filter(([kind]) => stored[kind] > 0).map(
    ([kind, one, many]) => `${formatNumber(stored[kind])} ${stored[kind] === 1 ? one : many}`,
  );
  return parts.length === 0 ? null : parts.join(', ');
}

export function describeErasure(stored: RedditorData): string {
  const all = describeStored(stored);
  const now = all ? `Stored by them: ${all}. It goes for good, and` : 'Nothing by them is stored now, and';
  return `${now} nothing will be stored again.`;
}
