import { expect, test } from 'vitest';
import { found } from '#test/preflight/check.ts';

test.each([
  'Please upvote this if it helped you.',
  'We launched today, please give us an upvote!',
  'Upvote if you agree. I will read every comment.',
  'Upvotes are appreciated.',
  'Upvote me and I will upvote yours back.',
  'If you like it, drop an upvote.',
  'I need your upvotes to be seen.',
  'Downvote the other thread, it copies ours.',
  'Up-vote for up-vote?',
  'Check out my tool Brightdesk, upvote please!',
  'Upvotes appreciated! What do you think?',
  'We give three free months to whoever upvotes this post.',
  'We give a free month to everybody who upvotes.',
  'An upvote would mean the world to me.',
  'Go upvote us on Product Hunt today.',
  'Votes are much appreciated.',
])('warns about a request for votes in any community: %s', (content) => {
  expect(found({ draft: { content } })).toContain('warning VOTES_ASKED');
  expect(found({ draft: { content }, rules: null })).toContain('warning VOTES_ASKED');
});

test.each([
  'How we got 1,000 upvotes with one honest post.',
  'I would not ask anybody to upvote this.',
  'Please don’t upvote, just answer.',
  'People upvote what they can use.',
  'Does anybody know why my upvotes went down?',
  'What do you upvote, and what do you scroll past?',
  'It got upvotes and no comments. Please tell me what you would change.',
])('accepts a text that mentions votes: %s', (content) => {
  expect(found({ draft: { content } })).not.toContain('warning VOTES_ASKED');
});

test('warns about a shortened link in the text or as the shared link', () => {
  expect(found({ draft: { content: 'See https://bit.ly/3xYz for the table.' } })).toContain(
    'warning SHORT_LINK',
  );
  expect(found({ draft: { type: 'link', content: '', url: 'https://www.tinyurl.com/abc' } })).toContain(
    'warning SHORT_LINK',
  );
  expect(found({ draft: { content: 'See https://habit.ly/3xYz for the table.' } })).not.toContain(
    'warning SHORT_LINK',
  );
});
