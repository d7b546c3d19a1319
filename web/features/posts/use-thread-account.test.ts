import { expect, test } from 'vitest';
import { samplePost } from '#test/sample-post.ts';
import { findThreadAccount } from './use-thread-account.ts';

const THREAD = 'https://www.reddit.com/r/saas/comments/101/prices/';
const REPLY = `${THREAD}202/`;
const post = samplePost({ id: 'a', redditAccountId: 'acc_post', permalink: THREAD });
const comment = samplePost({
  id: 'b',
  type: 'comment',
  redditAccountId: 'acc_comment',
  permalink: `${THREAD}303/`,
});
const elsewhere = samplePost({ id: 'c', redditAccountId: 'acc_x', permalink: THREAD.replace('101', '102') });

test.each([
  ['of the post that started the thread', [elsewhere, comment, post], REPLY, 'acc_post'],
  ["of our own comment in someone else's thread", [elsewhere, comment], REPLY, 'acc_comment'],
  ['as null without a post of ours in it', [elsewhere], REPLY, null],
  ['as null without a thread', [samplePost({ id: 'd', redditAccountId: 'acc_y' })], '', null],
])('finds the account for a thread %s', (_whose, posts, thread, account) => {
  expect(findThreadAccount(posts, thread)).toBe(account);
});
