import { expect, test } from 'vitest';
import { describePastedLimit, splitPastedRules } from './split-pasted-rules.ts';

test.each([
  [
    'numbers with a period',
    '1. Be kind\nNo insults.\n\nNone at all.\n2. No links',
    [
      ['Be kind', 'No insults.\nNone at all.'],
      ['No links', ''],
    ],
  ],
  [
    'numbers on separate lines, as on the site',
    'Rules\n1\nBe kind\n2\nNo promotion\nIt is removed.',
    [
      ['Rules', ''],
      ['Be kind', ''],
      ['No promotion', 'It is removed.'],
    ],
  ],
  [
    'the word "rule"',
    'Rule 1: Be kind\r\nRule 2: No links',
    [
      ['Be kind', ''],
      ['No links', ''],
    ],
  ],
  [
    'blank lines',
    'Be kind\nNo insults.\n\nNo links',
    [
      ['Be kind', 'No insults.'],
      ['No links', ''],
    ],
  ],
  [
    'lines, without numbers or blank lines',
    'Be kind\nNo links',
    [
      ['Be kind', ''],
      ['No links', ''],
    ],
  ],
  [
    'blank lines, despite figures at the start of lines',
    '1.5 posts a week\n\n10 links a month\n\n9:1 holds here',
    [
      ['1.5 posts a week', ''],
      ['10 links a month', ''],
      ['9:1 holds here', ''],
    ],
  ],
])('splits pasted rules by %s', (_, text, expected) => {
  expect(splitPastedRules(text).map(({ name, text: words }) => [name, words])).toEqual(expected);
});

test('reads a long paragraph as a rule without a name, and an empty text as no rules', () => {
  const long = `No promotion of any kind, ${'really '.repeat(20)}none.`;
  expect(splitPastedRules(long)).toEqual([{ name: '', text: long }]);
  expect(splitPastedRules(' \n \n')).toEqual([]);
});

test('reads the first sixty pasted rules and reports the rest', () => {
  const lines = (many: number) => Array.from({ length: many }, (_, at) => `${at + 1}. Be kind`).join('\n');
  expect(splitPastedRules(lines(70))).toHaveLength(60);
  expect(describePastedLimit(lines(70))).toBe('Only the first 60 of the pasted rules were read.');
  expect(describePastedLimit(lines(60))).toBeNull();
});
