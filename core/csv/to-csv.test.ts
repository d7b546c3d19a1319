import { expect, test } from 'vitest';
import { toCsv, unguard } from './to-csv.ts';

test('rows end with CR LF, and null is an empty cell', () => {
  expect(
    toCsv([
      ['id', 'upvotes', 'link'],
      ['a', -3, null],
    ]),
  ).toBe('id,upvotes,link\r\na,-3,\r\n');
});

test.each([
  ['a, b', '"a, b"'],
  ['say "yes"', '"say ""yes"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['plain; with ümläut', 'plain; with ümläut'],
])('%j is quoted only if necessary', (value, cell) => {
  expect(toCsv([[value]])).toBe(`${cell}\r\n`);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('%j is no formula to a spreadsheet', (value) => {
  expect(toCsv([[value]])).toBe(`'${value}\r\n`);
});

test.each(['\n=1', '＝1+1', '＋1', '－1', '＠SUM(A1)', '\n＝1'])(
  '%j is none either, and is read back as it was',
  (value) => {
    const cell = toCsv([[value]])
      .trimEnd()
      .replaceAll('"', '');
    expect(cell).toBe(`'${value}`);
    expect(unguard(cell)).toBe(value);
  },
);

test.each(["'=1", "''+1", "'it"])('%j keeps its own apostrophe', (value) => {
  expect(unguard(toCsv([[value]]).trimEnd())).toBe(value);
});

test('a formula with commas is both guarded and quoted', () => {
  expect(toCsv([['=HYPERLINK("https://example.com","x")']])).toBe(
    `"'=HYPERLINK(""https://example.com"",""x"")"\r\n`,
  );
});
