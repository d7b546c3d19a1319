import { expect, test } from 'vitest';
import { toCsv, unguard } from './to-csv.ts';

test('ends rows with CR LF and writes null as an empty cell', () => {
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
])('quotes %j only if necessary', (value, cell) => {
  expect(toCsv([[value]])).toBe(`${cell}\r\n`);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('prevents %j from running as a formula', (value) => {
  expect(toCsv([[value]])).toBe(`'${value}\r\n`);
});

test.each(['\n=1', '＝1+1', '＋1', '－1', '＠SUM(A1)', '\n＝1'])(
  'prevents %j from running as a formula, and reads it back unchanged',
  (value) => {
    const cell = toCsv([[value]])
      .trimEnd()
      .replaceAll('"', '');
    expect(cell).toBe(`'${value}`);
    expect(unguard(cell)).toBe(value);
  },
);

test.each(["'=1", "''+1", "'it"])('keeps the leading apostrophe of %j', (value) => {
  expect(unguard(toCsv([[value]]).trimEnd())).toBe(value);
});

test('guards and quotes a formula with commas', () => {
  expect(toCsv([['=HYPERLINK("https://example.com","x")']])).toBe(
    `"'=HYPERLINK(""https://example.com"",""x"")"\r\n`,
  );
});
