import { isSameSnapshot } from '#core/composer/snapshots.ts';
import type { Kept } from '#core/composer/work.ts';
import { dropWork, keepWork, readWork } from '#web/lib/stored-work.ts';
import { listOf, snapshotFrom } from './read-snapshot.ts';

export const keptSlot = (slot: string): string => `${slot}:kept`;

/** Unsaved texts that made room for others, shared by all tabs; the last one first. */
export function readKept(slot: string): readonly Kept[] {
  return listOf(readWork(keptSlot(slot))).flatMap((one) => snapshotFrom(one) ?? []);
}

/** False if the browser refuses to store it. */
export function storeKept(slot: string, kept: readonly Kept[]): boolean {
  if (kept.length > 0) return keepWork(keptSlot(slot), kept);
  dropWork(keptSlot(slot));
  return true;
}

/** Entries that are not among the others, compared with their tabs. */
export const without = (kept: readonly Kept[], others: readonly Kept[]): readonly Kept[] =>
  kept.filter((one) => !others.some((other) => one.tab === other.tab && isSameSnapshot(one, other)));
