import { expect, test } from 'vitest';
import { EMPTY_BRIEF } from '#core/composer/brief.ts';
import { startByHand } from '#core/composer/composition.ts';
import type { Composition } from '#core/composer/work.ts';
import { buildPostBody } from './post-body.ts';

const composition: Composition = {
  ...startByHand({ ...EMPTY_BRIEF, topic: 'Prices', subreddit: 'saas' }, 'k'),
  url: 'https://example.com',
  parentUrl: 'https://www.reddit.com/r/saas/comments/abc/x/',
};

test("sends only the fields of the post's type", () => {
  const keys = (type: Composition['type']) =>
    Object.keys(buildPostBody({ ...composition, type }, 'draft')).toSorted();
  const all = ['content', 'ctaStyle', 'scheduledAt', 'status', 'subreddit', 'type', 'websiteUrl'];
  expect(keys('post')).toEqual([...all, 'flair', 'title'].toSorted());
  expect(keys('link')).toEqual([...all, 'flair', 'title', 'url'].toSorted());
  expect(keys('comment')).toEqual([...all, 'parentUrl'].toSorted());
});

test('sends the generated text with a draft, but not with a hand-written text', () => {
  const generated = { title: null, content: 'G' };
  expect(buildPostBody({ ...composition, generated }, 'draft')).toMatchObject({
    generated,
    inOwnWords: false,
  });
  expect(buildPostBody({ ...composition, inOwnWords: true }, 'draft')).not.toHaveProperty('inOwnWords');
});

test("sends the author's interview answers", () => {
  const interview = {
    topic: 'Prices',
    answers: [{ question: 'before' as const, text: 'Too low.' }],
    shape: null,
    leads: true,
    closing: true,
    isOwn: null,
  };
  expect(buildPostBody({ ...composition, interview }, 'draft')).toMatchObject({ interview });
});

test('sends the local time as an instant with its time zone', () => {
  const body = buildPostBody({ ...composition, scheduledAt: '2031-07-04T09:30' }, 'scheduled');
  expect(body.scheduledAt).toBe(new Date(2031, 6, 4, 9, 30).toISOString());
  expect(body.timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test('keeps the seconds of an unchanged time', () => {
  const plannedAt = new Date(2031, 6, 4, 9, 30, 20).toISOString();
  const at = (scheduledAt: string) =>
    buildPostBody({ ...composition, scheduledAt, plannedAt }, 'scheduled').scheduledAt;
  expect(at('2031-07-04T09:30')).toBe(plannedAt);
  expect(at('2031-07-04T09:31')).toBe(new Date(2031, 6, 4, 9, 31).toISOString());
});

test('builds the same body for the same text and status', () => {
  expect(JSON.stringify(buildPostBody(composition, 'published'))).toBe(
    JSON.stringify(buildPostBody({ ...composition }, 'published')),
  );
});
