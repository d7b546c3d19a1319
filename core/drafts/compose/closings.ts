import { isDeal } from '#core/mentions/find-own-thing.ts';
import { offersPage, offersTool } from '#core/topics/offers-page.ts';
import type { TopicKind } from '#core/topics/topic.ts';
import { spokenKind } from '../interview/spoken-kind.ts';
import type { Subject } from './read-subject.ts';
import type { Scene } from './scene.ts';

const TO_CHOOSE = [
  'Which would you choose, and why?',
  'What would decide it for you?',
  'What would you do here?',
];
const TO_LEARNERS = ['What would you add?', 'What do you do differently?', 'What do you think?'];
const TO_TESTERS = [
  'What would you want to know before you try it?',
  'What would keep you from trying it?',
  'What do you think?',
];
const TO_CURIOUS = ['What would you like to know?', 'Questions are welcome.', 'Happy to answer questions.'];
const TO_ANYONE = ['What do you think?', 'I am curious what you think.', 'Your thoughts are welcome.'];
const TO_KNOWERS = [
  'I am curious to hear your answers.',
  'Thanks for every answer.',
  'All answers are welcome.',
];
const TO_HELPERS = ['Thanks for anything that helps.', 'Every pointer is welcome.'];

/**
 * The last sentence of a text of each kind. The title says what it is about, so none names it again: a part of the topic
 * in a sentence of ours is soon wrong. Nor do they guess what readers went through.
 */
const OF_KIND: Readonly<Record<TopicKind, readonly string[]>> = {
  experience: TO_CURIOUS,
  launch: TO_TESTERS,
  news: TO_CURIOUS,
  feedback: ['What would you change first?', 'Be as blunt as you like.', 'What do you think?'],
  question: TO_KNOWERS,
  comparison: TO_CHOOSE,
  problem: ['What would you do here?', 'Every pointer is welcome.', 'What do you think?'],
  howto: TO_LEARNERS,
  opinion: ['Do you see it the same way?', 'What is your view?', 'What do you think?'],
  subject: TO_ANYONE,
  link: TO_ANYONE,
};

/** The readers ask, and nobody else. */
export const ASKS_ANYTHING = /\bask (?:me|us) (?:almost )?anything\b|\bAMA\b/i;
/** "Quillbox vs FreshBooks: why we are cheaper" knows its answer. */
export const TELLS_OF_BOTH =
  /(?:[:,]| [-–—]) (?:an? (?:honest|fair|short|quick|detailed) |why (?:i|we)\b|how (?:i|we)\b|what (?:i|we)\b|(?:my|our) )/i;
const DECIDES =
  /^(?:when )?should (?:i|we)\b|(?<!\bwas (?:it|that|this) )\bworth (?:it|\w+ing)\b|\bin my (?:place|shoes|position)\b/i;
/** "PSA: Stripe changes its fees" */
const OF_OTHERS =
  /^(?:psa|fyi|heads up)\b|\b(?:chang(?:es|ed|ing)|rais(?:es|ed|ing)|launches|ends|ending|removes|removed|cuts|cutting|buys|bought|roll(?:s|ed|ing) out|retires|retiring|announced|went public|shuts|shutting)\b/i;
/** Somebody's own thing is there to be judged. */
const SHOWN = /\b(?:my|our|this|these|it|here)\b/i;
const OF_AUTHOR = /\b(?:i|we|me|us|my|our)\b/i;

const TO_TRY = /^would you (?:pay|buy|use|try|subscribe|sign)\b|\b(?:testers?|beta users|to (?:test|try))\b/i;

/** A topic as closing sentences speak of it. */
type Closed = { kind: TopicKind; text: string; subject: Subject };

/** Turns of topics that another question suits better than that of their kind; the first that fits counts. */
const OF_TURN: readonly (readonly [fits: (closed: Closed) => boolean, questions: readonly string[]])[] = [
  [({ text }) => ASKS_ANYTHING.test(text), ['What would you like to know?']],
  [({ text }) => offersPage(text), TO_LEARNERS],
  [
    ({ kind, text }) => kind === 'news' && OF_OTHERS.test(text) && !OF_AUTHOR.test(text),
    ['What do you make of it?', 'What does it change for you?', 'What will you do about it?'],
  ],
  [({ text }) => isDeal(text) || offersTool(text), TO_TESTERS],
  [({ kind, text }) => kind === 'comparison' && TELLS_OF_BOTH.test(text), TO_ANYONE],
  // Readers have seen nothing yet.
  [({ kind, text }) => kind === 'feedback' && TO_TRY.test(text), TO_TESTERS],
  [({ kind, text, subject }) => kind === 'feedback' && subject.asks && !SHOWN.test(text), TO_KNOWERS],
  [({ kind, text }) => kind === 'question' && DECIDES.test(text), TO_CHOOSE.slice(1)],
  // "Looking for an accountant" asks nothing that has an answer.
  [({ kind, subject }) => kind === 'question' && !subject.asks, TO_HELPERS],
  [
    ({ kind, subject }) => kind === 'howto' && subject.task !== null,
    ['What would you do first?', 'What have you tried that did not work?', 'What would you do differently?'],
  ],
];

const EVERY_CLOSING = new Set([
  ...OF_TURN.flatMap(([, closings]) => closings),
  ...Object.values(OF_KIND).flat(),
]);
/** Whether it is one of ours: what is told stands before it. */
export const isOurClosing = (text: string): boolean => EVERY_CLOSING.has(text);

/** The sentences that may close a text, those that suit it best first. */
export function closingsOf({ topic, subject, request }: Scene): readonly string[] {
  const closed = { kind: spokenKind(topic, request.facts.product), text: topic.text, subject };
  return OF_TURN.find(([fits]) => fits(closed))?.[1] ?? OF_KIND[closed.kind];
}
