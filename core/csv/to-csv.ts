type Cell = string | number | null;

/** A spreadsheet would run these as formulas; tab and return may hide one behind them. */
const STARTS_FORMULA = /^'*[=+\-@\t\r]/;

/** What has an apostrophe before its formula gets one more, so that taking one off always gives the text back. */
const guard = (text: string): string => (STARTS_FORMULA.test(text) ? `'${text}` : text);
export const unguard = (cell: string): string =>
  cell.startsWith("'") && STARTS_FORMULA.test(cell) ? cell.slice(1) : cell;

function csvCell(value: Cell): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = guard(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Comma-separated values as RFC 4180 has them. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
