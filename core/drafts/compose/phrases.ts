import type { Angle } from '#contract/drafts.ts';
import type { TopicKind } from '#core/topics/topic.ts';
import { offersPage, offersTool } from '#core/topics/offers-page.ts';
import { isDeal } from '#core/mentions/find-own-thing.ts';
import { type Noun, nounOf } from './noun-of.ts';
import type { Scene } from './scene.ts';

/** Questions around a phrase of the topic: one serves as a title, another closes the text. */
type Frames = Readonly<Record<Angle, readonly [title: string, closing: string]>>;

/** Around a thing, such as "late invoices". */
const OF_THING: Frames = {
  question: ['How do you deal with ~?', 'What has worked for you with ~, and what has not?'],
  lesson: [
    'What have you learned about ~?',
    'What do you know about ~ now that you did not know at the start?',
  ],
  comparison: ['Which way of handling ~ held up for you?', 'Which ways of handling ~ did you drop, and why?'],
  checklist: ['What belongs on a checklist for ~?', 'What is easy to forget about ~?'],
  feedback: ['What should I know about ~?', 'What do you wish you had known about ~?'],
  plan: ['Where would you start with ~?', 'What can wait when it comes to ~?'],
};
/** Around what is done, such as "running a remote team". */
const OF_DOING: Frames = {
  question: ['How do you go about ~?', 'What would you do first when ~?'],
  lesson: [
    'What have you learned from ~?',
    'What do you know about ~ now that you did not know at the start?',
  ],
  comparison: ['Which way of ~ would you choose again?', 'Which ways of ~ did not hold up for you?'],
  checklist: ['What belongs on a checklist for ~?', 'What is easy to forget when ~?'],
  feedback: ['What should one know before ~?', 'What would you do differently about ~?'],
  plan: ['Where would you start with ~?', 'What can wait when ~?'],
};
/** Around something to do, such as "reduce churn". */
const OF_TASK: Frames = {
  question: ['How do you ~?', 'What would you do first to ~?'],
  lesson: ['What did it take you to ~?', 'What do you wish you had known before you set out to ~?'],
  comparison: ['Which way to ~ would you choose again?', 'Which ways to ~ did not hold up for you?'],
  checklist: ['What does it take to ~?', 'What is easy to forget when you ~?'],
  feedback: ['What should one know before trying to ~?', 'What would you not do again to ~?'],
  plan: ['Where would you start if you had to ~?', 'What can wait when you ~?'],
};
/** Around a choice of one, such as "the best CRM for a small team". */
const OF_BEST: Frames = {
  question: ['What is ~?', 'What do you look for in ~?'],
  lesson: ['What do you know about ~ now?', 'What made you change your mind about ~?'],
  comparison: ['What is ~, and what comes second?', 'What did you rule out on the way to ~?'],
  checklist: ['How do you recognize ~?', 'What counts most when you look for ~?'],
  feedback: ['What should I know before I look for ~?', 'What would you look at first to find ~?'],
  plan: ['How would you find ~?', 'Where would you start to look for ~?'],
};

/** Closing questions of one kind of topic. */
const OF_KIND: Partial<Record<TopicKind, readonly string[]>> = {
  experience: ['What has your experience with ~ been?', 'What have you seen with ~?'],
  launch: [
    'What would keep you from trying ~?',
    'What would you expect from ~?',
    'What would ~ have to do before you would use it?',
  ],
  feedback: [
    'What would you change first about ~?',
    'What is unclear to you about ~?',
    'What puts you off about ~?',
  ],
  problem: ['Has anyone here had this with ~?', 'Who else has had this with ~, and what was it?'],
  opinion: ['Who disagrees about ~, and why?'],
  link: ['What would you add on ~?'],
};
/** Where the author said enough already, nobody needs to hear the topic once more. */
const AFTER_ANSWERS: Partial<Record<TopicKind, readonly string[]>> = {
  experience: ['How did it go for you?', 'What would you have done differently?'],
  launch: ['What would you want to know before you try it?'],
  feedback: ['What would you change first?', 'What is unclear to you?'],
  // Its title asks already.
  question: [],
  problem: ['Has anyone here seen this before?', 'What would you try next?'],
  howto: ['What would you add?', 'What do you do differently?'],
  opinion: ['Who disagrees, and why?', 'Where does that not hold?'],
  subject: ['How do you handle it?', 'What has worked for you?'],
  link: ['What would you add?', 'Where would you disagree?'],
};
/** Below a title that says all there is to say. */
export const plainClosingsOf = (kind: TopicKind): readonly string[] =>
  PLAIN[kind] ?? AFTER_ANSWERS[kind] ?? [];
const PLAIN: Partial<Record<TopicKind, readonly string[]>> = {
  experience: ['What would you like to know about it?', 'What should I tell you more about?'],
  question: ['What is your own experience with this?'],
  comparison: ['Which would you choose, and why?'],
};

/** A question or a field of work can be taken up in a sentence; what somebody tells of themselves cannot. */
const TAKEN_UP: ReadonlySet<TopicKind> = new Set(['question', 'howto', 'subject', 'comparison']);
const OF_READERS = /\byou\b/i;
const OF_AUTHOR = /\b(?:i|we|me|us|my|our)\b/i;

/** These angles ask for more of the same. */
const LISTS: ReadonlySet<Angle> = new Set(['checklist', 'plan']);

type Framed = { titles: string[]; closings: string[] };
const NOTHING: Framed = { titles: [], closings: [] };

/** What follows the thing itself: a closing below the title does not say it again. */
const TAIL =
  /(?: \(|,(?!\d)| (?:when|if|while|because|so that|without|before|after|unless|as long as)\b).*$/i;
const shortened = (phrase: string): string => {
  const short = phrase.replace(TAIL, '');
  return short.includes(' ') ? short : phrase;
};

/** "Our booking tool" is the author's alone, where everybody has an onboarding. */
const PRODUCT =
  /\b(?:app|tool|product|project|startup|saas|plugin|extension|library|game|bot|service|platform)$/i;

/** Titles and closing questions around what the topic is about; nothing where it has no phrase of its own. */
export function frameTopic(scene: Scene): Framed {
  const { subject, request, topic } = scene;
  const isTakenUp = TAKEN_UP.has(topic.kind);
  const task = isTakenUp ? subject.task : null;
  const about = isTakenUp && !OF_AUTHOR.test(subject.about ?? '') ? subject.about : null;
  const fill = (frames: Frames, phrase: string): Framed => {
    const [title, closing] = frames[request.angle];
    return {
      titles: [title.replace('~', phrase)],
      closings: [closing, frames.question[1], frames.lesson[1]].map((frame) =>
        frame.replace('~', shortened(phrase)),
      ),
    };
  };
  if (task) return fill(OF_TASK, task);
  if (about && /^(?:whether|when) |^which .*\b(?:to|is|are|do|does|can|should)\b/.test(about))
    return { titles: [], closings: [`What helped you decide ${about}?`] };
  if (about && /^(?:how(?! (?:long|much|many|often|far|soon))|why|what|where) /.test(about))
    return { titles: [], closings: [`What have you seen of ${about}?`] };
  if (
    about &&
    /^the (?:best|right|easiest|cheapest|biggest) /.test(about) &&
    !(topic.parts.what && nounOf(scene))
  )
    return fill(OF_BEST, about);
  const noun = nounOf(scene);
  if (!noun) return NOTHING;
  if (noun.isDoing) return fill(OF_DOING, noun.text);
  if (!noun.isOwn) return fill(OF_THING, noun.text);
  if (PRODUCT.test(noun.text)) return NOTHING;
  return {
    titles: [],
    closings: [OF_THING.question[1].replace('~', `your ${noun.text}`)],
  };
}

/** "Quillbox vs FreshBooks: why we are cheaper" knows its answer. */
export const TELLS_OF_BOTH =
  /(?:[:,]| [-–—]) (?:an? (?:honest|fair|short|quick|detailed) |why (?:i|we)\b|how (?:i|we)\b|what (?:i|we)\b|(?:my|our) )/i;

/** The readers ask, and nobody else. */
export const ASKS_ANYTHING = /\bask (?:me|us) (?:almost )?anything\b|\bAMA\b/i;

/** Questions that belong to this kind of topic, before those that suit any. */
export function closingsOf(scene: Scene, isTold = false): string[] {
  const { topic, subject } = scene;
  const { options } = subject;
  if (options.length > 1) {
    const [one = '', other = ''] = options;
    return [
      `Which would you take again, ${listOptions(options)}?`,
      ...(options.length === 2 ? [`What made you choose ${one} over ${other}, or the other way round?`] : []),
    ];
  }
  if (ASKS_ANYTHING.test(topic.text)) return ['What would you like to know?'];
  if (offersPage(topic.text)) {
    const { closings } = frameTopic(scene);
    return closings.length > 0 ? closings : [...(AFTER_ANSWERS.howto ?? [])];
  }
  if (topic.kind === 'comparison' && TELLS_OF_BOTH.test(topic.text)) return [...(AFTER_ANSWERS.link ?? [])];
  if (isDeal(topic.text) || offersTool(topic.text)) return [...(AFTER_ANSWERS.launch ?? [])];
  // "What would make you pay?" is about the readers, and testers have seen nothing yet.
  const isOfReaders = subject.asks && OF_READERS.test(topic.text) && !OF_AUTHOR.test(topic.text);
  const expected =
    topic.kind === 'feedback' && (isOfReaders || /\btesters?\b/i.test(topic.text)) && askOfReaders(scene);
  if (expected) return [expected];
  if (topic.kind === 'feedback' && isOfReaders) return [...plainClosingsOf('question')];
  const short = isTold && !LISTS.has(scene.request.angle) ? AFTER_ANSWERS[topic.kind] : undefined;
  if (short) return [...short];
  const noun = nounOf(scene);
  const frames = OF_KIND[topic.kind];
  const names = noun ? namesFor(noun, topic.kind) : [];
  if (!frames || names.length === 0) return frameTopic(scene).closings;
  return names.flatMap((name) => frames.map((frame) => frame.replace('~', name)));
}

/** Readers can say what they expect of a thing that they have not seen. */
function askOfReaders(scene: Scene): string | null {
  const noun = nounOf({ ...scene, topic: { ...scene.topic, kind: 'launch' } });
  return noun && `What would you expect from ${noun.isOwn ? `${noun.owner} ` : ''}${noun.text}?`;
}

/** What is launched or shown for feedback is the author's own thing; with a problem readers think of theirs. */
const namesFor = ({ text, isOwn, owner }: Noun, kind: TopicKind): string[] => {
  if (kind === 'opinion' && /^your\b/i.test(text)) return [];
  if (!isOwn) return [text];
  if (kind === 'problem') return [`their ${text}`];
  if (kind === 'launch') return [`${owner} ${text}`];
  return kind === 'feedback' ? [`${owner} ${text}`, `the ${text}`] : [];
};

export const listOptions = (options: readonly string[]): string =>
  `${options.slice(0, -1).join(', ')} or ${options.at(-1)}`;

/** "We cut alarms by confirming twice" promises what the text tells: "How we cut alarms". */
const DEED = /^((?:i|we) \w+ .{8,90}?),? by \w+ing\b/i;

export const asTitle = (statement: string): string | null => {
  const deed = DEED.exec(statement)?.[1];
  return deed
    ? `How ${deed.charAt(0).toLowerCase() === 'i' ? 'I' : 'we'}${deed.replace(/^(?:i|we)/i, '')}`
    : null;
};
