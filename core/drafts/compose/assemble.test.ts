import { expect, test } from 'vitest';
import { assemble, fitParts } from './assemble.ts';

const parts = {
  topic: 'Topic.',
  answers: ['One.', 'Two.'],
  facts: 'Fact.',
  site: 'Site.',
  product: 'Product.',
  closing: 'Closing?',
};
const ORDER = ['topic', 'answers', 'facts', 'site', 'product', 'closing'] as const;
const fit = (most: number, isClosingOwn = false) =>
  assemble(fitParts(parts, ORDER, { most, isClosingOwn }), ORDER).split('\n\n');

test('parts come in their order, and an empty one leaves no gap', () => {
  expect(fit(Infinity)).toEqual(['Topic.', 'One.', 'Two.', 'Fact.', 'Site.', 'Product.', 'Closing?']);
  expect(assemble({ ...parts, facts: '' }, ['facts', 'product'])).toBe('Product.');
});

test('what is too long loses our own parts first, then the topic, then answers from the end', () => {
  const whole = fit(Infinity).join('\n\n').length;
  expect(fit(whole)).toHaveLength(7);
  expect(fit(whole - 1)).toEqual(['Topic.', 'One.', 'Two.', 'Fact.', 'Product.', 'Closing?']);
  expect(fit(40)).toEqual(['Topic.', 'One.', 'Two.', 'Product.', 'Closing?']);
  expect(fit(30)).toEqual(['Topic.', 'One.', 'Two.', 'Product.']);
  expect(fit(20)).toEqual(['One.', 'Two.', 'Product.']);
  expect(fit(14)).toEqual(['One.', 'Product.']);
  expect(fit(9)).toEqual(['Product.']);
});

test('a closing of the author’s own goes last', () => {
  expect(fit(30, true)).toEqual(['One.', 'Two.', 'Product.', 'Closing?']);
  expect(fit(18, true)).toEqual(['Product.', 'Closing?']);
});
