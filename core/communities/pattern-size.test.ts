import { RE2JS } from 're2js';
import { expect, test } from 'vitest';
import { patternSize } from './pattern-size.ts';

test.each([
  'a',
  'a{3}',
  'a{1000}?',
  'a{2,}',
  '(ab){3}',
  '.{0,400}',
  '^.{20,300}$',
  '^\\[(?:Q|Help|Showcase)\\] .{20,300}$',
  '((a{30}){30})',
  '(((a{0,9}){0,9}){0,9})',
  '(?:(?:ab?){2,7}c){3,30}d',
  '(a|b{9}){9}',
  '(?P<n>a){20}',
  '[a-z{5}]{4}',
  '[]a]{3}',
  '[[:alpha:]]{3}',
  '\\p{Lu}{3}',
  '\\x{41}{3}',
  '\\{3}',
  '\\Qa{3}\\E',
  '(?i)[^\\x00]{0,50}',
  '😀{20}',
  '(a*)*',
])('estimates the compiled size of %s', (pattern) => {
  const states = RE2JS.compile(pattern).programSize();
  expect(patternSize(pattern) * 2 + 4).toBeGreaterThanOrEqual(states);
  expect(patternSize(pattern)).toBeLessThanOrEqual(states * 3);
});

test.each(['(', ')', '[a', '{3}', 'a\\', '((((', '', 'a{3', '[[:'])(
  'sizes the invalid pattern %s too',
  (pattern) => {
    expect(patternSize(pattern)).toBeLessThan(10);
  },
);
