import type { ParsedBlock } from './leaf-blocks.ts';
import { isBlank } from './lines.ts';
import type { Align, Budget, Inline } from './node.ts';
import { parseInline } from './parse-inline.ts';

const DELIMITER = /^[ \t]*:?-+:?[ \t]*$/;

/** A header row, a row of hyphens, then rows as long as lines contain a bar. */
export function readTable(lines: readonly string[], from: number, budget: Budget): ParsedBlock | null {
  const [names = '', hyphens = ''] = [lines[from], lines[from + 1]];
  if (!names.includes('|') || !/[-|]/.test(hyphens)) return null;
  const delimiters = cellsOf(hyphens);
  if (!delimiters.every((cell) => DELIMITER.test(cell))) return null;
  const head = cellsOf(names);
  if (head.length !== delimiters.length) return null;
  const read = (cells: string[]): Inline[][] =>
    cells.slice(0, head.length).map((cell) => (budget.left--, parseInline(cell.trim(), budget)));
  const rows: Inline[][][] = [];
  let next = from + 2;
  for (; next < lines.length && budget.left > 0; next++) {
    const line = lines[next] ?? '';
    if (isBlank(line) || !line.includes('|')) break;
    rows.push(read(cellsOf(line)));
  }
  return { block: { kind: 'table', aligns: delimiters.map(alignOf), head: read(head), rows }, next };
}

function alignOf(delimiter: string): Align {
  const cell = delimiter.trim();
  if (!cell.endsWith(':')) return 'left';
  return cell.startsWith(':') ? 'center' : 'right';
}

/** The cells between the bars of a line, except escaped bars. */
function cellsOf(line: string): string[] {
  const row = line.trim();
  const cells: string[] = [];
  let start = row.startsWith('|') ? 1 : 0;
  for (let at = start; at < row.length; at++) {
    if (row[at] === '\\') at++;
    else if (row[at] === '|') {
      cells.push(row.slice(start, at));
      start = at + 1;
    }
  }
  if (start < row.length) cells.push(row.slice(start));
  return cells;
}
