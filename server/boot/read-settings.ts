import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { StartError } from './start-error.ts';

type Settings = Record<string, string | undefined>;

/** Settings that may be given as the path of a file instead: `SECRET_KEY_FILE` for `SECRET_KEY`. */
const SECRETS = [
  'SECRET_KEY',
  'NEW_SECRET_KEY',
  'DATABASE_URL',
  'DATABASE_PASSWORD',
  'OIDC_CLIENT_SECRET',
  'REDDIT_CLIENT_SECRET',
  'AI_API_KEY',
  'METRICS_TOKEN',
];

const MACHINE_SETTING =
  /^(path|home|userprofile|appdata|localappdata|systemroot|te?mp|tmpdir|(https?|no)_proxy|node_extra_ca_certs)$/i;
const NPM_SETTING =
  /^npm_(execpath|config_(registry|userconfig|globalconfig|https?_proxy|proxy|noproxy|cafile|strict_ssl))$/i;

/** The environment for child processes: paths, proxies and registries, without our settings and secrets. */
export const readMachineSettings = (env: Settings = process.env): Settings =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => MACHINE_SETTING.test(name) || NPM_SETTING.test(name)),
  );

/** The environment, which takes precedence over a `.env` file. */
export function readSettings(env: Settings = process.env): Settings {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  const given = { ...file, ...env };
  return { ...given, ...readSecrets(given) };
}

function readSecrets(given: Settings): Settings {
  const secrets: Settings = {};
  for (const name of SECRETS) {
    const path = given[`${name}_FILE`]?.trim();
    if (!path) continue;
    if (given[name]?.trim()) throw new StartError(`Set ${name} or ${name}_FILE, not both.`);
    secrets[name] = readSecret(`${name}_FILE`, path);
  }
  return secrets;
}

function readSecret(name: string, path: string): string {
  try {
    const text = readFileSync(path, 'utf8').trim();
    if (text) return text;
  } catch (error) {
    throw new StartError(
      `The file that ${name} names can’t be read (${path}). Check its path and permissions.`,
      {
        cause: error,
      },
    );
  }
  throw new StartError(`The file that ${name} names is empty (${path}).`);
}
