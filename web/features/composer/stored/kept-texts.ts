import { useEffect, useEffectEvent, useRef } from 'react';
import { dropWork, keepWork, readWork, watchWork } from '#web/lib/stored-work.ts';
import { isSameWork, type KeptWork, withAllFields } from './stored-texts.ts';

type Kept = readonly KeptWork[];

const placeOf = (slot: string) => `${slot}:kept`;

/** Unsaved texts that made room for others, the last one first. */
export const readKept = (slot: string): Kept =>
  ((readWork(placeOf(slot)) ?? []) as KeptWork[]).map((work) => withAllFields(work));

function storeKept(slot: string, kept: Kept): boolean {
  if (kept.length > 0) return keepWork(placeOf(slot), kept);
  dropWork(placeOf(slot));
  return true;
}

const without = (kept: Kept, others: Kept, isSame: (one: KeptWork, other: KeptWork) => boolean): Kept =>
  kept.filter((one) => !others.some((other) => isSame(one, other)));
const isExactly = (one: KeptWork, other: KeptWork): boolean =>
  one.tab === other.tab && isSameWork(one, other);

/** The same text is kept once. */
export const withKept = (kept: Kept, added: Kept): Kept => [...added, ...without(kept, added, isSameWork)];
export const withoutTab = (kept: Kept, tab: string): Kept =>
  kept.some((one) => one.tab === tab) ? kept.filter((one) => one.tab !== tab) : kept;

/** Changes what is stored for all tabs, also of a page that was left. */
export function changeKept(slot: string, change: (kept: Kept) => Kept): void {
  const before = readKept(slot);
  const after = change(before);
  if (after !== before) storeKept(slot, after);
}

/** Adds to what all tabs share, and takes from it, what this one does, and shows what the others did. */
export function useSharedKept(slot: string, kept: Kept, setKept: (kept: Kept) => void): void {
  const seen = useRef<Kept>(null);
  const share = useEffectEvent((kept: Kept) => {
    const before = (seen.current ??= readKept(slot));
    const added = without(kept, before, isExactly);
    const gone = without(before, kept, isExactly);
    if (added.length === 0 && gone.length === 0) return;
    const shared = withKept(without(readKept(slot), gone, isExactly), added);
    // What could not be stored lasts as long as the page, and is tried again with the next change.
    if (!storeKept(slot, shared)) return;
    seen.current = shared;
    setKept(shared);
  });
  useEffect(() => share(kept), [kept]);
  const show = useEffectEvent(() => {
    const before = seen.current ?? [];
    seen.current = readKept(slot);
    // Once all that was stored is gone, somebody signed out, and nothing of it is written anew.
    const isGone = before.length > 0 && seen.current.length === 0;
    setKept(isGone ? seen.current : withKept(seen.current, without(kept, before, isExactly)));
  });
  useEffect(() => watchWork(placeOf(slot), show), [slot]);
}
