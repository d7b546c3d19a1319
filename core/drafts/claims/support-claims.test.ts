import { expect, test } from 'vitest';
import { createSupport } from './find-invented.ts';

const isSupported = createSupport([
  'I have sent invoices to small agencies for 6 years.',
  'We doubled our revenue in three months',
  '',
]);

test.each([
  ['the statement itself', 'I have sent invoices to small agencies for 6 years.'],
  ['other forms of its words', 'For 6 years an invoice was sent to small agencies.'],
  ['a part of it', 'I sent invoices to agencies.'],
  ['a figure in words', 'I have sent invoices for six years.'],
  ['a figure for words', 'We double our revenue in 3 months.'],
  ['one word in four that is new', 'I have sent late invoices to agencies.'],
  ['what two statements say together', 'We doubled invoices to agencies in 6 years.'],
  ['a curly apostrophe', 'I’ve sent invoices to small agencies.'],
])('%s is supported: “%s”', (_sentence, text) => {
  expect(isSupported(text)).toBe(true);
});

test.each([
  ['another figure', 'I have sent invoices to small agencies for 9 years.'],
  ['a figure out of nowhere', 'I have sent 40 invoices to small agencies.'],
  ['another multiple', 'We tripled our revenue in three months.'],
  ['a half of the words', 'I have sent invoices to banks and hospitals.'],
  ['empty words alone', 'I was there and we did it with them.'],
  ['nothing', ''],
])('%s is not: “%s”', (_sentence, text) => {
  expect(isSupported(text)).toBe(false);
});

test('without statements nothing is supported', () => {
  expect(createSupport([])('I sent invoices.')).toBe(false);
});
