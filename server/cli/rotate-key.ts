import { randomBytes } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemRandom } from '../adapters/crypto/random.ts';
import { rotateKey } from '../adapters/crypto/rotate-key.ts';
import { checkSecretKey, readSecretKey } from '../adapters/crypto/secret-key.ts';
import { migrate } from '../adapters/db/open-database.ts';
import type { Db } from '../adapters/db/schema.ts';
import { readSettings } from '../boot/read-settings.ts';
import { StartError } from '../boot/start-error.ts';
import type { Config } from '../config.ts';
import { runCommand, withDatabase } from './run-command.ts';

const SHORTEST = 32;

await runCommand((config) => withDatabase(config, 'alone', ({ db }) => changeKey(db, config)));

async function changeKey(db: Db, config: Config): Promise<string> {
  const given = readSettings()['NEW_SECRET_KEY']?.trim();
  if (config.secretKey && !given)
    throw new StartError(
      'Give the new key: NEW_SECRET_KEY=… npm run rotate-key. SECRET_KEY stays the old one.',
    );
  if (given && given.length < SHORTEST)
    throw new StartError(`NEW_SECRET_KEY must be at least ${SHORTEST} characters long.`);
  const [from, to] = [readSecretKey(config), given ?? randomBytes(32).toString('base64url')];
  await migrate(db);
  await checkSecretKey(db, from);
  const file = join(config.dataDir, 'secret.key');
  const next = `${file}.next`;
  // The new key is written first, so that an interruption loses neither key.
  if (!config.secretKey) writeFileSync(next, to, { mode: 0o600 });
  const count = await rotateKey(db, { from, to, random: systemRandom });
  if (config.secretKey)
    return `${count} texts are sealed with the new key. Set SECRET_KEY to it before the next start.`;
  renameSync(next, file);
  return `${count} texts are sealed with a new key, which is in ${file}. Backups made before need the old one.`;
}
