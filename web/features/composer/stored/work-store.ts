import { EMPTY_BRIEF } from '#core/composer/brief.ts';
import { reduceWork, type WorkEvent } from '#core/composer/reduce-work.ts';
import { addKept, isSameSnapshot, isWorthKeeping } from '#core/composer/snapshots.ts';
import { createWork, type KeptText, type Snapshot, type Work } from '#core/composer/work.ts';
import { createKey } from '#web/lib/attempt.ts';
import { readWork, storeWork, watchWork } from '#web/lib/stored-work.ts';
import { setUnsaved } from '#web/lib/unsaved.ts';
import { openTexts } from './open-texts.ts';
import {
  dropText,
  hasText,
  listTexts,
  readLastText,
  rememberText,
  type StoredText,
  storeText,
  takeOverTexts,
} from './stored-texts.ts';

/** Work outside of React. `read` always returns the current state, even in a request's callback. */
export type WorkStore = {
  read: () => Work;
  dispatch: (event: WorkEvent) => void;
  subscribe: (listener: () => void) => () => void;
};

const communitySlot = (slot: string) => `${slot}:community`;

/** Fills in the last subreddit for a new text. */
function withLastCommunity(slot: string, work: Snapshot): Snapshot {
  const name = readWork(communitySlot(slot));
  if (work.composition || work.brief.subreddit || typeof name !== 'string') return work;
  return { ...work, brief: { ...work.brief, subreddit: name } };
}

function openFound(work: Work, found: KeptText): Work {
  const { brief, composition, versions = [] } = found;
  const isRestored = !isSameSnapshot(found, work.start) && Boolean(brief.topic || composition);
  return { ...work, brief, composition, versions, isRestored };
}

/**
 * One composer's work, stored in this browser until saved or discarded. Each text has an entry of its own, so tabs never
 * overwrite each other's texts. Opens the text that this tab had, or else the last one.
 */
export function openWork(slot: string, given: Snapshot, isAfterSaving: boolean): WorkStore {
  takeOverTexts(slot);
  const id = createKey();
  const last = readLastText(slot);
  const texts = listTexts(slot);
  const found = texts.find((one) => one.id === last) ?? texts.find(({ isAway }) => !isAway);
  // After saving, other unsaved work is kept beside the saved post instead of opened.
  const isHeld = found !== undefined && isAfterSaving && isWorthKeeping(found, given);
  const shown = isHeld ? undefined : found;
  /** The entry of the open text until this tab stores its own. */
  let source = shown?.id ?? null;
  /** True if this tab wrote the open text; else it may be another tab's. */
  let isOwn = source !== null && source === last;
  let stored: Snapshot | null = null;
  /** Null until it is known. */
  let openElsewhere: ReadonlySet<string> | null = null;
  const listeners = new Set<() => void>();

  const isOffered = (one: StoredText) =>
    one.isAway || (isHeld && one.id === found.id) || openElsewhere?.has(one.id) === false;
  const listOthers = () =>
    listTexts(slot).filter((one) => one.id !== id && one.id !== source && isOffered(one));
  let others: readonly KeptText[] = listOthers();
  const empty = { ...createWork(withLastCommunity(slot, given), EMPTY_BRIEF), kept: others };
  let work = shown ? openFound(empty, shown) : empty;

  /** Reads the texts that other tabs have put away since, and keeps those that could not be stored. */
  function pullKept() {
    others = listOthers();
    const unstored = work.kept.filter((one) => one.id === undefined);
    work = reduceWork(work, { type: 'shared', kept: addKept(others, unstored) });
  }

  function storeAway(text: KeptText): KeptText {
    const stored = { ...text, id: createKey(), isAway: true };
    return storeText(slot, stored) ? stored : text;
  }

  /** If the browser's storage is full, the texts last as long as the page, and the next change tries again. */
  function pushKept() {
    const ids = new Set(work.kept.map((one) => one.id));
    for (const { id: gone } of others) if (gone !== undefined && !ids.has(gone)) dropText(slot, gone);
    if (ids.has(undefined)) {
      // The first is the last one put away, so it is stored last.
      const kept = work.kept.toReversed().map((one) => (one.id === undefined ? storeAway(one) : one));
      work = reduceWork(work, { type: 'shared', kept: kept.toReversed() });
    }
    others = work.kept.filter((one) => one.id !== undefined);
  }

  /** True if the open text would be lost with the page. */
  function storeOpen(): boolean {
    const { brief, composition } = work;
    if (stored?.brief === brief && stored.composition === composition) return false;
    const isDone = isSameSnapshot(work, work.start);
    const isInSource = source !== null && shown !== undefined && isSameSnapshot(work, shown);
    if (isInSource && !isOwn && !isDone) return false;
    const isStored = isDone || storeText(slot, { id, brief, composition, isAway: false });
    if (!isStored) return !isInSource;
    if (isDone) dropText(slot, id);
    if (source !== null) dropText(slot, source);
    [stored, source, isOwn] = [{ brief, composition }, null, !isDone];
    return false;
  }

  function settle() {
    pushKept();
    const isLosable = storeOpen() || work.kept.some((one) => one.id === undefined);
    setUnsaved(id, isLosable ? { what: 'A text that this browser can’t store', isOfPage: true } : null);
    rememberText(slot, source ?? id);
    for (const listener of listeners) listener();
  }

  /** Another tab may have discarded or saved this tab's text after opening it too. */
  function storeAgain() {
    if (isOwn && !hasText(slot, source ?? id)) stored = null;
    settle();
  }

  const awaited = new Set<string>();
  /** Offers the text of another tab once that tab is closed. */
  async function offerOnceClosed(other: string, signal: AbortSignal) {
    if (awaited.has(other)) return;
    awaited.add(other);
    await openTexts.whenClosed(other, signal);
    awaited.delete(other);
    await hear(signal);
  }

  async function hear(signal: AbortSignal) {
    const open = await openTexts.list();
    openElsewhere = new Set([...open].filter((one) => one !== id));
    if (signal.aborted) return;
    for (const { id: other } of listTexts(slot))
      if (openElsewhere.has(other)) offerOnceClosed(other, signal).catch(() => awaited.delete(other));
    pullKept();
    storeAgain();
  }

  /** Returns a function that stops it. */
  function start(): () => void {
    const stopping = new AbortController();
    const hearNow = () => void hear(stopping.signal);
    const [release, unwatch] = [openTexts.hold(id), watchWork(slot, hearNow)];
    addEventListener('pagehide', storeAgain);
    settle();
    hearNow();
    return () => {
      stopping.abort();
      unwatch();
      removeEventListener('pagehide', storeAgain);
      storeAgain();
      setUnsaved(id, null);
      release();
    };
  }
  let stop = () => {};

  return {
    read: () => work,
    dispatch(event) {
      const before = work.start.brief.subreddit;
      work = reduceWork(work, event);
      const { subreddit } = work.start.brief;
      if (!given.composition && event.type !== 'arrived' && subreddit !== before)
        storeWork(communitySlot(slot), subreddit);
      settle();
    },
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) stop = start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}
