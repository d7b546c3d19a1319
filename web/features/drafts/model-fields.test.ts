import { expect, test } from 'vitest';
import { toModelBody, type ModelFields } from './model-fields.ts';

const fields: ModelFields = {
  provider: 'openai',
  model: ' gpt ',
  baseUrl: '',
  apiKey: '',
  removesKey: false,
  cap: '',
};

test('omits a key that was not changed, sends null for a removed one, and sends a new one', () => {
  expect(toModelBody(fields)).toEqual({
    provider: 'openai',
    model: 'gpt',
    baseUrl: null,
    monthlyTokenCap: null,
  });
  expect(toModelBody({ ...fields, removesKey: true })).toHaveProperty('apiKey', null);
  expect(toModelBody({ ...fields, removesKey: true, apiKey: 'new' })).toHaveProperty('apiKey', 'new');
});

test('with the built-in composer, sends no model settings', () => {
  const body = toModelBody({ ...fields, provider: 'builtin', apiKey: 'x' });
  expect(body).toEqual({ provider: 'builtin', model: null, baseUrl: null, monthlyTokenCap: null });
});

test.each([
  ['200000', 200_000],
  ['200,000', 200_000],
  ['200 000', 200_000],
  ['0', 0],
  ['many', Number.NaN],
])('reads a limit of "%s" as %d tokens', (cap, tokens) => {
  expect(toModelBody({ ...fields, cap }).monthlyTokenCap).toBe(tokens);
});
