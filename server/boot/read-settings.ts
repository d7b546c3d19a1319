import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The environment, with what a `.env` file adds to it. */
export function readSettings(): Record<string, string | undefined> {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  return { ...file, ...process.env };
}
