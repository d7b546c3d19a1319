import type { Opportunity } from '#contract/scanner.ts';
import { type Brief, EMPTY_BRIEF } from '#core/composer/brief.ts';
import { reduceWork, type WorkEvent } from '#core/composer/reduce-work.ts';
import { isSameSnapshot } from '#core/composer/snapshots.ts';
import {
  type Composition,
  createWork,
  isSameWords,
  type KeptText,
  shownWords,
  type Work,
} from '#core/composer/work.ts';
import {
  readBrief,
  readComposition,
  asFields,
  asList,
  toSnapshot,
} from '#web/features/composer/stored/read-snapshot.ts';
import type { WorkStore } from '#web/features/composer/stored/work-store.ts';
import { dropWork, storeWork, listWork, readWork, readStoredText } from '#web/lib/stored-work.ts';
import { setUnsaved } from '#web/lib/unsaved.ts';

export const replySlot = (userId: string, opportunityId: string): string =>
  `${userId}:reply:${opportunityId}`;

export const replyBrief = ({ subreddit, url }: Pick<Opportunity, 'subreddit' | 'url'>): Brief => ({
  ...EMPTY_BRIEF,
  subreddit,
  contentType: 'comment',
  parentUrl: url,
  reply: { replyStyle: 'subtle', includeLink: false, businessDescription: '', customPrompt: '' },
});

/** A text in the format of older pages: `reply` is the author's edit of `written`. */
function oldText(stored: unknown, brief: Brief): Composition | null {
  const { reply, written, edited, isCopied, attempt } = asFields(stored);
  const { content, engine, advice, ...facts } = asFields(reply);
  if (typeof content !== 'string') return null;
  const words = (text: unknown) => (typeof text === 'string' ? { title: '', content: text } : null);
  const original = words(written) ?? words(content);
  return readComposition(
    {
      words: words(content),
      original,
      editing: words(edited),
      generated: original && { ...original, title: null, byModel: engine !== 'built-in' },
      reply: facts,
      engine,
      advice,
      isCopied,
      attempt,
    },
    brief,
  );
}

/** Reads a stored reply of any version; null for anything else. `blank`: the thread's empty form. */
function replyFrom(stored: unknown, blank: Brief): KeptText | null {
  const { settings, before, brief } = asFields(stored);
  if (brief !== undefined) return toSnapshot(stored, blank);
  if (settings === undefined) return null;
  const old = readBrief({ ...asFields(settings), reply: settings }, blank);
  const texts = asList(before).flatMap((one) => oldText(one, old) ?? []);
  const versions = texts.map((text, at) => ({
    id: `old ${at}`,
    before: text,
    left: { ...shownWords(text), url: '', parentUrl: old.parentUrl },
  }));
  return { brief: old, composition: oldText(stored, old), versions };
}

/** True for the author's own words that were not copied. An edited text counts as not copied. */
const isOwn = (text: Composition): boolean =>
  !isSameWords(shownWords(text), text.original) && (text.editing !== null || !text.isCopied);

/** True if leaving would lose words: a reply, a previous text, or form input. */
function holdsWords({ composition, versions = [], brief }: KeptText | Work): boolean {
  if (composition?.editing || versions.some(({ before }) => isOwn(before))) return true;
  if (composition?.isCopied) return false;
  const typed = [
    brief.reply?.customPrompt,
    brief.reply?.businessDescription,
    ...Object.values(brief.answers),
  ];
  return [composition?.words.content, ...typed].some(Boolean);
}

/** One per user and thread: a reply outlives the pane that shows it. */
const stores = new Map<string, WorkStore & { isLost: () => boolean }>();

/** If the browser stores nothing, it asks before leaving the page. */
function noteLost() {
  const isLost = [...stores.values()].some((store) => store.isLost());
  setUnsaved('replies', isLost ? { what: 'A reply in the scanner', isOfPage: false } : null);
}

function createStore(slot: string, blank: Brief): WorkStore & { isLost: () => boolean } {
  const listeners = new Set<() => void>();
  const start = { brief: blank, composition: null };
  let work: Work = createWork(start, blank);
  let stored: { text: string | null; isKept: boolean } = { text: null, isKept: true };

  const change = (event: WorkEvent) => {
    work = reduceWork(work, event);
  };
  /** Takes over what another tab has stored or discarded. */
  function pull() {
    const text = readStoredText(slot);
    if (text === stored.text) return;
    stored = { text, isKept: true };
    const found = replyFrom(readWork(slot), blank);
    change({ type: 'adopted', snapshot: found ?? start, versions: found?.versions ?? [] });
  }
  function push() {
    const { brief, composition, versions } = work;
    const isNew = isSameSnapshot(work, work.start) && versions.length === 0;
    if (isNew) dropWork(slot);
    const isKept = isNew || storeWork(slot, { brief, composition, versions });
    stored = { text: readStoredText(slot), isKept };
    noteLost();
    for (const listener of listeners) listener();
  }
  pull();
  return {
    read: () => work,
    dispatch(event) {
      pull();
      change(event);
      push();
    },
    subscribe(listener) {
      const onStorage = () => {
        pull();
        listener();
      };
      listeners.add(listener);
      addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', onStorage);
      };
    },
    isLost: () => !stored.isKept && holdsWords(work),
  };
}

export function replyStore(slot: string, blank: Brief): WorkStore {
  const store = stores.get(slot) ?? createStore(slot, blank);
  stores.set(slot, store);
  return store;
}

const BLANK = replyBrief({ subreddit: '', url: '' });
const isReply = (stored: unknown): boolean => {
  const { settings, brief } = asFields(stored);
  return settings !== undefined || asFields(brief)['reply'] !== undefined;
};

const holdsUnsent = (stored: unknown): boolean => {
  const reply = replyFrom(stored, BLANK);
  return reply !== null && holdsWords(reply);
};

/** True if the thread has words that its author has not sent. */
export const hasUnsentReply = (slot: string): boolean => holdsUnsent(readWork(slot));

/** The unsent replies in this browser, as one notice. */
export const listUnsentReplies = (): string[] =>
  listWork().filter(isReply).some(holdsUnsent) ? ['A reply in the scanner'] : [];
