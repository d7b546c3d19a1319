import { isDeal } from '#core/mentions/find-own-thing.ts';
import { offersPage, offersTool } from '#core/topics/offers-page.ts';
import type { TopicKind } from '#core/topics/topic.ts';
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
  'What would it have to do before you would use it?',
];
const TO_CURIOUS = [
  'What would you like to know about it?',
  'What should I tell you more about?',
  'What do you think?',
];
const TO_KNOWERS = [
  'I am curious to hear your answers.',
  'Thanks for anything that helps.',
  'Every pointer is welcome.',
];

/**
 * The last sentence of a text of each kind. The title says what it is about, so none names it again: a part of the topic
 * in a sentence of ours is soon wrong. Nor do they guess what readers went through.
 */
const OF_KIND: Readonly<Record<TopicKind, readonly string[]>> = {
  experience: TO_CURIOUS,
  launch: TO_TESTERS,
  news: TO_CURIOUS,
  feedback: ['What would you change first?', 'What is unclear to you?', 'What do you think?'],
  question: TO_KNOWERS,
  comparison: TO_CHOOSE,
  problem: ['What would you do here?', 'Has anyone here seen this before?', 'Every pointer is welcome.'],
  howto: TO_LEARNERS,
  opinion: ['Where do you see it differently?', 'Who disagrees, and why?', 'What do you think?'],
  subject: ['Every pointer is welcome.', 'Where would you start?', 'What do you think?'],
  link: ['What would you add?', 'Where would you disagree?', 'What is missing?'],
};

/** The readers ask, and nobody else. */
export const ASKS_ANYTHING = /\bask (?:me|us) (?:almost )?anything\b|\bAMA\b/i;
/** "Quillbox vs FreshBooks: why we are cheaper" knows its answer. */
export const TELLS_OF_BOTH =
  /(?:[:,]| [-–—]) (?:an? (?:honest|fair|short|quick|detailed) |why (?:i|we)\b|how (?:i|we)\b|what (?:i|we)\b|(?:my|our) )/i;
const DECIDES = /^(?:when )?should (?:i|we)\b|\bworth (?:it|\w+ing)\b|\bin my (?:place|shoes|position)\b/i;
/** What can be tried has a name, or is called a thing that somebody made. */
const OFFERED =
  /\b(?:launch\w*|releas\w*|introduc\w*|announc\w*|built|made|creat\w*|shipp\w*|open[- ]?sourc\w*|(?:is|are|it['’]s) (?:\w+ )?(?:live|out|here)|beta|new|apps?|tools?|plugins?|extensions?|bots?|games?|templates?|courses?|podcasts?|books?|service|cli|library)\b/i;
/** "PSA: Stripe changes its fees" */
const OF_OTHERS =
  /^(?:psa|fyi|heads up)\b|\b(?:chang(?:es|ed|ing)|rais(?:es|ed|ing)|launches|ends|ending|removes|removed|cuts|cutting|buys|bought|roll(?:s|ed|ing) out|retires|retiring|announced|went public|shuts|shutting)\b/i;
/** Somebody's own thing is there to be judged. */
const SHOWN = /\b(?:my|our|this|these|it|here)\b/i;
const OF_AUTHOR = /\b(?:i|we|me|us|my|our)\b/i;

/** Turns of topics that another question suits better than that of their kind; the first that fits counts. */
const OF_TURN: readonly (readonly [fits: (scene: Scene) => boolean, questions: readonly string[]])[] = [
  [({ topic }) => ASKS_ANYTHING.test(topic.text), ['What would you like to know?']],
  [({ topic }) => offersPage(topic.text), TO_LEARNERS],
  [({ topic }) => topic.kind === 'launch' && !topic.presented && !OFFERED.test(topic.text), TO_CURIOUS],
  [
    ({ topic: { kind, text } }) => kind === 'news' && OF_OTHERS.test(text) && !OF_AUTHOR.test(text),
    ['What do you make of it?', 'What does it change for you?', 'What will you do about it?'],
  ],
  [({ topic }) => isDeal(topic.text) || offersTool(topic.text), TO_TESTERS],
  [({ topic: { kind, text } }) => kind === 'comparison' && TELLS_OF_BOTH.test(text), OF_KIND.link],
  // Readers have seen nothing yet.
  [({ topic: { kind, text } }) => kind === 'feedback' && /^would you\b|\btesters?\b/i.test(text), TO_TESTERS],
  [
    ({ topic: { kind, text }, subject }) => kind === 'feedback' && subject.asks && !SHOWN.test(text),
    TO_KNOWERS,
  ],
  [({ topic: { kind, text } }) => kind === 'question' && DECIDES.test(text), TO_CHOOSE.slice(1)],
  [
    ({ topic: { kind }, subject }) => kind === 'howto' && subject.task !== null,
    [
      'What would you do first?',
      'What have you tried that did not work?',
      'What would you do differently now?',
    ],
  ],
];

/** The sentences that may close a text, those that suit it best first. */
export function closingsOf(scene: Scene): readonly string[] {
  const { options } = scene.subject;
  if (options.length > 1 && !TELLS_OF_BOTH.test(scene.topic.text)) return askBetween(options);
  return OF_TURN.find(([fits]) => fits(scene))?.[1] ?? OF_KIND[scene.topic.kind];
}

function askBetween(options: readonly string[]): string[] {
  const [one = '', other = ''] = options;
  const either = `What made you choose ${one} over ${other}, or the other way round?`;
  return [`Which would you take again, ${listOptions(options)}?`, ...(options.length === 2 ? [either] : [])];
}

export const listOptions = (options: readonly string[]): string =>
  `${options.slice(0, -1).join(', ')} or ${options.at(-1)}`;
