import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { CONFIG } from './config.ts';
import { UsageError } from './usage-error.ts';

/** A text from a file, or from standard input for `-`. A first line “# Title” becomes the title. */
export async function readText(file: string): Promise<{ title?: string; content: string }> {
  const whole = (await decode(file)).replaceAll('\r\n', '\n');
  const [, title, content = ''] = /^# (.+)\n+([\s\S]*)$/.exec(whole) ?? [];
  return title ? { title, content: content.trim() } : { content: whole.trim() };
}

/** Throws for an encoding other than UTF-8, whose letters would get lost. */
async function decode(file: string): Promise<string> {
  try {
    const bytes = await (file === '-' ? buffer(process.stdin) : readFile(resolve(CONFIG.folder, file)));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new UsageError(`${file} can’t be read: ${(error as Error).message}`);
  }
}
