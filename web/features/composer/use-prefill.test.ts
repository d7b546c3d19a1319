import { expect, test } from 'vitest';
import { readPrefill } from './use-prefill.ts';

/** A new topic clears the previous topic's answers. */
const UNTOLD = { answers: {}, isOwn: null };

test.each([
  ['', null],
  ['?edit=pst_1', null],
  ['?contentType=poem', null],
  [
    '?contentType=comment&subreddit=saas&topic=Do%20you%20test%3F&thread=https%3A%2F%2Fwww.reddit.com%2Fr%2Fsaas%2Fcomments%2F1a',
    {
      contentType: 'comment',
      subreddit: 'saas',
      topic: 'Do you test?',
      ...UNTOLD,
      parentUrl: 'https://www.reddit.com/r/saas/comments/1a',
    },
  ],
  ['?subreddit=r/webdev', { topic: '', ...UNTOLD, parentUrl: '', subreddit: 'webdev' }],
  [`?topic=${'x'.repeat(400)}`, { topic: 'x'.repeat(300), ...UNTOLD, parentUrl: '' }],
  ['?at=2131-07-04T09:30', { plannedFor: '2131-07-04T09:30' }],
  [
    '?at=2131-07-04T09:30&subreddit=saas',
    { topic: '', ...UNTOLD, parentUrl: '', subreddit: 'saas', plannedFor: '2131-07-04T09:30' },
  ],
  ['?at=2020-07-04T09:30', {}],
  ['?at=tomorrow', {}],
])('reads the URL %j as %o', (search, change) => {
  expect(readPrefill(search)).toEqual(change);
});
