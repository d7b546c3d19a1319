import {
  COUNTED_SINGLY,
  MAGNITUDES,
  NO_NOUNS,
  NO_PLURALS,
  NUMBER_WORDS,
  NUMBERED,
  RATES,
  UNITS,
} from './figure-words.ts';
import { findNumbers } from './find-numbers.ts';
import { type Run, wordAt } from './run.ts';
import type { TypedText } from './typed-text.ts';

/** Written right after a number or with one space between. */
const SIGN = /^ ?(?:%|‰|°[CF]?|[€£₹](?! ?\d)|[x×](?![\p{L}\p{N}]| ?\d))/iu;
const ORDINAL = /^(?:st|nd|rd|th)(?![\p{L}\p{N}])/iu;
const CURRENCY = /[$€£¥₹₽₩]|usd|eur|gbp|chf|inr/i;
const YEAR = /^(?:19|20)\d\d$/;
const WHOLE = /[:%]|^\d{4}-\d|\p{L} \d|^\d{1,2}[./]\d{1,2}[./]/u;
const SHARE =
  /^ (?:in|out of) (?:2|3|4|5|6|7|8|9|10|12|20|50|100|1000)(?![\d.,%]| (?:days|weeks|months|years|hours|minutes))/;
const IRREGULAR = /^(?:people|men|women|children|feet|teeth|folks)$/;
const SPELLED =
  /(?<![\p{L}\p{N}'’-])(?:(?:a|half a|an?) (?=dozen|hundred|thousand|million|billion))?\p{L}+(?:-\p{L}+)?/giu;

const isPlural = (word: string): boolean =>
  IRREGULAR.test(word) || (/[^su]s$/.test(word) && word.length > 3 && !NO_PLURALS.has(word));

/** Where the noun that a number counts ends: the next word, or the one after that. */
function endOfNoun(prose: string, at: number, english: boolean): number {
  const joined = prose[at] === '-' ? wordAt(prose, at + 1) : '';
  if (joined) return at + 1 + joined.length;
  const first = prose[at] === ' ' ? wordAt(prose, at + 1) : '';
  const end = at + 1 + first.length;
  if (first === '' || NO_NOUNS.has(first.toLowerCase())) return at;
  if (UNITS.has(first.toLowerCase()) || (english && isPlural(first.toLowerCase()))) return end;
  const second = prose[end] === ' ' ? wordAt(prose, end + 1) : '';
  const isCounted = english && !NO_NOUNS.has(second.toLowerCase()) && isPlural(second.toLowerCase());
  return isCounted ? end + 1 + second.length : at;
}

const endOfMagnitude = (prose: string, at: number): number => {
  const word = prose[at] === ' ' ? wordAt(prose, at + 1) : '';
  return MAGNITUDES.has(word.toLowerCase()) ? at + 1 + word.length : at;
};

const endOfRate = (prose: string, at: number): number => {
  const of = prose[at] === '/' ? wordAt(prose, at + 1) : '';
  return RATES.has(of.toLowerCase()) ? at + 1 + of.length : at;
};

/** The number with its unit; null if it begins a name, as in "3D". */
function withUnit(prose: string, { from, to }: Run, english: boolean): Run | null {
  const number = prose.slice(from, to);
  if (WHOLE.test(number) && !CURRENCY.test(number)) return { from, to };
  const sign = SIGN.exec(prose.slice(to, to + 6)) ?? ORDINAL.exec(prose.slice(to, to + 3));
  if (sign) return { from, to: endOfRate(prose, to + sign[0].length) };
  const attached = wordAt(prose, to);
  if (attached === 'D') return null;
  if (attached) return UNITS.has(attached.toLowerCase()) ? { from, to: to + attached.length } : null;
  const magnified = endOfMagnitude(prose, to);
  const rated = endOfRate(prose, magnified);
  if (rated > magnified || CURRENCY.test(number)) return { from, to: rated };
  const share = SHARE.exec(prose.slice(magnified, magnified + 24))?.[0] ?? '';
  if (YEAR.test(number)) return { from, to };
  return { from, to: endOfNoun(prose, magnified + share.length, english) };
}

/** "Day 3": the word before says what is numbered. */
function withLabel(prose: string, run: Run): Run {
  const before =
    /(?:^|[^\p{L}])(\p{L}+) $/u.exec(prose.slice(Math.max(0, run.from - 12), run.from))?.[1] ?? '';
  const isBare = /^\d+$/.test(prose.slice(run.from, run.to));
  return isBare && NUMBERED.has(before.toLowerCase())
    ? { from: run.from - before.length - 1, to: run.to }
    : run;
}

/** "Three regions", "a million users": a number in words counts with its noun. */
function findSpelled(prose: string): Run[] {
  const runs: Run[] = [];
  for (const { index, 0: found } of prose.matchAll(SPELLED)) {
    if (index < (runs.at(-1)?.to ?? 0)) continue;
    const words = found.toLowerCase().split(/[ -]/);
    if (/^(?:an?|half)$/i.test(found)) continue;
    const [first = ''] = found.split('-');
    const isJoined =
      first !== found &&
      (NUMBER_WORDS.has(first.toLowerCase()) ||
        /^one-(?:person|man|woman|page|click|hour|day|week)$/i.test(found)) &&
      first.toLowerCase() !== 'zero' &&
      !NUMBER_WORDS.has(found.slice(first.length + 1).toLowerCase());
    if (isJoined) {
      runs.push({ from: index, to: index + found.length });
      continue;
    }
    const isOne = found.toLowerCase() === 'one';
    if (!isOne && !words.every((word) => NUMBER_WORDS.has(word) || /^(?:an?|half)$/.test(word))) continue;
    const at = endOfMagnitude(prose, index + found.length);
    const next = wordAt(prose, at + 1).toLowerCase();
    const second = isOne ? wordAt(prose, at + 2 + next.length).toLowerCase() : '';
    const isCounted = isOne && !NO_NOUNS.has(next) && COUNTED_SINGLY.has(second);
    if (isOne && !isCounted && !COUNTED_SINGLY.has(next)) continue;
    const counted = isCounted ? next.length + 1 + second.length : next.length;
    const to = isOne ? at + 1 + counted : endOfNoun(prose, at, true);
    if (to > at) runs.push({ from: index, to });
  }
  return runs;
}

const holds = (outer: Run, inner: Run): boolean => outer.from <= inner.from && inner.to <= outer.to;

/** Every number with its unit, as it stands; those that belong to names are none. */
export function findFigures({ prose }: TypedText, english: boolean): Run[] {
  const inDigits = findNumbers(prose).flatMap((run) => {
    const figure = withUnit(prose, run, english);
    return figure ? [withLabel(prose, figure)] : [];
  });
  const all = [...inDigits, ...(english ? findSpelled(prose) : [])];
  return all
    .filter((run) => all.every((other) => other === run || !holds(other, run)))
    .toSorted((one, other) => one.from - other.from);
}
