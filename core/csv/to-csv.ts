type Cell = string | number | null;

/**
 * Spreadsheets run cells with these first characters as formulas, also in full width or after a tab or line break.
 */
const STARTS_FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** Doubles a leading apostrophe, so that `unguard` always restores the text. */
const guard = (text: string): string => (STARTS_FORMULA.test(text) ? `'${text}` : text);
export const unguard = (cell: string): string =>
  cell.startsWith("'") && STARTS_FORMULA.test(cell) ? cell.slice(1) : cell;

function csvCell(value: Cell): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = guard(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes a CSV file (RFC 4180). */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
