import { type RefObject, useEffect, useRef } from 'react';
import { dropWork, keepWork, storedText } from '#web/lib/stored-work.ts';
import type { Work } from './composition.ts';

type Own = RefObject<string | null>;

function keepOwn(slot: string, own: Own, work: Work): void {
  keepWork(slot, work);
  own.current = storedText(slot);
}

/** What another tab has put in its place is not this one's to drop. */
function dropOwn(slot: string, own: Own): void {
  if (storedText(slot) === own.current) dropWork(slot);
}

/** Stores the work in this browser until it is saved or discarded. Returns what does so at once. */
export function useStoredWork(slot: string, { brief, composition }: Work, isNew: boolean) {
  const own = useRef(storedText(slot));
  useEffect(() => {
    if (isNew) dropOwn(slot, own);
    else keepOwn(slot, own, { brief, composition });
  }, [slot, isNew, brief, composition]);
  return { keep: (work: Work) => keepOwn(slot, own, work), drop: () => dropOwn(slot, own) };
}
