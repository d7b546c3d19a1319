import { fc } from '#test/sample.ts';
import { expect, test } from 'vitest';
import { foldConfusables } from './fold-confusables.ts';

test.each([
  ['capitals', 'Billwren.COM', 'billwren.com'],
  ['Cyrillic letters that look Latin', 'раураӏ', 'paypal'],
  ['Greek letters that look Latin', 'Βιllwren', 'billwren'],
  ['small capitals', 'ʙɪʟʟ', 'bill'],
  ['accents', 'Bïllwrén', 'billwren'],
  ['slashed letters', 'nøtes', 'notes'],
  ['full stops of other scripts', 'notes。example', 'notes.example'],
  ['other slashes and colons', 'https：⁄⁄notes', 'https://notes'],
  ['a full-width at sign', 'ada＠notes', 'ada@notes'],
  ['letters that exist only in their own script', 'Жил 请', 'жил 请'],
  ['symbols and emoji', '1 + 2 = 3 😀', '1 + 2 = 3 😀'],
])('folds %s to plain letters: %s', (_what, text, folded) => {
  expect(foldConfusables(text)).toBe(folded);
});

test('keeps every index of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(foldConfusables(text)).toHaveLength(text.length);
    }),
  );
});

test.each(['А', 'Α', 'Г', 'Һ', 'Ӏ', 'Ԁ', 'Ԛ', 'Ԝ', 'Ѵ', 'Ү'])(
  'folds the capital %s like its lowercase letter',
  (letter) => {
    expect(foldConfusables(letter)).toBe(foldConfusables(letter.toLowerCase()));
    expect(foldConfusables(letter)).toMatch(/^[a-z]$/);
  },
);
