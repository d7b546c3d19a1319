import { expect, test } from 'vitest';
import { askToPost } from './ask-to-post.ts';

const ask = (code: string) => askToPost({ code, community: 'saas', username: 'ana_writes' }).message;

test.each([
  ['SUBREDDIT_NOTALLOWED', 'was told that it isn’t approved for that'],
  ['PRIVATE', 'found that the community is private'],
  ['CLOSED', 'was refused without a reason'],
  ['ASK_MODERATORS', 'understand that you want to be asked first'],
])('after %s the moderators are told only what is so', (code, why) => {
  expect(ask(code)).toContain(`I wanted to post here with u/ana_writes, and ${why}.`);
});

test('nobody claims to have been told what nobody said', () => {
  for (const code of ['PRIVATE', 'CLOSED', 'ASK_MODERATORS', 'constructor'])
    expect(ask(code)).not.toContain('approve');
});
