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
  ['nothing is an empty text', [], ''],
  ['parts of a word are joined', ['Head', 'ing'], 'Heading'],
  ['blanks of any kind and number become one', ['a \t\n b\u00a0\u00a0c\ufeffd'], 'a b c d'],
  ['a blank between parts is kept', ['a ', 'b'], 'a b'],
  ['blanks of both parts become one', ['a ', ' b'], 'a b'],
  ['blanks at both ends are dropped', [' a '], 'a'],
  ['a break becomes the end of a line', ['a', BREAK, 'b'], 'a\nb'],
  ['several breaks become one', ['a', BREAK, BREAK, 'b'], 'a\nb'],
  ['a break swallows the blanks around it', ['a ', BREAK, ' b'], 'a\nb'],
  ['a break at the beginning or the end is dropped', [BREAK, 'a', BREAK], 'a'],
])('%s', (_sentence, parts, text) => {
  expect(collect(100, ...parts)).toBe(text);
});

test.each([
  ['a text that fits is whole', 5, 'a b c', 'a b c'],
  ['a longer one is cut', 4, 'a bcd efg', 'a bc'],
  ['half an emoji becomes a replacement character', 2, 'a😀', 'a\uFFFD'],
])('%s', (_sentence, longest, text, cut) => {
  expect(collect(longest, text)).toBe(cut);
});

test('what comes after the text is full changes nothing', () => {
  expect(collect(3, 'abc', BREAK, 'def')).toBe('abc');
});
