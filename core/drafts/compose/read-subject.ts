import { looksEnglish } from '../looks-english.ts';
import { cutText } from '../quote-data.ts';
import { DETERMINERS, MASS, NAMES, VERBS, VERBS_OR_NOUNS } from './subject-words.ts';

/** What a text is about, in the forms in which a sentence can take it up. */
export type Subject = {
  english: boolean;
  /** As a title: with a capital, with a question mark where it asks. */
  title: string;
  asks: boolean;
  /** What the topic says beyond its title. */
  rest: string;
  /** What is to be done, to stand behind "to": "reduce churn". */
  task: string | null;
  /** What stands behind "about": "pricing for small tools", "how to reduce churn". */
  about: string | null;
  /** The two or three things that are held against each other. */
  options: string[];
};

const LONGEST_PHRASE = 90;
const LONGEST_TITLE = 140;
const ASKS =
  /^(?:who|what|when|where|why|how|which|whose|is|are|am|was|were|do|does|did|can|could|should|would|will|has|have|any(?:one|body))\b(?! to\b)/i;
const ASKS_PLAINLY =
  /^(?:(?:how|what|why|when|where|which|who)\b.*?\b(?:do|does|did|is|are|can|could|should|would|will|have|has)\b|(?:is|are|do|does|did|can|could|should|would|will|has|have)\s|any(?:one|body)\b)/i;
const TASK_IN_QUESTION =
  /^(?:(?:so|ok|hey|hi)[, ]+)?(?:how (?:do|can|should|would|could|to)(?: (?:you|i|we|people|others|one|you all|you guys))?(?: (?:best|actually|usually|properly|really|even))?|what(?: is|['’]s| are) (?:the |your )?(?:best|easiest|right|fastest|cheapest|simplest|favou?rite)? ?ways? to|should (?:i|we|you)|when should (?:i|we|you)|how to|(?:the )?(?:best )?ways? to|need to|want to|trying to) (.+)$/i;
const STATES =
  /\b(?:is|are|was|were|has|have|had|can|cannot|can['’]t|will|won['’]t|should|must|don['’]t|doesn['’]t|isn['’]t|aren['’]t|didn['’]t|needs?|fails?|matters?|makes?|keeps?)\b/i;
const PREPOSITION =
  /^(?:for|in|of|on|with|without|at|from|to|by|as|after|before|during|when|while|between|under|against|over|among|around|across|about|that|who|which|and|or|vs\.?|versus)$/i;

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isName = (word: string): boolean =>
  NAMES.has(word.toLowerCase().replace(/['’]s$/, '')) || /\p{L}.*[\p{Lu}\d.+#]|^\d|^\p{Lu}$/u.test(word);

/** The first letter as it stands within a sentence. */
const lowerFirst = (text: string): string => {
  const words = text.split(' ');
  const titled = words.length > 2 && words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length / 2;
  return words
    .map((word, at) => ((at === 0 || titled) && !isName(word) ? word.toLowerCase() : word))
    .join(' ');
};

const clean = (raw: string): string =>
  raw
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^["“”'«]+|["“”»]+$/g, '')
    .replace(/^[\s,;:.!?*#>-]+/, '')
    .trim();

const firstSentence = (text: string): string => /^.{12,}?[.!?](?=\s)/.exec(text)?.[0] ?? text;

const taskOf = (plain: string): string | null => {
  const words = plain.split(' ');
  const asked = TASK_IN_QUESTION.exec(plain)?.[1];
  if (asked) return /^(?:be|have|not|i|we|you)\b/i.test(asked) ? null : lowerFirst(asked);
  const [first = '', second = ''] = words.map((word) => word.toLowerCase());
  const orders = VERBS.has(first) ? words.length > 1 : VERBS_OR_NOUNS.has(first) && DETERMINERS.has(second);
  return orders && !/^(?:started|up)$/.test(second) ? lowerFirst(plain) : null;
};

/** Can the words stand in a sentence without an article? A single thing that could be counted cannot. */
const standsAlone = (plain: string): boolean => {
  const words = plain.split(' ');
  const cut = words.findIndex((word, at) => at > 0 && PREPOSITION.test(word));
  const head = (cut > 0 ? words[cut - 1] : words.at(-1)) ?? '';
  const first = words[0] ?? '';
  return (
    /^(?:the|a|an|my|your|our|their|this|these|why|how|what|when|where|which|whether)$/i.test(first) ||
    /ing$/i.test(first) ||
    MASS.has(head.toLowerCase()) ||
    isName(head) ||
    /(?:[^s]s|ing|ness|ment|ity|ship|ism|ance|ence)$/i.test(head)
  );
};

const aboutOf = (plain: string, task: string | null, asks: boolean): string | null => {
  if (plain.length > LONGEST_PHRASE) return null;
  if (task) return task.length > LONGEST_PHRASE - 7 ? null : `how to ${task}`;
  if (asks && ASKS_PLAINLY.test(plain)) return null;
  if (/^(?:i|we|my|our|you|it|there|this is|here)\b/i.test(plain) || /[;!"“”]|\. /.test(plain)) return null;
  if (/^(?:best|easiest|right|cheapest|most|top|biggest)\b/i.test(plain)) return `the ${lowerFirst(plain)}`;
  const states = STATES.test(plain) && !/^(?:why|how|what|when|where|which|whether)\b/i.test(plain);
  return states || !standsAlone(plain) ? null : lowerFirst(plain);
};

const optionsOf = (plain: string): string[] => {
  const sides = plain.replace(/[?:].*$/, '').split(/ (?:vs\.?|versus|or|against|compared to) /i);
  const options = sides.map((side) =>
    side
      .replace(
        /^(?:should (?:i|we|you) (?:use|choose|pick)|which is better,?|is|choosing between|better:?) /i,
        '',
      )
      .trim(),
  );
  return options.length >= 2 &&
    options.length <= 3 &&
    options.every((one) => one !== '' && one.split(' ').length <= 4)
    ? options
    : [];
};

export function readSubject(raw: string): Subject {
  const whole = clean(raw);
  const short = firstSentence(whole);
  const marked = /\?\s*$/.test(short);
  const plain = short.replace(/[\s?.!,;:…]+$/, '');
  const english = looksEnglish(whole);
  const asks = marked || (english && ASKS.test(plain) && ASKS_PLAINLY.test(plain));
  const title =
    capitalise(cutText(plain, LONGEST_TITLE)) + (asks && plain.length <= LONGEST_TITLE ? '?' : '');
  const rest = plain.length > LONGEST_TITLE ? whole : whole.slice(short.length).trim();
  if (!english) return { english, title, asks, rest, task: null, about: null, options: [] };
  const task = taskOf(plain);
  return { english, title, asks, rest, task, about: aboutOf(plain, task, asks), options: optionsOf(plain) };
}

/** The topic as a noun: not for what has to be done, and not for an embedded question. */
export const thingOf = ({ about, task }: Subject): string | null =>
  about && !task && !/^(?:how|why|what|when|where|which|whether) /.test(about) ? about : null;
