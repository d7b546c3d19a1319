import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const written = JSON.parse(readFileSync(join(import.meta.dirname, 'hostile-texts.json'), 'utf8')) as Record<
  string,
  string[]
>;
const between = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, no) => `a${String.fromCodePoint(from + no)}b`);

/** Control characters, spaces, bidirectional marks, variation selectors, and non-characters. */
const SIGNS: readonly (readonly [number, number])[] = [
  [0x00, 0x1f],
  [0x7f, 0x85],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2066, 0x2069],
  [0xfffd, 0xffff],
];

/** Repetitions that slow down careless patterns and parsers. */
const REPEATED: readonly (readonly [string, number])[] = [
  ['a', 5_000],
  ['aA', 2_500],
  [' ', 5_000],
  ['\n', 5_000],
  ['a.', 2_500],
  ['a@', 2_500],
  ['a-', 2_500],
  ['1', 5_000],
  ['/', 5_000],
  ['"', 5_000],
  ["'", 5_000],
  ['\\', 5_000],
  ['(', 5_000],
  ['[', 5_000],
  ['[a](', 1_200],
  ['<a ', 1_600],
  ['> ', 2_500],
  ['- ', 2_500],
  ['*a ', 1_600],
  ['`', 5_001],
  ['^', 5_000],
  ['>!', 2_500],
  ['~', 5_000],
  ['|-', 2_500],
  ['&amp;', 1_000],
  ['http://', 700],
  ['http://a.b/ ', 400],
  ['how do i ', 500],
  ['no self promotion. ', 250],
  ['I built Acme. ', 300],
  ['Z\u0351\u036b', 1_500],
];

const LENGTHS = [21, 22, 64, 65, 100, 101, 255, 256, 300, 301, 1_000, 1_001, 2_001, 8_001, 40_001, 200_001];

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** Characters that one database accepts and another does not. */
export const ODD_SIGNS = unique([
  ...(written['signs'] ?? []),
  ...SIGNS.flatMap(([from, to]) => between(from, to)),
]);

/** Texts that have caused failures in other servers. */
export const HOSTILE_TEXTS = unique([
  ...ODD_SIGNS,
  ...Object.values(written).flat(),
  ...REPEATED.map(([text, times]) => `${text.repeat(times)}!x`),
  ...LENGTHS.map((length) => 'a'.repeat(length)),
]);
