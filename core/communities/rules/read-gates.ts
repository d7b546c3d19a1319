import { findSentence } from './find-sentence.ts';
import type { WrittenRule } from './read-rule.ts';

/** A minimum karma or account age, with the rule's sentence. */
export type Gate = { about: 'karma' | 'age'; least: number; quote: string };

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,6})`;
const KARMA = new RegExp(
  String.raw`${NUMBER}\+? ?(?:(?:combined|total|comment|post|link)[ /]*(?:and |or |& ?)?)*karma\b|` +
    String.raw`\bkarma\b(?: (?:of|is|over|above|at least|more than|greater than|must be))*:? ${NUMBER}\b`,
  'i',
);
const AGE = /\b(\d{1,3})[- ]?(day|week|month|year)s?\b/i;
const ABOUT_AGE =
  /\baccounts?\b.*\b(?:old|age|younger|older|new)\b|\b(?:old|age|younger|older|new)\b.*\baccounts?\b/i;
/** Larger numbers are ages of persons, not of accounts. */
const OLDEST_DAYS = 10 * 365;
const DAYS = { day: 1, week: 7, month: 30, year: 365 } as const;

const readKarma = (sentence: string): number | null => {
  const [, before, after] = KARMA.exec(sentence) ?? [];
  const number = before ?? after;
  return number === undefined ? null : Number(number.replaceAll(',', ''));
};
const readAgeDays = (sentence: string): number | null => {
  const [, count, unit] = (ABOUT_AGE.test(sentence) && AGE.exec(sentence)) || [];
  const days = Number(count) * DAYS[unit?.toLowerCase() as keyof typeof DAYS];
  return days <= OLDEST_DAYS ? days : null;
};

/** The minimum karma and account age in days, if the rules give a number. */
export function readGates(rules: readonly WrittenRule[]): Gate[] {
  return (
    [
      ['karma', readKarma],
      ['age', readAgeDays],
    ] as const
  ).flatMap(([about, read]) => {
    const quote = findSentence(rules, (sentence) => read(sentence) !== null);
    const least = quote === null ? null : read(quote);
    return quote === null || least === null ? [] : [{ about, least, quote }];
  });
}
