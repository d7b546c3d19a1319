import { fc } from '#test/sample.ts';
import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['a text that fits stays whole', 'Late payers', 11, 'Late payers'],
  ['a longer one is cut between words', 'Late payers again', 13, 'Late payers'],
  ['a word that ends at the limit is dropped with what follows it', 'Late payers again', 12, 'Late payers'],
  ['a word that would cost more than half is cut', 'A reallylongword', 10, 'A reallylo'],
  ['a single word is cut', 'Invoicing', 4, 'Invo'],
  ['blanks at the cut are dropped', 'Late   payers', 6, 'Late'],
  ['line breaks are places to cut too', 'Late\npayers', 7, 'Late'],
  ['an emoji is never cut in two', 'abc😀', 4, 'abc'],
])('%s', (_sentence, text, maxLength, cut) => {
  expect(cutText(text, maxLength)).toBe(cut);
});

test('a cut text is never too long, begins the whole and is well formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat({ max: 40 }), (text, maxLength) => {
      const cut = cutText(text, maxLength);
      expect(cut.length).toBeLessThanOrEqual(maxLength);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.isWellFormed()).toBe(true);
    }),
  );
});
