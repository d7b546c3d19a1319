import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { CONFIG } from './config.ts';
import { UsageError } from './usage-error.ts';

const saved = z.object({ url: z.string(), key: z.string() });
type Server = z.output<typeof saved>;
export const USUAL_URL = 'http://127.0.0.1:3000';

/** The environment takes precedence over what `login` saved. */
export async function readServer(): Promise<Server> {
  const { url, key } = CONFIG;
  if (key) return checkServer({ url: url || USUAL_URL, key });
  const server = await readSaved();
  if (url && URL.parse(url)?.origin !== new URL(server.url).origin)
    throw new UsageError(`The saved key is for ${server.url}. Set THREADWELL_API_KEY for ${url}.`);
  return server;
}

async function readSaved(): Promise<Server> {
  const text = await readFile(CONFIG.file, 'utf8').catch(() => null);
  if (text === null) throw new UsageError('Run threadwell login first, or set THREADWELL_API_KEY.');
  try {
    return checkServer(saved.parse(JSON.parse(text)));
  } catch {
    throw new UsageError(`${CONFIG.file} can’t be understood. Run threadwell login again.`);
  }
}

export function checkServer(server: Server): Server {
  if (!/^https?:$/.test(URL.parse(server.url)?.protocol ?? ''))
    throw new UsageError(`${server.url} isn’t an address such as ${USUAL_URL}.`);
  if (!/^[!-~]+$/.test(server.key))
    throw new UsageError('This isn’t an API key. Copy a whole one from Settings, Access, API keys.');
  return server;
}

/** Saves the file so that only the user can read it, even if an earlier one was open to others. Returns its path. */
export async function saveServer(given: Server): Promise<string> {
  const { file } = CONFIG;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await rm(file, { force: true });
  await writeFile(file, `${JSON.stringify(given)}\n`, { mode: 0o600, flag: 'wx' });
  return file;
}
