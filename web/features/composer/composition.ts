import type { Angle, GeneratedDraft, Note } from '#contract/drafts.ts';
import type { readBeginning } from '#contract/own-words.ts';
import type { CtaStyle, Post, PostType } from '#contract/posts.ts';
import type { Output } from '#contract/endpoint.ts';
import type { DraftRequest } from './generate-draft.ts';

/** What is asked for; an empty text is none. */
export type Brief = {
  topic: string;
  subreddit: string;
  contentType: PostType;
  websiteUrl: string;
  ctaStyle: CtaStyle;
  parentUrl: string;
  angle: Angle | '';
  /** When it is to go out, as an input has it: chosen in the calendar, before there is a text. */
  plannedFor: string;
};

export type Words = { title: string; content: string };
export type Beginning = Output<typeof readBeginning>;

/** A text on its way to a community. It keeps what it was written for, whatever the form says by now. */
export type Composition = {
  type: PostType;
  subreddit: string;
  ctaStyle: CtaStyle;
  websiteUrl: string;
  /** Where a link post points. */
  url: string;
  parentUrl: string;
  /** As it was generated, or loaded: what Cancel goes back to. */
  original: Words;
  words: Words;
  /** What it began from, also when it was saved and loaded since; null for what was typed by hand. */
  generated: Beginning['generated'];
  /** Its author says that the words are their own. */
  inOwnWords: boolean;
  editing: Words | null;
  /** Null for a post that was loaded. */
  engine: string | null;
  notes: Note[];
  advice: GeneratedDraft['advice'];
  /** As the input has it: local time, empty for none. */
  scheduledAt: string;
  /** The instant that a saved post has already. */
  plannedAt: string | null;
  accountId: string;
  /** The last try to save it, so that the next one is known as the same. */
  attempt: { body: string; key: string } | null;
};

export const EMPTY_BRIEF: Brief = {
  topic: '',
  subreddit: '',
  contentType: 'post',
  websiteUrl: '',
  ctaStyle: 'subtle',
  parentUrl: '',
  angle: '',
  plannedFor: '',
};

/** The call's body: what is empty, or is about another kind of text, is left out. */
export function askOf(brief: Brief, more: { angle?: Angle; seed?: string } = {}): DraftRequest {
  const { topic, subreddit, contentType, ctaStyle } = brief;
  const websiteUrl = brief.websiteUrl.trim();
  const parentUrl = contentType === 'comment' ? brief.parentUrl.trim() : '';
  const angle = more.angle ?? brief.angle;
  return {
    topic,
    subreddit,
    contentType,
    ctaStyle,
    ...(websiteUrl && { websiteUrl }),
    ...(parentUrl && { parentUrl }),
    ...(angle && contentType !== 'comment' && { angle }),
    ...(more.seed && { seed: more.seed }),
  };
}

const nothingSent = { editing: null, scheduledAt: '', plannedAt: null, accountId: '', attempt: null };

/** A beginning that was offered and taken over is not the author's either. */
const generatedOf = ({ title, content, notes }: GeneratedDraft): Beginning['generated'] => ({
  title,
  content: [content, ...notes.flatMap(({ insert }) => insert ?? [])].join('\n\n'),
});

/** `before` keeps the date and the account that were chosen for the text it takes the place of; else the brief's date holds. */
export function compositionOf(
  draft: GeneratedDraft,
  ask: DraftRequest,
  before: Composition | null,
  plannedFor = '',
): Composition {
  const words = { title: draft.title ?? '', content: draft.content };
  const websiteUrl = ask.websiteUrl ?? '';
  return {
    ...nothingSent,
    scheduledAt: before?.scheduledAt ?? plannedFor,
    ...(before && { plannedAt: before.plannedAt, accountId: before.accountId }),
    type: ask.contentType ?? 'post',
    subreddit: ask.subreddit.trim().replace(/^\/?r\//i, ''),
    ctaStyle: ask.ctaStyle ?? 'subtle',
    websiteUrl,
    url: ask.contentType === 'link' ? websiteUrl || (before?.url ?? '') : '',
    parentUrl: ask.parentUrl ?? '',
    original: words,
    words,
    generated: generatedOf(draft),
    inOwnWords: false,
    engine: draft.engine,
    notes: draft.notes,
    advice: draft.advice,
  };
}

export function compositionOfPost(post: Post, scheduledAt: string, beginning: Beginning): Composition {
  const words = { title: post.title ?? '', content: post.content };
  return {
    ...nothingSent,
    type: post.type,
    subreddit: post.subreddit,
    ctaStyle: post.ctaStyle,
    websiteUrl: post.websiteUrl ?? '',
    url: post.url ?? '',
    parentUrl: post.parentUrl ?? '',
    original: words,
    words,
    ...beginning,
    engine: null,
    notes: [],
    advice: null,
    scheduledAt,
    plannedAt: post.scheduledAt,
    accountId: post.redditAccountId ?? '',
  };
}

export const briefOfPost = (post: Post): Brief => ({
  ...EMPTY_BRIEF,
  topic: post.title ?? '',
  subreddit: post.subreddit,
  contentType: post.type,
  websiteUrl: post.websiteUrl ?? '',
  ctaStyle: post.ctaStyle,
  parentUrl: post.parentUrl ?? '',
});

/** A beginning that the author takes over stands at the end, as a paragraph of its own. */
export const withInsert = ({ title, content }: Words, insert: string): Words => ({
  title,
  content: `${content.trimEnd()}\n\n${insert}`.trimStart(),
});
