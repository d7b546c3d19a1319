import { expect, test } from 'vitest';
import { describeEstimate, describeUsage, formatUsd } from './describe-cost.ts';

const listed = { kind: 'listed', inputUsd: 2, outputUsd: 10, asOf: '2026-10-27' } as const;
const tokens = { inputTokens: 1_500, outputTokens: 400 };

test.each([
  [0.0004, 'less than $0.001'],
  [0.0041, '$0.004'],
  [0.0123, '$0.012'],
  [0.25, '$0.25'],
  [1.5, '$1.50'],
])('formats %d dollars as %s', (usd, words) => {
  expect(formatUsd(usd)).toBe(words);
});

test('names the prices behind an estimate, or says why there is none', () => {
  expect(describeEstimate({ price: listed, baseUrl: null }, tokens)).toMatch(
    /^About \$0\.007 a draft, by the prices of .*2026/,
  );
  expect(describeEstimate({ price: { kind: 'unknown' }, baseUrl: null }, tokens)).toBe('Price not known.');
  const price = { kind: 'free', place: 'here' } as const;
  expect(describeEstimate({ price, baseUrl: 'http://127.0.0.1:4000/v1' }, tokens)).toBe(
    'Answers at 127.0.0.1.',
  );
});

test('reports only the usage that the model reported', () => {
  expect(describeUsage('openai/a', { ...tokens, price: listed })).toBe(
    'Read 1,500 tokens, wrote 400: $0.007.',
  );
  expect(describeUsage('openai/a', { ...tokens, price: { kind: 'unknown' } })).toMatch(/ Price not known\.$/);
  expect(describeUsage('openai-compatible/a', { ...tokens, price: { kind: 'free', place: 'here' } })).toBe(
    'Read 1,500 tokens, wrote 400.',
  );
  expect(describeUsage('openai/a', null)).toBe('The model didn’t say what it took.');
});

test('reports no usage for a template, a hand-written text or an older draft', () => {
  expect(describeUsage('built-in', null)).toBe('');
  expect(describeUsage(null, null)).toBe('');
  expect(describeUsage('openai/a', undefined)).toBe('');
});
