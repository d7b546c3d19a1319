import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { openPage, press, stubServer } from '#test/open-page.ts';
import { toldPost } from '#test/told-post.ts';
import { Composer } from './composer.tsx';
import { EMPTY_BRIEF, EMPTY_WORK } from './composition.ts';

afterEach(cleanup);

const DRAFT = {
  title: 'What do you charge?',
  content: 'Thanks for every answer.',
  engine: 'built-in',
  usage: null,
  notes: [],
  advice: null,
};
const start = { ...EMPTY_WORK, brief: { ...EMPTY_BRIEF, topic: 'Prices', subreddit: 'saas' } };

test('a text without a sentence of its author asks before it goes out', async () => {
  const { sent } = stubServer({
    'GET /api/posts': [],
    'GET /api/subreddits/saas/rules': {
      known: false,
      message: 'Unknown.',
      aiTextBans: [],
      findings: [],
      rules: [],
    },
    'GET /api/reddit-accounts': [{ id: 'acc_1', username: 'ana_writes', isActive: true }],
    'GET /api/reddit/community': { mode: 'sandbox', url: 'http://sandbox.example' },
    'POST /api/generate-content': DRAFT,
    'POST /api/posts': toldPost({ id: 'pst_1' }),
  });
  const onSaved = vi.fn<(post: Post) => void>();
  await openPage(<Composer slot="usr_1:new" start={start} editId={null} savedId={null} onSaved={onSaved} />);
  const creations = () => sent.filter(({ call }) => call === 'POST /api/posts');
  press(/^Generate Content/);
  await screen.findByText(DRAFT.content);
  press(/^Publish Now/);
  await screen.findByText('This text says little yet');
  expect(creations()).toEqual([]);
  press('Publish anyway');
  await waitFor(() => expect(creations()).toMatchObject([{ body: { status: 'published' } }]));
});
