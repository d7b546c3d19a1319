import { expect, test } from 'vitest';
import { shareTexts } from './hardening/share-texts.ts';
import { sample, sampleOr } from './sample.ts';

const HUNDRED = Array.from({ length: 100 }, (_, no) => no);

test('a sample has the given size, keeps the order, and depends on its name', () => {
  const drawn = sample(HUNDRED, 10, 'one');
  expect(drawn).toHaveLength(sampleOr(10, 100));
  expect(drawn.toSorted((a, b) => a - b)).toEqual(drawn);
  expect(sample(HUNDRED, 10, 'one')).toEqual(drawn);
  expect(sample(HUNDRED, 10, 'two')).not.toEqual(sampleOr(drawn, []));
});

test('all places with the same schema together get every text, and each gets some more', () => {
  const places = ['a', 'b', 'c'].map((name) => ({ name, schema: { type: 'string' } }));
  const texts = HUNDRED.map(String);
  const textsOf = shareTexts([...places, { name: 'd', schema: { type: 'string', minLength: 1 } }], texts, 5);
  expect(new Set(places.flatMap(({ name }) => textsOf(name)))).toEqual(new Set(texts));
  expect(textsOf('a').length).toBeGreaterThan(33);
  expect(textsOf('d')).toEqual(texts);
});
