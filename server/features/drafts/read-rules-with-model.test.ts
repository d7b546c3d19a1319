import { afterAll, beforeAll, expect, test } from 'vitest';
import { pasteRules, readRulesRecord, readRulesWithModel } from '#contract/rules-record.ts';
import { createDraftsApp, type DraftsApp } from '#test/drafts-app.ts';
import type { TestClient } from '#test/test-client.ts';

const GERMAN = 'Regeln\n\nEigenwerbung ist hier verboten.\n\nBitte keine Links posten.';
const PASTED = { text: GERMAN, url: 'https://www.reddit.com/r/de/about/rules', copiedOn: '2026-11-01' };

let app: DraftsApp;
let ada: TestClient;
beforeAll(async () => {
  app = await createDraftsApp();
  ada = await app.as('ada');
  await ada.call(pasteRules, { name: 'de', ...PASTED });
});
afterAll(() => app.close());

const answers = (...findings: object[]) => {
  app.script.now = () => ({ kind: 'text', text: JSON.stringify({ findings }) });
};
const banned = { field: 'promotion', value: 'banned', sentence: 'Eigenwerbung ist hier verboten.' };
const ask = (client: TestClient, name = 'de') => client.call(readRulesWithModel, { name });

test('rejects the request without a model', async () => {
  await expect(ask(ada)).rejects.toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Settings') },
  });
});

test('adds only findings whose quote is in the rules, and leaves the record unchanged', async () => {
  await app.choose(ada);
  const before = await ada.call(readRulesRecord, { name: 'de' });
  expect(before.record).toMatchObject({ isInEnglish: false });
  answers(banned, { field: 'links', value: 'banned', sentence: 'Links are banned.' });
  expect(await ask(ada)).toEqual({
    engine: expect.stringContaining('fake-1'),
    findings: [{ field: 'promotion', words: 'Not allowed', quote: 'Eigenwerbung ist hier verboten.' }],
  });
  expect(await ada.call(readRulesRecord, { name: 'de' })).toEqual(before);
  expect(app.model.requests.at(-1)!.said).toContain('Eigenwerbung ist hier verboten.');
});

test('distinguishes an invalid answer from one without findings', async () => {
  answers();
  expect((await ask(ada)).findings).toEqual([]);
  app.script.now = () => ({ kind: 'text', text: 'I would rather talk about cheese.' });
  await expect(ask(ada)).rejects.toMatchObject({ status: 503 });
});

test('does not ask a model about unknown rules', async () => {
  await expect(ask(ada, 'unknown_place')).rejects.toMatchObject({ status: 409 });
});

test('sends no pasted rules to a stranger’s model, and requires visitors to sign in', async () => {
  const ben = await app.as('ben');
  await app.choose(ben);
  const asked = app.model.requests.length;
  await expect(ask(ben)).rejects.toMatchObject({ status: 409 });
  expect(app.model.requests).toHaveLength(asked);
  await expect(ask(app.visitor())).rejects.toMatchObject({ status: 401 });
});
