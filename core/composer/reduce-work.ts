import type { VariantWay } from '#contract/drafting/variants.ts';
import type { Post } from '#contract/posts.ts';
import type { Brief } from './brief.ts';
import { type ReceivedDraft, startByHand, toComposition } from './composition.ts';
import { followsForm, moveTo, toThreadFields, withThread, withType } from './move-text.ts';
import {
  adoptSavedVersion,
  cancelPending,
  createNextBrief,
  finishSaving,
  keepSavedWords,
  replaceText,
  startSaving,
} from './save-work.ts';
import { hasOnlyTitle, hasOwnWriting, isFirstEdit, isWorthKeeping } from './snapshots.ts';
import { addKept, isSameSnapshot, removeKeptText } from './snapshots.ts';
import { captureText, keepVersion, listVersions, restoreVersion } from './versions.ts';
import { type AsideWork, type Composition, isSameWords, type KeptText, shownWords } from './work.ts';
import type { Snapshot, Version, Words, Work } from './work.ts';

/** `id` names the step for Undo, or the request; `key` is a new idempotency key. Both are random. */
type Step = { id: string };
type Fresh = { key: string };
type Chosen = Partial<
  Pick<Composition, 'scheduledAt' | 'accountId' | 'flair' | 'url' | 'inOwnWords' | 'isCopied'>
>;

export type WorkEvent =
  // The form
  | { type: 'briefChanged'; change: Partial<Brief> }
  | { type: 'arrived'; change: Partial<Brief> }
  // Text by hand
  | ({ type: 'begun' } & Step & Fresh)
  | { type: 'editorOpened' }
  | { type: 'typed'; words: Words }
  | ({ type: 'edited'; words: Words } & Step)
  | ({ type: 'editsSaved' } & Step)
  | ({ type: 'editsCanceled' } & Step)
  | { type: 'chosen'; change: Chosen }
  | { type: 'moved'; subreddit: string }
  | { type: 'threadNamed'; link: string }
  // Drafts and variants
  | ({ type: 'requested'; way?: VariantWay } & Step)
  | ({ type: 'streamed'; text: string } & Step)
  | ({ type: 'generated' } & ReceivedDraft & Step & Fresh)
  | ({ type: 'compared' } & ReceivedDraft & Step & Fresh)
  | ({ type: 'varied'; made: Composition | null } & Step)
  | ({ type: 'stopped' } & Step)
  | ({ type: 'variantKept' } & Step)
  | { type: 'variantDropped' }
  // Saving
  | { type: 'sent'; key: string | null }
  | { type: 'refused'; fields: readonly string[] }
  | ({ type: 'saved' } & Fresh)
  | { type: 'wordsSaved'; post: Post; scheduledAt: string }
  | ({ type: 'changedElsewhere'; post: Post; scheduledAt: string } & Step)
  | { type: 'wentOut'; post: Post }
  | { type: 'separated' }
  // Undo and discard
  | { type: 'undone'; id?: string }
  | ({ type: 'discarded' } & Step)
  | ({ type: 'keptDropped' } & Step)
  | ({ type: 'keptOpened' } & Step)
  | ({ type: 'restored' } & Step)
  // Other tabs
  | { type: 'shared'; kept: readonly KeptText[] }
  | { type: 'adopted'; snapshot: Snapshot; versions: readonly Version[] };

const withText = (work: Work, change: Partial<Composition>): Work =>
  work.composition ? { ...work, composition: { ...work.composition, ...change } } : work;

const alterText = (work: Work, id: string, change: Partial<Composition>): Work =>
  replaceText(work, id, work.composition && { ...work.composition, ...change });

/** Remembers the text's community, for the next text. */
function openText(work: Work, id: string, made: Composition): Work {
  const { start } = work;
  const next = { ...start, brief: { ...start.brief, subreddit: made.subreddit } };
  const remembered = start.composition ? start : next;
  return { ...replaceText(work, id, made, true), start: remembered, pending: null, isRestored: false };
}

function receive(work: Work, received: ReceivedDraft, id: string, key: string): Work {
  const { composition, brief } = work;
  const before = composition && work.sending ? { ...composition, attempt: null } : composition;
  const made = toComposition(received, before, { key, plannedFor: brief.plannedFor });
  const basis = work.pending?.basis ?? null;
  const isTypedSince = composition && basis && !isSameWords(shownWords(composition), basis);
  if (!isTypedSince) return openText(work, id, made);
  const version = { id, before: made, left: captureText(composition) };
  return { ...work, pending: null, versions: listVersions([...work.versions, version], composition) };
}

function changeBrief(work: Work, change: Partial<Brief>): Work {
  const brief = { ...work.brief, ...change };
  const { composition } = work;
  if (!composition) return { ...work, brief };
  const { subreddit, parentUrl } = followsForm(composition) ? change : {};
  const moved = subreddit === undefined ? composition : moveTo(composition, subreddit);
  const text = parentUrl === undefined ? moved : withThread(moved, parentUrl);
  return { ...work, brief, composition: withType(text, brief) };
}

const keptOf = ({ brief, composition, versions }: Work): KeptText => ({ brief, composition, versions });

/** Follows a link from another page. Keeps an unsaved text; a date alone does not clear the form. */
function arrive(work: Work, change: Partial<Brief>): Work {
  const { brief, composition, start } = work;
  const isNewText = change.topic !== undefined || composition !== null;
  const isKept = isNewText && isWorthKeeping(work, start);
  const empty = { ...createNextBrief(work), ...(!isKept && { plannedFor: brief.plannedFor }) };
  return {
    ...cancelPending(work),
    start: { ...start, brief: { ...start.brief, ...change } },
    brief: { ...(isNewText ? empty : brief), ...change },
    composition: null,
    versions: [],
    kept: isKept ? addKept(work.kept, [keptOf(work)]) : work.kept,
    isRestored: work.isRestored && !isKept,
  };
}

function cancelEdits(work: Work, id: string): Work {
  const { composition } = work;
  if (!composition) return work;
  if (isFirstEdit(composition)) {
    const asides = hasOnlyTitle(composition) ? work.asides : withAside(work, asideOf(work, id));
    return { ...replaceText(work, id, null, true), asides };
  }
  return alterText(work, id, {
    editing: null,
    words: composition.reply ? composition.words : composition.original,
  });
}

const asideOf = ({ brief, composition, versions, isRestored }: Work, id: string): AsideWork => ({
  id,
  brief,
  composition,
  versions,
  isRestored,
});

const MOST_ASIDE = 10;
const withAside = ({ asides }: Work, aside: AsideWork): readonly AsideWork[] =>
  [...asides, aside].slice(-MOST_ASIDE);

function openKept(work: Work, id: string): Work {
  const [wanted] = work.kept;
  if (!wanted) return work;
  const { brief, composition } = wanted;
  const others = work.kept.filter((one) => one !== wanted);
  const now = { brief: work.brief, composition: work.composition };
  const isOfText =
    composition !== null && now.composition === null && isSameSnapshot({ ...now, composition }, wanted);
  const kept = !isOfText && isWorthKeeping(now, work.start) ? addKept(others, [keptOf(work)]) : others;
  return {
    ...cancelPending(work),
    brief,
    composition,
    versions: wanted.versions ?? [],
    kept,
    asides: withAside(work, asideOf(work, id)),
  };
}

/** Restores work put aside, and keeps newer input. */
function restoreAside(work: Work, id: string): Work {
  const { brief, composition, start } = work;
  const aside = work.asides.find((one) => one.id === id);
  if (!aside) return work;
  const asides = work.asides.filter((one) => one !== aside);
  const begun = { brief, composition };
  const back = { brief: aside.brief, composition: aside.composition };
  if (aside.isKept) return { ...work, kept: addKept(work.kept, [back]), asides };
  const others = work.kept.filter((one) => !isSameSnapshot(one, back));
  const isKept = isWorthKeeping(begun, start) && !isSameSnapshot(begun, back);
  const kept = isKept ? addKept(others, [keptOf(work)]) : others;
  const { versions, isRestored } = aside;
  return { ...cancelPending(work), ...back, versions, isRestored, kept, asides };
}

function dropKept(work: Work, id: string): Work {
  const [wanted] = work.kept;
  if (!wanted) return work;
  const { brief, composition } = wanted;
  const aside = { id, brief, composition, versions: [], isRestored: false, isKept: true } as const;
  return { ...work, kept: work.kept.filter((one) => one !== wanted), asides: withAside(work, aside) };
}

function saveEdits(work: Work, id: string): Work {
  const { composition } = work;
  if (!composition) return work;
  const words = shownWords(composition);
  if (isSameWords(words, composition.words)) return withText(work, { editing: null });
  const original = isFirstEdit(composition) ? words : composition.original;
  return alterText(work, id, { editing: null, words, original, isCopied: false });
}

/** Changes the thread to answer, also in the form, and moves the text to its community. */
function nameThread(work: Work, link: string): Work {
  const thread = toThreadFields(link);
  const { composition } = work;
  const moved = composition && moveTo(composition, thread.subreddit ?? composition.subreddit);
  return {
    ...work,
    brief: { ...work.brief, ...thread },
    composition: moved && { ...moved, parentUrl: link },
  };
}

/** Keeps the replaced text as a version if the author wrote in it. */
function adopt(work: Work, { brief, composition }: Snapshot, versions: readonly Version[]): Work {
  const own = work.composition && hasOwnWriting(work.composition);
  const mine = own ? keepVersion({ ...work, versions: [] }, 'adopted', composition) : [];
  return { ...work, brief, composition, versions: listVersions([...versions, ...mine], composition) };
}

const SENDS_NOTHING = { sending: null };

function handle(work: Work, event: WorkEvent): Work {
  const { composition, pending } = work;
  const isAwaited = 'id' in event && pending?.id === event.id;
  switch (event.type) {
    case 'briefChanged':
      return changeBrief(work, event.change);
    case 'arrived':
      return arrive(work, event.change);
    case 'begun':
      return openText(work, event.id, startByHand(work.brief, event.key));
    case 'editorOpened':
      return composition ? withText(work, { editing: shownWords(composition) }) : work;
    case 'typed':
      return withText(work, { editing: event.words });
    case 'edited':
      return alterText(
        work,
        event.id,
        composition?.editing ? { editing: event.words } : { words: event.words },
      );
    case 'editsSaved':
      return saveEdits(work, event.id);
    case 'editsCanceled':
      return cancelEdits(work, event.id);
    case 'chosen':
      return withText(work, event.change);
    case 'moved': {
      const brief = { ...work.brief, subreddit: event.subreddit };
      const moved = composition && withThread(moveTo(composition, event.subreddit), brief.parentUrl);
      return { ...work, brief, composition: moved };
    }
    case 'threadNamed':
      return nameThread(work, event.link);
    case 'requested': {
      const basis = composition && shownWords(composition);
      return { ...work, choice: null, pending: { id: event.id, way: event.way ?? null, basis, text: '' } };
    }
    case 'streamed':
      return isAwaited && pending ? { ...work, pending: { ...pending, text: event.text } } : work;
    case 'generated':
      return isAwaited ? receive(work, event, event.id, event.key) : work;
    case 'compared':
      return receive(cancelPending(work), event, event.id, event.key);
    case 'varied': {
      if (!isAwaited || !pending?.way) return work;
      return { ...work, pending: null, choice: event.made && { way: pending.way, made: event.made } };
    }
    case 'stopped':
      return isAwaited ? { ...work, pending: null } : work;
    case 'variantKept':
      return work.choice ? alterText({ ...work, choice: null }, event.id, work.choice.made) : work;
    case 'variantDropped':
      return { ...work, choice: null };
    case 'sent':
      return startSaving(work, event.key);
    case 'refused': {
      const isInEditor = event.fields.some((field) => field === 'title' || field === 'content');
      const free = { ...work, ...SENDS_NOTHING };
      return isInEditor && composition ? withText(free, { editing: shownWords(composition) }) : free;
    }
    case 'saved':
      return finishSaving(work, event.key);
    case 'wordsSaved':
      return keepSavedWords(work, event.post, event.scheduledAt);
    case 'changedElsewhere':
      return adoptSavedVersion(work, event.id, event.post, event.scheduledAt);
    case 'wentOut': {
      const versions = work.versions.filter(
        ({ before }) => shownWords(before).content !== event.post.content,
      );
      return { ...work, ...SENDS_NOTHING, earlier: event.post, versions };
    }
    case 'separated':
      return withText({ ...work, earlier: null }, { attempt: null });
    case 'undone': {
      const back = restoreVersion(work, event.id);
      return back.composition ? { ...back, kept: removeKeptText(back.kept, back.composition) } : back;
    }
    case 'discarded': {
      const { start } = work;
      return {
        ...cancelPending(work),
        ...start,
        versions: [],
        isRestored: false,
        asides: withAside(work, asideOf(work, event.id)),
      };
    }
    case 'keptDropped':
      return dropKept(work, event.id);
    case 'keptOpened':
      return openKept(work, event.id);
    case 'restored':
      return restoreAside(work, event.id);
    case 'shared':
      return { ...work, kept: event.kept };
    case 'adopted':
      return adopt(work, event.snapshot, event.versions);
  }
}

/** A variant belongs to one text, so it is dropped when the text changes. */
export function reduceWork(work: Work, event: WorkEvent): Work {
  const next = handle(work, event);
  const isOfText = next.composition?.words === work.composition?.words;
  if (isOfText || (!next.choice && !next.pending?.way)) return next;
  return { ...next, choice: null, pending: next.pending?.way ? null : next.pending };
}
