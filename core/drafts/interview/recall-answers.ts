import { ANSWER_ROLES, type AnswerRole, type Told } from '#contract/interview.ts';
import { GENERAL_STEMS } from '#core/discovery/general-words.ts';
import { overlap, stemsOf } from '#core/text/stem-words.ts';
import { splitWords } from '#core/text/split-words.ts';
import { readTopic } from '#core/topics/read-topic.ts';
import type { Task } from '../draft-request.ts';
import { wordQuestion } from './left-questions.ts';
import { QUESTIONS } from './questions.ts';

export type Recalled = { text: string; toldAt: string };

const SHARED_WORDS = 2;
const SHARED_PART = 0.4;
/** "Lessons learned from…" and "My mistakes with…" begin topics on anything. */
const OF_ANY_TOPIC = stemsOf(
  'lessons learned learning learnt mistakes tips guide story journey results feedback year first',
);

const namesOne = (topic: string, other: string): boolean => {
  const words = ` ${splitWords(other).join(' ')} `;
  return readTopic(topic).names.some((name) => words.includes(` ${splitWords(name).join(' ')} `));
};

/** Whether one of two topics names what the other has, or they have much of their words in common. */
const isSameSubject = (one: string, other: string): boolean =>
  namesOne(one, other) || namesOne(other, one) || sharesWords(one, other);

const tellingOf = (topic: string): ReadonlySet<string> =>
  new Set([...stemsOf(topic)].filter((stem) => !GENERAL_STEMS.has(stem) && !OF_ANY_TOPIC.has(stem)));
const sharesAny = (one: string, other: string): boolean => overlap(other, tellingOf(one)) > 0;
type Count = (one: number, other: number) => number;
/** Whether they have more than half of their telling words in common: of those of the one with fewer, or with more. */
const sharesHalf = (one: string, other: string, of: Count): boolean => {
  const telling = tellingOf(one);
  return overlap(other, telling) > of(telling.size, tellingOf(other).size) / 2;
};

const LETTERS = /^\p{Script=Latin}{1,2}$/u;
/** "Chrun" and "churn", "pricng" and "pricing": within a word two letters are swapped, or one is missing. */
function differsBySlip(one: string, other: string): boolean {
  const shortest = Math.min(one.length, other.length);
  let start = 0;
  while (start < shortest && one[start] === other[start]) start++;
  let end = 0;
  while (end < shortest - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  const isSwapped = left.length === 2 && right === `${left[1]}${left[0]}`;
  const isMissing = left.length + right.length === 1;
  return (isSwapped || isMissing) && LETTERS.test(left || right) && LETTERS.test(one[start - 1] ?? '');
}

function sharesWords(one: string, other: string): boolean {
  const stems = stemsOf(one);
  const shared = overlap(other, stems);
  if (!sharesAny(one, other)) return false;
  return shared >= SHARED_WORDS && shared >= SHARED_PART * Math.min(stems.size, stemsOf(other).size);
}

/** A topic that does not ask for a role takes no answer from one that does, nor did as a post. */
function isSameQuestion(role: AnswerRole, task: Task, one: string, other: string): boolean {
  if (one === other) return true;
  const asked = wordQuestion(role, task, one);
  if (asked !== wordQuestion(role, task, other)) return false;
  return asked !== undefined || wordQuestion(role, 'post', other) === undefined;
}

/** What the author answered last to the same questions on the same subject. `told` has the newest first. */
export function recallAnswers(
  topic: string,
  told: readonly Told[],
  task: Task = 'post',
): Partial<Record<AnswerRole, Recalled>> {
  const recalled: Partial<Record<AnswerRole, Recalled>> = {};
  for (const { topic: earlier, answers, toldAt } of told) {
    const asked = answers.filter(
      ({ role }) => role !== null && !recalled[role] && isSameQuestion(role, task, topic, earlier),
    );
    if (asked.length === 0 || !isSameSubject(topic, earlier)) continue;
    for (const { role, text } of asked) if (role) recalled[role] = { text, toldAt };
  }
  return recalled;
}

/**
 * Each answer with the topic that it was given to. `also`: topics it is meant for as well. `isUntold`: no draft was made
 * of it yet, so its topic may still change.
 */
export type Drafted = Partial<
  Readonly<Record<AnswerRole, { topic: string; text: string; also?: readonly string[]; isUntold?: true }>>
>;

/** "Churn" is in "Churn of small shops", and any topic is in itself. */
const isWithin = (topic: string, other: string): boolean => {
  const words = splitWords(topic).join(' ');
  return words === ''
    ? topic.trim() === other.trim()
    : ` ${splitWords(other).join(' ')} `.includes(` ${words} `);
};

/** What is asked of a thing itself, whatever is told of it. */
const OF_THING: ReadonlySet<string | undefined> = new Set(
  [...QUESTIONS.launch, ...QUESTIONS.feedback]
    .filter(({ role }) => role === 'point' || role === 'audience' || role === 'before' || role === 'failed')
    .map(({ text }) => text),
);
/** A sale of a product and a failure of it are two topics, but it is for the same people. */
const isOfSameThing = (role: AnswerRole, task: Task, one: string, other: string): boolean =>
  OF_THING.has(wordQuestion(role, task, one)) && (namesOne(one, other) || namesOne(other, one));

const isNearlyIt = (one: string, other: string): boolean =>
  isWithin(one, other) || isWithin(other, one) || differsBySlip(one, other);
/** Whoever writes about one trade says its words in each topic, so two in common make none of them the same. */
export const isSameTopic = (one: string, other: string): boolean =>
  isNearlyIt(one, other) || sharesHalf(one, other, Math.max);
/** "Hiring" and "How do you hire?" are one topic in other words. */
const isReworded = (one: string, other: string): boolean =>
  isNearlyIt(one, other) || sharesHalf(one, other, Math.min);

/** Which answers are to another subject or another question, and were not changed since. */
export const findAnswersToAnother = (
  topic: string,
  answers: Partial<Readonly<Record<AnswerRole, string>>>,
  drafted: Drafted,
  task: Task = 'post',
): AnswerRole[] =>
  ANSWER_ROLES.filter((role) => {
    const before = drafted[role];
    if (!before || answers[role]?.trim() !== before.text) return false;
    const isMeant = (before.also ?? []).some((one) => isSameTopic(topic, one));
    const asksSame = isSameQuestion(role, task, topic, before.topic);
    const isOfThing = isOfSameThing(role, task, topic, before.topic);
    const isSame = before.isUntold
      ? isReworded(topic, before.topic) || (asksSame && isOfThing)
      : asksSame && (isSameTopic(topic, before.topic) || isOfThing);
    return !isMeant && !isSame;
  });
