import { expect, test } from 'vitest';
import { listProductWords } from '../product-words.ts';
import { rateFit } from './rate-fit.ts';

const product = listProductWords({
  product: 'Halvorsen Roast',
  about: ['We ship freshly roasted coffee to subscribers every month.', 'It has no mobile app.'],
});
const rate = (title: string, text = '') =>
  rateFit({ title, text, keywords: [], keywordsAsked: 0, standing: null, product })[0];

test('rates two shared words as a full fit and one as half, and names them', () => {
  expect(rate('Which coffee subscription is worth it?')).toMatchObject({
    share: 0.5,
    because: 'Shares “coffee” with your product’s facts.',
  });
  expect(rate('Which coffee do you buy?', 'Freshly roasted, please.')).toMatchObject({ share: 1 });
});

test('ignores words that fit any product, and words for what the product isn’t', () => {
  expect(rate('How many months did your first mobile app take?')).toMatchObject({
    share: 0,
    because: 'Shares no word with your product’s facts.',
  });
});

test('adds no part for the fit without facts', () => {
  const thread = { title: 'Coffee?', text: '', keywords: [], keywordsAsked: 0, standing: null };
  expect(rateFit(thread)).toEqual([]);
  expect(rateFit({ ...thread, product: listProductWords({ product: null, about: [] }) })).toEqual([]);
});
