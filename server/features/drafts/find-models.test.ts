import { afterAll, beforeAll, expect, test } from 'vitest';
import { readModelChoice, saveModelChoice, testModelChoice } from '#contract/drafts.ts';
import { findModels } from '#contract/drafting/models.ts';
import {
  type FakeProgram,
  OLLAMA_TAGS,
  startFakeProgram,
} from '#server/adapters/llm/finder/testing/start-fake-program.ts';
import type { FakeModelServer } from '#server/adapters/llm/testing/fake-model-server.ts';
import { startFakeOpenAi } from '#server/adapters/llm/testing/start-fake-openai.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';

const DRAFT = { title: 'Unpaid invoices', content: 'A reminder before the due date helps most.' };
let app: TestApp;
let chat: FakeModelServer;
let ollama: FakeProgram;
beforeAll(async () => {
  chat = await startFakeOpenAi([{ kind: 'text', text: JSON.stringify(DRAFT) }]);
  ollama = await startFakeProgram({ '/api/tags': { body: OLLAMA_TAGS } }, chat);
  app = await createTestApp({
    OLLAMA_PORT: String(ollama.port),
    MODEL_ALLOW: `127.0.0.1:${ollama.port}`,
  });
});
afterAll(async () => {
  await app.close();
  await ollama.stop();
  await chat.stop();
});

test('finds, tries and chooses a model on this machine, with its details', async () => {
  const ada = await app.as('ada');
  const { place, servers } = await ada.call(findModels);
  expect(place).toBe('here');
  expect(servers.map(({ state }) => state)).toEqual(['found', 'notAllowed']);
  const model = servers[0]?.models[0]?.id ?? '';
  const choice = {
    provider: 'openai-compatible',
    model,
    baseUrl: servers[0]?.baseUrl ?? '',
    apiKey: null,
    monthlyTokenCap: null,
  } as const;
  expect(await ada.call(testModelChoice, choice)).toEqual({
    ok: true,
    message: 'llama3.1:8b answers.',
    draft: DRAFT,
  });
  expect(chat.requests.at(-1)?.body.model).toBe('llama3.1:8b');
  await ada.call(saveModelChoice, choice);
  expect(await ada.call(readModelChoice)).toMatchObject({
    model: 'llama3.1:8b',
    localModels: 'here',
    price: { kind: 'free', place: 'here' },
  });
});

test('reports no price for a model that Ollama forwards, since it does not run here', async () => {
  const ben = await app.as('ben');
  const { baseUrl = '' } = (await ben.call(findModels)).servers[0] ?? {};
  const saved = await ben.call(saveModelChoice, {
    provider: 'openai-compatible',
    model: 'gpt-oss:120b-cloud',
    baseUrl,
    monthlyTokenCap: null,
  });
  expect(saved.price).toEqual({ kind: 'unknown' });
});

test('rejects visitors, and more than twenty searches in ten minutes', async () => {
  await expect(app.visitor().call(findModels)).rejects.toMatchObject({ status: 401 });
  const cleo = await app.as('cleo');
  for (let count = 0; count < 20; count++) await cleo.call(findModels);
  await expect(cleo.call(findModels)).rejects.toMatchObject({ status: 429 });
});
