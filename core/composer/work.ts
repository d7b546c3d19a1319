import type { readBeginning } from '#contract/beginning.ts';
import type { GeneratedDraft, generateContent, Note } from '#contract/drafts.ts';
import type { VariantWay } from '#contract/drafting/variants.ts';
import type { CallInput, Output } from '#contract/endpoint.ts';
import type { CtaStyle, Post, PostType } from '#contract/posts.ts';
import type { GeneratedReply } from '#contract/scanner.ts';
import type { Attempt } from './attempt.ts';
import type { Brief } from './brief.ts';

export type DraftRequest = CallInput<typeof generateContent>;
export type Words = { title: string; content: string };
export type Beginning = Output<typeof readBeginning>;
export type ReplyFacts = Omit<GeneratedReply, 'content' | 'advice' | 'engine' | 'sent'>;

/** A text that can be saved as a post. Its type follows the form; the rest stays as written. */
export type Composition = {
  type: PostType;
  writtenAs: PostType;
  subreddit: string;
  ctaStyle: CtaStyle;
  websiteUrl: string;
  /** The URL that a link post shares. */
  url: string;
  parentUrl: string;
  flair: string;
  /** The details for the community it was moved from; null if it was not moved. */
  moved: MoveOrigin | null;
  /** The generated or loaded text, which Cancel restores. */
  original: Words;
  words: Words;
  /** The text in the editor; null while the editor is closed. */
  editing: Words | null;
  /** The generated text it started from, even after saving and loading; null if typed by hand. */
  generated: Beginning['generated'];
  /** True if the author declares the words to be their own. */
  inOwnWords: boolean;
  interview: Beginning['interview'];
  /** The engine that generated it; null for a text by hand or a loaded post. */
  engine: string | null;
  usage: GeneratedDraft['usage'];
  notes: Note[];
  advice: GeneratedDraft['advice'];
  /** The estimate for a reply; null for other texts. */
  reply: ReplyFacts | null;
  /** True if a reply was copied, so that leaving the page loses nothing. */
  isCopied: boolean;
  /** Local time as in a `datetime-local` input; empty for none. */
  scheduledAt: string;
  /** The revision of the saved post it started from; null for a new post. */
  revision: number | null;
  /** The scheduled instant of the saved post. */
  plannedAt: string | null;
  accountId: string;
  /** The last attempt to create the post, to recognize a retry. */
  attempt: Attempt | null;
};
export type MoveOrigin = Pick<Composition, 'subreddit' | 'parentUrl' | 'flair' | 'notes' | 'advice'>;

/** The form and its text, as stored in the browser. */
export type Snapshot = { brief: Brief; composition: Composition | null };

/** An unsaved text beside the open one. `id`: its name in the browser's storage; missing until it is stored. */
export type KeptText = Snapshot & { id?: string; versions?: readonly Version[] };

/** The text and addresses after a step. */
export type TextAfterStep = Words & Pick<Composition, 'url' | 'parentUrl'>;
/** A text before a step. `isUndone`: Undo itself replaced the text. */
export type Version = { id: string; before: Composition; left: TextAfterStep; isUndone?: true };

/** A request for a draft, or for a variant if `way` is set. `basis`: the words when it was sent. */
export type PendingRequest = { id: string; way: VariantWay | null; basis: Words | null; text: string };

export type VariantChoice = { way: VariantWay; made: Composition };

/** `isKept`: Undo returns it to the kept texts. */
export type AsideWork = Pick<Work, 'brief' | 'composition' | 'versions' | 'isRestored'> & {
  id: string;
  isKept?: true;
};

export type Work = Snapshot & {
  /** The saved state, which Discard returns to. */
  start: Snapshot;
  /** The empty form. */
  blank: Brief;
  /** Versions; the last one is restored first. */
  versions: readonly Version[];
  /** Kept texts, the last one first. */
  kept: readonly KeptText[];
  pending: PendingRequest | null;
  /** A variant shown next to the text until the author chooses. */
  choice: VariantChoice | null;
  /** The work being saved; it may change meanwhile. */
  sending: Snapshot | null;
  /** A post that an earlier attempt published with another text. */
  earlier: Post | null;
  /** Work put aside by Discard, Cancel or a swap, for Undo; newest last. */
  asides: readonly AsideWork[];
  /** True if this work was restored from an earlier visit. */
  isRestored: boolean;
};

export function createWork(start: Snapshot, blank: Brief): Work {
  const { brief, composition } = start;
  const lists = { versions: [], kept: [], isRestored: false };
  const idle = { pending: null, choice: null, sending: null, earlier: null, asides: [] };
  return { brief, composition, start, blank, ...lists, ...idle };
}

export const isSameWords = (one: Words, other: Words): boolean =>
  one.title === other.title && one.content === other.content;
export const isBlank = ({ title, content }: Words): boolean => `${title}${content}`.trim() === '';

/** The current text, including that of an open editor. */
export const shownWords = ({ editing, words }: Composition): Words => editing ?? words;
export const closeEditor = (composition: Composition): Composition => ({
  ...composition,
  words: shownWords(composition),
});
export const isSameText = (one: Composition, other: Composition): boolean =>
  isSameWords(shownWords(one), shownWords(other));
