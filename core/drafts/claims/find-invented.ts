import { findFigures } from '#core/topics/find-figures.ts';
import { findNames } from '#core/topics/find-names.ts';
import { foldTopic } from '#core/topics/typed-text.ts';
import { isClaim } from '../enforce/find-claims.ts';
import { countNumbers, countWords } from './count-words.ts';
import { stemClaims } from './stem-claims.ts';

/** What a draft was made from, a statement each. */
export type Material = {
  /** By the author: topic, answers, facts and their page. Only these carry what is said in the first person. */
  own: readonly string[];
  /** The thread, and what it is about. */
  other: readonly string[];
};

const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const SPAN = '(?:hours?|days?|weeks?|months?|years?|decades?)';
const TIME = new RegExp(
  [
    `(?:since|in|by|until|before|after|last|this|next) ${MONTH}`,
    'since (?:last \\w+|the \\w+|\\d{4})',
    '(?:last|this|next) (?:year|month|week|spring|summer|autumn|fall|winter|quarter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)',
    'during the \\w+(?: holidays?)?',
    '(?:in|over|during) the (?:first|second|last|past) \\w+',
    `(?:${SPAN}|a few ${SPAN}|a decade) (?:ago|apart|now|later|earlier)`,
    `for (?:${SPAN}|over a \\w+|almost a \\w+|a (?:year|month|week|decade|weekend))`,
    `(?:over|within|after|in) (?:a (?:single )?|an? few |several |the )(?:weekend|afternoon|evening|${SPAN})`,
    'on (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|black friday|cyber monday|christmas|easter|launch day)',
    'yesterday|overnight|recently|years ago',
  ]
    .map((shape) => `\\b(?:${shape})\\b`)
    .join('|'),
  'gi',
);
const AGO = / (?:ago|later|earlier|apart|now)$/i;
const COMPARES =
  /(?<!\bno )\b(?:(?!rather|other)[a-z]{3,}er|more [a-z]+|less [a-z]+|better|worse) than\b|\bthe (?:most|least) [a-z]+\b|\b(?:most|least) (?:popular|reliable|accurate|trusted|loved)\b|\bthe (?:best|fastest|cheapest|easiest|simplest|only|first|leading|biggest|largest|smallest|highest|lowest|top|worst)\b|\b(?:best|top)-\w+\b|\bas (?:fast|cheap|good|easy|accurate|reliable|big|large|simple|many|much) as\b|\bunlike (?:any|most|other|the)\b|\bno other [^.,;!?]+|\bany other\b|\bbeats? [^.,;!?]+|\b(?:number one|award|industry.leading|outperform\w*|trusted by|loved by|preferred by|twice as)\b/gi;
/** Said of others: nobody asked them. */
const OTHERS_SAY =
  /\b(?:[\p{L}]{3,}s|people|everyone|everybody) (?:(?:all |really |have )?(?:love|loved|rave|raved|praise|praised|swear|swore|keep telling|kept telling|agree|agreed)|(?:have )?(?:been very positive|told us|tell us|told me|tell me))\b/giu;
/** How many of them: "most customers thanked us". */
const QUANTITY =
  /\b(?:most|nearly all|almost all|hardly any|the majority|a majority|dozens|hundreds|thousands) (?!often|likely|probably|recent|common|people|of the time)(?:of )?(?:(?:my|our|them|the|those|these|their) )?[a-z]+/gi;
/** How much of a sentence has to stand in its material. */
const ENOUGH = 0.55;
/** A figure says more than a word. */
const WEIGHT_OF_FIGURE = 2;
const MONEY = /[$€£]|\b(?:dollars?|euros?|pounds?|usd|eur|gbp)\b/i;
const RATE = /\b(?:an?|per|each|every) (hour|day|week|month|year)\b|\/(hour|day|week|month|year)\b/i;

const LASTS = /(?<![\w-])((?:\w+-)?\w+)[ -](minute|hour|day|week|month|year)s?\b/gi;
/** How long things last: "2 week" of "two weeks", "a two-week trial". */
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

const know = (statements: readonly string[]): Statement[] =>
  statements.map((statement) => ({
    plain: ` ${statement.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')} `,
    numbers: countWords(statement),
    spans: spansOf(statement),
    stems: new Set(stemClaims(statement)),
  }));

function shareOf(sentence: string, statements: readonly Statement[]): number {
  const stems = stemClaims(sentence);
  const numbers = countNumbers(sentence).filter(({ words }) => words !== 'one');
  const most = stems.length + numbers.length * WEIGHT_OF_FIGURE;
  const heldStems = stems.filter((stem) => statements.some((one) => one.stems.has(stem))).length;
  const heldNumbers = numbers.filter(({ figures }) => isHeld(figures, statements)).length;
  return most === 0 ? 0 : (heldStems + heldNumbers * WEIGHT_OF_FIGURE) / most;
}

const isHeld = (figures: readonly string[], statements: readonly Statement[]): boolean =>
  statements.some(({ numbers }) => figures.some((figure) => numbers.has(figure)));

/** Whether a number stands in one statement with what it counts, and for the same time ("a day", "a week"). */
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

const SHARE =
  /\b(?:half of (?:our|my|them|those|these)|by (?:half|a third|a quarter)|halved|doubled|tripled|twice|(?:an?|one|two|three) (?:third|quarter)s? of)\b/gi;
const COUNT_AT_A_RATE =
  /\b(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|once|twice) (?:times )?(?:an?|per|each|every) (?:hour|day|week|month|year)\b/gi;

/** A number in words that stands for things named elsewhere: "eight had found a job". */
const SPELLED =
  /\b(?<!hundred and |of the |these |those )(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|a dozen)\b(?: (?:hours?|days?|weeks?|months?|years?)\b)?(?! (?:things|thoughts|questions|ways|options|points|reasons|ideas|sides|kinds|or)\b)/gi;

const HUNDREDS = /\b(?:an?|one|two|three|four|five|six|seven|eight|nine) hundred and [a-z]+(?:-[a-z]+)?\b/gi;
const AT_A_RATE = /^ (?:an?|per|each|every) (?:hour|day|week|month|year)\b/i;

/** Everything in a sentence that says how much. */
function figuresOf(text: string): string[] {
  const hundreds = matches(text, HUNDREDS);
  const found = findFigures(foldTopic(text), true).map(
    ({ from, to }) => text.slice(from, to) + (AT_A_RATE.exec(text.slice(to))?.[0] ?? ''),
  );
  const others = [
    ...found,
    ...matches(text, COUNT_AT_A_RATE),
    ...matches(text, SHARE),
    ...matches(text, SPELLED),
  ];
  const within = new Set(hundreds.flatMap((whole) => whole.toLowerCase().split(/[ -]/)));
  return [
    ...hundreds,
    ...others.filter((figure) => !within.has(/^\w+/.exec(figure)?.[0].toLowerCase() ?? '')),
  ];
}

const matches = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([found]) => found);

/** Whether the author said a sentence in other words: most of its words, and each figure with what it counts. */
export function createSupport(own: readonly string[]): (sentence: string) => boolean {
  const statements = know(own);
  return (sentence) => {
    const typed = foldTopic(sentence);
    const figures = figuresOf(typed.text);
    return (
      shareOf(typed.text, statements) >= ENOUGH &&
      figures.every((figure) => isKnownFigure(figure, typed.text, statements))
    );
  };
}

/** Finds the words of a sentence that nobody gave: numbers, names, times, comparisons, and what the author lived. */
export function createInventionFinder({ own, other }: Material): (sentence: string) => string[] {
  const ours = know(own);
  const all = [...ours, ...know(other)];
  const holds = (words: string) => all.some(({ plain }) => plain.includes(words.toLowerCase()));
  const isSaid = (words: string) =>
    holds(words) || stemClaims(words).every((stem) => all.some(({ stems }) => stems.has(stem)));
  return (sentence) => {
    if (isTypedSo(sentence, ours)) return [];
    const typed = foldTopic(sentence);
    const words = ({ from, to }: { from: number; to: number }) => typed.text.slice(from, to);
    const figures = figuresOf(typed.text).filter(
      (found) => countWords(found).size > 0 && !isKnownFigure(found, typed.text, all),
    );
    const names = findNames(typed, true)
      .map(words)
      .filter((found) => !/^[ru]\//.test(found) && !isSaid(found) && !isSaid(found.split('-')[0] ?? ''));
    const times = matches(typed.text, TIME).filter((found) => !isSaid(found.replace(AGO, '')));
    const isAsked = typed.text.endsWith('?');
    const boasts = isAsked
      ? []
      : [
          ...matches(typed.text, COMPARES),
          ...matches(typed.text, QUANTITY),
          ...matches(typed.text, OTHERS_SAY),
        ].filter((found) => !holds(found) && !isSaidOf(found, all));
    const found = [...figures, ...names, ...times, ...boasts];
    if (found.length > 0) return found;
    return !isAsked && isClaim(typed.text) && shareOf(typed.text, ours) < ENOUGH ? [typed.text] : [];
  };
}

/** Whether it is a whole sentence of a statement, word for word. */
const isTypedSo = (sentence: string, statements: readonly Statement[]): boolean => {
  const [said = ''] = know([sentence.replace(/[.!?…]+$/, '')]).map(({ plain }) => plain.trim());
  return statements.some(({ plain: statement }) => {
    const at = statement.indexOf(said);
    const isStart = /(?:^|[.!?…:;]["”')]*) $/.test(statement.slice(0, at));
    return at > 0 && isStart && /^(?:[.!?…:;]["”')]* | $)/.test(statement.slice(at + said.length));
  });
};

const SUPERLATIVE =
  /\b(?:most|nearly all|almost all|hardly any|majority|dozens|hundreds|thousands|least|best|fastest|cheapest|easiest|simplest|only|first|leading|biggest|largest|smallest|highest|lowest|top|worst|\w+er|more|less|twice)\b/i;

/** Whether some statement compares with the same word. */
const isSaidOf = (boast: string, statements: readonly Statement[]): boolean => {
  const word = SUPERLATIVE.exec(boast)?.[0].toLowerCase();
  const said = word === 'only' ? / (?:only|alone|nobody but|no one but|by myself) / : ` ${word} `;
  return (
    word !== undefined &&
    statements.some(({ plain }) => (typeof said === 'string' ? plain.includes(said) : said.test(plain)))
  );
};
