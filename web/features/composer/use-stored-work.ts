import { useEffect, useEffectEvent, useRef } from 'react';
import { dropWork, keepWork, storedText } from '#web/lib/stored-work.ts';
import type { Work } from './composition.ts';
import { readStored } from './stored-texts.ts';

type StoredWork = {
  slot: string;
  work: Work;
  isNew: boolean;
  /** Receives what another tab has put in this one’s place, and what stood there, before this one takes it again. */
  onOthers: (others: Work, own: Work | null) => void;
};

/** Stores the work in this browser until it is saved or discarded. Returns what does so at once. */
export function useStoredWork({ slot, work: { brief, composition }, isNew, onOthers }: StoredWork) {
  const own = useRef<{ text: string | null; work: Work | null }>({ text: storedText(slot), work: null });
  function keep(work: Work) {
    keepWork(slot, work);
    own.current = { text: storedText(slot), work };
  }
  /** What another tab has put in its place is not this one's to drop. */
  function drop() {
    if (storedText(slot) === own.current.text) dropWork(slot);
  }
  const store = useEffectEvent((work: Work) => {
    const others = storedText(slot) === own.current.text ? null : readStored(slot);
    if (others) onOthers(others, own.current.work);
    keep(work);
  });
  const dropOwn = useEffectEvent(drop);
  useEffect(() => {
    if (isNew) dropOwn();
    else store({ brief, composition });
  }, [isNew, brief, composition]);
  return { keep, drop };
}
