import { expect, test } from 'vitest';
import { calculateCost } from './calculate-cost.ts';
import { PRICE_LISTS } from './price-list.ts';
import { findPrice } from './find-price.ts';

const NOW = Date.UTC(2026, 10, 23);
const openai = { provider: 'openai', model: 'gpt-5.4', baseUrl: null, runsAt: null } as const;
const asOf = PRICE_LISTS.openai?.asOf;

test('takes a model’s price and date from the provider’s list', () => {
  expect(findPrice(openai, NOW)).toEqual({ kind: 'listed', inputUsd: 2.5, outputUsd: 15, asOf });
});

test.each(['gpt-5.4-2026-03-05', 'gpt-5.4-20260305', 'gpt-5.4-latest', ' gpt-5.4 '])(
  'gives the dated name "%s" the price of the name without its date',
  (model) => {
    expect(findPrice({ ...openai, model }, NOW)).toEqual(findPrice(openai, NOW));
  },
);

test.each([
  { ...openai, model: 'gpt-5.4-turbo' },
  { ...openai, model: null },
  { ...openai, model: 'constructor' },
  { ...openai, provider: 'anthropic' },
  { ...openai, baseUrl: 'https://gateway.example/v1' },
  { ...openai, provider: 'openai-compatible', baseUrl: 'https://openrouter.ai/api/v1' },
  { ...openai, model: 'gpt-oss:120b-cloud', baseUrl: 'http://127.0.0.1:11434/v1', runsAt: 'here' },
] as const)('gives no price for an unlisted model: %o', (priced) => {
  expect(findPrice(priced, NOW)).toEqual({ kind: 'unknown' });
});

test('prices models on the server’s own machine at zero', () => {
  const local = { ...openai, provider: 'openai-compatible', baseUrl: 'http://127.0.0.1:1/v1' } as const;
  const price = findPrice({ ...local, runsAt: 'here' }, NOW);
  expect(price).toEqual({ kind: 'free', place: 'here' });
  expect(calculateCost(price, { inputTokens: 5_000, outputTokens: 5_000 })).toBe(0);
});

test('applies an announced price change on its day', () => {
  const flash = { ...openai, provider: 'google', model: 'gemini-3.8-flash' } as const;
  expect(findPrice(flash, Date.UTC(2026, 11, 31, 23))).toMatchObject({ inputUsd: 0.75, outputUsd: 3.75 });
  expect(findPrice(flash, Date.UTC(2027, 0, 1))).toMatchObject({ inputUsd: 1.5, outputUsd: 7.5 });
});

test('prices tokens per million, and gives no figure for an unknown price', () => {
  const tokens = { inputTokens: 2_000, outputTokens: 1_000 };
  expect(calculateCost(findPrice(openai, NOW), tokens)).toBeCloseTo(0.02);
  expect(calculateCost({ kind: 'unknown' }, tokens)).toBeNull();
});

test('every list has a source and a date, and every price is positive', () => {
  for (const { source, asOf: day, models } of Object.values(PRICE_LISTS)) {
    expect(source).toMatch(/^https:\/\//);
    expect(day).toMatch(/^2026-\d{2}-\d{2}$/);
    for (const { input, output } of Object.values(models).flat()) {
      expect(input).toBeGreaterThan(0);
      expect(output).toBeGreaterThan(input);
    }
  }
});
