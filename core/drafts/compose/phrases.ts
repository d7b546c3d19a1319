import type { Angle } from '#contract/drafts.ts';
import type { TopicKind } from '#core/topics/topic.ts';
import { thingOf } from './read-subject.ts';
import type { Scene } from './scene.ts';

/** Questions around a phrase of the topic: one serves as a title, another closes the text. */
type Frames = Readonly<Record<Angle, readonly [title: string, closing: string]>>;

/** Around a thing, such as "late invoices". */
const OF_THING: Frames = {
  question: ['How do you deal with ~?', 'What did you try with ~, and what came of it?'],
  lesson: [
    'What have you learned about ~?',
    'What do you know about ~ now that you did not know at the start?',
  ],
  comparison: ['Which way of handling ~ held up for you?', 'Which ways of handling ~ did you drop, and why?'],
  checklist: ['What belongs on a checklist for ~?', 'What is easy to forget about ~?'],
  feedback: ['What should I know about ~?', 'What would you do differently about ~?'],
  plan: ['Where would you start with ~?', 'What can wait when it comes to ~?'],
};
/** Around something to do, such as "reduce churn". */
const OF_TASK: Frames = {
  question: ['How do you ~?', 'What would you do first to ~?'],
  lesson: ['What did it take you to ~?', 'What do you wish you had known before you set out to ~?'],
  comparison: ['Which way to ~ would you choose again?', 'Which ways to ~ did not hold up for you?'],
  checklist: ['What does it take to ~?', 'What is easy to forget when you ~?'],
  feedback: ['What should one know before trying to ~?', 'What would you do differently to ~?'],
  plan: ['Where would you start if you had to ~?', 'What can wait when you ~?'],
};
/** Around a choice of one, such as "the best CRM for a small team". */
const OF_BEST: Frames = {
  question: ['What is ~?', 'What makes it ~ for you?'],
  lesson: ['What do you know about ~ now?', 'What made you change your mind about ~?'],
  comparison: ['What is ~, and what comes second?', 'What did you rule out on the way to ~?'],
  checklist: ['How do you recognize ~?', 'What counts most when you look for ~?'],
  feedback: ['What should I know before I look for ~?', 'What would you look at first to find ~?'],
  plan: ['How would you find ~?', 'Where would you start to look for ~?'],
};

const LONGEST_PHRASE = 90;

/** A thing that the topic is about, for use inside a sentence to others. */
export function nounOf(scene: Scene): string | null {
  const { subject, topic, fits } = scene;
  const thing = topic.parts.what ?? thingOf(subject);
  if (!thing || thing.length > LONGEST_PHRASE || /[?!;:"“”]/.test(thing)) return null;
  const general = thing.replace(/^(?:our|my) /i, 'your ');
  return fits(`More about ${general}.`) ? general : null;
}

type Framed = { titles: string[]; closings: string[] };

/** Titles and closing questions around what the topic is about; nothing where it has no phrase of its own. */
export function frameTopic(scene: Scene): Framed {
  const { subject, request } = scene;
  const { task, about } = subject;
  const fill = (frames: Frames, phrase: string): Framed => {
    const [title, closing] = frames[request.angle];
    const others = Object.values(frames).map(([, other]) => other);
    return {
      titles: [title.replace('~', phrase)],
      closings: [closing, ...others].map((frame) => frame.replace('~', phrase)),
    };
  };
  if (task) return fill(OF_TASK, task);
  const noun = nounOf(scene);
  if (noun && /^the (?:best|right|easiest|cheapest)\b/.test(noun)) return fill(OF_BEST, noun);
  if (noun) return fill(OF_THING, noun);
  if (about && /^(?:whether|when|which)\b/.test(about))
    return { titles: [], closings: [`What helped you decide ${about}?`] };
  if (about) return { titles: [], closings: [`What have you seen of ${about}?`] };
  return { titles: [], closings: [] };
}

/** Closing questions of one kind of topic; of the author's own things as "the", since "your" would be the reader's. */
const OF_KIND: Partial<Record<TopicKind, readonly string[]>> = {
  launch: ['What would keep you from trying ~?', 'What would you expect from ~?'],
  feedback: ['What would you change first about @?', 'What is unclear to you about @?'],
  problem: ['Where would you start looking with @?', 'Who has seen this with @, and what was it?'],
  opinion: ['Who sees ~ differently, and why?', 'Where does that not hold for ~?'],
  experience: ['Who else has dealt with ~, and what came of it?'],
  link: ['What would you add on ~?', 'What does it leave out about ~?'],
};

/** Questions that belong to this kind of topic, before those that suit any. */
export function closingsOf(scene: Scene): string[] {
  const { topic, subject } = scene;
  const noun = nounOf(scene);
  const [one, other] = subject.options;
  if (one && other)
    return [
      `Who has used both ${one} and ${other}, and which would you take again?`,
      `What made you choose ${one} over ${other}, or the other way round?`,
    ];
  const own = noun ? (OF_KIND[topic.kind] ?? []) : [];
  const fill = (frame: string) => frame.replace('~', noun ?? '').replace('@', theOne(noun ?? ''));
  return [...own.map(fill), ...frameTopic(scene).closings];
}

const theOne = (noun: string): string => noun.replace(/^your /, 'the ');

/** "We cut alarms by confirming twice" promises what the text tells: "How we cut alarms". */
const DEED = /^((?:i|we) \w+ .{8,90}?),? by \w+ing\b/i;

export const asTitle = (statement: string): string | null => {
  const deed = DEED.exec(statement)?.[1];
  return deed ? `How ${deed.charAt(0) === 'I' ? 'I' : 'we'}${deed.replace(/^(?:i|we)/i, '')}` : null;
};

/** What a launch presents, when its name may not be said. */
export const unnamedTitle = (scene: Scene): string | null => {
  const noun = nounOf(scene);
  return noun && `What would you expect from ${noun}?`;
};
