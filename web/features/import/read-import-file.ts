import { parseCsv } from '#core/csv/parse-csv.ts';
import { type PostTable, readTable } from '#core/import/plan-import.ts';
import { decodeText } from '#web/lib/decode-text.ts';

/** With room for what JSON adds, it is what one request may hold. */
const MOST_BYTES = 900_000;
export const MOST_SIZE = '900 KB';

export type ImportFile = { name: string; table: PostTable; readAt: number };

/** The file, or why it is not taken. */
export async function readImportFile(file: File): Promise<ImportFile | string> {
  if (file.size > MOST_BYTES)
    return `This file has ${Math.ceil(file.size / 1_000).toLocaleString()} KB, and ${MOST_SIZE} can be imported at once. Split it.`;
  const text = decodeText(await file.arrayBuffer());
  if (text.startsWith('PK\u0003\u0004')) return 'This is a spreadsheet. Save it as CSV, then import that.';
  const read = readTable(parseCsv(text));
  if (!read.ok) return `${file.name}, line ${read.line}: ${read.message}`;
  return { name: file.name, table: read.table, readAt: Date.now() };
}
