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
])('%s: %j against %s is %s', (_sentence, text, pattern, matches) => {
  expect(matchesPattern(text, pattern)).toBe(matches);
});

test.each([
  ['a repeated group', '^(a+)+$'],
  ['a group repeated by number', '^(?:a|b){20}'],
  ['more than two repetitions', '^a*b*c*$'],
  ['a back reference', '^(a)\\1'],
  ['a look-ahead', '^(?=a)b'],
  ['a property class', '^\\p{Lu}'],
  ['anchors of another dialect', '\\Aa\\Z'],
  ['a pattern that does not compile', '[a'],
  ['a pattern of more than 500 characters', 'a'.repeat(501)],
])('%s is not tried', (_sentence, pattern) => {
  expect(matchesPattern('aaaa', pattern)).toBeNull();
});

test('a text of more than 2,000 characters is not tried', () => {
  expect(matchesPattern('a'.repeat(2_000), '^a')).toBe(true);
  expect(matchesPattern('a'.repeat(2_001), '^a')).toBeNull();
});
