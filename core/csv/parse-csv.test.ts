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
  ['quotes without need', '"a","b"\n"1","2"'],
])('a file with %s is read', (_what, text) => {
  expect(cellsOf(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('quotes hold separators, quotes and every kind of line break', () => {
  expect(cellsOf('a,b\n"x, ""y""\r\nz","p\nq\rr"\n')).toEqual([
    ['a', 'b'],
    ['x, "y"\r\nz', 'p\nq\rr'],
  ]);
});

test('a separator inside a quoted column name does not count', () => {
  expect(cellsOf('"a,b,c";d\n1;2')).toEqual([
    ['a,b,c', 'd'],
    ['1', '2'],
  ]);
});

test('a quote in the middle of a cell is an ordinary character', () => {
  expect(cellsOf('a\n6" nails')).toEqual([['a'], ['6" nails']]);
});

test('each record has the number of the line it begins on', () => {
  const parsed = parseCsv('sep=,\na,b\n"1\n2\r\n3",x\n\n4,5\n');
  expect(parsed.ok && parsed.records.map(({ line }) => line)).toEqual([2, 3, 7]);
});

test.each([
  ['a,b\n1,2\n"open,3\n4,5\n', 3, 'This quote is never closed.'],
  ['a,b\n"1\n1" x,2\n', 3, 'More text follows a closing quote.'],
])('a syntax error is reported with its line: %j', (text, line, message) => {
  expect(cellsOf(text)).toEqual({ line, message: expect.stringContaining(message) });
});

test('an empty file has no records', () => {
  expect([cellsOf(''), cellsOf('\uFEFF'), cellsOf('\r\n')]).toEqual([[], [], []]);
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('"', "'", ',', ';', '\t', '\r', '\n', '=', '-', '@', 'ä', ' ') }),
);

test('parseCsv restores exactly what toCsv wrote', () => {
  const rows = fc.array(fc.tuple(fc.constant('id'), hostile, hostile), { maxLength: 20 });
  fc.assert(
    fc.property(rows, (lines) => {
      const all = [['id', 'title', 'content'], ...lines];
      expect(cellsOf(toCsv(all))).toEqual(all);
    }),
  );
});

test('any text is either parsed or refused, without an exception', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(typeof parseCsv(text).ok).toBe('boolean');
    }),
  );
});

test('a file of nothing but quotes is parsed in linear time', () => {
  expect(parseCsv('"'.repeat(900_001)).ok).toBe(false);
  expect(cellsOf(`a\n"${'""'.repeat(400_000)}"`)).toEqual([['a'], ['"'.repeat(400_000)]]);
});
