import { fc } from '#test/sample.ts';
import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['keeps a text that fits', 'Late payers', 11, 'Late payers'],
  ['cuts a longer text between words', 'Late payers again', 13, 'Late payers'],
  ['drops a word that ends exactly at the limit', 'Late payers again', 12, 'Late payers'],
  ['cuts a word if dropping it would lose more than half', 'A reallylongword', 10, 'A reallylo'],
  ['cuts a single word', 'Invoicing', 4, 'Invo'],
  ['drops spaces at the cut', 'Late   payers', 6, 'Late'],
  ['cuts at line breaks too', 'Late\npayers', 7, 'Late'],
  ['never cuts an emoji in half', 'abc😀', 4, 'abc'],
])('cutting a text: %s', (_sentence, text, maxLength, cut) => {
  expect(cutText(text, maxLength)).toBe(cut);
});

test('a cut text is a well-formed prefix within the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat({ max: 40 }), (text, maxLength) => {
      const cut = cutText(text, maxLength);
      expect(cut.length).toBeLessThanOrEqual(maxLength);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.isWellFormed()).toBe(true);
    }),
  );
});
