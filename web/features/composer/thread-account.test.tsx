import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, press, stubServer } from '#test/open-page.ts';
import { samplePost } from '#test/sample-post.ts';
import { Composer } from './composer.tsx';
import { EMPTY_BRIEF } from '#core/composer/brief.ts';

const THREAD = 'https://www.reddit.com/r/saas/comments/101/prices/';

test("replies to a post from that post's account", async () => {
  const posts = [samplePost({ id: 'pst_1', redditAccountId: 'acc_2', permalink: THREAD })];
  const brief = {
    ...EMPTY_BRIEF,
    topic: 'Prices',
    subreddit: 'saas',
    contentType: 'comment' as const,
    parentUrl: `${THREAD}202/`,
  };
  const account = (id: string, username: string) => ({ id, username, mode: 'sandbox', isActive: true });
  const { sent } = stubServer({
    'GET /api/posts': posts,
    'GET /api/reddit-accounts': [account('acc_1', 'ada'), account('acc_2', 'ben')],
    'GET /api/settings/facts': { product: null, about: [] },
    'GET /api/interviews': [],
    'POST /api/generate-content': {
      title: null,
      content: 'I pay 20.',
      engine: 'built-in',
      usage: null,
      notes: [],
      advice: null,
    },
    'POST /api/posts': samplePost({ id: 'pst_2' }),
  });
  const start = { composition: null, brief };
  await openPage(
    <Composer slot="usr_1:new" start={start} editId={null} savedId={null} onSaved={() => {}} />,
    {
      posts,
    },
  );
  press(/^Generate Content/);
  await screen.findByText('I pay 20.');
  expect(await screen.findByDisplayValue('u/ben')).toBeTruthy();
  press(/^Save Draft/);
  await waitFor(() =>
    expect(sent.find(({ call }) => call === 'POST /api/posts')?.body).toMatchObject({
      redditAccountId: 'acc_2',
    }),
  );
});
