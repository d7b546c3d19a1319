import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { openPage, press, stubServer } from '#test/open-page.ts';
import { toldPost } from '#test/told-post.ts';
import { PostTrouble } from './post-trouble.tsx';

const onConfirm = vi.fn<() => void>();
afterEach(cleanup);

async function open(code: string, differs: Partial<Post> = {}, mode = 'api') {
  stubServer({
    'GET /api/reddit-accounts': [{ id: 'acc_1', username: 'ana_writes', isActive: true }],
    'GET /api/reddit/community': { mode, url: 'https://www.reddit.com' },
  });
  const problem = { code, message: 'It was refused.', remedy: 'Do this.' };
  const refused = { status: 'failed', phase: 'failed', redditAccountId: 'acc_1', problem } as const;
  const post = toldPost({ id: 'pst_1', subreddit: 'handpicked', ...refused, ...differs });
  await openPage(<PostTrouble post={post} onConfirm={onConfirm} />);
}
const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href') ?? '';

test('who is not approved is led to the moderators with a message, or to another community', async () => {
  await open('SUBREDDIT_NOTALLOWED');
  const modmail = new URL(await hrefOf('Message the moderators'));
  expect(modmail.searchParams.get('to')).toBe('r/handpicked');
  expect(modmail.searchParams.get('message')).toContain('u/ana_writes');
  expect(await hrefOf('Choose another community')).toBe('/generator?edit=pst_1');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a name that is wrong is to be fixed; sending it again is not offered', async () => {
  await open('SUBREDDIT_NOEXIST');
  expect(await hrefOf('Fix the name')).toBe('/generator?edit=pst_1');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('what only a person can send is prefilled for them, and they can say where it is', async () => {
  await open('BAD_CAPTCHA');
  expect(await hrefOf('Post it by hand')).toMatch(
    /^https:\/\/www\.reddit\.com\/r\/handpicked\/submit\?title=/,
  );
  press('I posted it');
  expect(onConfirm).toHaveBeenCalled();
});

test.each<[string, string, Partial<Post>]>([
  ['is refused but by hand', 'BAD_CAPTCHA', {}],
  ['an account posts by hand', 'LATE', { phase: 'needs_you', composeUrl: 'https://www.reddit.com/submit' }],
])('whoever is told to post what %s is told from which account', async (_what, code, differs) => {
  await open(code, differs);
  expect(await screen.findByText(/ When you post it by hand, be signed in as u\/ana_writes\.$/)).toBeTruthy();
});

test('whoever the sandbox does not know is told as whom to practise there', async () => {
  await open('LATE', { phase: 'needs_you', composeUrl: 'https://www.reddit.com/submit' }, 'sandbox');
  const told =
    'The sandbox does not know u/ana_writes: practise there as sandbox_ada, sandbox_ben, or sandbox_cleo.';
  expect(await screen.findByText(new RegExp(told))).toBeTruthy();
});

test('no account is named where nothing is posted by hand', async () => {
  await open('SUBREDDIT_NOTALLOWED');
  expect(await hrefOf('Message the moderators')).toContain('ana_writes');
  expect(screen.queryByText(/u\/ana_writes/)).toBeNull();
});

test('the code for a phone names the account, too', async () => {
  await open('LATE', { phase: 'needs_you', composeUrl: 'https://www.reddit.com/r/saas/submit?title=A' });
  press('Use my phone');
  expect(await screen.findByText(/^Scan the code: .* Be signed in there as u\/ana_writes\.$/)).toBeTruthy();
});

test('a comment is copied, and pasted in its thread', async () => {
  const parentUrl = 'https://www.reddit.com/r/handpicked/comments/abc/x/';
  await open('BAD_CAPTCHA', { type: 'comment', title: null, parentUrl });
  expect(await hrefOf('Open the thread')).toBe(parentUrl);
  expect(screen.getByRole('button', { name: 'Copy text' })).toBeTruthy();
});
