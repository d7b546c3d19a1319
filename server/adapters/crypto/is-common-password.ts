import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The first 10,000 entries of at least 8 characters in `passwords.json` of @zxcvbn-ts/language-common 4.1.3 (MIT, ©
 * 2012–2016 Dan Wheeler and Dropbox, © 2021 zxcvbn-ts), sorted. The built server reads this source file too.
 */
const FILE = join(
  dirname(findPackageJSON(import.meta.url) ?? '.'),
  'server/adapters/crypto/common-passwords.txt',
);

let list: Promise<ReadonlySet<string>> | null = null;

export async function readCommonPasswords(): Promise<string[]> {
  return (await readFile(FILE, 'utf8')).trimEnd().split('\n');
}

/** True for a common password, in upper or lower case. Loads the list on first use. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readCommonPasswords().then((passwords) => new Set(passwords));
  return (await list).has(password.normalize('NFKC').toLowerCase());
}
