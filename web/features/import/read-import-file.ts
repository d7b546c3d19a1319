import { parseCsv } from '#core/csv/parse-csv.ts';
import { type PostTable, readTable } from '#core/import/plan-import.ts';
import { decodeText } from '#web/lib/decode-text.ts';

/** Leaves room for JSON's overhead within the request size limit. */
const FILE_BYTES_MAX = 900_000;
export const FILE_SIZE_MAX = '900 KB';

export type ImportFile = { name: string; table: PostTable; readAt: number };

/** The parsed file, or a message that says why it can't be imported. */
export async function readImportFile(file: File): Promise<ImportFile | string> {
  if (file.size > FILE_BYTES_MAX)
    return (
      `This file has ${Math.ceil(file.size / 1_000).toLocaleString()} KB, and ${FILE_SIZE_MAX} can be ` +
      'imported at once. Split it.'
    );
  const text = decodeText(await file.arrayBuffer());
  if (text.startsWith('PK\u0003\u0004')) return 'This is a spreadsheet. Save it as CSV, then import that.';
  const read = readTable(parseCsv(text));
  if (!read.ok) return `${file.name}, line ${read.line}: ${read.message}`;
  return { name: file.name, table: read.table, readAt: Date.now() };
}
