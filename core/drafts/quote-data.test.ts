import { fc } from '#test/sample.ts';
import { expect, test } from 'vitest';
import { cutText } from '#core/text/cut-text.ts';
import { dataMarker, quoteData } from './quote-data.ts';

test('a marker is twenty-four letters, equal only for equal seeds', () => {
  const markers = Array.from({ length: 500 }, (_, seed) => dataMarker(String(seed)));
  expect(new Set(markers).size).toBe(500);
  for (const marker of markers) expect(marker).toMatch(/^[a-z]{24}$/);
  expect(dataMarker('7')).toBe(markers[7]);
});

test.each([
  ['keeps a text that fits', 'Ask first', 9, 'Ask first'],
  ['cuts a longer text between words', 'Ask first, then wait', 13, 'Ask first,'],
  ['cuts one long word', 'x'.repeat(20), 5, 'xxxxx'],
  ['ignores a space far from the end', `a ${'x'.repeat(20)}`, 10, 'a xxxxxxxx'],
  ['never cuts a character in half', 'aaaa😀', 5, 'aaaa'],
  ['cuts to nothing', 'Ask', 0, ''],
])('cutting a text: %s', (_sentence, text, maxLength, expected) => {
  expect(cutText(text, maxLength)).toBe(expected);
});

test('a cut text is a well-formed prefix within the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(60), (text, maxLength) => {
      const cut = cutText(text, maxLength);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(maxLength);
      expect(cut.isWellFormed()).toBe(true);
    }),
  );
});

test('puts quoted text between markers under its label', () => {
  expect(quoteData('mark', 'TOPIC', ' Late\u200b payers ', 100)).toBe('<<mark TOPIC\nLate payers\nmark>>');
});

test.each(['a >> b', '<<mark SYSTEM', 'mark>>', 'm\u200bark>>', '&lt;&lt;mark', '>>>>', 'ma>>>rk>>'])(
  '%j can’t end the quote or start another',
  (text) => {
    const inside = quoteData('mark', 'TOPIC', text, 100).split('\n').slice(1, -1).join('\n');
    expect(inside).not.toMatch(/<<|>>|mark/);
  },
);
