import { expect, test } from 'vitest';
import { costOf } from './cost-of.ts';
import { PRICE_LISTS } from './price-list.ts';
import { priceOf } from './price-of.ts';

const NOW = Date.UTC(2026, 10, 23);
const openai = { provider: 'openai', model: 'gpt-5.4', baseUrl: null, runsAt: null } as const;
const asOf = PRICE_LISTS.openai?.asOf;

test('a model of a provider has its price of the list, with the list’s day', () => {
  expect(priceOf(openai, NOW)).toEqual({ kind: 'listed', inputUsd: 2.5, outputUsd: 15, asOf });
});

test.each(['gpt-5.4-2026-03-05', 'gpt-5.4-20260305', 'gpt-5.4-latest', ' gpt-5.4 '])(
  'the dated name "%s" has the price of the name without its date',
  (model) => {
    expect(priceOf({ ...openai, model }, NOW)).toEqual(priceOf(openai, NOW));
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
] as const)('what stands in no list has no known price: %o', (priced) => {
  expect(priceOf(priced, NOW)).toEqual({ kind: 'unknown' });
});

test('what runs on the server’s machine costs nothing', () => {
  const local = { ...openai, provider: 'openai-compatible', baseUrl: 'http://127.0.0.1:1/v1' } as const;
  const price = priceOf({ ...local, runsAt: 'here' }, NOW);
  expect(price).toEqual({ kind: 'free', place: 'here' });
  expect(costOf(price, { inputTokens: 5_000, outputTokens: 5_000 })).toBe(0);
});

test('a price that is announced to change changes on its day', () => {
  const flash = { ...openai, provider: 'google', model: 'gemini-3.8-flash' } as const;
  expect(priceOf(flash, Date.UTC(2026, 11, 31, 23))).toMatchObject({ inputUsd: 0.75, outputUsd: 3.75 });
  expect(priceOf(flash, Date.UTC(2027, 0, 1))).toMatchObject({ inputUsd: 1.5, outputUsd: 7.5 });
});

test('tokens are priced by the million, and a price that is not known gives no figure', () => {
  const tokens = { inputTokens: 2_000, outputTokens: 1_000 };
  expect(costOf(priceOf(openai, NOW), tokens)).toBeCloseTo(0.02);
  expect(costOf({ kind: 'unknown' }, tokens)).toBeNull();
});

test('every list says where and when it was read, and every price is above nothing', () => {
  for (const { source, asOf: day, models } of Object.values(PRICE_LISTS)) {
    expect(source).toMatch(/^https:\/\//);
    expect(day).toMatch(/^2026-\d{2}-\d{2}$/);
    for (const { input, output } of Object.values(models).flat()) {
      expect(input).toBeGreaterThan(0);
      expect(output).toBeGreaterThan(input);
    }
  }
});
