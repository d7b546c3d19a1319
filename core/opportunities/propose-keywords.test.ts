import { expect, test } from 'vitest';
import { proposeKeywords } from './propose-keywords.ts';

test('proposes the product’s name and phrases from its facts, but no single words and no denied phrases', () => {
  const about = [
    'Tidylist sends polite reminders for unpaid invoices.',
    'It has no mobile app.',
    'I began in Bergen, and we roast to order.',
    'The cover letter builder works online.',
    'Polite reminders go out by mail since last year.',
  ];
  expect(proposeKeywords({ product: 'Tidylist', about })).toEqual([
    'Tidylist',
    'polite reminders',
    'unpaid invoices',
    'cover letter',
  ]);
  expect(proposeKeywords({ product: null, about: [] })).toEqual([]);
});
