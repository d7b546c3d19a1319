import { expect, test } from 'vitest';
import { findClaims } from './find-claims.ts';

const CLAIMS = [
  { sentence: 'It worked: 87% of them renewed.', words: ['87%'] },
  { sentence: 'The team at Basecamp switched to us.', words: ['The team at Basecamp switched to us.'] },
];

test.each([
  'It worked: 87% of them renewed.',
  'In the end 87% of them renewed.',
  '- It worked: 87% of them renewed.',
])('finds the claim in “%s”', (sentence) => {
  expect(findClaims(`Ask first.\n\n${sentence} And you?`, CLAIMS)).toEqual([sentence]);
});

test.each(['It worked, and most of them renewed.', 'We pay 87% of our taxes in March.', '187% is no share.'])(
  'finds no claim in “%s”',
  (sentence) => {
    expect(findClaims(sentence, CLAIMS)).toEqual([]);
  },
);
