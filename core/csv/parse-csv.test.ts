import { fc } from '#test/sample.ts';
import { expect, test } from 'vitest';
import { parseCsv } from './parse-csv.ts';
import { toCsv } from './to-csv.ts';

const cellsOf = (text: string) => {
  const parsed = parseCsv(text);
  return parsed.ok ? parsed.records.map(({ cells }) => cells) : parsed.fault;
};

test.each([
  ['commas', 'a,b\r\n1,2\r\n'],
  ['semicolons', 'a;b\n1;2'],
  ['tabs', 'a\tb\r1\t2\r'],
  ['a byte order mark', '\uFEFFa,b\n1,2\n'],
  ['a line that names the separator', 'sep=;\r\na;b\r\n1;2\r\n'],
  ['empty lines', '\n\na,b\n  \n,\n1,2\n\n'],
  ['unnecessary quotes', '"a","b"\n"1","2"'],
])('reads a file with %s', (_what, text) => {
  expect(cellsOf(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('allows separators, quotes and line breaks inside quotes', () => {
  expect(cellsOf('a,b\n"x, ""y""\r\nz","p\nq\rr"\n')).toEqual([
    ['a', 'b'],
    ['x, "y"\r\nz', 'p\nq\rr'],
  ]);
});

test('ignores a separator inside a quoted column name', () => {
  expect(cellsOf('"a,b,c";d\n1;2')).toEqual([
    ['a,b,c', 'd'],
    ['1', '2'],
  ]);
});

test('treats a quote in the middle of a cell as a plain character', () => {
  expect(cellsOf('a\n6" nails')).toEqual([['a'], ['6" nails']]);
});

test('gives each record the number of its first line', () => {
  const parsed = parseCsv('sep=,\na,b\n"1\n2\r\n3",x\n\n4,5\n');
  expect(parsed.ok && parsed.records.map(({ line }) => line)).toEqual([2, 3, 7]);
});

test.each([
  ['a,b\n1,2\n"open,3\n4,5\n', 3, 'This quote is never closed.'],
  ['a,b\n"1\n1" x,2\n', 3, 'More text follows a closing quote.'],
])('reports a syntax error with its line: %j', (text, line, message) => {
  expect(cellsOf(text)).toEqual({ line, message: expect.stringContaining(message) });
});

test('reads no records from an empty file', () => {
  expect([cellsOf(''), cellsOf('\uFEFF'), cellsOf('\r\n')]).toEqual([[], [], []]);
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('"', "'", ',', ';', '\t', '\r', '\n', '=', '-', '@', 'ä', ' ') }),
);

test('parsing the output of toCsv restores the input', () => {
  const rows = fc.array(fc.tuple(fc.constant('id'), hostile, hostile), { maxLength: 20 });
  fc.assert(
    fc.property(rows, (lines) => {
      const all = [['id', 'title', 'content'], ...lines];
      expect(cellsOf(toCsv(all))).toEqual(all);
    }),
  );
});

test('parses or rejects any text without an exception', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(typeof parseCsv(text).ok).toBe('boolean');
    }),
  );
});

test('parses a file of only quotes in linear time', () => {
  expect(parseCsv('"'.repeat(900_001)).ok).toBe(false);
  expect(cellsOf(`a\n"${'""'.repeat(400_000)}"`)).toEqual([['a'], ['"'.repeat(400_000)]]);
});
