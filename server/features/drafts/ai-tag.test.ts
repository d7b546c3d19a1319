import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBeginning } from '#contract/beginning.ts';
import * as drafts from '#contract/drafts.ts';
import { createPost } from '#contract/posts.ts';
import { preflightDraft } from '#contract/preflight.ts';
import { createDraftsApp, type DraftsApp } from '#test/drafts-app.ts';
import { connectAccount } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

/**
 * The community's rule that this test uses: "If a language model wrote a good part of your post, begin the title with [AI]."
 */
const TAGGED = 'contentcraft';
const ASKED = { topic: 'How long should a case study be?', subreddit: TAGGED };

let app: DraftsApp;
beforeAll(async () => {
  app = await createDraftsApp();
  app.script.now = () => ({
    kind: 'text',
    text: JSON.stringify({
      title: 'How long is a case study?',
      content: 'Some say it is two pages, and others five.',
    }),
  });
});
afterAll(() => app.close());

async function draftOf(client: TestClient) {
  const { title, content, engine } = await client.call(drafts.generateContent, ASKED);
  const text = { title: title ?? '', content };
  const generated = { ...text, byModel: engine !== 'built-in' };
  const checkOf = (given: object) =>
    client
      .call(preflightDraft, { name: TAGGED, ...text, generated, ...given })
      .then(({ findings }) => findings.map(({ code }) => code).filter((code) => code.startsWith('AI_')));
  return { text, generated, checkOf };
}

async function connected(name: string): Promise<TestClient> {
  const client = await app.as(name);
  await connectAccount(client, { username: 'sandbox_ada' });
  return client;
}

test('adds no AI tag to a text by the built-in composer, and requires none', async () => {
  const ada = await connected('ada');
  const { text, generated, checkOf } = await draftOf(ada);
  expect(text.title).not.toContain('[AI]');
  expect(await checkOf({})).toEqual([]);
  const scheduledAt = new Date(app.clock.now() + 86_400_000).toISOString();
  const { id } = await ada.call(createPost, {
    ...text,
    subreddit: TAGGED,
    generated,
    status: 'scheduled',
    scheduledAt,
  });
  expect(await ada.call(readBeginning, { id })).toMatchObject({ generated: { byModel: false } });
});

test('adds the tag to the title of a model’s text, or blocks the post', async () => {
  const ben = await connected('ben');
  await app.choose(ben);
  const { text, generated, checkOf } = await draftOf(ben);
  expect(generated.byModel).toBe(true);
  expect(text.title).toMatch(/^\[AI\] /);
  expect(await checkOf({})).toEqual([]);
  expect(await checkOf({ title: 'How long is a case study?' })).toEqual(['AI_TAG']);
  const { id } = await ben.call(createPost, { ...text, subreddit: TAGGED, generated, status: 'draft' });
  expect(await ben.call(readBeginning, { id })).toMatchObject({ generated: { byModel: true } });
});
