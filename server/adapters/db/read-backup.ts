import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import * as z from 'zod/mini';
import { StartError } from '#server/boot/start-error.ts';
import { errorMessage } from '../read-error.ts';
import { BASELINE, MIGRATIONS } from './migrations.ts';
import { type BackupHeader, countRows, type RowCounts } from './write-backup.ts';

const header = z.object({
  format: z.literal('threadwell-backup'),
  migration: z.string(),
  createdAt: z.iso.datetime(),
});
/** The table's name becomes part of the SQL, where the part before a dot would be a schema. */
export const rowLine = z.object({
  table: z.string().check(z.regex(/^[a-z_]+$/)),
  row: z.record(z.string(), z.unknown()),
});
/** Backups of early versions lack `tables`. */
const endLine = z.object({ end: z.number(), tables: z.optional(z.record(z.string(), z.number())) });

/** Validates a whole backup before anything changes. */
export async function checkBackup(path: string): Promise<BackupHeader & { tables: RowCounts }> {
  let first: unknown;
  let last: unknown;
  let lines = 0;
  const tables: Record<string, number> = {};
  try {
    for await (const line of readBackupLines(path)) {
      if (lines++ === 0) first = line;
      last = line;
      const row = rowLine.safeParse(line).data;
      if (row) tables[row.table] = (tables[row.table] ?? 0) + 1;
    }
  } catch (cause) {
    throw new StartError(`${path} cannot be read as a backup (${errorMessage(cause)}).`);
  }
  const found = header.safeParse(first).data;
  if (!found) throw new StartError(`${path} is not a Threadwell backup.`);
  const rows = countRows(tables);
  const end = endLine.safeParse(last).data;
  const short = Object.entries(end?.tables ?? {}).find(([name, written]) => written !== (tables[name] ?? 0));
  if (short)
    throw new StartError(
      `${path} is incomplete: ${short[0]} has ${tables[short[0]] ?? 0} of ${short[1]} rows. Use another backup.`,
    );
  if (end?.end !== rows || lines !== rows + 2)
    throw new StartError(`${path} is incomplete: it ends after ${rows} rows. Use another backup.`);
  if (found.migration < BASELINE)
    throw new StartError(
      `${path} is too old for this copy. Restore it with the last Threadwell of November 2026, and make a new backup.`,
    );
  if (!(found.migration in MIGRATIONS))
    throw new StartError(`${path} was written by a newer Threadwell. Update this copy first.`);
  return { ...found, tables };
}

/** The parsed lines of a backup. Only \n ends a line: texts may contain other separators, such as U+2028. */
export async function* readBackupLines(path: string): AsyncGenerator {
  const file = createReadStream(path);
  const text = file.pipe(createGunzip()).setEncoding('utf8');
  file.on('error', (error) => text.destroy(error));
  let line = '';
  for await (const chunk of text as AsyncIterable<string>) {
    const [rest = '', ...next] = chunk.split('\n');
    line += rest;
    for (const part of next) {
      yield JSON.parse(line);
      line = part;
    }
  }
  if (line !== '') yield JSON.parse(line);
}
