import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { invalid, openPage, press, stubServer, type } from '#test/open-page.ts';
import { samplePost } from '#test/sample-post.ts';
import { sampleFinding, samplePreflight } from '#test/sample-preflight.ts';
import { accountsQuery } from '#web/features/accounts/accounts.queries.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { PostDialogs } from './post-dialogs.tsx';
import { ConfirmPostDialog, PublishDialog } from './publish-dialogs.tsx';

const post = samplePost({ id: 'pst_1', title: 'Prices', subreddit: 'saas' });
const published = samplePost({ ...post, status: 'published', phase: 'published' });
const onClose = vi.fn<() => void>();

async function open(dialog: 'publish' | 'confirm', answers: Record<string, unknown>) {
  onClose.mockReset();
  const server = stubServer({ 'GET /api/posts': [post], ...answers });
  const Dialog = dialog === 'publish' ? PublishDialog : ConfirmPostDialog;
  return { ...server, ...(await openPage(<Dialog post={post} onClose={onClose} />, { posts: [post] })) };
}

test('names the post and its subreddit, and closes once it is published', async () => {
  const { sent } = await open('publish', { 'PATCH /api/posts/pst_1': published });
  expect(screen.getByText('“Prices” is for r/saas.')).toBeTruthy();
  press(/^Publish Now/);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toMatchObject([{ body: { status: 'published' } }]);
  expect(currentToast()?.description).toBe('Post status updated successfully');
});

const ada = { id: 'acc_ada', username: 'ada', isActive: true, mode: 'api' };
const ben = { id: 'acc_ben', username: 'ben', isActive: true, mode: 'assisted' };
test.each([
  ['the chosen account', 'acc_ada', [ada, ben], '“Prices” goes out to r/saas from u/ada at once.'],
  ['the only account', null, [ada], '“Prices” goes out to r/saas from u/ada at once.'],
  [
    'an account that posts by hand',
    'acc_ben',
    [ada, ben],
    '“Prices” is prepared for r/saas, where you post it as u/ben.',
  ],
  [
    'the only active account',
    null,
    [ada, { ...ben, isActive: false }],
    '“Prices” goes out to r/saas from u/ada at once.',
  ],
  [
    'a disconnected account',
    'acc_ada',
    [{ ...ada, isActive: false }, ben],
    '“Prices” waits until u/ada is connected again.',
  ],
  ['none of several accounts', null, [ada, ben], '“Prices” is for r/saas.'],
  ['no account if the chosen one is gone', 'acc_eve', [ada], '“Prices” is for r/saas.'],
])('when publishing, names %s', async (_whose, redditAccountId, accounts, said) => {
  stubServer({ 'GET /api/reddit-accounts': accounts });
  const { queries } = await openPage(<PublishDialog post={{ ...post, redditAccountId }} onClose={onClose} />);
  await waitFor(() => expect(queries.getQueryData(accountsQuery.queryKey)).toBeTruthy());
  expect(screen.getByText(said)).toBeTruthy();
});

test('says what the post lacks before sending', async () => {
  stubServer({});
  await openPage(<PublishDialog post={{ ...post, title: null }} onClose={onClose} />);
  expect(screen.getByText('Give it a title first.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit the post' })).toBeTruthy();
});

test('does not report a post as published that was not sent', async () => {
  const problem = { code: 'X', message: 'The account was signed out.', remedy: 'Connect it again.' };
  await open('publish', {
    'PATCH /api/posts/pst_1': samplePost({ ...post, status: 'scheduled', phase: 'needs_you', problem }),
  });
  press(/^Publish Now/);
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'This needs you',
      description: 'The account was signed out. Connect it again.',
    }),
  );
});

test('after a refusal, keeps the dialog open, with every reason and an edit link', async () => {
  await open('publish', { 'PATCH /api/posts/pst_1': invalid({ title: 'Too long.', url: 'No link.' }) });
  expect(screen.queryByRole('link', { name: 'Edit the post' })).toBeNull();
  const toldBefore = currentToast();
  press(/^Publish Now/);
  expect(await screen.findByText('Too long. No link.')).toBeTruthy();
  expect(currentToast()).toBe(toldBefore);
  expect(screen.getByRole('link', { name: 'Edit the post' }).getAttribute('href')).toBe(
    '/generator?edit=pst_1',
  );
  expect(onClose).not.toHaveBeenCalled();
});

test('shows in the dialog what the rules say about publishing now', async () => {
  await open('publish', {
    'POST /api/posts/preflight': [{ id: 'pst_1', ...samplePreflight(sampleFinding()), rulesReadAt: null }],
    'PATCH /api/posts/pst_1': invalid({ content: `${sampleFinding().text} ${sampleFinding().remedy}` }),
  });
  expect(await screen.findByText('r/webdev takes promotion on Saturdays only.')).toBeTruthy();
  press(/^Publish Now/);
  expect(await screen.findByText('The preflight says what holds this back.')).toBeTruthy();
  expect(screen.getAllByText(/takes promotion on Saturdays only/)).toHaveLength(1);
});

test.each([
  ['sandbox', 'https://www.reddit.com/r/saas/comments/abc123/x/', true],
  ['sandbox', 'http://sandbox.example/r/saas/comments/abc123/x/', false],
  ['api', 'https://www.reddit.com/r/saas/comments/abc123/x/', false],
])('in %s mode, asks whether %s is right: %s', async (mode, permalink, isAsked) => {
  const { queries } = await open('confirm', {
    'GET /api/reddit/community': { mode, url: 'http://sandbox.example' },
    'POST /api/posts/pst_1/confirm': published,
  });
  type('Link of the post', permalink);
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(
    screen.queryByText(/^This link leads to Reddit, and nothing of the sandbox is there\./) !== null,
  ).toBe(isAsked);
  press(isAsked ? 'Yes, save the link' : 'Save the link');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('accepts only a web URL as the link of a post', async () => {
  const { sent } = await open('confirm', { 'POST /api/posts/pst_1/confirm': published });
  type('Link of the post', 'posted it');
  press('Save the link');
  expect(screen.getByText('Paste the link of the post.')).toBeTruthy();
  expect(sent).toEqual([]);
  type('Link of the post', 'https://www.reddit.com/r/saas/comments/a/b/');
  press('Save the link');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toMatchObject([{ body: { isElsewhere: false } }]);
  expect(currentToast()?.description).toBe('Marked as published.');
});

test('asks before saving a link in another community', async () => {
  const { sent } = await open('confirm', { 'POST /api/posts/pst_1/confirm': published });
  type('Link of the post', 'https://www.reddit.com/r/other/comments/a/b/');
  expect(
    screen.getByText(/^This link is in r\/other, and the post was for r\/.*Is that right\?$/),
  ).toBeTruthy();
  const yes = screen.getByRole('button', { name: 'Yes, save the link' });
  expect(fireEvent.keyDown(screen.getByLabelText('Link of the post'), { key: 'Enter' })).toBe(false);
  expect(document.activeElement).toBe(yes);
  expect(sent).toEqual([]);
  press('Yes, save the link');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toMatchObject([{ body: { isElsewhere: true } }]);
});

test("the same button answers the server's question, which is asked again for another link", async () => {
  const asked = 'u/ada posted this, not u/ben.';
  const { sent } = await open('confirm', {
    'POST /api/posts/pst_1/confirm': (body: { isMeant: boolean }) =>
      body.isMeant ? published : invalid({ isMeant: asked }),
  });
  type('Link of the post', 'https://www.reddit.com/r/saas/comments/a/b/');
  press('Save the link');
  await screen.findByText(`${asked} Is that right?`);
  type('Link of the post', 'https://www.reddit.com/r/other/comments/c/d/');
  press('Yes, save the link');
  const both = `This link is in r/other, and the post was for r/saas. ${asked} Is that right?`;
  await screen.findByText(both);
  press('Yes, save the link');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.map(({ body }) => (body as { isMeant: boolean }).isMeant)).toEqual([false, false, true]);
});

test.each([
  ['draft', 'draft', []],
  ['scheduled', 'waiting', ['What is scheduled no longer goes out.']],
  ['scheduled', 'needs_you', []],
  ['published', 'published', ['Published posts stay on Reddit.']],
] as const)('says what happens to a %s post (%s) before the user deletes it', async (status, phase, told) => {
  const posts = [samplePost({ ...post, status, phase })];
  stubServer({ 'GET /api/posts': posts });
  await openPage(<PostDialogs question={{ kind: 'delete', ids: ['pst_1'] }} onClose={onClose} />, { posts });
  const text = screen.getByRole('alertdialog').textContent;
  const all = ['What is scheduled no longer goes out.', 'Published posts stay on Reddit.'];
  expect(all.filter((sentence) => text.includes(sentence))).toEqual(told);
});
