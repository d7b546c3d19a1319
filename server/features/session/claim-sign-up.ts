import type { Tx } from '#server/adapters/db/schema.ts';
import { AppError } from '#server/app-error.ts';
import type { Context } from '#server/context.ts';

/** The row of the code that the first sign-up may need; it goes with it. */
export const SET_UP_CODE = 'set_up_code';

export async function hasFirstUser({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const row = await db
    .selectFrom('installation')
    .select('key')
    .where('key', '=', 'first_user')
    .executeTakeFirst();
  return row !== undefined;
}

const CLOSED = 'This Threadwell takes no new accounts.';
const TAKEN =
  'This Threadwell has its account already, and takes no more. Whoever runs it can change that with SIGNUPS=open.';

const LOCAL_OFF =
  'This Threadwell takes new accounts through its provider only. Whoever runs it can change that with LOCAL_SIGNUPS=on.';

/** Under SIGNUPS=provider no password counts, old or new. */
export function refusePasswords({ config }: Pick<Context, 'config'>): void {
  if (config.signups === 'provider')
    throw new AppError('FORBIDDEN', 'People sign in to this Threadwell through its provider only.');
}

/** Refuses a sign-up by password before its costly part; whether it may be the first is decided by the claim. */
export async function refuseLocalSignUp(ctx: Context): Promise<void> {
  const { signups, localSignUps } = ctx.config;
  refusePasswords(ctx);
  if (signups === 'closed') throw new AppError('SIGNUPS_CLOSED', CLOSED);
  if (!localSignUps) throw new AppError('SIGNUPS_CLOSED', LOCAL_OFF);
  if (signups === 'first' && (await hasFirstUser(ctx))) throw new AppError('SIGNUPS_CLOSED', TAKEN);
}

/** The unique row `first_user` admits one of two concurrent first sign-ups. */
export async function claimSignUp(ctx: Context, tx: Tx, userId: string): Promise<void> {
  const { signups } = ctx.config;
  if (signups === 'closed') throw new AppError('SIGNUPS_CLOSED', CLOSED);
  const first = await tx
    .insertInto('installation')
    .values({ key: 'first_user', value: userId })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (signups === 'first' && !first) throw new AppError('SIGNUPS_CLOSED', TAKEN);
  if (first) await tx.deleteFrom('installation').where('key', '=', SET_UP_CODE).execute();
}
