import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { openPage, press, refusal, stubServer, type } from '#test/open-page.ts';
import { samplePost } from '#test/sample-post.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { listTexts } from './stored/stored-texts.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { EditPost } from './edit-post.tsx';

const RULES = { known: false, message: 'Unknown.', aiTextBans: [], findings: [], rules: [] };
const WORDS = { title: 'T', content: 'C.' };
const onSaved = vi.fn<(post: Post) => void>();

beforeEach(() => void onSaved.mockReset());
const openEdit = async (change: Partial<Post>, answers: Record<string, unknown> = {}) => {
  const post = samplePost({
    id: 'pst_9',
    title: 'Saved title',
    content: 'Saved text.',
    subreddit: 'saas',
    ...change,
  });
  const server = stubServer({
    'GET /api/posts': [post],
    'GET /api/subreddits/saas/rules': RULES,
    'GET /api/posts/pst_9/beginning': { generated: null, inOwnWords: false },
    'GET /api/reddit-accounts': [{ id: 'acc_1', username: 'ana_writes', isActive: true }],
    'GET /api/reddit/community': { mode: 'none', url: null },
    'POST /api/generate-content': { ...WORDS, engine: 'built-in', usage: null, notes: [], advice: null },
    'PATCH /api/posts/pst_9': post,
    'POST /api/posts': post,
    ...answers,
  });
  const page = await openPage(<EditPost id="pst_9" userId="usr_1" savedId={null} onSaved={onSaved} />, {
    posts: [post],
  });
  return { ...server, ...page };
};

test('saves changes of an unsent post, with the website from the form', async () => {
  const { sent } = await openEdit({});
  expect(await screen.findByText('You are changing a saved post.')).toBeTruthy();
  type(/^Website URL/, 'https://example.com');
  press(/^Save Draft/);
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sent).toMatchObject([
    { call: 'PATCH /api/posts/pst_9', body: { websiteUrl: 'https://example.com' } },
  ]);
});

test('starts a new post from a published one, even of another type', async () => {
  const { sent } = await openEdit({ status: 'published', phase: 'published' });
  expect(await screen.findByText(/What you save here becomes a new one\.$/)).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/^Link Post/));
  type('Link to share', 'https://example.com');
  press(/^Save Draft/);
  const body = { type: 'link', url: 'https://example.com' };
  await waitFor(() => expect(sent).toMatchObject([{ call: 'POST /api/posts', body }]));
  // Once saved, nothing counts as unsaved, and the next copy starts from the post again.
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  await waitFor(() => expect(listTexts('usr_1:pst_9')).toEqual([]));
  cleanup();
  localStorage.clear();
  await openEdit({});
  await screen.findByText('You are changing a saved post.');
  expect(screen.queryByLabelText(/^Link Post/)).toBeNull();
});

test('names the saved post that a draft is generated for', async () => {
  const { sent } = await openEdit({});
  await screen.findByText('You are changing a saved post.');
  press(/^Generate Content/);
  await waitFor(() =>
    expect(sent).toMatchObject([{ call: 'POST /api/generate-content', body: { postId: 'pst_9' } }]),
  );
});

test('does not edit a post that is being sent', async () => {
  await openEdit({ status: 'scheduled', phase: 'publishing' });
  expect(await screen.findByText('This post is being sent at this moment')).toBeTruthy();
  expect(within(document.body).queryByLabelText('Topic')).toBeNull();
});

test('starts a new post if the edited one goes out meanwhile', async () => {
  const { sent, queries, listed } = await openEdit({ status: 'scheduled', phase: 'waiting' });
  expect(await screen.findByText('You are changing a saved post.')).toBeTruthy();
  const [post] = listed();
  queries.setQueryData(postsQuery.queryKey, [{ ...post!, status: 'published', phase: 'published' }]);
  expect(
    await screen.findByText(/has gone out since you opened it\. What you save here becomes/),
  ).toBeTruthy();
  press(/^Save Draft/);
  await waitFor(() => expect(sent).toMatchObject([{ call: 'POST /api/posts' }]));
});

test('does not promise to send a scheduled post that the rules hold back', async () => {
  const scheduledAt = '2030-01-05T12:00:00.000Z';
  const blocked = [{ id: 'pst_9', verdict: 'blocked' }];
  await openEdit(
    { phase: 'waiting', status: 'scheduled', scheduledAt },
    { 'POST /api/posts/preflight': () => blocked },
  );
  expect(
    await screen.findByText(/It is due on Jan 5, 2030, .*, but the rules would hold it back/),
  ).toBeTruthy();
  expect(screen.queryByText(/It goes out on/)).toBeNull();
});

test('offers to reschedule a post that was saved as a draft', async () => {
  const scheduledAt = '2030-01-05T12:00:00.000Z';
  const { sent } = await openEdit({ phase: 'waiting', status: 'scheduled', scheduledAt });
  expect(await screen.findByText(/^You are changing a saved post. It goes out on .*unless/)).toBeTruthy();
  press(/^Save Draft/);
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(currentToast()?.description).toMatch(/^Post saved as draft. It no longer goes out on Jan 5, 2030/);
  currentToast()?.action?.run();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({
    call: 'PATCH /api/posts/pst_9',
    body: { status: 'scheduled', scheduledAt },
  });
});

test('saves only the words with Save Changes', async () => {
  const scheduledAt = new Date(2131, 6, 4, 9, 30).toISOString();
  const { sent, answers } = await openEdit({ status: 'scheduled', phase: 'waiting', scheduledAt });
  await screen.findByText(/^You are changing a saved post/);
  answers['PATCH /api/posts/pst_9'] = (body: object) => samplePost({ id: 'pst_9', revision: 2, ...body });
  press('Edit');
  type('Title', 'A better title');
  press('Save Changes');
  await waitFor(() => expect(currentToast()?.title).toBe('Content Updated'));
  expect(sent).toMatchObject([{ call: 'PATCH /api/posts/pst_9' }]);
  expect(sent[0]?.body).toEqual({ title: 'A better title', content: 'Saved text.', revision: 1 });
  expect(screen.queryByLabelText('Title')).toBeNull();
  expect(onSaved).not.toHaveBeenCalled();
  expect(Object.keys(localStorage).filter((key) => key.includes('pst_9'))).toEqual([]);
});

test('updates a post that is rescheduled elsewhere', async () => {
  const waiting = { phase: 'waiting', status: 'scheduled' } as const;
  const { queries, listed } = await openEdit({ ...waiting, scheduledAt: '2030-01-05T12:00:00.000Z' });
  await screen.findByText(/It goes out on Jan 5, 2030/);
  queries.setQueryData(postsQuery.queryKey, [{ ...listed()[0]!, scheduledAt: '2030-02-06T12:00:00.000Z' }]);
  expect(await screen.findByText(/It goes out on Feb 6, 2030/)).toBeTruthy();
});

test('says that the post was deleted elsewhere and how to restore it', async () => {
  const waiting = { phase: 'waiting', status: 'scheduled' } as const;
  const { queries } = await openEdit({ ...waiting, scheduledAt: '2030-01-05T12:00:00.000Z' });
  await screen.findByText(/It goes out on Jan 5, 2030/);
  queries.setQueryData(postsQuery.queryKey, []);
  const way = await screen.findByRole('link', { name: 'Restore it from the trash' });
  expect(way.getAttribute('href')).toBe('/posts/trash');
  expect(screen.queryByText(/It goes out on/)).toBeNull();
});

test('keeps the editor open if the words are refused', async () => {
  const { answers } = await openEdit({});
  await screen.findByText(/^You are changing a saved post/);
  answers['PATCH /api/posts/pst_9'] = refusal(409, { code: 'RULE', message: 'This breaks a rule.' });
  press('Edit');
  type('Title', 'A worse title');
  press('Save Changes');
  expect(await screen.findByText('This breaks a rule.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('A worse title');
});

test('says that a copy is already live until it is changed', async () => {
  await openEdit({ status: 'published', phase: 'published' });
  expect(await screen.findByText(/^This text is live in r\/saas already\./)).toBeTruthy();
  press('Edit');
  type('Content', 'Saved text, and what came of it.');
  expect(screen.queryByText(/^This text is live/)).toBeNull();
});

test('excludes the saved post from its mentions', async () => {
  const asked: unknown[] = [];
  const checked = { verdict: 'pass', findings: [], kept: [], budget: null, rulesReadAt: null };
  const { answers } = await openEdit({});
  answers['POST /api/subreddits/saas/preflight'] = (body: unknown) => {
    asked.push(body);
    return checked;
  };
  await screen.findByText('You are changing a saved post.');
  type(/^Website URL/, 'https://example.com');
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  expect(asked.every((body) => (body as { postId?: string }).postId === 'pst_9')).toBe(true);
});

test('stores only what differs from the saved post', async () => {
  await openEdit({});
  await screen.findByText('You are changing a saved post.');
  press('Edit');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Saved title'));
  expect(listTexts('usr_1:pst_9')).toEqual([]);
  type('Title', 'Another title');
  await waitFor(() => expect(listTexts('usr_1:pst_9')).toHaveLength(1));
  type('Title', 'Saved title');
  await waitFor(() => expect(listTexts('usr_1:pst_9')).toEqual([]));
});
