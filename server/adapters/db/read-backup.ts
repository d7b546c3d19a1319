import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import * as z from 'zod/mini';
import { StartError } from '#server/boot/start-error.ts';
import { messageOf } from '../read-error.ts';
import { MIGRATIONS } from './migrations.ts';
import type { BackupHeader } from './write-backup.ts';

const header = z.object({
  format: z.literal('threadwell-backup'),
  migration: z.string(),
  createdAt: z.string(),
});
const endLine = z.object({ end: z.number() });

/** Validates a whole backup before anything is changed. */
export async function checkBackup(path: string): Promise<BackupHeader & { rows: number }> {
  let first: unknown;
  let last: unknown;
  let lines = 0;
  try {
    for await (const line of linesOf(path)) {
      if (lines++ === 0) first = line;
      last = line;
    }
  } catch (cause) {
    throw new StartError(`${path} cannot be read as a backup (${messageOf(cause)}).`);
  }
  const found = header.safeParse(first).data;
  if (!found) throw new StartError(`${path} is not a Threadwell backup.`);
  const end = endLine.safeParse(last).data?.end;
  const rows = lines - (end === undefined ? 1 : 2);
  if (end !== rows)
    throw new StartError(`${path} is incomplete: it ends after ${rows} rows. Use another backup.`);
  if (!(found.migration in MIGRATIONS)) {
    throw new StartError(`${path} was written by a newer Threadwell. Update this copy first.`);
  }
  return { ...found, rows };
}

/** The lines of a backup, parsed. */
export async function* linesOf(path: string): AsyncGenerator {
  const file = createReadStream(path);
  const text = file.pipe(createGunzip());
  file.on('error', (error) => text.destroy(error));
  for await (const line of createInterface({ input: text, crlfDelay: Infinity })) yield JSON.parse(line);
}
