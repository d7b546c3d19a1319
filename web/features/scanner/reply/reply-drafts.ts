import { useSyncExternalStore } from 'react';
import type { GeneratedReply, ReplyStyle } from '#contract/scanner.ts';
import type { Attempt } from '#web/lib/attempt.ts';
import { noteUnsaved } from '#web/lib/unsaved.ts';

export type ReplySettings = {
  replyStyle: ReplyStyle;
  includeLink: boolean;
  websiteUrl: string;
  businessDescription: string;
  customPrompt: string;
};

export type ReplyDraft = {
  settings: ReplySettings;
  reply: GeneratedReply | null;
  /** The text while it is edited; null otherwise. */
  edited: string | null;
  /** The text as it was generated, whatever the person made of it. */
  written: string;
  /** Its text was copied, so that it is not lost with the page. */
  isCopied: boolean;
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
  },
  reply: null,
  edited: null,
  written: '',
  isCopied: false,
  attempt: null,
};

/** By opportunity, for as long as the page lives: texts of others are not kept in the browser beyond that. */
const drafts = new Map<string, ReplyDraft>();
const listeners = new Set<() => void>();

const wouldLoseWords = ({ reply, settings, edited, isCopied }: ReplyDraft): boolean =>
  edited !== null ||
  (!isCopied && [reply?.content, settings.customPrompt, settings.businessDescription].some(Boolean));

function tell() {
  const isLost = [...drafts.values()].some(wouldLoseWords);
  noteUnsaved('replies', isLost ? { what: 'A reply in the scanner', isOfPage: false } : null);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const readReplyDraft = (id: string): ReplyDraft => drafts.get(id) ?? UNTOUCHED;

export function changeReplyDraft(id: string, change: Partial<ReplyDraft>): void {
  drafts.set(id, { ...readReplyDraft(id), ...change });
  tell();
}

export function dropReplyDraft(id: string): void {
  drafts.delete(id);
  tell();
}

export const useReplyDraft = (id: string): ReplyDraft =>
  useSyncExternalStore(subscribe, () => readReplyDraft(id));
