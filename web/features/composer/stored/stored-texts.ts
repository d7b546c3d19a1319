import type { KeptText } from '#core/composer/work.ts';
import { createKey } from '#web/lib/attempt.ts';
import { dropWork, listSlots, readWork, storeWork } from '#web/lib/stored-work.ts';
import { asFields, asList, toSnapshot } from './read-snapshot.ts';

const entryOf = (slot: string, id: string): string => `${slot}:text:${id}`;

let lastAt = 0;

/** `isAway`: true for a text that was put away, false for one that a tab had open. */
export type StoredText = KeptText & { id: string; isAway: boolean };

/** False if the browser refuses to store it. */
export function storeText(slot: string, text: StoredText): boolean {
  // Several texts stored in one millisecond stay in order.
  lastAt = Math.max(Date.now(), lastAt + 1);
  return storeWork(entryOf(slot, text.id), { ...text, at: lastAt });
}

export const dropText = (slot: string, id: string): void => dropWork(entryOf(slot, id));

export const hasText = (slot: string, id: string): boolean => readWork(entryOf(slot, id)) !== null;

/** Stores each text by itself that an earlier version stored as the open one or in a list. */
export function takeOverTexts(slot: string): void {
  const list = `${slot}:kept`;
  const texts = [readWork(slot), ...asList(readWork(list))].map((one, at) => ({
    text: toSnapshot(one),
    isAway: at > 0,
  }));
  for (const { text, isAway } of texts.toReversed())
    if (text && !storeText(slot, { ...text, id: createKey(), isAway })) return;
  for (const old of [slot, list]) dropWork(old);
}

/** The unsaved texts of all tabs, latest first. */
export function listTexts(slot: string): StoredText[] {
  const start = entryOf(slot, '');
  return listSlots(start)
    .flatMap((entry) => {
      const stored = readWork(entry);
      const text = toSnapshot(stored);
      const { at, isAway } = asFields(stored);
      return text
        ? [{ at: Number(at), text: { ...text, id: entry.slice(start.length), isAway: isAway === true } }]
        : [];
    })
    .toSorted((one, other) => other.at - one.at)
    .map(({ text }) => text);
}

const keyOf = (slot: string) => `threadwell:text:${slot}`;

/** The text that this browser tab had open, also before a reload. */
export function readLastText(slot: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(slot));
  } catch {
    return null;
  }
}

export function rememberText(slot: string, id: string): void {
  try {
    sessionStorage.setItem(keyOf(slot), id);
  } catch {
    // If storage is blocked, so is that of the texts.
  }
}
