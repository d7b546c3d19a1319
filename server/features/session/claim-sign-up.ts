import type { Tx } from '#server/adapters/db/schema.ts';
import { AppError } from '#server/app-error.ts';
import type { Context } from '#server/context.ts';

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

/** Refuses before the costly part; whether it may be the first is decided by the claim. */
export async function refuseClosedSignUp(ctx: Context): Promise<void> {
  const { signups } = ctx.config;
  if (signups === 'closed') throw new AppError('SIGNUPS_CLOSED', CLOSED);
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
}
