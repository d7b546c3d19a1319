import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateContent, saveFactsFile } from '#contract/drafts.ts';
import { createPost } from '#contract/posts.ts';
import { preflightDraft } from '#contract/preflight.ts';
import { createDraftsApp, type DraftsApp } from '#test/drafts-app.ts';
import { connectAccount } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

let app: DraftsApp;
let ada: TestClient;
beforeAll(async () => {
  app = await createDraftsApp();
  ada = await app.as('ada');
  await connectAccount(ada, { username: 'sandbox_ada' });
  await ada.call(saveFactsFile, { product: 'Ledgerlily', about: ['Ledgerlily sends reminders.'] });
});
afterAll(() => app.close());

const ASKED = { topic: 'How do you chase late invoices?', subreddit: 'startups' };
const noteOf = (notes: readonly { text: string }[]) =>
  notes.find(({ text }) => text.startsWith('Written without'));

test('leaves out the product where a mention would be blocked, and says why', async () => {
  const { title, content, notes } = await ada.call(generateContent, ASKED);
  expect(content).not.toContain('Ledgerlily');
  expect(noteOf(notes)).toEqual({
    kind: 'suggestion',
    text: 'Written without Ledgerlily: r/startups takes promotion only in its thread.',
  });
  const { findings } = await ada.call(preflightDraft, { name: 'startups', title, content });
  expect(findings.filter(({ severity }) => severity === 'block')).toEqual([]);
});

test('in a comment, leaves out the product only if promotion belongs in a dedicated thread', async () => {
  const draft = (subreddit: string) =>
    ada.call(generateContent, { ...ASKED, subreddit, contentType: 'comment' });
  const there = await draft('startups');
  expect(there.content).not.toContain('Ledgerlily');
  expect(noteOf(there.notes)?.text).toContain('takes promotion only in its thread');
  const elsewhere = await draft('saas');
  expect(noteOf(elsewhere.notes)).toBeUndefined();
});

test('the planned post that the draft is for does not count as another mention', async () => {
  const asked = { topic: 'How do you word reminders for late invoices?', subreddit: 'saas' };
  const { title, content } = await ada.call(generateContent, asked);
  const mention = `${content}\n\nDisclosure: I work on Ledgerlily.`;
  const planned = { title: title ?? '', content: mention, subreddit: 'saas', status: 'scheduled' as const };
  const scheduledAt = new Date(app.clock.now() + 3 * 86_400_000).toISOString();
  const { id: postId } = await ada.call(createPost, { ...planned, scheduledAt });
  expect(noteOf((await ada.call(generateContent, { ...asked, postId })).notes)).toBeUndefined();
  const other = await ada.call(generateContent, asked);
  expect(noteOf(other.notes)?.text).toContain('Another mention there is planned');
});

test('keeps the product if the authors name it themselves', async () => {
  const topic = 'Ledgerlily: how do you chase late invoices?';
  const { title, content, notes } = await ada.call(generateContent, { ...ASKED, topic });
  expect(`${title} ${content}`).toContain('Ledgerlily');
  expect(noteOf(notes)).toBeUndefined();
});

test('asks a model to leave out the product, and enforces that in its text', async () => {
  await app.choose(ada);
  let prompt = '';
  app.script.now = (asked: unknown) => {
    prompt = JSON.stringify(asked);
    const content = 'An early reminder does more than a late one. Try Ledgerlily for that.';
    return { kind: 'text', text: JSON.stringify({ title: 'Early reminders', content }) };
  };
  const { content, notes } = await ada.call(generateContent, ASKED);
  expect(prompt).toContain('Do not mention the product');
  expect(content).not.toContain('Ledgerlily');
  expect(noteOf(notes)).toBeDefined();
});

test('does not apply rules for posts to a comment', async () => {
  const adviceOn = async (contentType: 'post' | 'comment') => {
    const topic = 'Ledgerlily: how do you word reminders for late invoices?';
    const { advice, notes } = await ada.call(generateContent, { topic, subreddit: 'webdev', contentType });
    return JSON.stringify({ advice, notes });
  };
  expect(await adviceOn('post')).toMatch(/saturday/i);
  expect(await adviceOn('comment')).not.toMatch(/saturday/i);
});
