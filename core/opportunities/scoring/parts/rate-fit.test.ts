import { expect, test } from 'vitest';
import { listProductWords } from '../product-words.ts';
import { rateFit } from './rate-fit.ts';

const product = listProductWords({
  product: 'Halvorsen Roast',
  about: ['We ship freshly roasted coffee to subscribers every month.', 'It has no mobile app.'],
});
const rate = (title: string, text = '') =>
  rateFit({ title, text, keywords: [], keywordsAsked: 0, standing: null, product })[0];

test('two words of the product’s facts are a full fit, one is half, and the reason names them', () => {
  expect(rate('Which coffee subscription is worth it?')).toMatchObject({
    share: 0.5,
    because: 'Shares “coffee” with your product’s facts.',
  });
  expect(rate('Which coffee do you buy?', 'Freshly roasted, please.')).toMatchObject({ share: 1 });
});

test('words that fit any product, and words of what it isn’t, are no fit', () => {
  expect(rate('How many months did your first mobile app take?')).toMatchObject({
    share: 0,
    because: 'Shares no word with your product’s facts.',
  });
});

test('without facts there is no part', () => {
  const thread = { title: 'Coffee?', text: '', keywords: [], keywordsAsked: 0, standing: null };
  expect(rateFit(thread)).toEqual([]);
  expect(rateFit({ ...thread, product: listProductWords({ product: null, about: [] }) })).toEqual([]);
});
