import { useEffect, useEffectEvent, useRef } from 'react';
import { dropWork, keepWork, storedText } from '#web/lib/stored-work.ts';
import type { Work } from '../composition.ts';
import { isSameWork, type KeptWork, readStored } from './stored-texts.ts';

type StoredWork = {
  slot: string;
  tab: string;
  work: Work;
  isNew: boolean;
  /** Receives what another tab has put in this one’s place, before this one takes it again. */
  onOthers: (others: KeptWork) => void;
  /** What this tab has now is stored, or it has nothing any more. */
  onOwn: () => void;
};

/** Stores the work in this browser until it is saved or discarded. Returns what does so at once. */
export function useStoredWork(stored: StoredWork) {
  const { slot, tab, isNew, onOthers, onOwn } = stored;
  const { brief, composition } = stored.work;
  const own = useRef<{ text: string | null; work: Work | null }>({ text: storedText(slot), work: null });
  function keep(work: Work) {
    const others = storedText(slot) === own.current.text ? null : readStored(slot);
    const isOurs = (one: Work) =>
      isSameWork(one, work) || (own.current.work && isSameWork(one, own.current.work));
    if (others && !isOurs(others)) onOthers(others);
    if (keepWork(slot, { ...work, tab })) own.current = { text: storedText(slot), work };
    onOwn();
  }
  /** What another tab has put in its place is not this one's to drop. */
  function drop() {
    const others = storedText(slot) === own.current.text ? null : readStored(slot);
    if (!others || (own.current.work && isSameWork(others, own.current.work))) dropWork(slot);
    onOwn();
  }
  const store = useEffectEvent(keep);
  const dropOwn = useEffectEvent(drop);
  useEffect(() => {
    if (isNew) dropOwn();
    else store({ brief, composition });
  }, [isNew, brief, composition]);
  return { keep, drop };
}
