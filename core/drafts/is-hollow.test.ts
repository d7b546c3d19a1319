import { expect, test } from 'vitest';
import { isHollow } from './is-hollow.ts';

const words = (content: string) => ({ title: 'How do you rest coffee?', content });

test.each([
  '',
  'Where do you see it differently?',
  'I work on Halvorsen Roast.\n\nWhat do you think of it?',
  '> What would you pick?\n\nDisclosure: I work on it.',
])('detects an empty body: “%s”', (content) => {
  expect(isHollow('post', words(content), null)).toBe(true);
  expect(isHollow('link', words(content), null)).toBe(false);
});

test.each(['Day 3 was flat for 9 of 11 coffees.', 'How do you handle pauses in winter?'])(
  'accepts a body with content: “%s”',
  (content) => {
    expect(isHollow('post', words(content), null)).toBe(false);
  },
);

test('detects a template without the author’s words, but accepts a model’s text', () => {
  const template = words('Where do you stand with it now, and what came of it?');
  expect(isHollow('post', template, { ...template, byModel: false })).toBe(true);
  expect(isHollow('post', template, { ...template, byModel: true })).toBe(false);
  const edited = words(`${template.content} I cup on day 3.`);
  expect(isHollow('post', edited, { ...template, byModel: false })).toBe(false);
});
