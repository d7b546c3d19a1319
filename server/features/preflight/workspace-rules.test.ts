import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveFactsFile } from '#contract/drafts.ts';
import { preflightDraft } from '#contract/preflight.ts';
import { correctRule, pasteRules, recordAnswer, removeCorrection } from '#contract/rules-record.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

const BANNED = 'coldoutreach';

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

async function maker(name: string): Promise<TestClient> {
  const client = await app.as(name);
  await client.call(saveFactsFile, { product: 'Acme', about: [] });
  return client;
}
async function verdictOf(client: TestClient, name: string, content = 'I built Acme for that.') {
  const { verdict, findings } = await client.call(preflightDraft, { name, title: 'How early?', content });
  return [verdict, ...findings.filter(({ severity }) => severity !== 'note').map(({ code }) => code)];
}

test('the moderators’ permission lifts a ban, only for the workspace that got it', async () => {
  const [ada, ben] = [await maker('ada'), await maker('ben')];
  await connectAccount(ada, { username: 'sandbox_ada' });
  await connectAccount(ben, { username: 'sandbox_ben' });
  const answer = { name: BANNED, on: '2026-11-01', note: '' };
  expect(await verdictOf(ada, BANNED)).toEqual(['blocked', 'PROMOTION_BANNED']);
  await ada.call(recordAnswer, { ...answer, answer: 'asked' });
  expect(await verdictOf(ada, BANNED)).toEqual(['blocked', 'PROMOTION_BANNED']);
  await ada.call(recordAnswer, { ...answer, answer: 'granted' });
  expect(await verdictOf(ada, BANNED)).toEqual(['pass']);
  expect(await verdictOf(ben, BANNED)).toEqual(['blocked', 'PROMOTION_BANNED']);
  await ada.call(recordAnswer, { ...answer, answer: 'refused' });
  expect(await verdictOf(ada, BANNED)).toEqual(['blocked', 'PROMOTION_BANNED']);
});

test('applies a manual correction until it is taken back', async () => {
  const cleo = await maker('cleo');
  await connectAccount(cleo, { username: 'sandbox_cleo' });
  const field = { name: 'entrepreneur', field: 'promotion' } as const;
  expect(await verdictOf(cleo, 'entrepreneur')).toEqual(['pass']);
  await cleo.call(correctRule, { ...field, value: 'banned', reason: 'A moderator told me so.' });
  expect(await verdictOf(cleo, 'entrepreneur')).toEqual(['blocked', 'PROMOTION_BANNED']);
  await cleo.call(removeCorrection, field);
  expect(await verdictOf(cleo, 'entrepreneur')).toEqual(['pass']);
});

test('without an account, checks pasted rules like rules that were read', async () => {
  const dora = await maker('dora');
  const pasted = {
    text: '1. No self-promotion\nIt is removed.',
    url: 'https://www.reddit.com/r/pasted/about/rules',
  };
  expect(await verdictOf(dora, 'pasted')).toEqual(['warned', 'RULES_UNKNOWN']);
  await dora.call(pasteRules, { name: 'pasted', ...pasted, copiedOn: '2026-11-01' });
  expect(await verdictOf(dora, 'pasted')).toEqual(['blocked', 'PROMOTION_BANNED']);
  expect(await verdictOf(dora, 'pasted', 'I wait a week.')).toEqual(['pass']);
});

test('compares the karma that the rules require with that of the connected account', async () => {
  const fay = await maker('fay');
  await connectAccount(fay, { username: 'sandbox_ada' });
  const paste = (karma: number) => ({
    name: 'karmagate',
    text: `1. Accounts\nYou need ${karma} karma to post.`,
    url: 'https://www.reddit.com/r/karmagate/about/rules',
    copiedOn: '2026-11-01',
  });
  await fay.call(pasteRules, paste(900_000));
  expect(await verdictOf(fay, 'karmagate', 'I wait a week.')).toEqual(['warned', 'ACCOUNT_GATE']);
  await fay.call(pasteRules, paste(1));
  expect(await verdictOf(fay, 'karmagate', 'I wait a week.')).toEqual(['pass']);
});
