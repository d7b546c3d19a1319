import { anyOf } from '#core/text/any-of.ts';
import { isClaim } from '../enforce/find-claims.ts';
import { findBoastKeyword, findBoasts } from './find-boasts.ts';
import { findTimes, RELATIVE_TIME } from './find-times.ts';
import { countNumbers, countWords } from './count-words.ts';
import { findFigures } from './find-figures.ts';
import { findNames } from './find-names.ts';
import { stemClaims } from './stem-claims.ts';

/** The statements that a draft was made from. */
export type Material = {
  /** Supplied by the author: topic, answers, facts and their own web page. Only these support first-person statements. */
  own: readonly string[];
  /** Supplied by others: the thread and its subject. */
  other: readonly string[];
};

/** The share of a sentence's words that its sources must contain. */
const ENOUGH = 0.55;
/** A number weighs as much as several words. */
const WEIGHT_OF_FIGURE = 2;
const MONEY = /[$€£]|\b(?:dollars?|euros?|pounds?|usd|eur|gbp)\b/i;
const RATE = /\b(?:an?|per|each|every) (hour|day|week|month|year)\b|\/(hour|day|week|month|year)\b/i;

const LASTS = /(?<![\w-])((?:\w+-)?\w+)[ -](minute|hour|day|week|month|year)s?\b/gi;
/** Durations: "2 week" for "two weeks" and "a two-week trial". */
const spansOf = (text: string): string[] =>
  Array.from(text.matchAll(LASTS), ([, count = '', unit = '']) =>
    countNumbers(count.replace(/^an?$/i, 'one')).map(({ figures }) => `${figures[0]} ${unit.toLowerCase()}`),
  ).flat();

type Statement = {
  plain: string;
  numbers: ReadonlySet<string>;
  spans: readonly string[];
  stems: ReadonlySet<string>;
};

const toStatements = (statements: readonly string[]): Statement[] =>
  statements.map((statement) => ({
    plain: ` ${statement.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')} `,
    numbers: countWords(statement),
    spans: spansOf(statement),
    stems: new Set(stemClaims(statement)),
  }));

function measureSupport(sentence: string, statements: readonly Statement[]): number {
  const stems = stemClaims(sentence);
  const numbers = countNumbers(sentence).filter(({ words }) => words !== 'one');
  const most = stems.length + numbers.length * WEIGHT_OF_FIGURE;
  const supportedStems = stems.filter((stem) => statements.some((one) => one.stems.has(stem))).length;
  const supportedNumbers = numbers.filter(({ figures }) => isSupported(figures, statements)).length;
  return most === 0 ? 0 : (supportedStems + supportedNumbers * WEIGHT_OF_FIGURE) / most;
}

const isSupported = (figures: readonly string[], statements: readonly Statement[]): boolean =>
  statements.some(({ numbers }) => figures.some((figure) => numbers.has(figure)));

/** True if one statement has the number with the same unit and the same period ("a day", "a week"). */
function isKnownFigure(figure: string, sentence: string, statements: readonly Statement[]): boolean {
  const after = sentence.slice(sentence.indexOf(figure) + figure.length).slice(0, 16);
  const [, long, short] = RATE.exec(figure + after) ?? [];
  const rate = (long ?? short ?? '').toLowerCase();
  const nouns = stemClaims(figure.replace(SHARE, ' '));
  const spans = spansOf(figure);
  const said = stemClaims(sentence);
  return countNumbers(figure).every(({ figures }) =>
    statements.some(
      ({ numbers, plain, stems, spans: lasting }) =>
        figures.some((one) => numbers.has(one)) &&
        nouns.every((noun) => stems.has(noun)) &&
        (nouns.length > 0 || stems.size < 3 || said.some((word) => stems.has(word))) &&
        spans.every((span) => lasting.includes(span)) &&
        plain.includes(rate) &&
        (!MONEY.test(figure) || MONEY.test(plain)),
    ),
  );
}

const SHARE = anyOf(
  'gi',
  /\bhalf of (?:our|my|them|those|these)\b|\bby (?:half|a third|a quarter)\b/,
  /\b(?:halved|doubled|tripled|twice)\b|\b(?:an?|one|two|three) (?:third|quarter|fifth)s?(?: of)?\b/,
);
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"”]{1,500}|`[^`]{1,300}`|(?<!\w)[ru]\/\w{2,21}/giu;
/** A sentence on one line, without addresses and code. */
const plainLine = (sentence: string): string => oneLine(sentence.replace(ADDRESS, ''));
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** True if the author said the sentence in other words: most of its words, and every figure with its unit. */
export function createSupportCheck(own: readonly string[]): (sentence: string) => boolean {
  const statements = toStatements(own);
  return (sentence) => {
    const text = plainLine(sentence);
    const figures = findFigures(text);
    return (
      measureSupport(text, statements) >= ENOUGH &&
      figures.every((figure) => isKnownFigure(figure, text, statements))
    );
  };
}

/** Finds words without a source: numbers, names, times, comparisons, and the author's experiences. */
export function createInventionFinder({ own, other }: Material): (sentence: string) => string[] {
  const ours = toStatements(own);
  const all = [...ours, ...toStatements(other)];
  const holds = (words: string) => all.some(({ plain }) => plain.includes(words.toLowerCase()));
  const isSaid = (words: string) =>
    holds(words) || stemClaims(words).every((stem) => all.some(({ stems }) => stems.has(stem)));
  return (sentence) => {
    if (isTypedSo(sentence, ours)) return [];
    const text = plainLine(sentence);
    const figures = findFigures(text).filter(
      (found) => countWords(found).size > 0 && !isKnownFigure(found, text, all),
    );
    const names = findNames(text).filter((found) => !isSaid(found) && !isSaid(found.split('-')[0] ?? ''));
    const times = findTimes(text).filter((found) => !isSaid(found.replace(RELATIVE_TIME, '')));
    const isAsked = text.endsWith('?');
    const boasts = isAsked ? [] : findBoasts(text).filter((found) => !holds(found) && !isSaidOf(found, all));
    const found = [...figures, ...names, ...times, ...boasts];
    if (found.length > 0) return found;
    return !isAsked && isClaim(text) && measureSupport(text, ours) < ENOUGH ? [oneLine(sentence)] : [];
  };
}

/** True if the sentence is a whole sentence of a statement, verbatim. */
const isTypedSo = (sentence: string, statements: readonly Statement[]): boolean => {
  const [said = ''] = toStatements([sentence.replace(/[.!?…]+$/, '')]).map(({ plain }) => plain.trim());
  return statements.some(({ plain: statement }) => {
    const at = statement.indexOf(said);
    const isStart = /(?:^|[.!?…:;]["”')]*) $/.test(statement.slice(0, at));
    return at > 0 && isStart && /^(?:[.!?…:;]["”')]* | $)/.test(statement.slice(at + said.length));
  });
};

/** True if a statement compares with the same word. */
const isSaidOf = (boast: string, statements: readonly Statement[]): boolean => {
  const word = findBoastKeyword(boast);
  return word !== null && statements.some(({ plain }) => plain.includes(` ${word} `));
};
