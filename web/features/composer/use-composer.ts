import { useEffect, useState } from 'react';
import { dropWork, keepWork, readWork } from '#web/lib/stored-work.ts';
import { EMPTY_BRIEF, type Brief, type Composition, type Work } from './composition.ts';

/** Work that was stored before the form had all of its fields gets the empty ones. */
function readStored(slot: string): Work | null {
  const work = readWork(slot) as Work | null;
  return work && { ...work, brief: { ...EMPTY_BRIEF, ...work.brief } };
}

/** The form and its text, stored in this browser until they are saved or discarded. */
export function useComposer(slot: string, given: Work) {
  const [start, setStart] = useState(given);
  const [stored] = useState(() => readStored(slot));
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
    /** Applies a link. It also becomes the start, so that discarding restored work keeps it. */
    arrive: (change: Partial<Brief>) => {
      setStart((work) => ({ ...work, brief: { ...work.brief, ...change } }));
      changeBrief(change);
      // An existing text takes the time over.
      const scheduledAt = change.plannedFor;
      if (scheduledAt) changeComposition(() => ({ scheduledAt }));
    },
    /** Whether the work was restored from an earlier visit. */
    restored,
    /** Starts over after saving. What is likely to stay the same remains in the form. */
    clear() {
      setWork({
        brief: { ...brief, topic: '', parentUrl: '', answers: {}, isOwn: null, plannedFor: '' },
        composition: null,
      });
      setRestored(false);
    },
    discard() {
      dropWork(slot);
      setWork(start);
      setRestored(false);
    },
  };
}
