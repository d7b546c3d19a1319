import { expect, test } from 'vitest';
import { describePastedCut, splitPastedRules } from './split-pasted-rules.ts';

test.each([
  [
    'numbers with a full stop',
    '1. Be kind\nNo insults.\n\nNone at all.\n2. No links',
    [
      ['Be kind', 'No insults.\nNone at all.'],
      ['No links', ''],
    ],
  ],
  [
    'numbers on lines of their own, as the site shows them',
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
    'lines where there is neither',
    'Be kind\nNo links',
    [
      ['Be kind', ''],
      ['No links', ''],
    ],
  ],
  [
    'figures at the start of a line are no numbering',
    '1.5 posts a week\n\n10 links a month\n\n9:1 holds here',
    [
      ['1.5 posts a week', ''],
      ['10 links a month', ''],
      ['9:1 holds here', ''],
    ],
  ],
])('pasted rules are split by %s', (_, text, expected) => {
  expect(splitPastedRules(text).map(({ name, text: words }) => [name, words])).toEqual(expected);
});

test('a long paragraph is a rule without a name, and nothing is no rule', () => {
  const long = `No promotion of any kind, ${'really '.repeat(20)}none.`;
  expect(splitPastedRules(long)).toEqual([{ name: '', text: long }]);
  expect(splitPastedRules(' \n \n')).toEqual([]);
});

test('of many pasted rules the first sixty are read, and that is told', () => {
  const lines = (many: number) => Array.from({ length: many }, (_, at) => `${at + 1}. Be kind`).join('\n');
  expect(splitPastedRules(lines(70))).toHaveLength(60);
  expect(describePastedCut(lines(70))).toBe('Only the first 60 of the pasted rules were read.');
  expect(describePastedCut(lines(60))).toBeNull();
});
