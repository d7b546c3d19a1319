import { unguard } from './to-csv.ts';

/** A record and its 1-based first line number. */
export type CsvRecord = { line: number; cells: string[] };
type Fault = { line: number; message: string };
export type ParsedCsv = { ok: true; records: CsvRecord[] } | { ok: false; fault: Fault };

const SEPARATORS = [',', ';', '\t'] as const;
type Separator = (typeof SEPARATORS)[number];

const QUOTED = /"([^"]*(?:""[^"]*)*)"/y;
const LINE_END = /\r\n?|\n/y;
const PLAIN: Record<Separator, RegExp> = { ',': /[^,\r\n]*/y, ';': /[^;\r\n]*/y, '\t': /[^\t\r\n]*/y };

const countLines = (text: string): number => text.match(/\r\n?|\n/g)?.length ?? 0;

/** The most frequent separator in the header, outside quotes. */
function findSeparator(text: string): Separator {
  const header = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const often = (separator: Separator) => header.split(separator).length;
  return SEPARATORS.reduce((best, each) => (often(each) > often(best) ? each : best));
}

/** Some spreadsheet programs declare the separator in the first line. */
const NAMED = /^sep=([,;\t])(?:\r\n?|\n)/i;

/** Reads RFC 4180 with commas, semicolons or tabs. Skips empty lines. */
export function parseCsv(file: string): ParsedCsv {
  const text = file.replace(/^\uFEFF/, '');
  const named = NAMED.exec(text);
  const separator = (named?.[1] as Separator | undefined) ?? findSeparator(text);
  const records: CsvRecord[] = [];
  let at = named?.[0].length ?? 0;
  let line = named ? 2 : 1;

  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    at += found?.[0].length ?? 0;
    return found;
  };

  while (at < text.length) {
    const record: CsvRecord = { line, cells: [] };
    for (let open = true; open;) {
      const isQuoted = text[at] === '"';
      const found = take(isQuoted ? QUOTED : PLAIN[separator]);
      if (!found) return { ok: false, fault: { line, message: 'This quote is never closed.' } };
      record.cells.push(unguard(isQuoted ? (found[1] ?? '').replaceAll('""', '"') : found[0]));
      line += countLines(found[0]);
      open = text[at] === separator;
      if (open) at += 1;
      else if (at < text.length && !take(LINE_END))
        return { ok: false, fault: { line, message: AFTER_QUOTE } };
    }
    line += 1;
    if (record.cells.some((cell) => cell.trim() !== '')) records.push(record);
  }
  return { ok: true, records };
}

const AFTER_QUOTE = 'More text follows a closing quote. A quote inside a cell has to be written twice.';
