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

test('an untouched key is left out, a removed one is null, and a new one wins', () => {
  expect(modelBody(fields)).toEqual({
    provider: 'openai',
    model: 'gpt',
    baseUrl: null,
    monthlyTokenCap: null,
  });
  expect(modelBody({ ...fields, removesKey: true })).toHaveProperty('apiKey', null);
  expect(modelBody({ ...fields, removesKey: true, apiKey: 'new' })).toHaveProperty('apiKey', 'new');
});

test('the built-in composer sends no model settings', () => {
  const body = modelBody({ ...fields, provider: 'builtin', apiKey: 'x' });
  expect(body).toEqual({ provider: 'builtin', model: null, baseUrl: null, monthlyTokenCap: null });
});

test.each([
  ['200000', 200_000],
  ['200,000', 200_000],
  ['200 000', 200_000],
  ['0', 0],
  ['many', Number.NaN],
])('a limit of "%s" is %d tokens', (cap, tokens) => {
  expect(modelBody({ ...fields, cap }).monthlyTokenCap).toBe(tokens);
});
