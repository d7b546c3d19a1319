import type { GeneratedDraft } from '#contract/drafts.ts';
import { stripCommunityPrefix } from '#contract/fields.ts';
import type { Post } from '#contract/posts.ts';
import type { QuestionKey } from '#contract/drafting/shapes.ts';
import type { Answer } from '#contract/interview.ts';
import { removeOwnLines } from '#core/drafts/remove-own-lines.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import { splitWords } from '#core/text/split-words.ts';
import { continueAttempt } from './attempt.ts';
import { type Brief, EMPTY_BRIEF } from './brief.ts';
import type { Beginning, Composition, DraftRequest, ReplyFacts } from './work.ts';

/** True for sentences with enough words; false for "Thanks!" and "Hey!". */
const isLong = (sentence: string): boolean => splitWords(sentence).length >= FEWEST_WORDS;
const FEWEST_WORDS = 4;

/** The generated part of a draft: without the author's answers, and what they typed as topic. */
export function extractGenerated(
  { title, content, engine }: Pick<GeneratedDraft, 'title' | 'content' | 'engine'>,
  request: Pick<DraftRequest, 'topic' | 'answers'>,
  own: readonly string[] = [],
): Beginning['generated'] {
  const typed = [...(request.answers ?? []).map(({ text }) => text), ...own];
  const isAccount = splitSentences(request.topic).filter(isLong).length > 1;
  const lines = typed.length > 0 || isAccount ? [request.topic, ...typed] : [];
  return {
    title: title && removeOwnLines(title, lines),
    content: removeOwnLines(content, lines).trim(),
    byModel: engine !== 'built-in',
  };
}

const UNSENT = {
  editing: null,
  moved: null,
  flair: '',
  inOwnWords: false,
  engine: null,
  usage: null,
  notes: [],
  advice: null,
  reply: null,
  isCopied: false,
  scheduledAt: '',
  revision: null,
  plannedAt: null,
  accountId: '',
  attempt: null,
};

/** The link that the author typed for this text; empty if it was copied from the form. */
export const manualUrl = (before: Composition | null): string =>
  before && before.url !== before.websiteUrl ? before.url : '';

type Draft = Pick<GeneratedDraft, 'title' | 'content' | 'engine' | 'usage' | 'notes' | 'advice'>;
export type ReceivedDraft = { draft: Draft; request: DraftRequest; reply?: ReplyFacts };

/** Keeps the time and account of the text it replaces. A first text gets the planned time. */
export function toComposition(
  { draft, request, reply }: ReceivedDraft,
  before: Composition | null,
  { key, plannedFor = '' }: { key: string; plannedFor?: string },
): Composition {
  const words = { title: draft.title ?? '', content: draft.content };
  const { engine, usage, notes, advice } = draft;
  const { topic, contentType: type = 'post', ctaStyle = 'subtle', answers = [] } = request;
  const { shape = null, leads = true, closing = true, isOwn = null } = request;
  const websiteUrl = request.websiteUrl ?? '';
  const given = answers.map(({ question = null, text }) => ({ question, text }));
  return {
    ...UNSENT,
    ...(before ? placeOf(before) : { scheduledAt: plannedFor }),
    type,
    writtenAs: type,
    subreddit: stripCommunityPrefix(request.subreddit),
    ctaStyle,
    websiteUrl,
    url: type === 'link' ? websiteUrl || manualUrl(before) : '',
    parentUrl: request.parentUrl ?? '',
    original: words,
    words,
    generated: extractGenerated(draft, request),
    interview: reply ? null : { topic, answers: given, shape, leads, closing, isOwn },
    engine,
    usage,
    notes,
    advice,
    reply: reply ?? null,
    // The key is created before the first attempt, so that two tabs with this text send it once.
    attempt: continueAttempt(before?.attempt, key),
  };
}
const placeOf = ({ scheduledAt, plannedAt, accountId, flair, revision }: Composition) => ({
  scheduledAt,
  plannedAt,
  accountId,
  flair,
  revision,
});

/** A text typed by hand: the editor opens with the topic as title. */
export function startByHand(brief: Brief, key: string): Composition {
  const title = brief.contentType === 'comment' ? '' : brief.topic.trim();
  const { topic, subreddit, contentType, ctaStyle, websiteUrl, parentUrl } = brief;
  const request = { topic, subreddit, contentType, ctaStyle, websiteUrl: websiteUrl.trim(), parentUrl };
  const draft = { title, content: '', engine: '', notes: [], usage: null, advice: null };
  const begun = toComposition({ draft, request }, null, { key, plannedFor: brief.plannedFor });
  return { ...begun, generated: null, interview: null, engine: null, editing: begun.words };
}

/** `scheduledAt`: the post's time as a local minute. */
export function compositionFromPost(
  post: Post,
  scheduledAt: string,
  { generated, inOwnWords, interview }: Beginning,
): Composition {
  const words = { title: post.title ?? '', content: post.content };
  return {
    ...UNSENT,
    type: post.type,
    writtenAs: post.type,
    subreddit: post.subreddit,
    ctaStyle: post.ctaStyle,
    websiteUrl: post.websiteUrl ?? '',
    url: post.url ?? '',
    parentUrl: post.parentUrl ?? '',
    flair: post.flair ?? '',
    original: words,
    words,
    generated,
    inOwnWords,
    interview,
    scheduledAt,
    revision: post.revision,
    plannedAt: post.scheduledAt,
    accountId: post.redditAccountId ?? '',
  };
}

function answersOf(answers: readonly Answer[]): Brief['answers'] {
  const byKey: Partial<Record<QuestionKey, string>> = {};
  for (const { question, text } of answers) if (question) byKey[question] = text;
  return byKey;
}

/** The form for a saved post. Without an interview, its title is the topic. */
export function briefFromPost(post: Post, interview: Beginning['interview']): Brief {
  const { topic, answers = [], ...choices } = interview ?? {};
  return {
    ...EMPTY_BRIEF,
    ...choices,
    topic: topic ?? post.title ?? '',
    answers: answersOf(answers),
    subreddit: post.subreddit,
    contentType: post.type,
    ctaStyle: post.ctaStyle,
    websiteUrl: post.websiteUrl ?? '',
    parentUrl: post.parentUrl ?? '',
  };
}
