import { expect, test } from 'vitest';
import { assemble, fitParts } from './assemble.ts';

const parts = { topic: 'Topic.', answers: ['One.', 'Two.'], closing: 'Closing?' };
const ORDER = ['topic', 'answers', 'closing'] as const;
const fit = (most: number, isClosingOwn = false) =>
  assemble(fitParts(parts, ORDER, { most, isClosingOwn }), ORDER).split('\n\n');

test('parts come in their order, and an empty one leaves no gap', () => {
  expect(fit(Infinity)).toEqual(['Topic.', 'One.', 'Two.', 'Closing?']);
  expect(assemble({ ...parts, topic: '' }, ['topic', 'closing'])).toBe('Closing?');
});

test('what is too long loses our closing first, then the topic, then answers from the end', () => {
  const whole = fit(Infinity).join('\n\n').length;
  expect(fit(whole)).toHaveLength(4);
  expect(fit(whole - 1)).toEqual(['Topic.', 'One.', 'Two.']);
  expect(fit(12)).toEqual(['One.', 'Two.']);
  expect(fit(6)).toEqual(['One.']);
});

test('a closing of the author’s own goes last', () => {
  expect(fit(22, true)).toEqual(['One.', 'Two.', 'Closing?']);
  expect(fit(8, true)).toEqual(['Closing?']);
});
