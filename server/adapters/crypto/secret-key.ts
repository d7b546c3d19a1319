import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { StartError } from '#server/boot/start-error.ts';
import type { Db } from '../db/schema.ts';
import { errorCode, errorMessage } from '../read-error.ts';

/** Returns the configured secret, or one generated once and stored beside the SQLite file. */
export function readSecretKey(config: Pick<Config, 'secretKey' | 'dataDir'>): string {
  if (config.secretKey) return config.secretKey;
  const file = join(config.dataDir, 'secret.key');
  try {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') {
      throw new StartError(
        `The secret key cannot be kept in ${config.dataDir} (${errorMessage(error)}). Make the folder writable.`,
      );
    }
  }
  return readFileSync(file, 'utf8').trim();
}

const WRITTEN_BYTES = /^([0-9a-f]{64,}|[\w+/-]{43,}={0,2})$/i;
/** 32 random bytes always have at least this many distinct characters. */
const LEAST_SIGNS = 8;

/** True if a key looks like 32 random bytes in hex or base64, unlike a guessable phrase. */
export const isRandomKey = (secret: string): boolean =>
  WRITTEN_BYTES.test(secret) && new Set(secret).size >= LEAST_SIGNS;

export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'threadwell', purpose, 32));

export const keyFingerprint = (secret: string): string =>
  deriveKey(secret, 'fingerprint').toString('base64url');

/** Throws if the database was written with another key: its tokens could not be decrypted. */
export async function checkSecretKey(db: Db, secret: string): Promise<void> {
  const fingerprint = keyFingerprint(secret);
  await db
    .insertInto('installation')
    .values({ key: 'secret_fingerprint', value: fingerprint })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const row = await db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', 'secret_fingerprint')
    .executeTakeFirstOrThrow();
  if (row.value !== fingerprint) {
    throw new StartError(
      'SECRET_KEY does not fit this database. Start with the key it was first used with (with SQLite: ' +
        'the file secret.key in DATA_DIR, or secret.key.next beside it if a change of the key was ' +
        'interrupted).',
    );
  }
}
