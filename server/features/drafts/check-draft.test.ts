import { afterAll, beforeAll, expect, test } from 'vitest';
import * as posts from '#contract/posts.ts';
import { preflightDraft } from '#contract/preflight.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';

const CONTENT =
  'We changed our prices twice in a year and told nobody why, until somebody asked us in public about it.';

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

test('blocks a text while it is written if another community has it, but only for its own author', async () => {
  const [ada, ben] = [await app.as('ada'), await app.as('ben')];
  for (const client of [ada, ben]) await connectAccount(client, { username: 'sandbox_ada' });
  const text = { title: 'Prices', content: CONTENT };
  const { id } = await ada.call(posts.createPost, { ...text, subreddit: 'marketing', status: 'published' });
  const checkOf = async (client: typeof ada, input: object) => {
    const { verdict, findings } = await client.call(preflightDraft, {
      name: 'entrepreneur',
      ...text,
      ...input,
    });
    return [verdict, findings.filter(({ code }) => code === 'NEAR_COPY').map((finding) => finding.text)];
  };
  expect(await checkOf(ada, {})).toEqual([
    'blocked',
    ['This is nearly the same text as your post in r/marketing. Communities treat near-copies as spam.'],
  ]);
  expect(await checkOf(ada, { name: 'marketing' })).toEqual([
    'warned',
    ['r/marketing already has a near-identical text of yours.'],
  ]);
  const retitled = { name: 'Marketing', title: ' prices', content: 'Other words.' };
  expect(await checkOf(ada, retitled)).toEqual([
    'warned',
    ['r/Marketing already has a post of yours with this title.'],
  ]);
  const draft = { title: 'Rates', content: 'Other words.', subreddit: 'marketing' };
  await ada.call(posts.createPost, { ...draft, status: 'draft' });
  for (const input of [
    { ...retitled, postId: id },
    { ...retitled, title: 'Rates' },
    { ...retitled, title: null },
    { ...retitled, title: ' ' },
    { ...retitled, name: 'entrepreneur' },
    { name: 'marketing', postId: id },
    { content: 'Other words.' },
    { content: '' },
  ])
    expect(await checkOf(ada, input)).toEqual(['pass', []]);
  for (const input of [{}, retitled]) expect(await checkOf(ben, input)).toEqual(['pass', []]);
});
