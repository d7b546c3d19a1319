import { expect, test } from 'vitest';
import { makeRequest } from '#core/drafts/testing/make-request.ts';
import { asksYesOrNo } from './asks-yes-or-no.ts';
import { setScene } from '#core/drafts/compose/scene.ts';
import { writePost } from '#core/drafts/compose/write-post.ts';

test.each([
  ['Is pricing clear', true],
  ['but am I too late', true],
  ['Was the hardest year of my life', false],
  ['Was the last straw for me', false],
  ['but was the first time in my life', false],
  ['Was the first time that we sold any', false],
  ['Was the last year, sadly for us', false],
  ['Was the same for us', false],
  ['Was the last real chance we had', false],
  ['Was our biggest mistake', false],
  ['Was my fault', false],
  ['Was the end', false],
  ['Was the end of my company', false],
  ['Was the end of the trial too early', true],
  ['Was the reason we left', false],
  ['Was the reason clear', true],
  ['Was the whole year hard', true],
  ['Does the job', false],
  ['Was the hardest year ever known', false],
  ['Does the first year of use count', true],
  ['Is the best time to post on Monday', true],
  ['Was the best part of my day', false],
  ['Was the first of its kind', false],
  ['Were the first users right', true],
  ['Was the first year hard', true],
  ['Was the last big launch worth it', true],
  ['Was our first year too slow', true],
  ['Was the test hard', true],
  ['Were the guests happy', true],
  ['Is the first plan too cheap', true],
  ['Is the best plan worth it', true],
  ['Is the free plan worth it', true],
  ['Was my price too high', true],
  ['Was the booth too small', true],
  ['Is making friends hard', true],
  ['Is running ads worth it', true],
  ['Is going to fairs worth it', true],
  ['Is running your own mail server too hard for two', true],
  ['Is making progress at last', false],
  ['Is happening again', false],
  ['Is getting far too slow', false],
  ['Is working really hard', false],
  ['Is making my life hard', false],
  ['Is getting it right', false],
  ['Should work be checked daily', true],
  ['Would help ever be free', true],
  ['Should work have a limit', true],
  ['Should work on mobile', false],
  ['Would help us be faster', false],
  ['Were these too long', true],
  ['Do the math', false],
  ['Do most small shops need this', true],
  ['Do shops', false],
  ['Would welcome opinions', false],
  ['Would readers welcome opinions', true],
  ['Do shops sell online', true],
  ['Is it slow?', false],
  ['Is', false],
])('“%s” asks: %s', (line, asks) => {
  expect(asksYesOrNo(line)).toBe(asks);
});

test.each([
  ['I quit my job. Do the math', 'Do the math.'],
  ['We sold the booth last year. Was the hardest year of my life', 'Was the hardest year of my life.'],
  [
    'My boss cut the budget and I quit my job in March. Was the last straw for me',
    'Was the last straw for me.',
  ],
  ['We sold the booth last year. Is running ads worth it', 'Is running ads worth it?'],
  ['We sold the booth last year. Is pricing the reason', 'Is pricing the reason?'],
])('the last sentence of “%s” gets the sign that it lacks: “%s”', (topic, told) => {
  const { content } = writePost(setScene(makeRequest({ topic, website: null })));
  expect(content).toContain(told);
});
