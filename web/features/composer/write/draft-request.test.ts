import { expect, test } from 'vitest';
import { EMPTY_BRIEF } from '#core/composer/brief.ts';
import { draftRequestOf } from './draft-request.ts';

const BRIEF = { ...EMPTY_BRIEF, topic: 'Prices', subreddit: 'saas' };
const REQUIRED = { topic: 'Prices', subreddit: 'saas', contentType: 'post', ctaStyle: 'subtle' };

test('leaves out empty and default values', () => {
  expect(draftRequestOf({ ...BRIEF, websiteUrl: ' ', answers: { does: ' ' } })).toEqual(REQUIRED);
});

test("includes the author's choices", () => {
  const answers = { does: ' it writes invoices ' };
  const chosen = { shape: 'launch', leads: false, closing: false, isOwn: false } as const;
  expect(draftRequestOf({ ...BRIEF, ...chosen, answers }, { seed: '2' })).toEqual({
    ...REQUIRED,
    ...chosen,
    answers: [{ question: 'does', text: 'it writes invoices' }],
    seed: '2',
  });
});

test('sends a thread with comments only, and a shape with posts only', () => {
  const parentUrl = 'https://www.reddit.com/r/saas/comments/abc/prices/';
  const brief = { ...BRIEF, parentUrl, shape: 'story' } as const;
  expect(draftRequestOf(brief)).toEqual({ ...REQUIRED, shape: 'story' });
  expect(draftRequestOf({ ...brief, contentType: 'comment' })).toEqual({
    ...REQUIRED,
    contentType: 'comment',
    parentUrl,
  });
});
