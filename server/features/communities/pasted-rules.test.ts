import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveFactsFile } from '#contract/drafts.ts';
import { preflightDraft } from '#contract/preflight.ts';
import { correctRule, pasteRules, readRulesRecord, recordAnswer } from '#contract/rules-record.ts';
import { createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

const paste = (client: TestClient, name: string, text: string) =>
  client.call(pasteRules, {
    name,
    text,
    url: 'https://www.reddit.com/r/x/about/rules',
    copiedOn: '2026-11-01',
  });
const textsOf = async ({ user }: TestClient, name: string) => {
  const rows = await app.base.db
    .selectFrom('pasted_rules')
    .select('text')
    .where('workspace_id', '=', user!.workspaceId)
    .where('community_id', '=', `sandbox:${name}`)
    .orderBy('created_at')
    .execute();
  return rows.map(({ text }) => text);
};

test('keeps the last twenty versions that a workspace pastes for a community', async () => {
  const [ada, ben] = [await app.as('ada'), await app.as('ben')];
  await paste(ben, 'cheese', '1. Be kind');
  await paste(ada, 'wine', '1. Be kind');
  for (let no = 1; no <= 23; no += 1) await paste(ada, 'cheese', `1. Be kind\n2. Rule ${no}`);
  const texts = await textsOf(ada, 'cheese');
  expect(texts).toHaveLength(20);
  expect([texts[0], texts.at(-1)]).toEqual(['1. Be kind\n2. Rule 4', '1. Be kind\n2. Rule 23']);
  expect(await textsOf(ben, 'cheese')).toHaveLength(1);
  expect(await textsOf(ada, 'wine')).toHaveLength(1);
});

test('stores repeated days of a correction once', async () => {
  const cleo = await app.as('cleo');
  await paste(cleo, 'bread', '1. Be kind');
  const value = ['friday', 'monday', 'friday'];
  await cleo.call(correctRule, { name: 'bread', field: 'days', value, reason: 'Asked' });
  const { record } = await cleo.call(readRulesRecord, { name: 'bread' });
  expect(record!.rows.find(({ subject }) => subject === 'days')?.value).toEqual(['friday', 'monday']);
  const many = Array(8).fill('monday');
  const refused = cleo.call(correctRule, { name: 'bread', field: 'days', value: many, reason: 'Asked' });
  await expect(refused).rejects.toMatchObject({
    status: 422,
    body: { fields: { value: expect.any(String) } },
  });
});

test('compares a permission with the rules pasted by its own workspace', async () => {
  const [dora, emil] = [await app.as('dora'), await app.as('emil')];
  const banned = '1. Self-promotion is banned.';
  await paste(dora, 'butter', '1. Self-promotion only with permission of the moderators.');
  app.clock.advance(1_000);
  await paste(emil, 'butter', banned);
  app.clock.advance(1_000);
  const on = new Date(app.clock.now()).toISOString().slice(0, 10);
  await dora.call(recordAnswer, { name: 'butter', answer: 'granted', on, note: '' });
  app.clock.advance(1_000);
  await paste(dora, 'butter', banned);
  const text = { name: 'butter', title: 'How early?', content: 'I built Acme for that.' };
  await dora.call(saveFactsFile, { product: 'Acme', about: [] });
  const { findings } = await dora.call(preflightDraft, text);
  expect(findings).toContainEqual(expect.objectContaining({ code: 'LEAVE_OVERTAKEN' }));
});

test('rejects a text without a rule', async () => {
  const fritz = await app.as('fritz');
  await expect(paste(fritz, 'salt', '1.\n2.')).rejects.toMatchObject({
    status: 422,
    body: { fields: { text: 'Paste the rules.' } },
  });
});
