import { expect, test } from 'vitest';
import { matchesPattern } from './matches-pattern.ts';

test.each([
  ['a plain pattern', '[Q] Late payers', '^\\[Q\\]', true],
  ['a plain pattern without a match', 'Late payers', '^\\[Q\\]', false],
  ['a difference in case', 'late', '^Late$', false],
  ['a difference in case with a case-insensitive pattern', 'LATE', '(?i)^late$', true],
  ['a group without repetition', '[Q] a', '^\\[(?:Q|Help)\\]', true],
  ['two repetitions', 'ab 12', '^\\w+ \\d+$', true],
  ['an escaped star', '*a*', '^\\*\\w+\\*$', true],
  ['a repeated group', 'aaaa', '^(a+)+$', true],
  ['a property class', 'Late', '^\\p{Lu}', true],
])('%s: the pattern %j against %s gives %s', (_sentence, text, pattern, matches) => {
  expect(matchesPattern(text, pattern)).toBe(matches);
});

test.each([
  ['a back reference', '^(a)\\1'],
  ['a look-ahead', '^(?=a)b'],
  ['anchors of another dialect', '\\Aa\\Z'],
  ['a pattern that does not compile', '[a'],
  ['a repetition that is too large', '(((a{1,100}){1,100}){1,100})'],
  ['a pattern of more than 500 characters', 'a'.repeat(501)],
  ['a pattern that expands to a huge size', 'a{0,900}b{0,900}'],
])('does not run %s', (_sentence, pattern) => {
  expect(matchesPattern('aaaa', pattern)).toBeNull();
});

test('does not run a pattern on a text of more than 10,000 characters', () => {
  expect(matchesPattern('a'.repeat(10_000), '^a')).toBe(true);
  expect(matchesPattern('a'.repeat(10_001), '^a')).toBeNull();
});

/** On a backtracking engine each match took seconds or hours; a regression times out here. */
test.each([
  ['optional characters', '.?'.repeat(24) + '\\x00'],
  ['alternatives that overlap', '(?:.|\\w|[a-z ])'.repeat(20) + '\\x00'],
  ['two stars in a row', '.*.*\\x00'],
  ['nested repetition', '^(a+)+\\x00'],
])('%s finish quickly on a long text without a match', (_sentence, pattern) => {
  expect(matchesPattern('a'.repeat(2_500), pattern)).toBe(false);
});

/** Time is linear in the text and in the pattern with its repetitions expanded: 20,000 states took 43 s. */
test.each([
  ['counted repetitions that expand to a huge pattern', '(?i)' + '[^\\x00]{0,1000}'.repeat(20) + '\\x00'],
  ['a long pattern', '.?'.repeat(240) + '[\\x00-\\x01]'],
  ['one long repetition', '.{0,1000}[\\x00-\\x01]'],
])('does not run %s on a long text', (_sentence, pattern) => {
  expect(matchesPattern('ab'.repeat(5_000), pattern)).toBeNull();
});

test('counts the length of a title toward the limit', () => {
  expect(matchesPattern('a'.repeat(300), '^.{20,300}$')).toBe(true);
  expect(matchesPattern('a'.repeat(19), '^.{20,300}$')).toBe(false);
});
