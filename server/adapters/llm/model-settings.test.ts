import { expect, test } from 'vitest';
import { readModelSettings, type RawModelSettings } from './model-settings.ts';

const given = (part: Partial<RawModelSettings>): RawModelSettings => ({
  provider: 'openai',
  model: 'a-model',
  baseUrl: null,
  apiKey: 'a-key',
  ...part,
});

test('the built-in composer needs no settings', () => {
  expect(readModelSettings(given({ provider: 'builtin', model: null, apiKey: null }))).toBe('builtin');
});

test('a provider uses its own address unless another is given', () => {
  expect(readModelSettings(given({}))).toMatchObject({ baseUrl: 'https://api.openai.com/v1' });
  const proxied = given({ baseUrl: 'http://localhost:4000/v1', apiKey: null });
  expect(readModelSettings(proxied)).toMatchObject({ baseUrl: 'http://localhost:4000/v1', apiKey: null });
});

test('a local model needs only a name', () => {
  const local = given({ provider: 'local', baseUrl: 'https://elsewhere.example', apiKey: 'a-key' });
  expect(readModelSettings(local)).toMatchObject({
    model: 'a-model',
    baseUrl: 'http://localhost',
    apiKey: null,
  });
});

test.each([
  ['model', given({ provider: 'local', model: null })],
  ['model', given({ model: null })],
  ['baseUrl', given({ provider: 'openai-compatible' })],
  ['baseUrl', given({ baseUrl: 'file:///etc/passwd' })],
  ['baseUrl', given({ baseUrl: 'not an address' })],
  ['apiKey', given({ apiKey: null })],
  ['apiKey', given({ apiKey: 'a key\nof two lines' })],
] as const)('names the setting if the %s is wrong or missing', (field, settings) => {
  const problem = readModelSettings(settings);
  expect(problem).toMatchObject({ field });
  expect(JSON.stringify(problem)).not.toContain('two lines');
});
