import { useEffect, useState } from 'react';
import { dropWork, keepWork, readWork } from '#web/lib/stored-work.ts';
import type { Brief, Composition } from './composition.ts';

export type Work = { brief: Brief; composition: Composition | null };

/** The form and the text that came of it, kept in this browser until they are saved or discarded. */
export function useComposer(slot: string, given: Work) {
  const [start, setStart] = useState(given);
  const [stored] = useState(() => readWork(slot) as Work | null);
  const [{ brief, composition }, setWork] = useState<Work>(stored ?? start);
  const [restored, setRestored] = useState(Boolean(stored?.brief.topic || stored?.composition));

  const isNew = JSON.stringify({ brief, composition }) === JSON.stringify(start);
  useEffect(() => {
    if (isNew) dropWork(slot);
    else keepWork(slot, { brief, composition });
  }, [slot, isNew, brief, composition]);

  const changeBrief = (change: Partial<Brief>) =>
    setWork((work) => ({ ...work, brief: { ...work.brief, ...change } }));
  const setComposition = (next: Composition | null) => setWork((work) => ({ ...work, composition: next }));
  const changeComposition = (change: (now: Composition) => Partial<Composition>) =>
    setWork((work) => ({
      ...work,
      composition: work.composition && { ...work.composition, ...change(work.composition) },
    }));

  return {
    brief,
    composition,
    changeBrief,
    setComposition,
    changeComposition,
    /** Asked for by the address, so it stands there also when what was restored is discarded. */
    arrive: (change: Partial<Brief>) => {
      setStart((work) => ({ ...work, brief: { ...work.brief, ...change } }));
      changeBrief(change);
      // A text that is there already goes out then.
      const scheduledAt = change.plannedFor;
      if (scheduledAt) changeComposition(() => ({ scheduledAt }));
    },
    /** Whether what is shown comes from an earlier visit. */
    restored,
    /** The text went out or was kept: what is likely to be the same the next time stays in the form. */
    clear() {
      setWork({ brief: { ...brief, topic: '', parentUrl: '', plannedFor: '' }, composition: null });
      setRestored(false);
    },
    discard() {
      dropWork(slot);
      setWork(start);
      setRestored(false);
    },
  };
}
