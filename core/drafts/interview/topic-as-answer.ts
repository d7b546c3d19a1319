import type { Answer } from '#contract/interview.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import { splitWords } from '#core/text/split-words.ts';
import { overlap, stemsOf } from '#core/text/stem-words.ts';
import { VERBS } from '#core/topics/subject-words.ts';
import { isWhole } from '../compose/own-words.ts';
import type { ThreadContext } from '../draft-request.ts';

/** "Ticket tools for tiny shops: we use a shared inbox" */
const LABEL = /^[^.!?:]{3,60}: /;
/** What to write, and what the thread's author is told of, is nothing to say there. */
const INSTRUCTS =
  /^(?:tell|explain|suggest|recommend|answer|reply|respond|mention|say|write|help|convince|promote|advise|comment|the (?:author|op|poster)|op)\b/i;
const FEWEST_WORDS = 5;
/** "Count only what your own server logs" */
const advises = (topic: string): boolean => {
  const words = splitWords(topic);
  const [first = ''] = words;
  return words.length >= FEWEST_WORDS && (VERBS.has(first) || ADVISES.test(topic));
};
const ADVISES = /^(?:just|only|simply|yes|no|don['’]t|never|always|count|try|give|charge|pay)\b/i;
const states = (topic: string): boolean =>
  !topic.includes('?') &&
  !INSTRUCTS.test(topic.trim()) &&
  (isWhole(topic) || advises(topic) || (LABEL.test(topic) && isWhole(topic.replace(LABEL, ''))));

/** Whether it says again what the thread says, as a topic does that was taken from there. */
const isOfThread = (topic: string, { title, body, comments }: ThreadContext): boolean =>
  [
    title,
    ...[body, ...comments.map((one) => one.body)].flatMap((text) => text.split('\n').flatMap(splitSentences)),
  ].some((sentence) => overlap(topic, stemsOf(sentence)) * 2 >= stemsOf(topic).size);

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
