import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { UsageError } from './usage-error.ts';

const server = z.object({ url: z.string(), key: z.string() });
type Server = z.output<typeof server>;
export const USUAL_URL = 'http://127.0.0.1:3000';

const configFile = (): string =>
  join(process.env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'threadwell', 'config.json');

/** The environment takes precedence over what `login` saved. */
export async function readServer(): Promise<Server> {
  const { THREADWELL_URL: url, THREADWELL_API_KEY: key } = process.env;
  if (key) return { url: url || USUAL_URL, key };
  const saved = await readFile(configFile(), 'utf8').catch(() => null);
  if (saved === null) throw new UsageError('Run threadwell login first, or set THREADWELL_API_KEY.');
  return server.parse(JSON.parse(saved));
}

/** Only the user can read the file. Returns its path. */
export async function saveServer(given: Server): Promise<string> {
  const file = configFile();
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, `${JSON.stringify(given)}\n`, { mode: 0o600 });
  return file;
}
