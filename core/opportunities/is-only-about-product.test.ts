import { expect, test } from 'vitest';
import { isOnlyAboutProduct } from './is-only-about-product.ts';

const isAdvert = (answer: string) =>
  isOnlyAboutProduct(answer, (sentence) => sentence.includes('Ledgerlily'));

test.each([
  'I work on Ledgerlily.',
  '> Can anyone recommend a bookkeeping tool?\n\nI work on Ledgerlily, a bookkeeping tool. It ' +
    'sends reminders. It is cheap.\n\nWhat have you tried so far?',
  'Disclosure: I work on Ledgerlily. The page is here: https://Ledgerlily.example/',
  'Try Ledgerlily! What do you use now?',
])('flags an answer that only presents the product: %s', (answer) => {
  expect(isAdvert(answer)).toBe(true);
});

test.each([
  'Send the first reminder before the invoice is due. I work on Ledgerlily.',
  'We moved all of our reminders to Ledgerlily and were paid nine days sooner.',
  'What have you tried so far?',
  '',
])('accepts an answer with its own content, or without the product: %s', (answer) => {
  expect(isAdvert(answer)).toBe(false);
});
