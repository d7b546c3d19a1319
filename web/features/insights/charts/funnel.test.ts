import { expect, test } from 'vitest';
import { describeFunnel } from './funnel.tsx';

test.each([
  [{ published: 15, up: 13 }, '13 of 15 posts are still up.'],
  [{ published: 1, up: 1 }, '1 of 1 post is still up.'],
])('says what became of %j', (funnel, sentence) => {
  expect(describeFunnel(funnel)).toBe(sentence);
});
