import { expect, test } from 'vitest';
import { createTextBuffer } from './text-buffer.ts';

const BREAK = Symbol('a break');
function collect(longest: number, ...parts: (string | typeof BREAK)[]): string {
  const buffer = createTextBuffer(longest);
  for (const part of parts) {
    if (part === BREAK) buffer.breakLine();
    else buffer.add(part);
  }
  return buffer.read();
}

test.each<
  [sentence: string, parts: Parameters<typeof collect> extends [number, ...infer P] ? P : never, text: string]
>([
  ['returns an empty text for no input', [], ''],
  ['joins parts of a word', ['Head', 'ing'], 'Heading'],
  ['collapses whitespace', ['a \t\n b\u00a0\u00a0c\ufeffd'], 'a b c d'],
  ['keeps a space between parts', ['a ', 'b'], 'a b'],
  ['collapses spaces across parts', ['a ', ' b'], 'a b'],
  ['trims the text', [' a '], 'a'],
  ['turns a break into a line end', ['a', BREAK, 'b'], 'a\nb'],
  ['collapses several breaks', ['a', BREAK, BREAK, 'b'], 'a\nb'],
  ['removes spaces around a break', ['a ', BREAK, ' b'], 'a\nb'],
  ['drops a break at the start or end', [BREAK, 'a', BREAK], 'a'],
])('the buffer %s', (_sentence, parts, text) => {
  expect(collect(100, ...parts)).toBe(text);
});

test.each([
  ['keeps a text that fits', 5, 'a b c', 'a b c'],
  ['cuts a longer text', 4, 'a bcd efg', 'a bc'],
  ['replaces half an emoji with a replacement character', 2, 'a😀', 'a\uFFFD'],
])('the buffer %s', (_sentence, longest, text, cut) => {
  expect(collect(longest, text)).toBe(cut);
});

test('ignores input after the text is full', () => {
  expect(collect(3, 'abc', BREAK, 'def')).toBe('abc');
});
