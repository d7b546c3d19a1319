import { expect, test } from 'vitest';
import { countSharedStems, listStems, wordsByStem } from './stem-words.ts';

test.each([
  ['Chasing late invoices', ['chas', 'lat', 'invoic']],
  ['How do you get the best of it?', []],
  ['Tools, tool and TOOLS', ['tool']],
])('reduces “%s” to the stems %j', (text, stems) => {
  expect([...listStems(text)]).toEqual(stems);
});

test('counts words as shared whatever their form', () => {
  expect(countSharedStems('An invoice that was late, very late', listStems('late invoices'))).toBe(2);
  expect(countSharedStems('Software businesses and their losses', listStems('business loss'))).toBe(2);
});

test('keeps the first word of each stem, and short words if asked to', () => {
  expect([...wordsByStem('Pricing prices for UX', 2)]).toEqual([
    ['pric', 'pricing'],
    ['ux', 'ux'],
  ]);
  expect([...wordsByStem('UX')]).toEqual([]);
});
