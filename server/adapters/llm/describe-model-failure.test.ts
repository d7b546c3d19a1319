import { expect, test } from 'vitest';
import type { FailureReason } from './model.ts';
import type { ModelSettings } from './model-settings.ts';
import { createFault } from './read-fault.ts';
import { describeModelFailure } from './describe-model-failure.ts';

const settings: ModelSettings = {
  provider: 'openai',
  model: 'gpt-test',
  baseUrl: 'https://api.openai.com/v1',
  apiKey: 'sk-secret',
};
const local: ModelSettings = {
  ...settings,
  provider: 'openai-compatible',
  baseUrl: 'http://localhost:11434/v1',
};

const REASONS: FailureReason[] = [
  'key',
  'quota',
  'rateLimited',
  'refusal',
  'timeout',
  'cancelled',
  'unreachable',
  'notAllowed',
  'unparsable',
  'cutOff',
  'empty',
  'serverError',
  'notFound',
];

test.each(REASONS)('describes %s in whole sentences', (reason) => {
  expect(describeModelFailure(createFault(reason), settings)).toMatch(/^\S.*\.$/);
});

test.each([
  ['key', settings, 'OpenAI didn’t accept the API key. Check it in the settings.'],
  ['quota', settings, 'The credit at OpenAI is used up. Top it up there, or choose another model.'],
  ['timeout', local, 'localhost:11434 took too long. Try again, or choose a faster model.'],
  [
    'notFound',
    local,
    'localhost:11434 doesn’t offer the model "gpt-test" at this address. Check its name and the base URL in the settings.',
  ],
] as const)('for %s, names the provider or the server', (reason, to, message) => {
  expect(describeModelFailure(createFault(reason), to)).toBe(message);
});

test.each([
  [undefined, 'in a minute'],
  [1_000, 'in 1 second'],
  [1_001, 'in 2 seconds'],
  [89_000, 'in 89 seconds'],
  [90_000, 'in 2 minutes'],
  [600_000, 'in 10 minutes'],
])('describes a rate limit of %j ms as "%s"', (retryAfterMs, when) => {
  const fault = { ...createFault('rateLimited'), ...(retryAfterMs !== undefined && { retryAfterMs }) };
  expect(describeModelFailure(fault, settings)).toBe(`OpenAI asks us to slow down. Try again ${when}.`);
});

test('quotes the server’s message on one short line, without the API key', () => {
  const detail = `Bad\n  request for sk-secret: ${'x'.repeat(500)}`;
  const message = describeModelFailure({ ...createFault('serverError'), status: 400, detail }, settings);
  expect(message).toMatch(/^OpenAI refused the request: Bad request for …: x+\. Check the model's name/);
  expect(message.length).toBeLessThan(320);
});

test('distinguishes a failing server from a broken answer', () => {
  const failing = { ...createFault('serverError'), status: 503, detail: 'ignored' };
  expect(describeModelFailure(failing, settings)).toContain('has a problem of its own (503)');
  expect(describeModelFailure(createFault('serverError'), settings)).toBe(
    'The answer of OpenAI broke off. Try again.',
  );
});

const gateway: ModelSettings = { ...settings, baseUrl: 'https://gateway.example/v1' };

test.each([
  [
    'unreachable',
    settings,
    'OpenAI can’t be reached from this server. Check that it has a way to api.openai.com, and try again.',
  ],
  [
    'unreachable',
    gateway,
    'OpenAI can’t be reached at gateway.example. Check the base URL and that the server is running.',
  ],
  [
    'unreachable',
    local,
    'localhost:11434 can’t be reached. Check the base URL and that the server is running.',
  ],
  ['notFound', settings, 'OpenAI doesn’t offer the model "gpt-test". Check its name in the settings.'],
  [
    'notFound',
    gateway,
    'OpenAI doesn’t offer the model "gpt-test" at this address. Check its name and the base URL in the settings.',
  ],
] as const)('the message for %s mentions a base URL only if one is set', (reason, to, message) => {
  expect(describeModelFailure(createFault(reason), to)).toBe(message);
});
