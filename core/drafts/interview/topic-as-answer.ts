import type { Answer } from '#contract/interview.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import { splitWords } from '#core/text/split-words.ts';
import { overlap, stemsOf } from '#core/text/stem-words.ts';
import { DETERMINERS, VERBS, VERBS_OR_NOUNS } from '#core/topics/subject-words.ts';
import { isBaseForm } from '#core/topics/statement-words.ts';
import { isWhole } from '../compose/own-words.ts';
import type { ThreadContext } from '../draft-request.ts';

/** "Ticket tools for tiny shops: we use a shared inbox" */
const LABEL = /^[^.!?:]{3,60}: /;
const YES_OR_NO = /^(?:yes|no), /i;
/** What the thread's author is told to be is for the writer alone, unless it agrees with them. */
const ABOUT_AUTHOR = /^(?:the )?(?:author|op|poster) (?!is right\b|has (?:every|an?)\b)/i;
/** "Help is hard to find" and "comment spam dropped" say something of a thing. */
const OF_A_THING =
  /^\S+(?: (?!(?:who|what|which|that|this|them|it|they|you|we|i|how|where|why|out)\b)\S+)? (?:is|are|was|were|has|have|had|can|cannot|will|does|did|went|came|took|cost|fell|rose|grew|dropped|stopped|failed|worked|brought|\w+n['’]t)\b/i;
const ASKS_WRITER =
  /^(?:please|tell|explain|suggest|recommend|answer|reply|respond|mention|say|write(?! down)|help|convince|promote|advise|comment|try|describe|share|link|name|plug|pitch)\b/i;
const FIRM = /^(?:just|only|simply|always|never|don['’]t|do not) /i;

/** Whether it tells somebody to do something: the thread's author, or whoever writes the comment. */
const orders = (topic: string): boolean => {
  const [first = '', second = ''] = splitWords(topic.replace(FIRM, ''));
  if (OF_A_THING.test(topic)) return false;
  if (ASKS_WRITER.test(topic) || VERBS.has(first)) return true;
  const isVerb = FIRM.test(topic) || DETERMINERS.has(second) || second === 'only';
  return isVerb && (VERBS_OR_NOUNS.has(first) || isBaseForm(first));
};

/** What an order to whoever writes speaks of: the text, its tone, its readers and the author's own things. */
const OF_WRITING =
  /\b(?:mention\w*|promot\w*|repl(?:y|ies)|answers?|respon\w+|recommend\w*|comments?|pitch|plug|links?|names? (?=\p{Lu})|pushy|salesy|friendly|helpful|polite\w*|please|tone|jokes?|emojis?|bold|text|words?|lines?|sentences?|paragraphs?|adverts?|sound|formal|human|sell|them|their|him|her|our|us|we|my|me|i)\b/iu;
/** "Count only what your own server logs" and "reduce the channels first" can only be meant for the thread's author. */
const OF_READER = /\b(?:you|your|yours|yourself|instead|until|before|first)\b(?! \w+ (?:for|in|of)\b)/i;
const FEWEST_WORDS = 5;
const advises = (topic: string): boolean =>
  splitWords(topic).length >= FEWEST_WORDS &&
  !ASKS_WRITER.test(topic.replace(FIRM, '')) &&
  !OF_WRITING.test(topic) &&
  (FIRM.test(topic) || OF_READER.test(topic));

const states = (typed: string): boolean => {
  const topic = typed.trim().replace(YES_OR_NO, '');
  if (topic.includes('?') || ABOUT_AUTHOR.test(topic)) return false;
  if (orders(topic)) return advises(topic);
  return isWhole(topic) || (LABEL.test(topic) && isWhole(topic.replace(LABEL, '')));
};

/** Whether it says again what the thread says, as a topic does that was taken from there. */
const isOfThread = (topic: string, { title, body, comments }: ThreadContext): boolean =>
  [
    title,
    ...[body, ...comments.map((one) => one.body)].flatMap((text) => text.split('\n').flatMap(splitSentences)),
  ].some((sentence) => overlap(topic, stemsOf(sentence)) >= stemsOf(topic).size * MOST_OF_IT);
const MOST_OF_IT = 0.75;

/** Below a thread, a topic that states something is what its author has to say there. */
export function withTopicAsAnswer(
  answers: readonly Answer[],
  topic: string,
  thread: ThreadContext | null,
): readonly Answer[] {
  const isTold = answers.some(({ role }) => role === 'point');
  if (!thread || thread.answered || isTold || isOfThread(topic, thread) || !states(topic)) return answers;
  return [{ role: 'point', text: topic }, ...answers];
}
