import { hashToken } from '#server/adapters/crypto/random.ts';
import { invalidInput } from '#server/app-error.ts';
import { isLoopback } from '#server/config.ts';
import type { Base } from '#server/context.ts';
import { hasFirstUser, SET_UP_CODE } from './claim-sign-up.ts';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;

type Ctx = Pick<Base, 'config' | 'db' | 'random' | 'log'>;

/**
 * The first user to register owns the installation. If others can reach the server, that user must be able to read its
 * log.
 */
export async function needsSetUpCode(ctx: Ctx): Promise<boolean> {
  const { host, localSignUps, publicUrl, signups } = ctx.config;
  const mayRegister = localSignUps && (signups === 'first' || signups === 'open');
  // Behind a proxy on the same machine, only the public address shows that others can connect.
  const isPrivate = [host, new URL(publicUrl).hostname].every(isLoopback);
  return mayRegister && !isPrivate && !(await hasFirstUser(ctx));
}

/** Prints the code if one is needed. All processes of an installation share it. */
export async function printSetUpCode(ctx: Ctx): Promise<void> {
  if (await needsSetUpCode(ctx)) print(ctx, (await findOrCreate(ctx)).code);
}

/** Creates and prints a code if none exists. */
async function findCode(ctx: Ctx): Promise<string> {
  const { code, isNew } = await findOrCreate(ctx);
  if (isNew) print(ctx, code);
  return code;
}

export async function refuseWithoutSetUpCode(ctx: Ctx, given: string | undefined): Promise<void> {
  if (!(await needsSetUpCode(ctx))) return;
  const code = await findCode(ctx);
  if (hashToken(plain(given ?? '')) !== hashToken(plain(code)))
    throw invalidInput({ setUpCode: 'Enter the set-up code from the server’s log.' });
}

/** True if the page asks for a code, which has been printed by then. */
export async function asksForSetUpCode(ctx: Ctx): Promise<boolean> {
  if (!(await needsSetUpCode(ctx))) return false;
  await findCode(ctx);
  return true;
}

async function findOrCreate({ db, random }: Ctx): Promise<{ code: string; isNew: boolean }> {
  const made = [...random.bytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  const value = made.match(/.{4}/g)?.join('-') ?? made;
  const added = await db
    .insertInto('installation')
    .values({ key: SET_UP_CODE, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('value')
    .executeTakeFirst();
  if (added) return { code: added.value, isNew: true };
  const row = await db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', SET_UP_CODE)
    .executeTakeFirst();
  return { code: row?.value ?? value, isNew: false };
}

const print = ({ log }: Ctx, code: string): void =>
  log.warn(`No account exists yet. To create the first one, use this set-up code: ${code}`);

const plain = (code: string): string => code.toLowerCase().replace(/[^0-9a-z]/g, '');
