import { useSyncExternalStore } from 'react';
import type { AnswerRole } from '#contract/interview.ts';
import type { GeneratedReply, ReplyStyle } from '#contract/scanner.ts';
import type { Attempt } from '#web/lib/attempt.ts';
import { dropWork, keepWork, readWork, storedText } from '#web/lib/stored-work.ts';
import { noteUnsaved } from '#web/lib/unsaved.ts';

export type ReplySettings = {
  replyStyle: ReplyStyle;
  includeLink: boolean;
  websiteUrl: string;
  businessDescription: string;
  customPrompt: string;
  answers: Partial<Record<AnswerRole, string>>;
};

/** A reply, and where it came from. */
type ReplyText = {
  reply: GeneratedReply;
  /** The text as it was generated, whatever the person made of it. */
  written: string;
  /** What its author had answered then. */
  told: readonly string[];
  /** Its text was copied, so that it is not lost with the page. */
  isCopied: boolean;
};

export type ReplyDraft = Omit<ReplyText, 'reply'> & {
  settings: ReplySettings;
  reply: GeneratedReply | null;
  /** The text while it is edited; null otherwise. */
  edited: string | null;
  /** The texts that were generated over, cancelled, or left for the one before; the last of them comes back first. */
  before: readonly ReplyText[];
  /** The last try to publish it, so that another one of the same text publishes nothing twice. */
  attempt: Attempt | null;
};

const UNTOUCHED: ReplyDraft = {
  settings: {
    replyStyle: 'subtle',
    includeLink: false,
    websiteUrl: '',
    businessDescription: '',
    customPrompt: '',
    answers: {},
  },
  reply: null,
  edited: null,
  written: '',
  told: [],
  isCopied: false,
  before: [],
  attempt: null,
};
const MOST_BEFORE = 20;

type Held = { draft: ReplyDraft; text: string | null; isStored: boolean };
/** By user and thread, with what is stored of each in this browser until it is published, saved as a draft or discarded. */
const held = new Map<string, Held>();
const listeners = new Set<() => void>();

export const replySlot = (userId: string, opportunityId: string): string =>
  `${userId}:reply:${opportunityId}`;

const isOwn = ({ reply, written }: ReplyText): boolean => reply.content !== written;

export const holdsWords = ({ reply, settings, edited, isCopied, before }: ReplyDraft): boolean =>
  edited !== null ||
  before.some((text) => isOwn(text) && !text.isCopied) ||
  (!isCopied &&
    [
      reply?.content,
      settings.customPrompt,
      settings.businessDescription,
      ...Object.values(settings.answers),
    ].some(Boolean));

/** What a page stored, perhaps before a draft had all of its fields; null for anything else. */
export function asReplyDraft(stored: unknown): ReplyDraft | null {
  const draft = stored as Partial<ReplyDraft> | null;
  if (draft?.settings?.replyStyle === undefined) return null;
  return {
    ...UNTOUCHED,
    ...draft,
    settings: { ...UNTOUCHED.settings, ...draft.settings },
    before: draft.before ?? [],
  };
}

/** A browser that stores nothing asks before the page is left. */
function tell() {
  const isLost = [...held.values()].some(({ draft, isStored }) => !isStored && holdsWords(draft));
  noteUnsaved('replies', isLost ? { what: 'A reply in the scanner', isOfPage: false } : null);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

export function readReplyDraft(slot: string): ReplyDraft {
  const text = storedText(slot);
  const known = held.get(slot);
  // Another tab may have changed what is stored.
  if (known?.text === text) return known.draft;
  const draft = asReplyDraft(readWork(slot)) ?? UNTOUCHED;
  held.set(slot, { draft, text, isStored: true });
  return draft;
}

export function changeReplyDraft(slot: string, change: Partial<ReplyDraft>): void {
  const draft = { ...readReplyDraft(slot), ...change };
  const isStored = keepWork(slot, draft);
  held.set(slot, { draft, text: storedText(slot), isStored });
  tell();
}

/** The text that stands there, and what its author is making of it. */
function textsOf({ reply, edited, written, told, isCopied }: ReplyDraft): ReplyText[] {
  if (reply === null) return [];
  const text = { reply, written, told, isCopied };
  if (edited === null || edited === reply.content) return [text];
  return [text, { ...text, reply: { ...reply, content: edited }, isCopied: false }];
}

const isOther =
  (content: string) =>
  ({ reply }: ReplyText): boolean =>
    reply.content.trim() !== content.trim();

/** Keeps texts at hand, each once. Where there are too many, one that nobody changed makes room first. */
function withTexts(before: readonly ReplyText[], added: readonly ReplyText[]): ReplyText[] {
  const others = added.reduce((texts, { reply }) => texts.filter(isOther(reply.content)), before);
  const kept = [...others, ...added].filter(isOther(''));
  while (kept.length > MOST_BEFORE) {
    const untouched = kept.findIndex((text) => !isOwn(text));
    kept.splice(Math.max(0, untouched), 1);
  }
  return kept;
}

/** Puts a generated reply in the place of the text, which stays at hand. */
export function replaceReply(slot: string, reply: GeneratedReply, told: readonly string[]): void {
  const draft = readReplyDraft(slot);
  const before = withTexts(draft.before, textsOf(draft)).filter(isOther(reply.content));
  changeReplyDraft(slot, { reply, edited: null, written: reply.content, told, isCopied: false, before });
}

/** Leaves what was changed in the editor; it stays at hand. */
export function leaveEdits(slot: string): void {
  const draft = readReplyDraft(slot);
  changeReplyDraft(slot, { edited: null, before: withTexts(draft.before, textsOf(draft).slice(1)) });
}

/** Brings the text before back. What it takes the place of goes behind all others, so none is ever lost. */
export function bringTextBack(slot: string): void {
  const draft = readReplyDraft(slot);
  const text = draft.before.at(-1);
  if (!text) return;
  const before = [...textsOf(draft), ...draft.before.slice(0, -1)].filter(isOther(text.reply.content));
  changeReplyDraft(slot, { ...text, edited: null, before });
}

/** A text that went out is not brought back to be sent again. */
export function forgetSent(slot: string, content: string): void {
  const { before } = readReplyDraft(slot);
  changeReplyDraft(slot, { attempt: null, before: before.filter(isOther(content)) });
}

/** Ends a draft whose text was sent. What was typed or generated while it was on its way stays, and is another one. */
export function endSent(slot: string, content: string): void {
  const { reply, edited } = readReplyDraft(slot);
  const now = edited ?? reply?.content ?? '';
  if (!reply || ['', content.trim()].includes(now.trim())) return dropReplyDraft(slot);
  forgetSent(slot, content);
  changeReplyDraft(slot, { reply: { ...reply, content: now } });
}

export function dropReplyDraft(slot: string): void {
  held.delete(slot);
  dropWork(slot);
  tell();
}

export const useReplyDraft = (slot: string): ReplyDraft =>
  useSyncExternalStore(subscribe, () => readReplyDraft(slot));
