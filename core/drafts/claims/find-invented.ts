import { findFigures } from '#core/topics/find-figures.ts';
import { findNames } from '#core/topics/find-names.ts';
import { foldTopic } from '#core/topics/typed-text.ts';
import { isClaim } from '../enforce/find-claims.ts';
import { countWords } from './count-words.ts';
import { stemClaims } from './stem-claims.ts';

/** What a draft was made from, a statement each. */
export type Material = {
  /** By the author: topic, answers and facts. Only these carry what is said in the first person. */
  own: readonly string[];
  /** The author's page and the thread. */
  other: readonly string[];
};

const TIME =
  /\b(?:since (?:january|february|march|april|may|june|july|august|september|october|november|december|last \w+|the \w+|\d{4})|(?:last|this|next) (?:year|month|week|spring|summer|autumn|fall|winter|quarter|january|february|march|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|yesterday|(?:years|months|weeks|a few \w+|a year|a month|a week|decades?) (?:ago|now)|for (?:years|months|weeks|decades|over a \w+|almost a \w+|about a \w+|a (?:year|month|week|decade))|(?:over|within|after|in) (?:the (?:last|past) )?(?:a |a single |an? few |several |the )?(?:hours?|days?|weeks?|months?|years?|decades?|overnight)|overnight|recently)\b/gi;
const COMPARES =
  /\b(?:[a-z]{3,}er|more [a-z]+|less [a-z]+|better|worse) than\b|\b(?:the )?(?:most|least) (?:popular|reliable|accurate|common|advanced|trusted|used|affordable|powerful|complete|widely|effective|loved)\b|\bthe (?:best|fastest|cheapest|easiest|simplest|only|first|leading|biggest|largest|smallest|highest|lowest|top)\b|\bas (?:fast|cheap|good|easy|accurate|reliable|big|large|simple|many|much) as\b|\bunlike (?:any|most|other|the)\b|\bany other\b|\b(?:number one|award|industry.leading|best.in.class|outperform\w*|beats?|trusted by|loved by|preferred by|rated)\b/gi;
/** Said of others: nobody asked them. */
const OTHERS_SAY =
  /\b(?:customers|clients|users|people|teams|everyone|everybody|reviewers|friends|developers|agencies|founders) (?:love|loved|loves|say|said|tell|told|swear|report|reported|rave|raved|praise|praised|agree|agreed|keep telling|switched)\b/gi;
/** How much of a sentence has to stand in its material. */
const ENOUGH = 0.6;

const known = (statements: readonly string[]) =>
  statements.map((statement) => ({
    plain: ` ${statement.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')} `,
    numbers: countWords(statement),
    stems: new Set(stemClaims(statement)),
  }));

const share = (stems: readonly string[], statements: readonly { stems: ReadonlySet<string> }[]): number => {
  if (stems.length === 0) return 1;
  const held = stems.filter((stem) => statements.some((one) => one.stems.has(stem)));
  return held.length / stems.length;
};

/** Finds the words of a sentence that nobody gave: numbers, names, times, comparisons, and what the author lived. */
export function createInventionFinder({ own, other }: Material): (sentence: string) => string[] {
  const ours = known(own);
  const all = [...ours, ...known(other)];
  const holds = (words: string) => all.some(({ plain }) => plain.includes(words.toLowerCase()));
  const isKnownNumber = (figure: string, sentence: string): boolean => {
    const numbers = [...countWords(figure)];
    const rate = /\b(?:a|an|per|each|every) (hour|day|week|month|year)\b|\/(hour|day|week|month|year)/i.exec(
      sentence.slice(sentence.indexOf(figure) + figure.length, sentence.indexOf(figure) + figure.length + 14),
    );
    return numbers.every((number) =>
      all.some(
        (one) =>
          one.numbers.has(number) && (!rate || one.plain.includes((rate[1] ?? rate[2] ?? '').toLowerCase())),
      ),
    );
  };
  return (sentence) => {
    const typed = foldTopic(sentence);
    const words = ({ from, to }: { from: number; to: number }) => typed.text.slice(from, to);
    const figures = findFigures(typed, true)
      .map(words)
      .filter((found) => countWords(found).size > 0 && !isKnownNumber(found, typed.text));
    const names = findNames(typed, true)
      .map(words)
      .filter((found) => !/^[ru]\//.test(found) && !holds(found));
    const times = [...typed.text.matchAll(TIME)]
      .map(([found]) => found)
      .filter((found) => !holds(found) && !holds(lastOf(found)));
    const stems = stemClaims(typed.text);
    const isAsked = typed.text.endsWith('?');
    const boast = typed.text.match(COMPARES)?.[0] ?? typed.text.match(OTHERS_SAY)?.[0];
    const isBoast = boast && !isAsked && !holds(boast) && share(stems, all) < ENOUGH;
    const found = [...figures, ...names, ...times, ...(isBoast ? [boast] : [])];
    if (found.length > 0) return found;
    return isClaim(typed.text) && share(stems, ours) < ENOUGH ? [typed.text] : [];
  };
}

/** "in the last month" and "last month" are one time. */
const lastOf = (time: string): string => time.split(' ').slice(-2).join(' ');
