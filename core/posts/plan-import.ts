import type { CsvRecord, ParsedCsv } from '#core/csv/parse-csv.ts';
import { matchColumns } from './match-columns.ts';
import { type Cells, type Outcome, type PlanBasis, planRow } from './plan-row.ts';

export type PlannedRow = {
  line: number;
  title: string;
  content: string;
  subreddit: string;
  outcome: Outcome;
};

export type ImportPlan =
  | { ok: true; rows: PlannedRow[]; ignored: string[] }
  | { ok: false; line: number; message: string };

/** What an import of a file will make, line by line. */
export function planImport(file: ParsedCsv, basis: PlanBasis): ImportPlan {
  if (!file.ok) return { ok: false, ...file.fault };
  const [header, ...records] = file.records;
  if (!header) return { ok: false, line: 1, message: 'This file is empty.' };
  const matched = matchColumns(header.cells);
  if (!matched.ok) return { ok: false, line: header.line, message: matched.message };
  if (records.length === 0)
    return { ok: false, line: header.line, message: 'No posts follow the names of the columns.' };
  const seen = new Map<string, number>();
  const rows = records.map((record): PlannedRow => {
    const cells: Cells = (column) => record.cells[matched.places.get(column) ?? -1] ?? '';
    return {
      line: record.line,
      title: cells('title').trim(),
      content: cells('content'),
      subreddit: cells('subreddit')
        .trim()
        .replace(/^\/?r\//i, ''),
      outcome: planOnce(record, header, seen, () => planRow(cells, basis)),
    };
  });
  return { ok: true, rows, ignored: matched.ignored };
}

function planOnce(
  { line, cells }: CsvRecord,
  header: CsvRecord,
  seen: Map<string, number>,
  plan: () => Outcome,
): Outcome {
  const more = cells.slice(header.cells.length).some((cell) => cell.trim() !== '');
  if (more) return { becomes: 'wrong', note: 'This line has more cells than there are columns.' };
  const outcome = plan();
  if (!('post' in outcome)) return outcome;
  const all = JSON.stringify(outcome.post);
  const first = seen.get(all);
  if (first !== undefined) return { becomes: 'nothing', note: `The same as line ${first}.` };
  seen.set(all, line);
  return outcome;
}
