import { expect, test } from 'vitest';
import { modelBody, type ModelFields } from './model-fields.ts';

const fields: ModelFields = {
  provider: 'openai',
  model: ' gpt ',
  baseUrl: '',
  apiKey: '',
  removesKey: false,
  cap: '',
};

test('omits an untouched key, sends null for a removed one, and prefers a new one', () => {
  expect(modelBody(fields)).toEqual({
    provider: 'openai',
    model: 'gpt',
    baseUrl: null,
    monthlyTokenCap: null,
  });
  expect(modelBody({ ...fields, removesKey: true })).toHaveProperty('apiKey', null);
  expect(modelBody({ ...fields, removesKey: true, apiKey: 'new' })).toHaveProperty('apiKey', 'new');
});

test('sends no model settings with the built-in composer', () => {
  const body = modelBody({ ...fields, provider: 'builtin', apiKey: 'x' });
  expect(body).toEqual({ provider: 'builtin', model: null, baseUrl: null, monthlyTokenCap: null });
});

test.each([
  ['200000', 200_000],
  ['200,000', 200_000],
  ['200 000', 200_000],
  ['0', 0],
  ['many', Number.NaN],
])('reads a limit of "%s" as %d tokens', (cap, tokens) => {
  expect(modelBody({ ...fields, cap }).monthlyTokenCap).toBe(tokens);
});
