import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The environment, which takes precedence over a `.env` file. */
export function readSettings(): Record<string, string | undefined> {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  return { ...file, ...process.env };
}
