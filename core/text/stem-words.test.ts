import { expect, test } from 'vitest';
import { overlap, stemsOf, wordsByStem } from './stem-words.ts';

test.each([
  ['Chasing late invoices', ['chas', 'lat', 'invoic']],
  ['How do you get the best of it?', []],
  ['Tools, tool and TOOLS', ['tool']],
])('reads “%s” as the stems %j', (text, stems) => {
  expect([...stemsOf(text)]).toEqual(stems);
});

test('counts shared words in any form', () => {
  expect(overlap('An invoice that was late, very late', stemsOf('late invoices'))).toBe(2);
  expect(overlap('Software businesses and their losses', stemsOf('business loss'))).toBe(2);
});

test('keeps the first word of each stem, and short words on request', () => {
  expect([...wordsByStem('Pricing prices for UX', 2)]).toEqual([
    ['pric', 'pricing'],
    ['ux', 'ux'],
  ]);
  expect([...wordsByStem('UX')]).toEqual([]);
});
