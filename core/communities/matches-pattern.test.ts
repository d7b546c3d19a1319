import { expect, test } from 'vitest';
import { matchesPattern } from './matches-pattern.ts';

test.each([
  ['a plain pattern', '[Q] Late payers', '^\\[Q\\]', true],
  ['a plain pattern that does not match', 'Late payers', '^\\[Q\\]', false],
  ['capitals differ', 'late', '^Late$', false],
  ['capitals do not matter where the pattern says so', 'LATE', '(?i)^late$', true],
  ['a group that is not repeated', '[Q] a', '^\\[(?:Q|Help)\\]', true],
  ['two repetitions are tried', 'ab 12', '^\\w+ \\d+$', true],
  ['an escaped star is no repetition', '*a*', '^\\*\\w+\\*$', true],
  ['a repeated group', 'aaaa', '^(a+)+$', true],
  ['a property class', 'Late', '^\\p{Lu}', true],
])('%s: %j against %s is %s', (_sentence, text, pattern, matches) => {
  expect(matchesPattern(text, pattern)).toBe(matches);
});

test.each([
  ['a back reference', '^(a)\\1'],
  ['a look-ahead', '^(?=a)b'],
  ['anchors of another dialect', '\\Aa\\Z'],
  ['a pattern that does not compile', '[a'],
  ['a repetition of too many', '(((a{1,100}){1,100}){1,100})'],
  ['a pattern of more than 500 characters', 'a'.repeat(501)],
  ['a pattern that writes out long, even on a short text', 'a{0,900}b{0,900}'],
])('%s is not tried', (_sentence, pattern) => {
  expect(matchesPattern('aaaa', pattern)).toBeNull();
});

test('a text of more than 10,000 characters is not tried', () => {
  expect(matchesPattern('a'.repeat(10_000), '^a')).toBe(true);
  expect(matchesPattern('a'.repeat(10_001), '^a')).toBeNull();
});

/** Each took seconds or hours on a backtracking engine. The test itself times out there. */
test.each([
  ['optional characters', '.?'.repeat(24) + '\\x00'],
  ['alternatives that overlap', '(?:.|\\w|[a-z ])'.repeat(20) + '\\x00'],
  ['two stars in a row', '.*.*\\x00'],
  ['nested repetition', '^(a+)+\\x00'],
])('%s end on a long text that they do not match', (_sentence, pattern) => {
  expect(matchesPattern('a'.repeat(2_500), pattern)).toBe(false);
});

/** The engine is linear in the text and in the pattern, whose counted repetitions it writes out: 20,000 states took 43 s. */
test.each([
  ['counted repetitions that write out long', '(?i)' + '[^\\x00]{0,1000}'.repeat(20) + '\\x00'],
  ['a long pattern', '.?'.repeat(240) + '[\\x00-\\x01]'],
  ['one long repetition', '.{0,1000}[\\x00-\\x01]'],
])('%s is not tried on a long text', (_sentence, pattern) => {
  expect(matchesPattern('ab'.repeat(5_000), pattern)).toBeNull();
});

test('the length of a title is counted', () => {
  expect(matchesPattern('a'.repeat(300), '^.{20,300}$')).toBe(true);
  expect(matchesPattern('a'.repeat(19), '^.{20,300}$')).toBe(false);
});
