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

/** A text that can be saved as a post. Its type follows the form; all else stays as it was written for. */
export type Composition = {
  type: PostType;
  /** Its type when it was written. */
  writtenAs: PostType;
  subreddit: string;
  ctaStyle: CtaStyle;
  websiteUrl: string;
  /** What a link post shares. */
  url: string;
  parentUrl: string;
  flair: string;
  /** What it had in the community that it was moved from; null if it was not moved. */
  moved: Moved | null;
  /** The generated or loaded words, which Cancel restores. */
  original: Words;
  words: Words;
  /** The words in the editor; null while it is closed. */
  editing: Words | null;
  /** The generated text that it began from, even after saving and loading; null if typed by hand. */
  generated: Beginning['generated'];
  /** True if the author declares the words to be their own. */
  inOwnWords: boolean;
  interview: Beginning['interview'];
  /** What generated it; null for a text by hand and a loaded post. */
  engine: string | null;
  usage: GeneratedDraft['usage'];
  notes: Note[];
  advice: GeneratedDraft['advice'];
  /** What was estimated of a reply; null for other texts. */
  reply: ReplyFacts | null;
  /** True if a reply was copied, so that leaving the page loses nothing. */
  isCopied: boolean;
  /** Local time as in a `datetime-local` input; empty for none. */
  scheduledAt: string;
  /** The revision of the saved post that it began from; null for a new one. */
  revision: number | null;
  /** The instant for which the saved post is scheduled. */
  plannedAt: string | null;
  accountId: string;
  /** The last attempt to create the post, so that a retry is recognized. */
  attempt: Attempt | null;
};
export type Moved = Pick<Composition, 'subreddit' | 'parentUrl' | 'flair' | 'notes' | 'advice'>;

/** The form and its text: what the browser stores. */
export type Snapshot = { brief: Brief; composition: Composition | null };

/** An unsaved text that made room for another. `tab`: the open tab that has it, too. */
export type Kept = Snapshot & { tab?: string; versions?: readonly Version[] };

/** The words and addresses that a step left. */
export type Left = Words & Pick<Composition, 'url' | 'parentUrl'>;
/** A text before a step. An undone one was replaced by Undo itself. */
export type Version = { id: string; before: Composition; left: Left; isUndone?: true };

/** A request for a draft, or for a variant if `way` is set. `basis`: the words when it was sent. */
export type Pending = { id: string; way: VariantWay | null; basis: Words | null; text: string };

export type Choice = { way: VariantWay; made: Composition };

/** `isKept`: it was one of the kept texts, and goes back there. */
export type Aside = Pick<Work, 'brief' | 'composition' | 'versions' | 'isRestored'> & {
  id: string;
  isKept?: true;
};

export type Work = Snapshot & {
  /** What counts as saved: Discard returns to it. */
  start: Snapshot;
  /** The form without any input. */
  blank: Brief;
  /** The last one comes back first. */
  versions: readonly Version[];
  /** The last one first. */
  kept: readonly Kept[];
  pending: Pending | null;
  /** A variant beside the text, until the author chooses one of them. */
  choice: Choice | null;
  /** What is being saved; it may change meanwhile. */
  sending: Snapshot | null;
  /** A post that went out from an earlier attempt with other words. */
  earlier: Post | null;
  /** What Discard, Cancel or an exchange put aside, for Undo, newest last. */
  asides: readonly Aside[];
  /** True if it comes from an earlier visit. */
  isRestored: boolean;
};

export function workOf(start: Snapshot, blank: Brief): Work {
  const { brief, composition } = start;
  const lists = { versions: [], kept: [], isRestored: false };
  const idle = { pending: null, choice: null, sending: null, earlier: null, asides: [] };
  return { brief, composition, start, blank, ...lists, ...idle };
}

export const isSameWords = (one: Words, other: Words): boolean =>
  one.title === other.title && one.content === other.content;
export const isBlank = ({ title, content }: Words): boolean => `${title}${content}`.trim() === '';

/** The words in the editor count, whether or not it was closed. */
export const shownWords = ({ editing, words }: Composition): Words => editing ?? words;
export const finished = (composition: Composition): Composition => ({
  ...composition,
  words: shownWords(composition),
});
export const isSameText = (one: Composition, other: Composition): boolean =>
  isSameWords(shownWords(one), shownWords(other));
