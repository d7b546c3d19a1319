import { expect, test } from 'vitest';
import { makeRequest } from '#core/drafts/testing/make-request.ts';
import { asksYesOrNo } from './asks-yes-or-no.ts';
import { setScene } from '#core/drafts/compose/scene.ts';
import { writePost } from '#core/drafts/compose/write-post.ts';

test.each([
  ['Is pricing clear', true],
  ['but am I too late', true],
  ['Was the hardest year of my life', false],
  ['Was the booth too small', true],
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
  ['We sold the booth last year. Is pricing the reason', 'Is pricing the reason?'],
])('the last sentence of “%s” gets the sign that it lacks: “%s”', (topic, told) => {
  const { content } = writePost(setScene(makeRequest({ topic, website: null })));
  expect(content).toContain(told);
});
