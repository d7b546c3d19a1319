import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateContent, saveFactsFile } from '#contract/drafts.ts';
import * as posts from '#contract/posts.ts';
import { confirmClaim, preflightDraft } from '#contract/preflight.ts';
import { createDraftsApp, type DraftsApp } from '#test/drafts-app.ts';
import type { Generated } from '#core/posts/decide-own-words.ts';
import { connectAccount } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

let app: DraftsApp;
beforeAll(async () => {
  app = await createDraftsApp();
});
afterAll(() => app.close());

const CLAIMS = [
  'Forty agencies switched to us last month.',
  'Studies show that two thirds of invoices are paid late.',
  'Pingbird has a native iOS app.',
];
const CONTENT = `Reminders before the due date help. ${CLAIMS.join(' ')} What do you do?`;

async function writer(name: string): Promise<TestClient> {
  const client = await app.as(name);
  await connectAccount(client, { username: 'sandbox_ada' });
  await client.call(saveFactsFile, { product: 'Pingbird', about: ['It has no mobile app.'] });
  await app.choose(client);
  return client;
}
const draft = (client: TestClient) => {
  app.script.now = () => ({ kind: 'text', text: JSON.stringify({ title: 'Late payers', content: CONTENT }) });
  return client.call(generateContent, {
    topic: 'How do you chase late invoices?',
    subreddit: 'entrepreneur',
  });
};
const post = {
  title: 'Late payers',
  subreddit: 'entrepreneur',
  status: 'published' as const,
  generated: { title: 'Late payers', content: CONTENT },
};
const claimsIn = async (
  client: TestClient,
  content: string,
  generated: Generated | null = post.generated,
) => {
  const { findings } = await client.call(preflightDraft, {
    name: post.subreddit,
    title: post.title,
    content,
    generated,
  });
  return findings.flatMap(({ claim }) => claim ?? []);
};

test("keeps a model's claims in the draft, and blocks publishing until each claim is confirmed or removed", async () => {
  const ada = await writer('ada');
  const { content, notes } = await draft(ada);
  for (const claim of CLAIMS) expect(content).toContain(claim);
  expect(notes.filter(({ kind }) => kind === 'claim').length).toBeGreaterThanOrEqual(CLAIMS.length);
  expect(await claimsIn(ada, content)).toEqual(CLAIMS);
  await expect(ada.call(posts.createPost, { ...post, content })).rejects.toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/Nothing you said supports this.*Confirm that it is true/s) },
  });
  const [agencies = '', studies = '', app_ = ''] = CLAIMS;
  const removed = content.replace(`${app_} `, '');
  await ada.call(confirmClaim, { sentence: agencies });
  expect(await claimsIn(ada, removed)).toEqual([studies]);
  await ada.call(confirmClaim, { sentence: studies });
  expect(await claimsIn(ada, removed)).toEqual([]);
  const body = { ...post, content: `${removed}\n\nDisclosure: I work on Pingbird.` };
  expect(await ada.call(posts.createPost, body)).toMatchObject({ status: 'published' });
});

test('removes claims that name someone else or contradict the facts, with the sentences that refer to them', async () => {
  const jo = await writer('jo');
  const content =
    'Reminders help. The team at Basecamp switched to us last month. It worked: 87% of them stayed. ' +
    'Pingbird has a mobile app. What do you do?';
  app.script.now = () => ({ kind: 'text', text: JSON.stringify({ title: 'Late payers', content }) });
  const asked = {
    topic: 'How do you chase late invoices?',
    subreddit: 'entrepreneur',
    ctaStyle: 'direct',
  } as const;
  const made = await jo.call(generateContent, asked);
  expect(made.content).toMatch(/^Reminders help\. What do you do\?/);
  const left = made.notes.filter(({ kind }) => kind === 'changed').map(({ text }) => text);
  expect(left).toEqual([
    'Left out: a sentence about people or companies that you didn’t mention.',
    'Left out: a sentence that contradicted what you said.',
  ]);
});

test('does not ask about a confirmed claim again', async () => {
  const bea = await writer('bea');
  const { content } = await draft(bea);
  for (const sentence of CLAIMS) await bea.call(confirmClaim, { sentence });
  const again = await draft(bea);
  expect(again.notes.filter(({ kind }) => kind === 'claim')).toEqual([]);
  expect(await claimsIn(bea, content)).toEqual([]);
});

test('only the draft’s own author can confirm its claims', async () => {
  const [cleo, dora] = [await writer('cleo'), await writer('dora')];
  const { content } = await draft(cleo);
  expect(await claimsIn(dora, content)).toEqual([]);
  await expect(dora.call(confirmClaim, { sentence: CLAIMS[0] ?? '' })).rejects.toMatchObject({ status: 404 });
  expect(await claimsIn(cleo, content)).toEqual(CLAIMS);
});

test('claims block only a text that started as a model’s draft', async () => {
  const eve = await writer('eve');
  await draft(eve);
  const typed = 'I work at an agency. Forty agencies switched to us last month.';
  expect(await claimsIn(eve, typed, null)).toEqual([]);
  expect(await claimsIn(eve, typed, { ...post.generated, byModel: false })).toEqual([]);
  expect(await claimsIn(eve, typed, { ...post.generated, byModel: true })).not.toEqual([]);
});

test('confirms only the claim that the author has read', async () => {
  const finn = await writer('finn');
  const { content } = await draft(finn);
  for (const sentence of ['Agencies.', 'Forty agencies switched to us', `${CLAIMS[0]} ${CLAIMS[1]}`])
    await expect(finn.call(confirmClaim, { sentence })).rejects.toMatchObject({ status: 404 });
  expect(await claimsIn(finn, content)).toEqual(CLAIMS);
});

test('confirms a claim only in its own workspace', async () => {
  const [gil, hal] = [await writer('gil'), await writer('hal')];
  const { content } = await draft(gil);
  await draft(hal);
  const [sentence = '', ...others] = CLAIMS;
  await gil.call(confirmClaim, { sentence });
  expect(await claimsIn(gil, content)).toEqual(others);
  expect(await claimsIn(hal, content)).toEqual(CLAIMS);
});

test('treats a claim listed as a fact as confirmed', async () => {
  const ida = await writer('ida');
  const { content } = await draft(ida);
  const [listed = '', ...others] = CLAIMS;
  await ida.call(saveFactsFile, { product: 'Pingbird', about: [listed] });
  expect(await claimsIn(ida, content)).toEqual(others);
});
