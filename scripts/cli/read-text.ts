import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { UsageError } from './usage-error.ts';

/** A text from a file, or from standard input for `-`. A first line “# Title” becomes the title. */
export async function readText(file: string): Promise<{ title?: string; content: string }> {
  const from = file === '-' ? process.stdin.fd : resolve(process.env['THREADWELL_CWD'] ?? '.', file);
  const whole = await readFile(from as string, 'utf8').catch((error: Error) => {
    throw new UsageError(`${file} can’t be read: ${error.message}`);
  });
  const [, title, content = ''] = /^# (.+)\n+([\s\S]*)$/.exec(whole) ?? [];
  return title ? { title, content: content.trim() } : { content: whole.trim() };
}
