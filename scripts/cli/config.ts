import { homedir } from 'node:os';
import { join } from 'node:path';

const { env } = process;

/** The settings of the command line; only this file reads the environment. */
export const CONFIG = {
  url: env['THREADWELL_URL'],
  key: env['THREADWELL_API_KEY'],
  /** The server and key that `login` saved. */
  file: join(env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'threadwell', 'config.json'),
  /** The user's folder; the launcher itself runs this in the project's folder. */
  folder: env['THREADWELL_CWD'] ?? '.',
} as const;
