import { afterAll, beforeAll, expect, test } from 'vitest';
import * as drafts from '#contract/drafts.ts';
import { FAKE_USAGE } from '#server/adapters/llm/testing/fake-answer.ts';
import { createDraftsApp, type DraftsApp } from '#test/drafts-app.ts';

let app: DraftsApp;
beforeAll(async () => {
  app = await createDraftsApp();
});
afterAll(() => app.close());

const ASKED = { topic: 'How do you chase late invoices?', subreddit: 'saas' };
const ANSWER = JSON.stringify({ title: 'Early reminders', content: 'An early reminder does more.' });

test('returns the token usage that the model reported, and its cost', async () => {
  const ada = await app.as('ada');
  await app.choose(ada);
  app.script.now = () => ({ kind: 'text', text: ANSWER });
  const { usage } = await ada.call(drafts.generateContent, ASKED);
  expect(usage).toEqual({ ...FAKE_USAGE, price: { kind: 'free', place: 'here' } });
});

test('returns no usage that the model did not report', async () => {
  const ben = await app.as('ben');
  await app.choose(ben);
  app.script.now = () => ({ kind: 'text', text: ANSWER, usage: 'none' });
  const draft = await ben.call(drafts.generateContent, ASKED);
  expect(draft.engine).toContain('fake-1');
  expect(draft.usage).toBeNull();
});

test('writes a single draft without the chosen model if asked to', async () => {
  const cleo = await app.as('cleo');
  await app.choose(cleo);
  app.script.now = () => ({ kind: 'text', text: ANSWER });
  const before = app.model.requests.length;
  const draft = await cleo.call(drafts.generateContent, { ...ASKED, writer: 'builtIn' });
  expect(draft).toMatchObject({ engine: 'built-in', usage: null });
  expect(app.model.requests).toHaveLength(before);
  expect(await cleo.call(drafts.readModelChoice)).toMatchObject({ model: 'fake-1', usedTokens: 0 });
  expect((await cleo.call(drafts.generateContent, ASKED)).engine).toContain('fake-1');
});

test('rejects an unknown writer', async () => {
  const dora = await app.as('dora');
  await expect(dora.call(drafts.generateContent, { ...ASKED, writer: 'ghost' })).rejects.toMatchObject({
    status: 422,
    body: { fields: { writer: expect.any(String) } },
  });
});

test('counts the tokens of an unusable answer toward the monthly limit', async () => {
  const emil = await app.as('emil');
  await app.choose(emil, 30);
  app.script.now = () => ({ kind: 'refusal', text: 'No.' });
  await expect(emil.call(drafts.generateContent, ASKED)).rejects.toMatchObject({ status: 503 });
  const { usedTokens } = await emil.call(drafts.readModelChoice);
  expect(usedTokens).toBe(FAKE_USAGE.inputTokens + FAKE_USAGE.outputTokens);
  await expect(emil.call(drafts.generateContent, ASKED)).rejects.toMatchObject({ status: 409 });
});

test('limits each workspace to sixty drafts in ten minutes, independently', async () => {
  const fay = await app.as('fay');
  const builtIn = { ...ASKED, writer: 'builtIn' } as const;
  for (let count = 0; count < 60; count++) await fay.call(drafts.generateContent, builtIn);
  await expect(fay.call(drafts.generateContent, builtIn)).rejects.toMatchObject({ status: 429 });
  expect(await (await app.as('gus')).call(drafts.generateContent, builtIn)).toMatchObject({
    engine: 'built-in',
  });
});
