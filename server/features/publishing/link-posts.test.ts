import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPost } from '#contract/posts.ts';
import { preflightDraft } from '#contract/preflight.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

const TEXTS: Record<string, string> = {
  one: 'I work on it, so take this with a grain of salt. It compares five invoicing tools.',
  three: 'Seen elsewhere before, and still the shortest introduction to the subject that I know.',
  two: 'A walk through the parser, token by token, and what each step costs in memory and time.',
};

let app: PlatformApp;
let ada: TestClient;
beforeAll(async () => {
  app = await createPlatformApp();
  ada = await app.as('ada');
  await connectAccount(ada);
});
afterAll(() => app.close());

const linkTo = (subreddit: string, name: string) => ({
  type: 'link' as const,
  title: `A comparison of invoicing tools, ${name}`,
  content: TEXTS[name] ?? '',
  url: `https://example.com/${name}`,
  subreddit,
});

/** The text under a published link, as stored by the platform. */
async function published(subreddit: string, name: string): Promise<unknown> {
  const sending = ada.call(createPost, { ...linkTo(subreddit, name), status: 'published' });
  await app.drainJobs();
  const { phase, problem } = await sending;
  expect({ phase, problem }).toEqual({ phase: 'published', problem: null });
  const { posts } = (await app.sandbox.state()).json as { posts: { url: string | null }[] };
  return posts.find(({ url }) => url?.endsWith(`/${name}`));
}

test('publishes the text of a link post under the link', async () => {
  expect(await published('entrepreneur', 'one')).toMatchObject({ text: TEXTS['one'] });
});

test('sends only the link where a community allows no text, and warns in preflight', async () => {
  const { findings } = await ada.call(preflightDraft, {
    name: 'programming',
    ...linkTo('programming', 'two'),
  });
  expect(findings).toContainEqual(
    expect.objectContaining({
      code: 'LINK_ALONE',
      text: 'r/programming takes links without a text, so only the title and the link go out.',
    }),
  );
  expect(await published('programming', 'two')).toMatchObject({ text: '' });
});

test('publishes a repeated link where its community allows it', async () => {
  const ben = await app.sandbox.signIn('sandbox_ben');
  const before = { sr: 'entrepreneur', kind: 'link', title: 'Seen', url: 'https://example.com/three' };
  expect((await ben.post('/api/submit', before)).at('json', 'errors')).toEqual([]);
  expect(await published('entrepreneur', 'three')).toMatchObject({ url: 'https://example.com/three' });
});
