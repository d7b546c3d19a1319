import { useSyncExternalStore } from 'react';
import type { AnswerRole } from '#contract/interview.ts';
import type { GeneratedReply, ReplyStyle } from '#contract/scanner.ts';
import type { Attempt } from '#web/lib/attempt.ts';
import { dropWork, keepWork, readWork } from '#web/lib/stored-work.ts';
import { noteUnsaved } from '#web/lib/unsaved.ts';

export type ReplySettings = {
  replyStyle: ReplyStyle;
  includeLink: boolean;
  websiteUrl: string;
  businessDescription: string;
  customPrompt: string;
  answers: Partial<Record<AnswerRole, string>>;
};

/** A reply, and what its author made of it. */
type ReplyText = {
  reply: GeneratedReply | null;
  /** The text while it is edited; null otherwise. */
  edited: string | null;
  /** The text as it was generated, whatever the person made of it. */
  written: string;
  /** What its author had answered then. */
  told: readonly string[];
  /** Its text was copied, so that it is not lost with the page. */
  isCopied: boolean;
};

export type ReplyDraft = ReplyText & {
  settings: ReplySettings;
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

/** By user and thread. They are stored in this browser until they are published, saved as drafts or discarded. */
const drafts = new Map<string, ReplyDraft>();
const listeners = new Set<() => void>();

export const replySlot = (userId: string, opportunityId: string): string =>
  `${userId}:reply:${opportunityId}`;

export const holdsWords = ({ reply, settings, edited, isCopied }: ReplyDraft): boolean =>
  edited !== null ||
  (!isCopied &&
    [
      reply?.content,
      settings.customPrompt,
      settings.businessDescription,
      ...Object.values(settings.answers),
    ].some(Boolean));

/** A browser that stores nothing asks before the page is left. */
function tell() {
  const isLost = [...drafts].some(([slot, draft]) => holdsWords(draft) && readWork(slot) === null);
  noteUnsaved('replies', isLost ? { what: 'A reply in the scanner', isOfPage: false } : null);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readReplyDraft(slot: string): ReplyDraft {
  const known = drafts.get(slot);
  if (known) return known;
  const stored = readWork(slot) as Partial<ReplyDraft> | null;
  const settings = { ...UNTOUCHED.settings, ...stored?.settings };
  const draft = stored ? { ...UNTOUCHED, ...stored, settings } : UNTOUCHED;
  drafts.set(slot, draft);
  return draft;
}

export function changeReplyDraft(slot: string, change: Partial<ReplyDraft>): void {
  const draft = { ...readReplyDraft(slot), ...change };
  drafts.set(slot, draft);
  keepWork(slot, draft);
  tell();
}

const textOf = ({ reply, edited, written, told, isCopied }: ReplyDraft): ReplyText => ({
  reply,
  edited,
  written,
  told,
  isCopied,
});

/** Puts a generated reply in the place of the text, which stays at hand. */
export function replaceReply(slot: string, reply: GeneratedReply, told: readonly string[]): void {
  const draft = readReplyDraft(slot);
  const before = draft.reply === null ? draft.before : [...draft.before, textOf(draft)].slice(-MOST_BEFORE);
  changeReplyDraft(slot, { reply, edited: null, written: reply.content, told, isCopied: false, before });
}

/** Leaves what was changed in the editor; it stays at hand. */
export function leaveEdits(slot: string): void {
  const draft = readReplyDraft(slot);
  changeReplyDraft(slot, { edited: null, before: [...draft.before, textOf(draft)].slice(-MOST_BEFORE) });
}

/** Brings the text before back. The one that it takes the place of goes behind all others, so none is ever lost. */
export function bringTextBack(slot: string): void {
  const draft = readReplyDraft(slot);
  const text = draft.before.at(-1);
  if (text) changeReplyDraft(slot, { ...text, before: [textOf(draft), ...draft.before.slice(0, -1)] });
}

/** A text that went out is not brought back to be sent again. */
export function forgetSent(slot: string, content: string): void {
  const { before } = readReplyDraft(slot);
  const isOther = ({ edited, reply }: ReplyText) => (edited ?? reply?.content)?.trim() !== content.trim();
  changeReplyDraft(slot, { before: before.filter(isOther) });
}

export function dropReplyDraft(slot: string): void {
  drafts.delete(slot);
  dropWork(slot);
  tell();
}

export const useReplyDraft = (slot: string): ReplyDraft =>
  useSyncExternalStore(subscribe, () => readReplyDraft(slot));
