import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPost } from '#contract/posts.ts';
import { exportUser } from '#contract/session.ts';
import { readVoice, saveVoice, writeVariant } from '#contract/drafting/variants.ts';
import { TEST_PASSWORD } from '#test/factories.ts';
import { createDraftsApp, type DraftsApp } from '#test/drafts-app.ts';
import type { TestClient } from '#test/test-client.ts';

let app: DraftsApp;
beforeAll(async () => {
  app = await createDraftsApp();
});
afterAll(() => app.close());

const DRAFT = { title: 'Late payers', content: 'Late payers are mostly disorganised. What do you do?' };
const ASKED = {
  topic: 'How do you chase late invoices?',
  subreddit: 'saas',
  way: 'shorter',
  draft: DRAFT,
  generated: DRAFT,
} as const;
const answer = (content: string) => {
  app.script.now = () => ({ kind: 'text', text: JSON.stringify({ title: 'Late payers', content }) });
};

/** Publishes posts, oldest first. */
async function publish(client: TestClient, contents: readonly string[], more: object = {}) {
  for (const [at, content] of contents.entries()) {
    const { id } = await client.call(createPost, {
      title: `Post ${at}`,
      content,
      subreddit: 'saas',
      ...more,
    });
    const out = { phase: 'published', published_at: app.clock.now() + at, origin: 'api' } as const;
    await app.base.db.updateTable('posts').set(out).where('id', '=', id).execute();
  }
}

test('rewrites the draft with a model from the same material, under the same constraints', async () => {
  const ada = await app.as('ada');
  await app.choose(ada);
  answer(
    'Late payers are disorganised. See https://badferry.example. It is used by 200 teams. What do you do?',
  );
  const { content, engine, notes } = await ada.call(writeVariant, {
    ...ASKED,
    answers: [{ question: 'before', text: 'we had no reminders' }],
  });
  expect(engine).toBe('openai-compatible/fake-1');
  expect(content).toContain('Late payers are disorganised.');
  expect(content).not.toContain('badferry');
  expect(notes).toContainEqual(expect.objectContaining({ kind: 'claim', quote: '200 teams' }));
  const said = app.model.requests.at(-1)?.said ?? '';
  for (const words of [ASKED.topic, DRAFT.content, 'we had no reminders', 'Make DRAFT shorter'])
    expect(said).toContain(words);
});

test('accepts what the author added to the draft, and keeps unconfirmed claims marked', async () => {
  const ada = await app.as('ada');
  await app.choose(ada);
  const draft = { ...DRAFT, content: 'I phone every client on Mondays. It is used by 200 teams.' };
  answer(draft.content);
  const { content, notes } = await ada.call(writeVariant, { ...ASKED, draft, unconfirmed: ['200 teams'] });
  expect(content).toContain('I phone every client on Mondays.');
  expect(notes).toContainEqual(expect.objectContaining({ kind: 'claim', quote: '200 teams' }));
  const generated = await ada.call(writeVariant, { ...ASKED, draft, generated: draft });
  expect(generated.notes).toContainEqual(
    expect.objectContaining({ kind: 'claim', quote: 'I phone every client on Mondays.' }),
  );
});

test('rewrites nothing without a model, and says where to choose one', async () => {
  const ben = await app.as('ben');
  await expect(ben.call(writeVariant, ASKED)).rejects.toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Settings, Writing model') as string },
  });
  await expect(app.visitor().call(writeVariant, ASKED)).rejects.toMatchObject({ status: 401 });
});

test.each([
  ['way', { way: 'longer' }, 'Choose how the draft is to change.'],
  ['draft.content', { draft: { ...DRAFT, content: ' ' } }, 'Write some text first.'],
  ['topic', { topic: '' }, 'Topic is required'],
  [
    'draft.content',
    { draft: { ...DRAFT, content: 'x'.repeat(8_001) } },
    'This text is too long to be rewritten at once: it may have 8,000 characters.',
  ],
  ['unconfirmed', { unconfirmed: Array.from({ length: 51 }, () => 'x') }, expect.any(String) as string],
])('rejects an invalid %s at its field', async (field, differs, message) => {
  const ada = await app.as('ada');
  await expect(ada.call(writeVariant, { ...ASKED, ...differs } as typeof ASKED)).rejects.toMatchObject({
    status: 422,
    body: { fields: { [field]: message } },
  });
});

test('sends earlier posts only while the user permits it', async () => {
  const cleo = await app.as('cleo');
  await app.choose(cleo);
  await publish(cleo, ['Oldest.', 'Invoices bore me to bits.', 'Rain again.', 'Mondays.', 'Tea.', 'Soup.']);
  expect(await cleo.call(readVoice)).toEqual({ allowed: false, posts: 5 });
  answer('Late payers bore me. What do you do?');
  const asked = app.model.requests.length;
  const inOwnVoice = { ...ASKED, way: 'ownVoice' } as const;
  await expect(cleo.call(writeVariant, inOwnVoice)).rejects.toMatchObject({ status: 409 });
  await cleo.call(writeVariant, ASKED);
  expect(app.model.requests.at(-1)?.said).not.toContain('bore me to bits');

  expect(await cleo.call(saveVoice, { allowed: true })).toEqual({ allowed: true, posts: 5 });
  await cleo.call(writeVariant, inOwnVoice);
  const said = app.model.requests.at(-1)?.said ?? '';
  expect(said).toContain('Invoices bore me to bits.');
  expect(said).not.toContain('Oldest.');
  expect(app.model.requests).toHaveLength(asked + 2);
  expect((await cleo.call(exportUser, { password: TEST_PASSWORD })).tables['workspaces']).toEqual([
    expect.objectContaining({ voice_allowed_at: app.clock.now() }),
  ]);

  await cleo.call(saveVoice, { allowed: false });
  await expect(cleo.call(writeVariant, inOwnVoice)).rejects.toMatchObject({ status: 409 });
  expect(app.model.requests).toHaveLength(asked + 2);
});

test('learns the author’s style from published posts, and from generated texts that they confirmed', async () => {
  const fay = await app.as('fay');
  await publish(fay, ['One of mine.', 'Two of mine.']);
  await fay.call(createPost, { title: 'A draft', content: 'Not out yet.', subreddit: 'saas' });
  expect(await fay.call(readVoice)).toMatchObject({ posts: 2 });
  const content = 'Confirmed as my own.';
  await publish(fay, [content], { generated: { title: 'Post 0', content }, inOwnWords: true });
  expect(await fay.call(readVoice)).toMatchObject({ posts: 3 });
  const at = { deleted_at: app.clock.now() };
  await app.base.db.updateTable('posts').set(at).where('content', '=', content).execute();
  expect(await fay.call(readVoice)).toMatchObject({ posts: 2 });
});

test('requires three published posts in the author’s own words, from their own workspace', async () => {
  const dora = await app.as('dora');
  await app.choose(dora);
  await dora.call(saveVoice, { allowed: true });
  await publish(dora, ['One of mine.', 'Two of mine.']);
  const content = 'A model wrote all of this.';
  await publish(dora, [content], { generated: { title: 'Post 0', content } });
  expect(await dora.call(readVoice)).toEqual({ allowed: true, posts: 2 });
  await expect(dora.call(writeVariant, { ...ASKED, way: 'ownVoice' })).rejects.toMatchObject({
    status: 409,
    body: { message: 'Learning your voice takes at least 3 published posts in your own words.' },
  });
  const eve = await app.as('eve');
  expect(await eve.call(readVoice)).toEqual({ allowed: false, posts: 0 });
  await expect(app.visitor().call(readVoice)).rejects.toMatchObject({ status: 401 });
  await expect(app.visitor().call(saveVoice, { allowed: true })).rejects.toMatchObject({ status: 401 });
});
