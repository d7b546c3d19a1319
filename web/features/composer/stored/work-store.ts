import { EMPTY_BRIEF } from '#core/composer/brief.ts';
import { reduceWork, type WorkEvent } from '#core/composer/reduce-work.ts';
import { addKept, isSameSnapshot, isWorthKeeping } from '#core/composer/snapshots.ts';
import { createWork, type KeptText, type Snapshot, type Work } from '#core/composer/work.ts';
import { createKey } from '#web/lib/attempt.ts';
import {
  dropWork,
  leaveWork,
  readLeftWork,
  readStoredText,
  readWork,
  storeWork,
  watchWork,
} from '#web/lib/stored-work.ts';
import { asList, readSnapshot, toSnapshot } from './read-snapshot.ts';

/** Work outside of React. `read` always returns the current state, even in a request's callback. */
export type WorkStore = {
  read: () => Work;
  dispatch: (event: WorkEvent) => void;
  subscribe: (listener: () => void) => () => void;
};

const keptSlot = (slot: string): string => `${slot}:kept`;

/** Unsaved texts that were put away, shared by all tabs; latest first. */
export function readKept(slot: string): readonly KeptText[] {
  return asList(readWork(keptSlot(slot))).flatMap((one) => toSnapshot(one) ?? []);
}

/** False if the browser refuses to store it. */
function storeKept(slot: string, kept: readonly KeptText[]): boolean {
  if (kept.length > 0) return storeWork(keptSlot(slot), kept);
  dropWork(keptSlot(slot));
  return true;
}

/** Entries that are not among the others; entries of different tabs differ. */
const without = (kept: readonly KeptText[], others: readonly KeptText[]): readonly KeptText[] =>
  kept.filter((one) => !others.some((other) => one.tab === other.tab && isSameSnapshot(one, other)));

const communitySlot = (slot: string) => `${slot}:community`;

/** Fills in the last subreddit for a new text. */
function withLastCommunity(slot: string, work: Snapshot): Snapshot {
  const name = readWork(communitySlot(slot));
  if (work.composition || work.brief.subreddit || typeof name !== 'string') return work;
  return { ...work, brief: { ...work.brief, subreddit: name } };
}

/** The text that this tab left, if another tab has stored one since. */
const findLeft = (slot: string): KeptText | null => readSnapshot(slot) && toSnapshot(readLeftWork(slot));

/** After saving, other unsaved work is kept beside the saved post instead of opened. */
function initialWork(slot: string, given: Snapshot, found: KeptText | null, isAfterSaving: boolean): Work {
  const work = createWork(withLastCommunity(slot, given), EMPTY_BRIEF);
  const isHeld = found !== null && isAfterSaving && isWorthKeeping(found, given);
  if (!found) return { ...work, kept: readKept(slot) };
  const kept = without(readKept(slot), [found]);
  if (isHeld) return { ...work, kept: [found, ...kept] };
  const { brief, composition, versions = [] } = found;
  const isRestored = !isSameSnapshot(found, work.start) && Boolean(brief.topic || composition);
  return { ...work, brief, composition, versions, kept, isRestored };
}

/** One composer's work, stored in this browser until saved or discarded. Never overwrites other tabs' work. */
export function openWork(slot: string, given: Snapshot, isAfterSaving: boolean): WorkStore & { tab: string } {
  const tab = createKey();
  const left = findLeft(slot);
  const listeners = new Set<() => void>();
  let work = initialWork(slot, given, left ?? readSnapshot(slot), isAfterSaving);
  let own: { text: string | null; work: Snapshot | null } = {
    text: left ? null : readStoredText(slot),
    work: null,
  };
  let stored: Snapshot | null = null;
  let seen = { text: readStoredText(keptSlot(slot)), kept: readKept(slot) };

  const apply = (event: WorkEvent) => {
    work = reduceWork(work, event);
  };
  const share = (kept: readonly KeptText[]) => {
    if (kept !== work.kept) apply({ type: 'shared', kept });
  };

  /** Reads what other tabs kept. If everything is gone, the user signed out, so write nothing again. */
  function pullKept() {
    const text = readStoredText(keptSlot(slot));
    if (text === seen.text) return;
    const before = seen.kept;
    seen = { text, kept: readKept(slot) };
    const isGone = before.length > 0 && seen.kept.length === 0;
    share(isGone ? [] : addKept(seen.kept, without(work.kept, before)));
  }

  /** If the browser's storage is full, the work lasts as long as the page, and the next change tries again. */
  function pushKept() {
    if (work.kept === seen.kept) return;
    const [added, gone] = [without(work.kept, seen.kept), without(seen.kept, work.kept)];
    if (added.length === 0 && gone.length === 0) return;
    const kept = addKept(without(readKept(slot), gone), added);
    if (!storeKept(slot, kept)) return;
    seen = { text: readStoredText(keptSlot(slot)), kept };
    share(kept);
  }

  /** Another tab's work stored in this slot, if its author would miss it. */
  function findOthers(): KeptText | null {
    const others = readStoredText(slot) === own.text ? null : readSnapshot(slot);
    const isOurs = others && [work, own.work].some((one) => one && isSameSnapshot(one, others));
    return isOurs ? null : others;
  }

  function store() {
    if (stored?.brief === work.brief && stored.composition === work.composition) return;
    const { brief, composition } = work;
    stored = { brief, composition };
    const others = findOthers();
    if (isSameSnapshot(work, work.start)) {
      if (!others) dropWork(slot);
    } else {
      if (others) apply({ type: 'putAside', others });
      // Versions would be too much to store on every keystroke.
      if (storeWork(slot, { brief, composition, tab })) own = { text: readStoredText(slot), work: stored };
    }
    if (work.kept.some((one) => one.tab === tab)) share(work.kept.filter((one) => one.tab !== tab));
  }

  /** Leaves the work for this tab's next visit if the slot has another tab's. */
  function leave() {
    const { brief, composition } = work;
    leaveWork(slot, isSameSnapshot(work, work.start) || !findOthers() ? null : { brief, composition, tab });
  }

  function settle() {
    store();
    pushKept();
    for (const listener of listeners) listener();
  }

  return {
    tab,
    read: () => work,
    dispatch(event) {
      pullKept();
      const before = work.start.brief.subreddit;
      apply(event);
      const { subreddit } = work.start.brief;
      if (!given.composition && event.type !== 'arrived' && subreddit !== before)
        storeWork(communitySlot(slot), subreddit);
      settle();
    },
    subscribe(listener) {
      listeners.add(listener);
      const unwatch = watchWork(keptSlot(slot), () => {
        pullKept();
        settle();
      });
      if (listeners.size === 1) {
        leaveWork(slot, null);
        addEventListener('pagehide', leave);
        settle();
      }
      return () => {
        listeners.delete(listener);
        unwatch();
        if (listeners.size > 0) return;
        removeEventListener('pagehide', leave);
        leave();
      };
    },
  };
}
