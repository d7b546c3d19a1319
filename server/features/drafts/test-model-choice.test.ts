import { afterAll, beforeAll, expect, test } from 'vitest';
import { readModelChoice, testModelChoice } from '#contract/drafts.ts';
import type { FakeAnswer } from '#server/adapters/llm/testing/fake-answer.ts';
import { startFakeAnthropic } from '#server/adapters/llm/testing/start-fake-anthropic.ts';
import { startFakeGoogle } from '#server/adapters/llm/testing/start-fake-google.ts';
import { startFakeOpenAi } from '#server/adapters/llm/testing/start-fake-openai.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { findFreePort } from '#test/server-process.ts';

let app: TestApp;
beforeAll(async () => {
  // With these settings, workspaces may use an address on this machine.
  app = await createTestApp({ SIGNUPS: 'first' });
});
afterAll(() => app.close());

const STARTS = {
  openai: startFakeOpenAi,
  anthropic: startFakeAnthropic,
  google: startFakeGoogle,
  'openai-compatible': startFakeOpenAi,
} as const;
type Served = keyof typeof STARTS;

const refusal = (status: number, body: object): FakeAnswer => ({ kind: 'status', status, body });

async function tryModel(provider: Served, answer: FakeAnswer) {
  const server = await STARTS[provider]([answer]);
  const ada = await app.as('ada');
  const choice = { provider, model: 'a-model', baseUrl: server.baseUrl, monthlyTokenCap: null };
  const result = await ada.call(testModelChoice, { ...choice, apiKey: 'sk-pasted-key' });
  await server.stop();
  expect(server.requests).toHaveLength(1);
  app.clock.advance(60_000);
  return result;
}

test.each<[Served, string, FakeAnswer, RegExp]>([
  [
    'openai',
    'a wrong key',
    refusal(401, { error: { message: 'Incorrect API key provided.', code: 'invalid_api_key' } }),
    /^OpenAI didn’t accept the API key\./,
  ],
  [
    'openai',
    'no such model',
    refusal(404, { error: { message: 'The model does not exist', code: 'model_not_found' } }),
    /^OpenAI doesn’t offer the model "a-model"/,
  ],
  [
    'openai',
    'no credit',
    refusal(429, { error: { message: 'You exceeded your current quota.', code: 'insufficient_quota' } }),
    /^The credit at OpenAI is used up\./,
  ],
  [
    'anthropic',
    'a wrong key',
    refusal(401, { type: 'error', error: { type: 'authentication_error', message: 'invalid x-api-key' } }),
    /^Anthropic didn’t accept the API key\./,
  ],
  [
    'anthropic',
    'no such model',
    refusal(404, { type: 'error', error: { type: 'not_found_error', message: 'model: a-model' } }),
    /^Anthropic doesn’t offer the model "a-model"/,
  ],
  [
    'anthropic',
    'no credit',
    refusal(400, {
      type: 'error',
      error: { type: 'invalid_request_error', message: 'Your credit balance is too low to access the API.' },
    }),
    /^The credit at Anthropic is used up\./,
  ],
  [
    'google',
    'a wrong key',
    refusal(400, {
      error: {
        code: 400,
        message: 'API key not valid. Please pass a valid API key.',
        status: 'INVALID_ARGUMENT',
      },
    }),
    /^Google didn’t accept the API key\./,
  ],
  [
    'google',
    'no such model',
    refusal(404, { error: { code: 404, message: 'models/a-model is not found', status: 'NOT_FOUND' } }),
    /^Google doesn’t offer the model "a-model"/,
  ],
  [
    'google',
    'no credit',
    refusal(429, {
      error: {
        code: 429,
        message: 'Your prepayment credits are depleted. Check your billing.',
        status: 'RESOURCE_EXHAUSTED',
      },
    }),
    /^The credit at Google is used up\./,
  ],
  [
    'openai-compatible',
    'a wrong key',
    refusal(401, { error: 'unauthorized' }),
    /^127\.0\.0\.1:\d+ didn’t accept the API key\./,
  ],
  [
    'openai-compatible',
    'no such model',
    refusal(404, { error: { message: 'model "a-model" not found, try pulling it first' } }),
    /^127\.0\.0\.1:\d+ doesn’t offer the model "a-model"/,
  ],
  [
    'openai-compatible',
    'no credit',
    refusal(402, { error: { message: 'Insufficient credits' } }),
    /^The credit at 127\.0\.0\.1:\d+ is used up\./,
  ],
])('for %s, explains the failure with %s after one small request', async (provider, _, answer, words) => {
  const { ok, message } = await tryModel(provider, answer);
  expect(ok).toBe(false);
  expect(message).toMatch(words);
  expect(message).not.toContain('sk-pasted-key');
});

test.each(Object.keys(STARTS) as Served[])(
  'reports success if the model answers with %s',
  async (provider) => {
    const draft = { title: 'Unpaid invoices', content: 'A reminder before the due date helps most.' };
    const result = await tryModel(provider, { kind: 'text', text: JSON.stringify(draft) });
    expect(result).toEqual({ ok: true, message: 'a-model answers.', draft });
  },
);

test('reports an unreachable server and stores nothing', async () => {
  const ada = await app.as('ada');
  const baseUrl = `http://127.0.0.1:${await findFreePort()}/v1`;
  const tried = await ada.call(testModelChoice, {
    provider: 'openai-compatible',
    model: 'a-model',
    baseUrl,
    monthlyTokenCap: null,
  });
  expect(tried.ok).toBe(false);
  expect(tried.message).toMatch(/can’t be reached/);
  expect(await ada.call(readModelChoice)).toMatchObject({ source: 'installation', model: null });
});
