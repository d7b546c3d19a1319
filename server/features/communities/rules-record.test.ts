import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readCommunityRules } from '#contract/communities.ts';
import * as records from '#contract/rules-record.ts';
import { VERDICT_SENTENCES } from '#core/communities/rules/promotion-verdict.ts';
import type { UserContext } from '#server/context.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { communityId } from './community-id.ts';
import { findPromotionRules } from './find-promotion-rules.ts';
import { findEffectiveRules } from './find-effective-rules.ts';

const URL = 'https://www.reddit.com/r/marketing/about/rules';
const PASTED = {
  text: '1. No promotion\nNone at all.\n2. No links\nThey are removed.',
  url: URL,
  copiedOn: '2026-11-01',
};

let app: PlatformApp;
let ada: TestClient;
let ben: TestClient;
beforeAll(async () => {
  app = await createPlatformApp();
  ada = await app.as('ada');
  ben = await app.as('ben');
  for (const client of [ada, ben]) await connectAccount(client, { username: 'sandbox_ada' });
});
afterEach(() => app.sandbox.control({ reset: true }));
afterAll(() => app.close());

const read = (client: TestClient, name: string) => client.call(records.readRulesRecord, { name });
async function rowOf(client: TestClient, name: string, subject: records.RecordSubject) {
  const { record } = await read(client, name);
  return record!.rows.find((row) => row.subject === subject)!;
}
const effectiveRulesOf = ({ user }: TestClient, name: string) => {
  const { userId, workspaceId } = user!;
  const ctx: UserContext = {
    ...app.base,
    actor: { kind: 'user', userId, workspaceId, sessionId: 'ses_test' },
  };
  return findEffectiveRules(ctx, workspaceId, { name, purpose: 'reply' });
};
const refusedFor = (field: string) => ({ status: 422, body: { fields: { [field]: expect.any(String) } } });

test('shows each finding with its quote, source and time', async () => {
  const { record, pasted, leave, modmailUrl } = await read(ada, 'saas');
  expect(record).toMatchObject({
    source: 'platform',
    url: expect.stringContaining('/r/saas/'),
    readAt: new Date(app.clock.now()).toISOString(),
    isCurrent: true,
    isInEnglish: true,
  });
  expect(await rowOf(ada, 'saas', 'quotaDays')).toMatchObject({
    severity: 'care',
    words: 'At most once in 60 days',
    value: 60,
    quote: expect.stringContaining('in 60 days'),
    correction: null,
  });
  expect([pasted, leave]).toEqual([null, null]);
  expect(modmailUrl).toMatch(/\/message\/compose$/);
});

test('stores the promotion verdict as shown in the findings, including the conditions of a permission', async () => {
  const { findings } = await ada.call(readCommunityRules, { name: 'entrepreneur' });
  const id = communityId('sandbox', 'entrepreneur');
  const verdict = (await findPromotionRules(app.base, [id], null)).get(id);
  expect(verdict).toBe('limited');
  expect(findings.map(({ text }) => text)).toContain(VERDICT_SENTENCES[verdict!]);
});

test('treats pasted rules like others, with their URL and day, and lets users remove them', async () => {
  await app.sandbox.control({ fault: { endpoint: 'rules', kind: 'error-before', status: 503, times: 50 } });
  expect(await read(ada, 'marketing')).toMatchObject({
    record: null,
    message: expect.stringContaining('Check them in the sandbox'),
  });
  await ada.call(records.pasteRules, { name: 'marketing', ...PASTED });
  const { record, pasted } = await read(ada, 'marketing');
  expect(record).toMatchObject({ source: 'pasted', url: URL, readAt: '2026-11-01T00:00:00.000Z' });
  expect(record!.rules).toHaveLength(2);
  expect(await rowOf(ada, 'marketing', 'promotion')).toMatchObject({ words: 'Not allowed' });
  expect(pasted).toEqual({ text: PASTED.text, url: URL, copiedAt: '2026-11-01T00:00:00.000Z' });
  expect(record!.unread).toEqual([]);
  const first = (await effectiveRulesOf(ada, 'marketing'))!.version;
  await ada.call(records.pasteRules, { name: 'Marketing', ...PASTED, text: '1. Be kind\n2. No links' });
  expect((await effectiveRulesOf(ada, 'marketing'))!.version).not.toBe(first);
  const many = Array.from({ length: 61 }, (_, at) => `${at + 1}. Be kind`).join('\n');
  await ada.call(records.pasteRules, { name: 'marketing', ...PASTED, text: many });
  const cut = await read(ada, 'marketing');
  expect(cut.record!.unread).toEqual(['Only the first 60 of the pasted rules were read.']);
  await ada.call(records.removePastedRules, { name: 'marketing' });
  expect(await read(ada, 'marketing')).toMatchObject({ record: null, pasted: null });
});

test('replaces a finding by a correction, shows its author, time and reason, and lets users undo it', async () => {
  const why = { reason: 'A moderator told me', name: 'webdev' };
  await ada.call(records.correctRule, { ...why, field: 'links', value: 'limited' });
  await ada.call(records.correctRule, { ...why, field: 'links', value: 'banned' });
  expect(await rowOf(ada, 'webdev', 'links')).toMatchObject({
    severity: 'stop',
    words: 'Not allowed',
    correction: {
      reason: 'A moderator told me',
      by: 'ada',
      instead: null,
      at: expect.stringContaining('2026-11-02'),
    },
  });
  const { findings } = await ada.call(readCommunityRules, { name: 'webdev' });
  expect(findings).toContainEqual({
    severity: 'stop',
    text: 'Links aren’t allowed.',
    because: null,
    corrected: 'A moderator told me',
  });
  const corrected = await effectiveRulesOf(ada, 'webdev');
  expect(corrected!.reading).toMatchObject({ links: 'banned', corrections: [{ field: 'links' }] });
  await ada.call(records.removeCorrection, { name: 'webdev', field: 'links' });
  expect(await rowOf(ada, 'webdev', 'links')).toMatchObject({ correction: null });
  expect((await effectiveRulesOf(ada, 'webdev'))!.version).not.toBe(corrected!.version);
});

test('keeps only one of several concurrent corrections of a field', async () => {
  const values = ['banned', 'allowed', 'limited', 'permission'];
  const asked = values.map((value) => ({
    name: 'atonce',
    field: 'promotion' as const,
    value,
    reason: value,
  }));
  await Promise.all(asked.map((each) => ada.call(records.correctRule, each)));
  const standing = await app.base.db
    .selectFrom('rules_corrections')
    .select('value')
    .where('community_id', 'like', '%:atonce')
    .where('removed_at', 'is', null)
    .execute();
  expect(standing).toHaveLength(1);
});

test('applies a corrected AI-text ban to posts and comments alike', async () => {
  const bansOf = async () => (await ada.call(readCommunityRules, { name: 'webdev' })).aiTextBans;
  expect(await bansOf()).toEqual(['post', 'link', 'comment']);
  const why = { name: 'webdev', field: 'aiText', reason: 'Asked' } as const;
  await ada.call(records.correctRule, { ...why, value: 'allowed' });
  expect(await bansOf()).toEqual([]);
  await ada.call(records.removeCorrection, why);
  expect(await bansOf()).toHaveLength(3);
});

test('stores all of the moderators’ answers, and applies the last one', async () => {
  const answer = { name: 'reactjs', on: '2026-11-01', note: '' } as const;
  await ada.call(records.recordAnswer, { ...answer, answer: 'asked' });
  const asked = (await effectiveRulesOf(ada, 'reactjs'))!.version;
  await ada.call(records.recordAnswer, { ...answer, answer: 'granted', note: 'Once a month' });
  expect((await read(ada, 'reactjs')).leave).toEqual({
    answer: 'granted',
    at: '2026-11-01T00:00:00.000Z',
    note: 'Once a month',
  });
  const granted = await effectiveRulesOf(ada, 'reactjs');
  expect(granted!.leave).toMatchObject({ answer: 'granted' });
  expect(granted!.version).not.toBe(asked);
});

test.each([
  [records.pasteRules, { ...PASTED, text: ' ' }, 'text'],
  [records.pasteRules, { ...PASTED, text: '-\n\n' + 'x'.repeat(20_001) }, 'text'],
  [records.pasteRules, { ...PASTED, url: 'a wiki' }, 'url'],
  [records.pasteRules, { ...PASTED, copiedOn: '2099-01-01' }, 'copiedOn'],
  [records.pasteRules, { ...PASTED, copiedOn: 'today' }, 'copiedOn'],
  [records.correctRule, { field: 'links', value: 'tag', reason: 'So' }, 'value'],
  [records.correctRule, { field: 'links', value: 'banned', reason: ' ' }, 'reason'],
  [records.correctRule, { field: 'karma', value: 50, reason: 'So' }, 'field'],
  [records.removeCorrection, { field: 'karma' }, 'field'],
  [records.recordAnswer, { answer: 'maybe', on: '2026-11-01', note: '' }, 'answer'],
  [records.recordAnswer, { answer: 'granted', on: '2099-01-01', note: '' }, 'on'],
] as const)('rejects invalid input and stores nothing (%#)', async (endpoint, input, field) => {
  const before = await read(ada, 'programming');
  await expect(ada.call(endpoint, { name: 'programming', ...input })).rejects.toMatchObject(
    refusedFor(field),
  );
  expect(await read(ada, 'programming')).toEqual(before);
});

test("hides a workspace's additions from strangers and lets them change nothing", async () => {
  const name = 'startups';
  const before = await effectiveRulesOf(ben, name);
  await ada.call(records.pasteRules, { name, ...PASTED });
  await ada.call(records.correctRule, { name, field: 'aiText', value: 'banned', reason: 'Asked' });
  await ada.call(records.recordAnswer, { name, answer: 'granted', on: '2026-11-01', note: 'Secret' });
  const own = await read(ada, name);
  expect(await read(ben, name)).toMatchObject({ pasted: null, leave: null });
  expect((await read(ben, name)).record!.rows.filter(({ correction }) => correction)).toEqual([]);
  expect(await effectiveRulesOf(ben, name)).toEqual(before);
  await ben.call(records.removePastedRules, { name });
  await ben.call(records.removeCorrection, { name, field: 'aiText' });
  await ben.call(records.recordAnswer, { name, answer: 'refused', on: '2026-11-01', note: '' });
  expect(await read(ada, name)).toEqual(own);
});

test('requires visitors to sign in', async () => {
  const visitor = app.visitor();
  const answer = { answer: 'asked', on: '2026-11-01', note: '' } as const;
  for (const call of [
    () => visitor.call(records.readRulesRecord, { name: 'saas' }),
    () => visitor.call(records.pasteRules, { name: 'saas', ...PASTED }),
    () => visitor.call(records.removePastedRules, { name: 'saas' }),
    () => visitor.call(records.correctRule, { name: 'saas', field: 'links', value: 'banned', reason: 'So' }),
    () => visitor.call(records.removeCorrection, { name: 'saas', field: 'links' }),
    () => visitor.call(records.recordAnswer, { name: 'saas', ...answer }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 401 });
});
