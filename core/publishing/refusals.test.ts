import { expect, test } from 'vitest';
import { explainRefusal, nextStepsOf } from './refusals.ts';

const refused = {
  community: 'handpicked',
  platformName: 'Reddit',
  said: 'Only trusted members may post here',
  isComment: false,
};

test.each([
  [
    'SUBREDDIT_NOTALLOWED',
    'Only accounts that its moderators approved may post in r/handpicked.',
    'askModerators',
  ],
  ['SUBREDDIT_NOEXIST', 'Reddit knows no community called r/handpicked.', 'fixName'],
  ['NO_SELFS', 'r/handpicked takes no text posts.', 'chooseCommunity'],
  ['SUBMIT_VALIDATION_FLAIR_REQUIRED', 'r/handpicked wants a flair on every post.', 'chooseFlair'],
  ['BAD_FLAIR_TEMPLATE_ID', 'r/handpicked no longer has the flair that was chosen.', 'chooseFlair'],
  ['BAD_CAPTCHA', 'Reddit wants to see that a person posts this.', 'postByHand'],
  ['THREAD_LOCKED', 'The moderators have locked the thread: nobody can comment any more.', 'chooseThread'],
  ['USER_REQUIRED', 'Reddit didn’t recognize this account.', 'connect'],
])('%s is explained, and has a next step of its own', (code, message, step) => {
  expect(explainRefusal(code, refused)).toEqual({ code, message, remedy: expect.stringMatching(/\.$/) });
  expect(nextStepsOf(code, true)[0]).toBe(step);
});

test('what the community itself says about a title or a text is told in its words', () => {
  const said = 'You may not have "free" in your title.';
  expect(explainRefusal('SUBMIT_VALIDATION_TITLE_BLACKLISTED_STRING', { ...refused, said }).message).toBe(
    `r/handpicked doesn’t take this title. It says: “${said}”`,
  );
  expect(explainRefusal('SUBMIT_VALIDATION_MIN_LENGTH', { ...refused, said: ' ' }).message).toBe(
    'r/handpicked doesn’t take posts as short as this.',
  );
});

test('a code that nobody knows yet is told in the platform’s words, as a sentence', () => {
  expect(explainRefusal('NEW_CODE', refused)).toMatchObject({
    message: 'Reddit refused this: “Only trusted members may post here.”',
  });
  expect(nextStepsOf('NEW_CODE', true)).toContain('postByHand');
});

test('a comment that is to be posted by hand is copied, since nothing is filled in for it', () => {
  for (const code of ['BAD_CAPTCHA', 'QUARANTINED']) {
    expect(explainRefusal(code, refused).remedy).toMatch(/all but a flair is filled in\.$/);
    const { remedy } = explainRefusal(code, { ...refused, isComment: true });
    expect(remedy).toMatch(/copy the text, and paste it in the thread\.$/);
  }
  expect(explainRefusal('BAD_CAPTCHA', refused).remedy).toMatch(/^Post it by hand/);
});

test('a refusal without words is a whole sentence', () => {
  expect(explainRefusal('NEW_CODE', { ...refused, said: ' ' }).message).toBe(
    'Reddit refused this without a reason.',
  );
});

test.each(['constructor', 'toString', '__proto__'])('a code may be called %s', (code) => {
  expect(explainRefusal(code, refused)).toEqual({ ...explainRefusal('NEW_CODE', refused), code });
  expect(nextStepsOf(code, true)).toEqual(nextStepsOf('NEW_CODE', true));
});

test('what held a post back before it was sent is mended by changing it, or it is sent again', () => {
  expect(nextStepsOf('AI_TEXT', false)).toEqual(['sendAgain', 'changePost']);
  expect(nextStepsOf('FLAIR_REQUIRED', false)).toEqual(['chooseFlair']);
});

test('a comment that is refused by its community is told of its thread, and where else to answer', () => {
  const closed = explainRefusal('CLOSED', { ...refused, isComment: true });
  expect(closed.message).toBe(
    'Reddit doesn’t take this comment: the thread is gone, or r/handpicked doesn’t let this account comment.',
  );
  expect(closed.remedy).toBe('Ask its moderators why, or answer another thread.');
  expect(explainRefusal('SHUT_DOWN', { ...refused, isComment: true }).remedy).toBe('Answer another thread.');
  expect(explainRefusal('SHUT_DOWN', refused).remedy).toBe('Choose another community.');
  expect(nextStepsOf('CLOSED', true, true)).toEqual(['askModerators', 'chooseThread']);
  expect(nextStepsOf('CLOSED', true)).toEqual(['askModerators', 'chooseCommunity']);
});
