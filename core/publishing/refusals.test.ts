import { expect, test } from 'vitest';
import { explainRefusal, listNextSteps, type NextStep } from './refusals.ts';

const refused = {
  community: 'handpicked',
  platformName: 'Reddit',
  said: 'Only trusted members may post here',
  isComment: false,
};

test.each([
  ['SUBREDDIT_NOTALLOWED', 'Only approved accounts may post in r/handpicked.', 'askModerators'],
  ['SUBREDDIT_NOEXIST', 'Reddit knows no community called r/handpicked.', 'fixName'],
  ['NO_SELFS', 'r/handpicked takes no text posts.', 'chooseCommunity'],
  ['SUBMIT_VALIDATION_FLAIR_REQUIRED', 'r/handpicked wants a flair on every post.', 'chooseFlair'],
  ['BAD_FLAIR_TEMPLATE_ID', 'r/handpicked no longer has the flair that was chosen.', 'chooseFlair'],
  ['BAD_CAPTCHA', 'Reddit wants to see that a person posts this.', 'postByHand'],
  ['THREAD_LOCKED', 'The moderators have locked the thread: nobody can comment any more.', 'chooseThread'],
  ['USER_REQUIRED', 'Reddit didn’t recognize this account.', 'connect'],
])('explains %s, and offers a step of its own', (code, message, step) => {
  expect(explainRefusal(code, refused)).toEqual({ code, message, remedy: expect.stringMatching(/\.$/) });
  expect(listNextSteps(code, true)[0]).toBe(step);
});

test.each<[string, NextStep[]]>([
  ['SUBREDDIT_NOEXIST', ['fixName']],
  ['BAD_SR_NAME', ['fixName']],
  ['NOT_FOUND', ['fixName']],
  ['SUBREDDIT_NOTALLOWED', ['askModerators', 'chooseCommunity', 'sendAgain']],
  ['CLOSED', ['askModerators', 'chooseCommunity']],
  ['PRIVATE', ['askModerators', 'chooseCommunity']],
  ['SHUT_DOWN', ['chooseCommunity']],
  ['QUARANTINED', ['postByHand', 'chooseCommunity']],
  ['NO_SELFS', ['chooseCommunity', 'changePost']],
  ['NO_LINKS', ['chooseCommunity', 'changePost']],
  ['NO_TEXT', ['changePost']],
  ['TOO_LONG', ['changePost']],
  ['NO_URL', ['changePost']],
  ['BAD_URL', ['changePost']],
  ['DOMAIN_BANNED', ['changePost']],
  ['ALREADY_SUB', ['chooseCommunity', 'changePost']],
  ['BAD_CAPTCHA', ['postByHand', 'sendAgain']],
  ['USER_REQUIRED', ['connect', 'sendAgain']],
  ['IN_TIMEOUT', ['sendAgain']],
  ['SUBMIT_VALIDATION_BODY_NOT_ALLOWED', ['changePost', 'chooseCommunity']],
  ['SUBMIT_VALIDATION_REPOST', ['changePost', 'chooseCommunity']],
  ['SUBMIT_VALIDATION_FLAIR_REQUIRED', ['chooseFlair']],
  ['BAD_FLAIR_TEMPLATE_ID', ['chooseFlair']],
  ['POST_GUIDANCE_VALIDATION_FAILED', ['changePost', 'chooseCommunity']],
  ['DELETED_COMMENT', ['chooseThread']],
  ['DELETED_LINK', ['chooseThread']],
  ['THREAD_GONE', ['chooseThread']],
  ['TOO_OLD', ['chooseThread']],
  ['THREAD_LOCKED', ['chooseThread']],
  ['TOO_MANY_COMMENTS', ['chooseThread']],
  ['USER_BLOCKED', ['chooseThread']],
  ['SOMETHING_IS_BROKEN', ['chooseThread']],
  ['SUBREDDIT_OUTBOUND_LINKING_DISALLOWED', ['changePost']],
])('explains %s, and its first step is %j', (code, steps) => {
  expect(explainRefusal(code, refused).message).not.toMatch(/^Reddit refused this/);
  expect(listNextSteps(code, true)).toEqual(steps);
});

test('quotes the community about a title or text that it rejects', () => {
  const said = 'You may not have "free" in your title.';
  expect(explainRefusal('SUBMIT_VALIDATION_TITLE_BLACKLISTED_STRING', { ...refused, said }).message).toBe(
    `r/handpicked doesn’t take this title. It says: “${said}”`,
  );
  expect(explainRefusal('SUBMIT_VALIDATION_MIN_LENGTH', { ...refused, said: ' ' }).message).toBe(
    'r/handpicked doesn’t take posts as short as this.',
  );
});

test('quotes the platform for an unknown code', () => {
  expect(explainRefusal('NEW_CODE', refused)).toMatchObject({
    message: 'Reddit refused this: “Only trusted members may post here.”',
  });
  expect(listNextSteps('NEW_CODE', true)).toContain('postByHand');
});

test('offers to copy a comment, since no form can be prefilled with it', () => {
  for (const code of ['BAD_CAPTCHA', 'QUARANTINED']) {
    expect(explainRefusal(code, refused).remedy).toMatch(/all but a flair is filled in\.$/);
    const { remedy } = explainRefusal(code, { ...refused, isComment: true });
    expect(remedy).toMatch(/copy the text, and paste it in the thread\.$/);
  }
  expect(explainRefusal('BAD_CAPTCHA', refused).remedy).toMatch(/^Post it by hand/);
});

test('writes a whole sentence for a refusal that came without a message', () => {
  expect(explainRefusal('NEW_CODE', { ...refused, said: ' ' }).message).toBe(
    'Reddit refused this without a reason.',
  );
});

test.each(['constructor', 'toString', '__proto__'])(
  'explains a refusal whose code is %s like an unknown one',
  (code) => {
    expect(explainRefusal(code, refused)).toEqual({ ...explainRefusal('NEW_CODE', refused), code });
    expect(listNextSteps(code, true)).toEqual(listNextSteps('NEW_CODE', true));
  },
);

test('offers to change or resend a post that was not sent', () => {
  expect(listNextSteps('AI_TEXT', false)).toEqual(['sendAgain', 'changePost']);
});

test.each<[string, NextStep[]]>([
  ['NO_ACCOUNT', ['connect', 'changePost']],
  ['ACCOUNT_INACTIVE', ['connect', 'sendAgain']],
  ['FLAIR_REQUIRED', ['chooseFlair']],
  ['FLAIR_GONE', ['chooseFlair']],
  ['ASK_MODERATORS', ['askModerators', 'changePost']],
  ['POST_TYPE', ['chooseCommunity', 'changePost']],
  ['REQUIREMENTS', ['changePost', 'sendAgain']],
  ['OTHER_SITE', ['chooseThread']],
])('for the problem %s, the first step is %j unless another step applies', (code, steps) => {
  expect(listNextSteps(code, false)).toEqual(steps);
});

test('says that a comment was refused because of its thread, and offers another thread', () => {
  const closed = explainRefusal('CLOSED', { ...refused, isComment: true });
  expect(closed.message).toBe(
    'Reddit doesn’t take this comment: the thread is gone, or r/handpicked doesn’t let this account comment.',
  );
  expect(closed.remedy).toBe('Ask its moderators why, or answer another thread.');
  expect(explainRefusal('SHUT_DOWN', { ...refused, isComment: true }).remedy).toBe('Answer another thread.');
  expect(explainRefusal('SHUT_DOWN', refused).remedy).toBe('Choose another community.');
  expect(listNextSteps('CLOSED', true, true)).toEqual(['askModerators', 'chooseThread']);
  expect(listNextSteps('CLOSED', true)).toEqual(['askModerators', 'chooseCommunity']);
});
