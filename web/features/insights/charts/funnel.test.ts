import { expect, test } from 'vitest';
import { describeFunnel } from './funnel.tsx';

const ALL = { published: 15, up: 13, measured: 13, answered: 10, tracked: 13, visited: 6 };

test.each([
  [ALL, '13 of 15 posts are still up. 10 got a comment; 6 brought visits.'],
  [
    { ...ALL, tracked: 9 },
    '13 of 15 posts are still up. 10 got a comment; 6 of the 9 with a tracked link brought visits.',
  ],
  [
    { ...ALL, measured: 11, tracked: 0 },
    '13 of 15 posts are still up. 10 of the 11 with figures got a comment.',
  ],
  [{ published: 1, up: 1, measured: 0, answered: 0, tracked: 0, visited: 0 }, '1 of 1 post is still up.'],
])('says what became of %j', (funnel, sentence) => {
  expect(describeFunnel(funnel)).toBe(sentence);
});
