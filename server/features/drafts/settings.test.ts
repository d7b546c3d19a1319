import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as drafts from '#contract/drafts.ts';
import { findModels } from '#contract/drafting/models.ts';
import { startFakeOpenAi } from '#server/adapters/llm/testing/start-fake-openai.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';

const KEY = 'sk-test-0123456789abcdef';
const openai = { provider: 'openai', model: 'gpt-test', apiKey: KEY, monthlyTokenCap: null } as const;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    AI_PROVIDER: 'anthropic',
    AI_MODEL: 'claude-test',
    AI_API_KEY: 'installation-key',
  });
});
afterAll(() => app.close());

const storedKeyOf = async (client: TestClient) => {
  const row = await app.base.db
    .selectFrom('model_choices')
    .select('api_key')
    .where('workspace_id', '=', client.user!.workspaceId)
    .executeTakeFirst();
  return row?.api_key ?? null;
};

describe('the model', () => {
  test('the model is the installation’s until a workspace chooses its own', async () => {
    const ada = await app.as('ada');
    expect(await ada.call(drafts.readModelChoice)).toMatchObject({
      provider: 'anthropic',
      model: 'claude-test',
      source: 'installation',
      hasKey: true,
      usedTokens: 0,
      month: '2026-11',
    });
    const saved = await ada.call(drafts.saveModelChoice, { ...openai, monthlyTokenCap: 5_000 });
    expect(saved).toMatchObject({ provider: 'openai', source: 'workspace', monthlyTokenCap: 5_000 });
    expect(await ada.call(drafts.readModelChoice)).toEqual(saved);
  });

  test('the API key is stored encrypted and never returned', async () => {
    const ben = await app.as('ben');
    const saved = await ben.call(drafts.saveModelChoice, openai);
    expect(saved.hasKey).toBe(true);
    expect(JSON.stringify(saved)).not.toContain(KEY);
    const stored = await storedKeyOf(ben);
    expect(stored).not.toContain(KEY);
    const cell = { table: 'model_choices', id: ben.user!.workspaceId, column: 'api_key' };
    expect(app.base.cipher.open(String(stored), cell)).toBe(KEY);
  });

  test('keeps the API key if the form omits it, and deletes it if it is cleared', async () => {
    const cleo = await app.as('cleo');
    await cleo.call(drafts.saveModelChoice, openai);
    const { apiKey: _, ...withoutKey } = openai;
    const kept = await cleo.call(drafts.saveModelChoice, { ...withoutKey, model: 'gpt-other' });
    expect(kept).toMatchObject({ model: 'gpt-other', hasKey: true });
    const cleared = cleo.call(drafts.saveModelChoice, { ...openai, apiKey: null });
    await expect(cleared).rejects.toMatchObject({
      status: 422,
      body: { fields: { apiKey: expect.any(String) } },
    });
  });

  test('a model on another server gets neither the stored key nor the installation’s', async () => {
    const dora = await app.as('dora');
    const { apiKey: _, ...withoutKey } = openai;
    const refused = { status: 422, body: { fields: { apiKey: 'OpenAI needs an API key.' } } };
    await expect(dora.call(drafts.saveModelChoice, withoutKey)).rejects.toMatchObject(refused);
    const anthropic = { ...withoutKey, provider: 'anthropic', model: 'claude-other' } as const;
    await expect(dora.call(drafts.saveModelChoice, anthropic)).rejects.toMatchObject({ status: 422 });
    await dora.call(drafts.saveModelChoice, openai);
    // Both models use the provider's default address, which has no base URL.
    await expect(dora.call(drafts.saveModelChoice, anthropic)).rejects.toMatchObject({ status: 422 });
    await dora.call(drafts.saveModelChoice, { ...withoutKey, baseUrl: 'https://proxy.example/v1' });
    expect(await storedKeyOf(dora)).toBeNull();
  });

  test.each([
    ['model', { ...openai, model: null }],
    ['model', { ...openai, model: 'x'.repeat(201) }],
    ['baseUrl', { ...openai, provider: 'openai-compatible' as const }],
    ['baseUrl', { ...openai, baseUrl: 'ftp://example.com' }],
    ['apiKey', { ...openai, apiKey: 'a key with spaces' }],
    ['monthlyTokenCap', { ...openai, monthlyTokenCap: -1 }],
    ['provider', { ...openai, provider: 'magic' }],
  ])('rejects an invalid %s of a model, and stores nothing', async (field, choice) => {
    const emil = await app.as('emil');
    await expect(emil.call(drafts.saveModelChoice, choice)).rejects.toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) } },
    });
    expect(await storedKeyOf(emil)).toBeNull();
  });

  test('model settings are hidden from strangers and visitors', async () => {
    const [fritz, gina] = [await app.as('fritz'), await app.as('gina')];
    await fritz.call(drafts.saveModelChoice, openai);
    expect(await gina.call(drafts.readModelChoice)).toMatchObject({ source: 'installation' });
    for (const endpoint of [drafts.readModelChoice, drafts.readFactsFile])
      await expect(app.visitor().call(endpoint)).rejects.toMatchObject({ status: 401 });
  });

  test('with open sign-ups and no allowlist, models cannot be searched for', async () => {
    const olga = await app.as('olga');
    expect(await olga.call(drafts.readModelChoice)).toMatchObject({ localModels: 'closed' });
    const { servers } = await olga.call(findModels);
    expect(servers.map(({ state }) => state)).toEqual(['notAllowed', 'notAllowed']);
  });

  test('with open sign-ups, calls no model at an address of this network', async () => {
    const server = await startFakeOpenAi([{ kind: 'text', text: 'yes' }]);
    const paul = await app.as('paul');
    const { ok } = await paul.call(drafts.testModelChoice, {
      provider: 'openai-compatible',
      model: 'a-model',
      baseUrl: server.baseUrl,
      monthlyTokenCap: null,
    });
    await server.stop();
    expect({ ok, asked: server.requests.length }).toEqual({ ok: false, asked: 0 });
  });

  test('the built-in composer can always be tested', async () => {
    const hugo = await app.as('hugo');
    const builtin = { provider: 'builtin', model: null, monthlyTokenCap: null };
    expect(await hugo.call(drafts.testModelChoice, builtin)).toMatchObject({ ok: true });
  });

  test('a model can be tested twenty times in ten minutes', async () => {
    const ina = await app.as('ina');
    const builtin = { provider: 'builtin', model: null, monthlyTokenCap: null };
    for (let count = 0; count < 20; count++) await ina.call(drafts.testModelChoice, builtin);
    await expect(ina.call(drafts.testModelChoice, builtin)).rejects.toMatchObject({ status: 429 });
    app.clock.advance(10 * 60_000);
    await expect(ina.call(drafts.testModelChoice, builtin)).resolves.toMatchObject({ ok: true });
  });
});

describe('the facts file', () => {
  test('the facts start empty, and keep what was saved, without empty lines', async () => {
    const ada = await app.as('jana');
    expect(await ada.call(drafts.readFactsFile)).toEqual({ product: null, about: [] });
    const saved = await ada.call(drafts.saveFactsFile, {
      product: ' Threadwell ',
      about: ['We are two people.', '  ', 'It is open source.'],
    });
    expect(saved).toEqual({ product: 'Threadwell', about: ['We are two people.', 'It is open source.'] });
    expect(await ada.call(drafts.readFactsFile)).toEqual(saved);
  });

  test('saving replaces all facts', async () => {
    const karl = await app.as('karl');
    await karl.call(drafts.saveFactsFile, { product: 'Old', about: ['one', 'two'] });
    expect(await karl.call(drafts.saveFactsFile, { product: '', about: ['three'] })).toEqual({
      product: null,
      about: ['three'],
    });
  });

  test('the facts belong to their workspace', async () => {
    const [lena, max] = [await app.as('lena'), await app.as('max')];
    await lena.call(drafts.saveFactsFile, { product: 'Secret', about: ['Nobody else knows.'] });
    expect(await max.call(drafts.readFactsFile)).toEqual({ product: null, about: [] });
  });

  test.each([
    ['product', { product: 'x'.repeat(81), about: [] }],
    ['about.1', { product: null, about: ['fine', 'x'.repeat(301)] }],
    ['about', { product: null, about: Array.from({ length: 51 }, () => 'x') }],
  ])('rejects an invalid %s of the facts', async (field, facts) => {
    const nora = await app.as('nora');
    await expect(nora.call(drafts.saveFactsFile, facts)).rejects.toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) } },
    });
  });
});
