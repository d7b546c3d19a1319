import { type Angle, type GeneratedDraft, type Note } from '#contract/drafts.ts';
import { stripCommunityPrefix } from '#contract/fields.ts';
import type { AnswerRole } from '#contract/interview.ts';
import type { readBeginning } from '#contract/beginning.ts';
import type { CtaStyle, Post, PostType } from '#contract/posts.ts';
import type { Output } from '#contract/endpoint.ts';
import { givenAnswers } from '#core/drafts/interview/given-answers.ts';
import type { Drafted } from '#core/drafts/interview/recall-answers.ts';
import { findQuote, hasQuote } from '#core/text/find-quote.ts';
import { withoutOwnLines } from '#core/drafts/without-own-lines.ts';
import { splitWords } from '#core/text/split-words.ts';
import { mapSentences, splitSentences } from '#core/text/map-sentences.ts';
import { readTopic } from '#core/topics/read-topic.ts';
import { upcomingMinute } from '#web/lib/date-time.ts';
import { type Attempt, attemptAfter } from '#web/lib/attempt.ts';
import { answersToTopic, broughtForward, type EarlierAnswer, withDrafted } from './brief/answers-to-topic.ts';
import type { Moved } from './destination/move-text.ts';
import type { DraftRequest } from './generate-draft.ts';

/** The form's values; an empty string means none. */
export type Brief = {
  topic: string;
  subreddit: string;
  contentType: PostType;
  websiteUrl: string;
  ctaStyle: CtaStyle;
  parentUrl: string;
  angle: Angle | '';
  /** What the author answered to the questions beside the topic. */
  answers: Partial<Record<AnswerRole, string>>;
  /** Which answers went into a draft; the draft on another subject leaves them out. */
  drafted: Drafted;
  /** Those to other topics, where another one is in their place. */
  earlier: readonly EarlierAnswer[];
  /** Whether what the topic presents by name is theirs; null while they have not said. */
  isOwn: boolean | null;
  /** The local time that was chosen in the calendar before there was a text. */
  plannedFor: string;
};

export type Words = { title: string; content: string };
export type Beginning = Output<typeof readBeginning>;

/** A text that is written and saved. Only its type follows the form; else it keeps what it was written for. */
export type Composition = {
  type: PostType;
  /** Its type before the form’s became another. */
  writtenAs: PostType;
  subreddit: string;
  ctaStyle: CtaStyle;
  /** The angle that was asked for; empty for whichever fits. */
  angle: Angle | '';
  websiteUrl: string;
  /** What a link post shares. */
  url: string;
  parentUrl: string;
  /** What it had in the community that it was moved from; null while it stays where it began. */
  moved: Moved | null;
  /** What the chosen flair says; empty for none. */
  flair: string;
  /** The generated or loaded words, which Cancel restores. */
  original: Words;
  words: Words;
  /** The generated text that it began from, even after saving and loading; null if typed by hand. */
  generated: Beginning['generated'];
  /** Whether the author declares the words to be their own. */
  inOwnWords: boolean;
  /** What the author told before it was written; null for a text that began without. */
  interview: Beginning['interview'];
  /** The words in the editor; null while it is closed. */
  editing: Words | null;
  /** What was typed into the gaps and is not in the text yet; a gap with an entry is open. */
  typed: Partial<Record<AnswerRole, string>>;
  /** What generated it; null for a loaded post. */
  engine: string | null;
  usage: GeneratedDraft['usage'];
  notes: Note[];
  advice: GeneratedDraft['advice'];
  /** Local time as in a `datetime-local` input; empty for none. */
  scheduledAt: string;
  /** Which revision of a saved post this text began from; null for a new one. */
  revision: number | null;
  /** The instant for which a saved post is already scheduled. */
  plannedAt: string | null;
  accountId: string;
  /** The last attempt to create it, so that a retry is recognized. */
  attempt: Attempt | null;
};

export const EMPTY_BRIEF: Brief = {
  topic: '',
  subreddit: '',
  contentType: 'post',
  websiteUrl: '',
  ctaStyle: 'subtle',
  parentUrl: '',
  angle: '',
  answers: {},
  drafted: {},
  earlier: [],
  isOwn: null,
  plannedFor: '',
};

/** The form for the next text. Only what is likely to stay the same remains: all else belongs to the text before. */
export const briefForNext = ({ subreddit, ctaStyle }: Brief): Brief => ({
  ...EMPTY_BRIEF,
  subreddit,
  // A link is offered with a page of its own.
  ctaStyle: ctaStyle === 'direct' ? EMPTY_BRIEF.ctaStyle : ctaStyle,
});

/** Whose a thing is was said of that thing alone: a topic that presents another one asks again. */
export function changedBrief(brief: Brief, change: Partial<Brief>): Brief {
  const next = change.topic === undefined ? { ...brief, ...change } : broughtForward({ ...brief, ...change });
  const isAnswered = brief.isOwn !== null && change.isOwn === undefined;
  if (!isAnswered || next.topic === brief.topic) return next;
  const isSame = readTopic(next.topic).presented === readTopic(brief.topic).presented;
  return isSame ? next : { ...next, isOwn: null };
}

/** The form and the text that came of it. */
export type Work = { brief: Brief; composition: Composition | null };
export const EMPTY_WORK: Work = { brief: EMPTY_BRIEF, composition: null };

/** Leaves out what is empty or concerns another subject or type of text. */
export function draftRequestOf(
  brief: Brief,
  more: Pick<DraftRequest, 'angle' | 'seed' | 'writer' | 'postId'> = {},
): DraftRequest {
  const { topic, subreddit, contentType, ctaStyle } = brief;
  const websiteUrl = brief.websiteUrl.trim();
  const parentUrl = contentType === 'comment' ? brief.parentUrl.trim() : '';
  const angle = more.angle ?? brief.angle;
  const answers = givenAnswers(answersToTopic(brief, topic));
  return {
    topic,
    subreddit,
    contentType,
    ctaStyle,
    ...(websiteUrl && { websiteUrl }),
    ...(parentUrl && { parentUrl }),
    ...(angle && contentType !== 'comment' && { angle }),
    ...(answers.length > 0 && { answers }),
    ...(brief.isOwn !== null && { isOwn: brief.isOwn }),
    ...(more.seed && { seed: more.seed }),
    ...(more.writer && { writer: more.writer }),
    ...(more.postId && { postId: more.postId }),
  };
}

const NOTHING_CHOSEN = {
  editing: null,
  typed: {},
  angle: '' as const,
  moved: null,
  scheduledAt: '',
  revision: null,
  plannedAt: null,
  accountId: '',
  flair: '',
  attempt: null,
};

/** "Thanks!" and "Hey!" are no sentences of an account. */
const isLong = (sentence: string): boolean => splitWords(sentence).length >= FEWEST_WORDS;
const FEWEST_WORDS = 4;

/**
 * Suggested paragraphs count as generated too; what the author typed as answer or into the text does not, nor does an
 * account of theirs in the topic. With a topic of one sentence alone everything does: it makes no text its author's.
 */
export function generatedOf(
  { title, content, notes, engine }: Pick<GeneratedDraft, 'title' | 'content' | 'notes' | 'engine'>,
  request: DraftRequest,
  own: readonly string[] = [],
): Beginning['generated'] {
  const told = [...(request.answers ?? []).map(({ text }) => text), ...own];
  const isAccount = splitSentences(request.topic).filter(isLong).length > 1;
  const lines = told.length > 0 || isAccount ? [request.topic, ...told] : [];
  const inserts = notes
    .flatMap(({ insert }) => insert ?? [])
    .filter((insert) => withoutOwnLines(insert, [request.topic]) !== '');
  return {
    title: title && withoutOwnLines(title, lines),
    content: [withoutOwnLines(content, lines), ...inserts].join('\n\n').trim(),
    byModel: engine !== 'built-in',
  };
}

/** A link that was typed for this text, and not taken from the form. */
export const typedUrlOf = (before: Composition | null): string =>
  before && before.url !== before.websiteUrl ? before.url : '';

/** Keeps the date and the account of the text that it replaces; the first text takes the brief's date. */
export function compositionOf(
  draft: GeneratedDraft,
  request: DraftRequest,
  before: Composition | null,
  plannedFor = '',
): Composition {
  const words = { title: draft.title ?? '', content: draft.content };
  const websiteUrl = request.websiteUrl ?? '';
  return {
    ...NOTHING_CHOSEN,
    // From the beginning, so that two tabs with this text send it once. What was sent before it may have arrived.
    attempt: attemptAfter(before?.attempt),
    scheduledAt: before?.scheduledAt ?? plannedFor,
    ...(before && {
      revision: before.revision,
      flair: before.flair,
      plannedAt: before.plannedAt,
      accountId: before.accountId,
    }),
    type: request.contentType ?? 'post',
    writtenAs: request.contentType ?? 'post',
    subreddit: stripCommunityPrefix(request.subreddit),
    ctaStyle: request.ctaStyle ?? 'subtle',
    angle: request.angle ?? '',
    websiteUrl,
    url: request.contentType === 'link' ? websiteUrl || typedUrlOf(before) : '',
    parentUrl: request.parentUrl ?? '',
    original: words,
    words,
    generated: generatedOf(draft, request),
    inOwnWords: false,
    interview: {
      topic: request.topic,
      answers: (request.answers ?? []).map(({ role = null, text }) => ({ role, text })),
      isOwn: request.isOwn ?? null,
    },
    engine: draft.engine,
    usage: draft.usage,
    notes: draft.notes,
    advice: draft.advice,
  };
}

/** A text that its author types from the beginning. */
export function typedCompositionOf(brief: Brief): Composition {
  const words = { title: '', content: '' };
  const empty = { ...words, engine: '', usage: null, notes: [], advice: null };
  const begun = compositionOf(empty, draftRequestOf(brief), null, brief.plannedFor);
  return { ...begun, generated: null, interview: null, engine: null, editing: words };
}

export function compositionOfPost(post: Post, scheduledAt: string, beginning: Beginning): Composition {
  const words = { title: post.title ?? '', content: post.content };
  return {
    ...NOTHING_CHOSEN,
    type: post.type,
    writtenAs: post.type,
    subreddit: post.subreddit,
    ctaStyle: post.ctaStyle,
    websiteUrl: post.websiteUrl ?? '',
    url: post.url ?? '',
    parentUrl: post.parentUrl ?? '',
    original: words,
    words,
    ...beginning,
    engine: null,
    usage: null,
    notes: [],
    advice: null,
    scheduledAt,
    revision: post.revision,
    flair: post.flair ?? '',
    plannedAt: post.scheduledAt,
    accountId: post.redditAccountId ?? '',
  };
}

/** The text as it was saved elsewhere, in place of this one. */
export function takeOver({ generated, inOwnWords, interview }: Composition, post: Post): Composition {
  const beginning = { generated, inOwnWords, interview };
  return compositionOfPost(post, upcomingMinute(post.scheduledAt), beginning);
}

const PLACE = ['subreddit', 'accountId', 'flair', 'url', 'parentUrl', 'scheduledAt'] as const;

/** Where and when the saved post goes out, as far as nothing else was chosen here since `before`. */
export function withPlaceOf(post: Post, composition: Composition, before: Composition | null): Composition {
  const saved = takeOver(composition, post);
  const left = PLACE.filter((field) => composition[field] === before?.[field]);
  const place = Object.fromEntries(left.map((field) => [field, saved[field]]));
  return { ...composition, ...place, plannedAt: saved.plannedAt, revision: saved.revision };
}

/** As the content type that the form names. What another type has of its own is there again once it is back. */
export function typedAs(
  composition: Composition,
  { contentType: type, websiteUrl, parentUrl }: Brief,
): Composition {
  if (composition.type === type) return composition;
  return {
    ...composition,
    type,
    url: composition.url || websiteUrl.trim(),
    parentUrl: composition.parentUrl || parentUrl.trim(),
  };
}

function answersByRole(interview: Beginning['interview']): Brief['answers'] {
  const byRole: Brief['answers'] = {};
  for (const { role, text } of interview?.answers ?? []) if (role) byRole[role] = text;
  return byRole;
}

export const briefOfPost = (post: Post, interview: Beginning['interview']): Brief => ({
  ...EMPTY_BRIEF,
  topic: interview?.topic ?? post.title ?? '',
  answers: answersByRole(interview),
  drafted: interview ? withDrafted({}, interview) : {},
  isOwn: interview?.isOwn ?? null,
  subreddit: post.subreddit,
  contentType: post.type,
  websiteUrl: post.websiteUrl ?? '',
  ctaStyle: post.ctaStyle,
  parentUrl: post.parentUrl ?? '',
});

/** Whether a text was made of an answer, or holds it. */
export const tellsAnswer = ({ interview, words, editing }: Composition, answer: string): boolean =>
  (interview?.answers.some(({ text }) => text === answer) ?? false) ||
  (editing ?? words).content.includes(answer);

/** Adds a suggested paragraph at the end, but before a question that closes the text. */
export function withInsert({ title, content }: Words, insert: string): Words {
  const paragraphs = content.trimEnd().split('\n\n');
  const closing = paragraphs.length > 1 && paragraphs.at(-1)?.endsWith('?') ? paragraphs.splice(-1) : [];
  return { title, content: [...paragraphs, insert, ...closing].join('\n\n').trimStart() };
}

/** Where to go on writing after a suggestion was inserted. */
export const caretBehind = (content: string, insert: string): number => {
  const at = content.lastIndexOf(insert);
  return at < 0 ? content.length : at + insert.length;
};

export const isBlank = ({ title, content }: Words): boolean => `${title}${content}`.trim() === '';

/** Takes out the sentence that holds the words; in a title, the words alone. */
export function withoutClaim({ title, content }: Words, quote: string): Words {
  if (!hasQuote(content, quote)) {
    const at = findQuote(title, quote);
    const left = at < 0 ? title : title.slice(0, at) + title.slice(at + quote.length);
    return { title: left.replace(/\s+/g, ' ').trim(), content };
  }
  let isFound = false;
  const left = mapSentences(content, ({ text }) => {
    if (isFound || !hasQuote(text, quote)) return text;
    isFound = true;
    return null;
  });
  return { title, content: left.replace(/\n{3,}/g, '\n\n').trim() };
}

/** What is saved: the words in the editor count, whether or not it was closed. */
export const finished = (composition: Composition): Composition => ({
  ...composition,
  words: composition.editing ?? composition.words,
});

/** What the author told, with one more answer. */
export function withAnswer(
  interview: Beginning['interview'],
  role: AnswerRole,
  text: string,
): Beginning['interview'] {
  const others = interview?.answers.filter((one) => one.role !== role) ?? [];
  return interview && { ...interview, answers: [...others, { role, text }] };
}

const MOST_OF_A_LINE = 0.5;
const pairsOf = (words: readonly string[]): string[] =>
  words.length === 1 ? [...words] : words.slice(1).map((word, at) => `${words[at]} ${word}`);

/** Whether most of a line of the draft still stands in the text; where none does, its author wrote another. */
export const holdsLine = (content: string, original: string): boolean => {
  const words = splitWords(content);
  const there = new Set([...words, ...pairsOf(words)]);
  const lines = original
    .split('\n')
    .map((line) => pairsOf(splitWords(line)))
    .filter((pairs) => pairs.length > 0);
  return (
    lines.length === 0 ||
    lines.some((pairs) => pairs.filter((pair) => there.has(pair)).length >= pairs.length * MOST_OF_A_LINE)
  );
};
