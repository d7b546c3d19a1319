import { afterAll, beforeAll, expect, test } from 'vitest';
import * as drafts from '#contract/drafts.ts';
import { FAKE_USAGE } from '#server/adapters/llm/testing/fake-answer.ts';
import { createDraftsApp, type DraftsApp } from '#test/drafts-app.ts';

const LIMIT = FAKE_USAGE.inputTokens + FAKE_USAGE.outputTokens;
const ASKED = { topic: 'How do you chase late invoices?', subreddit: 'saas' };
const ANSWER = JSON.stringify({ title: 'Early reminders', content: 'An early reminder does more.' });

let app: DraftsApp;
beforeAll(async () => {
  app = await createDraftsApp((AI_BASE_URL) => ({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'fake-1',
    AI_BASE_URL,
    AI_MONTHLY_TOKENS: String(LIMIT),
  }));
  app.script.now = () => ({ kind: 'text', text: ANSWER });
});
afterAll(() => app.close());

test('limits how many tokens a workspace may use with the installation’s model, and says what to do', async () => {
  const ada = await app.as('ada');
  expect(await ada.call(drafts.readModelChoice)).toMatchObject({ usedTokens: 0, monthlyTokenCap: LIMIT });
  await ada.call(drafts.generateContent, ASKED);
  await expect(ada.call(drafts.generateContent, ASKED)).rejects.toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/tokens are used up\. Enter a key of your own in Settings/) },
  });
  const ben = await app.as('ben');
  expect((await ben.call(drafts.generateContent, ASKED)).engine).toContain('fake-1');
});

test('counts a test of the installation’s model toward its limit, but not a test with another key', async () => {
  const eva = await app.as('eva');
  const { provider, model, baseUrl } = await eva.call(drafts.readModelChoice);
  const choice = { provider, model, baseUrl: baseUrl ?? '', monthlyTokenCap: null };
  const used = async () => (await eva.call(drafts.readModelChoice)).usedTokens;
  expect(await eva.call(drafts.testModelChoice, { ...choice, apiKey: 'sk-own' })).toMatchObject({ ok: true });
  expect(await used()).toBe(0);
  expect(await eva.call(drafts.testModelChoice, choice)).toMatchObject({ ok: true });
  expect(await used()).toBe(LIMIT);
  await expect(eva.call(drafts.testModelChoice, choice)).rejects.toMatchObject({ status: 409 });
  await expect(eva.call(drafts.generateContent, ASKED)).rejects.toMatchObject({ status: 409 });
});

test("applies only the workspace's own limit if it has its own key", async () => {
  const cleo = await app.as('cleo');
  await cleo.call(drafts.generateContent, ASKED);
  await app.choose(cleo);
  expect((await cleo.call(drafts.generateContent, ASKED)).engine).toContain('fake-1');
});

test('keeps the server’s key and its limit when a monthly limit is saved', async () => {
  const key = 'sk-of-the-server';
  const keyed = await createDraftsApp((AI_BASE_URL) => ({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'fake-1',
    AI_BASE_URL,
    AI_API_KEY: key,
    AI_MONTHLY_TOKENS: '5000',
  }));
  keyed.script.now = () => ({ kind: 'text', text: ANSWER });
  const dora = await keyed.as('dora');
  const { provider, model, baseUrl } = await dora.call(drafts.readModelChoice);
  const choice = { provider, model, baseUrl: baseUrl ?? '' };
  expect(await dora.call(drafts.saveModelChoice, { ...choice, monthlyTokenCap: 1000 })).toMatchObject({
    hasKey: true,
    monthlyTokenCap: 1000,
  });
  await dora.call(drafts.generateContent, ASKED);
  expect(keyed.model.requests.at(-1)?.headers['authorization']).toBe(`Bearer ${key}`);
  expect(await dora.call(drafts.saveModelChoice, { ...choice, monthlyTokenCap: null })).toMatchObject({
    monthlyTokenCap: 5000,
  });
  const elsewhere = { ...choice, model: 'another', monthlyTokenCap: null };
  expect(await dora.call(drafts.saveModelChoice, elsewhere)).toMatchObject({ hasKey: false });
  await keyed.close();
});
