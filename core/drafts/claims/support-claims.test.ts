import { expect, test } from 'vitest';
import { createSupportCheck } from './find-invented.ts';

const isSupported = createSupportCheck([
  'I have sent invoices to small agencies for 6 years.',
  'We doubled our revenue in three months',
  '',
]);

test.each([
  ['the statement itself', 'I have sent invoices to small agencies for 6 years.'],
  ['inflected forms of its words', 'For 6 years an invoice was sent to small agencies.'],
  ['a part of it', 'I sent invoices to agencies.'],
  ['a figure in words', 'I have sent invoices for six years.'],
  ['a figure for words', 'We double our revenue in 3 months.'],
  ['one new word in four', 'I have sent late invoices to agencies.'],
  ['a combination of two statements', 'We doubled invoices to agencies in 6 years.'],
  ['a curly apostrophe', 'I’ve sent invoices to small agencies.'],
])('finds support for %s: “%s”', (_sentence, text) => {
  expect(isSupported(text)).toBe(true);
});

test.each([
  ['another figure', 'I have sent invoices to small agencies for 9 years.'],
  ['an unknown figure', 'I have sent 40 invoices to small agencies.'],
  ['another multiple', 'We tripled our revenue in three months.'],
  ['a half of the words', 'I have sent invoices to banks and hospitals.'],
  ['filler words only', 'I was there and we did it with them.'],
  ['an empty text', ''],
])('finds no support for %s: “%s”', (_sentence, text) => {
  expect(isSupported(text)).toBe(false);
});

test('supports nothing without statements', () => {
  expect(createSupportCheck([])('I sent invoices.')).toBe(false);
});
