import { expect, test } from 'vitest';
import { draftPostingQuestion } from './draft-posting-question.ts';

const ask = (code: string) =>
  draftPostingQuestion({ code, community: 'saas', username: 'ana_writes' }).message;

test.each([
  ['SUBREDDIT_NOTALLOWED', 'was told that it isn’t approved for that'],
  ['PRIVATE', 'found that the community is private'],
  ['CLOSED', 'was refused without a reason'],
  ['ASK_MODERATORS', 'understand that you want to be asked first'],
])('states only what is true after %s in the message to moderators', (code, why) => {
  expect(ask(code)).toContain(`I wanted to post here with u/ana_writes, and ${why}.`);
});

test('does not claim that moderators answered if they never did', () => {
  for (const code of ['PRIVATE', 'CLOSED', 'ASK_MODERATORS', 'constructor'])
    expect(ask(code)).not.toContain('approve');
});
