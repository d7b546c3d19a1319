import { stripCommunityPrefix } from '#contract/fields.ts';
import type { CsvRecord, ParsedCsv } from '#core/csv/parse-csv.ts';
import { type Column, matchColumns } from './match-columns.ts';
import { type CellReader, type PlanBasis, planRow, type RowOutcome } from './plan-row.ts';

export type PlannedRow = {
  line: number;
  title: string;
  content: string;
  subreddit: string;
  outcome: RowOutcome;
};

/** A file whose columns were recognized. */
export type PostTable = {
  header: CsvRecord;
  records: CsvRecord[];
  indexes: ReadonlyMap<Column, number>;
  ignored: string[];
};
type ReadTable = { ok: true; table: PostTable } | { ok: false; line: number; message: string };

export function readTable(file: ParsedCsv): ReadTable {
  if (!file.ok) return { ok: false, ...file.fault };
  const [header, ...records] = file.records;
  if (!header) return { ok: false, line: 1, message: 'This file is empty.' };
  const { line } = header;
  const matched = matchColumns(header.cells);
  if (!matched.ok) return { ok: false, line, message: matched.message };
  if (records.length === 0) return { ok: false, line, message: 'No posts follow the names of the columns.' };
  return { ok: true, table: { header, records, indexes: matched.indexes, ignored: matched.ignored } };
}

export function planImport({ header, records, indexes }: PostTable, basis: PlanBasis): PlannedRow[] {
  const seen = new Map<string, number>();
  return records.map((record) => {
    const cells: CellReader = (column) => record.cells[indexes.get(column) ?? -1] ?? '';
    return {
      line: record.line,
      title: cells('title').trim(),
      content: cells('content'),
      subreddit: stripCommunityPrefix(cells('subreddit')),
      outcome: planOnce(record, header, seen, () => planRow(cells, basis)),
    };
  });
}

function planOnce(
  { line, cells }: CsvRecord,
  header: CsvRecord,
  seen: Map<string, number>,
  plan: () => RowOutcome,
): RowOutcome {
  const more = cells.slice(header.cells.length).some((cell) => cell.trim() !== '');
  if (more) return { becomes: 'wrong', note: 'This line has more cells than there are columns.' };
  const outcome = plan();
  if (!('post' in outcome)) return outcome;
  const all = JSON.stringify(outcome.post);
  const first = seen.get(all);
  const { stranger } = outcome;
  if (first !== undefined)
    return { becomes: 'nothing', note: `The same as line ${first}.`, ...(stranger && { stranger }) };
  seen.set(all, line);
  return outcome;
}
