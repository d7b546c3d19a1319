import { expect, test } from 'vitest';
import { createClaimFinder } from './find-claims.ts';

const SHARE = { sentence: 'It worked: 87% of them renewed.', words: ['87%'] };
const TEAM = {
  sentence: 'The team at Basecamp switched to us.',
  words: ['The team at Basecamp switched to us.'],
};
const LOSS = { sentence: 'In March we lost 30 of our 100 customers.', words: ['30 of our 100 customers'] };
const find = createClaimFinder([SHARE, TEAM, LOSS]);

test.each([
  'It worked: 87% of them renewed.',
  'In the end 87% of them renewed.',
  '- It worked: 87% of them renewed.',
])('finds the claim in “%s”', (sentence) => {
  expect(find(`Ask first.\n\n${sentence} And you?`)).toEqual([{ sentence, claim: SHARE.sentence }]);
});

test.each([
  'We lost 30 of OUR 100 customers in MARCH.',
  'In March we lost 30 of  our 100\u00a0customers.',
  'In March we lost 30 of **our** 100 custom\u200bers.',
  'In March we lost [30 of our](https://acme.example/) 100 customers.',
])('finds the claim in “%s”, despite different case, spaces or markup', (sentence) => {
  expect(find(sentence)).toEqual([{ sentence, claim: LOSS.sentence }]);
});

test('finds a claim across a line break', () => {
  expect(find('Last year.\nWe lost 30 of our\n100 customers in spring. And you?')).toEqual([
    { sentence: 'We lost 30 of our 100 customers in spring.', claim: LOSS.sentence },
  ]);
});

test('finds each claim once, in text order', () => {
  const both = `${LOSS.sentence} ${SHARE.sentence}`;
  expect(find(`${both}\n\n${both}`).map(({ claim }) => claim)).toEqual([LOSS.sentence, SHARE.sentence]);
});

test.each(['It worked, and most of them renewed.', 'We pay 87% of our taxes in March.', '187% is no share.'])(
  'finds no claim in “%s”',
  (sentence) => {
    expect(find(sentence)).toEqual([]);
  },
);
