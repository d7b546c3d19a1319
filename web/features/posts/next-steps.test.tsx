import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { openPage, press, stubServer } from '#test/open-page.ts';
import { samplePost } from '#test/sample-post.ts';
import { PostTrouble } from './post-trouble.tsx';

const onConfirm = vi.fn<() => void>();
async function open(code: string, differs: Partial<Post> = {}, mode = 'api') {
  stubServer({
    'GET /api/reddit-accounts': [{ id: 'acc_1', username: 'ana_writes', isActive: true }],
    'GET /api/reddit/community': { mode, url: 'https://www.reddit.com' },
  });
  const problem = { code, message: 'It was refused.', remedy: 'Do this.' };
  const refused = { status: 'failed', phase: 'failed', redditAccountId: 'acc_1', problem } as const;
  const post = samplePost({ id: 'pst_1', subreddit: 'handpicked', ...refused, ...differs });
  await openPage(<PostTrouble post={post} onConfirm={onConfirm} />);
}
const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href') ?? '';

test('sends an unapproved user to the moderators with a message, or to another community', async () => {
  await open('SUBREDDIT_NOTALLOWED');
  const modmail = new URL(await hrefOf('Message the moderators'));
  expect(modmail.searchParams.get('to')).toBe('r/handpicked');
  expect(modmail.searchParams.get('message')).toContain('u/ana_writes');
  expect(await hrefOf('Choose another community')).toBe('/generator?edit=pst_1');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('offers to correct a wrong name, but not to send again', async () => {
  await open('SUBREDDIT_NOEXIST');
  expect(await hrefOf('Fix the name')).toBe('/generator?edit=pst_1');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('opens a form with a post that only the user can send, and lets them confirm that they did', async () => {
  await open('BAD_CAPTCHA');
  expect(await hrefOf('Post it by hand')).toMatch(
    /^https:\/\/www\.reddit\.com\/r\/handpicked\/submit\?title=/,
  );
  press('I posted it');
  expect(onConfirm).toHaveBeenCalled();
});

test.each<[string, string, Partial<Post>]>([
  ['refused except by hand', 'BAD_CAPTCHA', {}],
  [
    'of an account that posts by hand',
    'LATE',
    { phase: 'needs_you', composeUrl: 'https://www.reddit.com/submit' },
  ],
])('for a post %s, names the account to post from', async (_what, code, differs) => {
  await open(code, differs);
  expect(await screen.findByText(/ When you post it by hand, be signed in as u\/ana_writes\.$/)).toBeTruthy();
});

test("names the practice accounts if the sandbox doesn't know the post's account", async () => {
  await open('LATE', { phase: 'needs_you', composeUrl: 'https://www.reddit.com/submit' }, 'sandbox');
  const told =
    'The sandbox does not know u/ana_writes: practice there as sandbox_ada, sandbox_ben, or sandbox_cleo.';
  expect(await screen.findByText(new RegExp(told))).toBeTruthy();
});

test('names no account if no post is published by hand', async () => {
  await open('SUBREDDIT_NOTALLOWED');
  expect(await hrefOf('Message the moderators')).toContain('ana_writes');
  expect(screen.queryByText(/u\/ana_writes/)).toBeNull();
});

test('names the account beside the QR code too', async () => {
  await open('LATE', { phase: 'needs_you', composeUrl: 'https://www.reddit.com/r/saas/submit?title=A' });
  press('Use my phone');
  expect(await screen.findByText(/^Scan the code: .* Be signed in there as u\/ana_writes\.$/)).toBeTruthy();
});

test('offers to copy a comment and open its thread', async () => {
  const parentUrl = 'https://www.reddit.com/r/handpicked/comments/abc/x/';
  await open('BAD_CAPTCHA', { type: 'comment', title: null, parentUrl });
  expect(await hrefOf('Open the thread')).toBe(parentUrl);
  expect(screen.getByRole('button', { name: 'Copy text' })).toBeTruthy();
});
