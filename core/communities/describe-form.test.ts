import { expect, test } from 'vitest';
import { describeForm } from './describe-form.ts';
import { matchesPattern } from './matches-pattern.ts';

test.each([
  [
    'one tag from a list',
    '^\\[(Q|Discussion|Solved)\\]',
    'begin with [Q], [Discussion] or [Solved]',
    '[Solved] x',
  ],
  ['a tag, then a space', '^\\[(?:Q|A)\\]\\s+.+$', 'begin with [Q] or [A], then a space', '[Q] x'],
  ['a group followed by anything', '^\\[(Q|A)\\] (.*)$', 'begin with [Q] or [A], then a space', '[A] x'],
  ['adjacent tags', '^(\\[Q\\]|\\[A\\])', 'begin with [Q] or [A]', '[A]x'],
  ['branches', '^\\[Q\\]|^\\[A\\]', 'begin with [Q] or [A]', '[A]x'],
  ['any tag', '^\\[[^\\]]+\\].*', 'begin with a tag in brackets, like [Tag]', '[Tag] x'],
  ['a prefix', '^Show HN: ', 'begin with “Show HN:”, then a space', 'Show HN: x'],
  ['a prefix in any case', '(?i)^weekly', 'begin with “weekly”', 'Weekly x'],
  ['an ending', '\\?$', 'end with “?”', 'x?'],
  ['a word', '\\b(budget|price)\\b', 'contain “budget” or “price”', 'the price of'],
  ['a word anywhere', '^.*budget.*$', 'contain “budget”', 'a budget x'],
  ['an ending or a beginning', '^\\[Q\\]|\\?$', 'begin with [Q], or end with “?”', 'x?'],
])('describes %s: %s as %s', (_sentence, pattern, words, example) => {
  expect(describeForm([pattern])).toBe(words);
  expect(matchesPattern(example, pattern)).toBe(true);
});

test.each([
  '^\\d+: ',
  '^[A-Z]',
  '^(a+)+$',
  '^.{20,}$',
  '^Late$',
  '(',
  '^\\[Q\\]:?',
  '^(a|(b|c))',
  '^a{3}',
  '^ ',
  '',
])('quotes a pattern that is more than fixed text: %j', (pattern) =>
  expect(describeForm([pattern])).toBe(`fit the pattern “${pattern}”`),
);

test('describes several patterns together, and quotes them if one is not fixed text', () => {
  expect(describeForm(['^\\[Q\\]', '^\\[A\\]'])).toBe('begin with [Q] or [A]');
  expect(describeForm(['^\\[Q\\]', '^\\d'])).toBe('fit the pattern “^\\[Q\\]” or “^\\d”');
});

test('truncates long patterns, long lists and many patterns', () => {
  expect(describeForm(['^a'.repeat(2_000)])).toBe(`fit the pattern “${'^a'.repeat(50)}…”`);
  const tags = Array.from({ length: 10 }, (_, no) => `T${no}`);
  expect(describeForm([`^\\[(${tags.join('|')})\\]`])).toMatch(
    /^begin with \[T0\], .*\[T7\] or one of 2 others$/,
  );
  expect(describeForm(Array(9).fill('^\\d'))).toMatch(/^fit the pattern “\^\\d” or .* or one of 6 more$/);
});

test('quotes a pattern with very many texts, quickly', () => {
  const pattern = '^(a|b)'.concat('(a|b)'.repeat(30));
  expect(describeForm([pattern])).toMatch(/^fit the pattern “/);
});
