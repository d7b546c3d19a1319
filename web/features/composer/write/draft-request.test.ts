import { expect, test } from 'vitest';
import { EMPTY_BRIEF } from '#core/composer/brief.ts';
import { buildDraftRequest } from './draft-request.ts';

const BRIEF = { ...EMPTY_BRIEF, topic: 'Prices', subreddit: 'saas' };
const REQUIRED = { topic: 'Prices', subreddit: 'saas', contentType: 'post', ctaStyle: 'subtle' };

test('leaves out empty and default values', () => {
  expect(buildDraftRequest({ ...BRIEF, websiteUrl: ' ', answers: { does: ' ' } })).toEqual(REQUIRED);
});

test("includes the author's choices", () => {
  const answers = { does: ' it writes invoices ' };
  const chosen = { shape: 'launch', leads: false, closing: false, isOwn: false } as const;
  expect(buildDraftRequest({ ...BRIEF, ...chosen, answers }, { seed: '2' })).toEqual({
    ...REQUIRED,
    ...chosen,
    answers: [{ question: 'does', text: 'it writes invoices' }],
    seed: '2',
  });
});

test('sends a thread with comments only, and a shape with posts only', () => {
  const parentUrl = 'https://www.reddit.com/r/saas/comments/abc/prices/';
  const brief = { ...BRIEF, parentUrl, shape: 'story' } as const;
  expect(buildDraftRequest(brief)).toEqual({ ...REQUIRED, shape: 'story' });
  expect(buildDraftRequest({ ...brief, contentType: 'comment' })).toEqual({
    ...REQUIRED,
    contentType: 'comment',
    parentUrl,
  });
});
