import type { Tx } from '#server/adapters/db/schema.ts';
import { AppError } from '#server/app-error.ts';
import type { Context } from '#server/context.ts';
import { readInvitation, takeInvitation, type TakenInvitation } from './invited/take-invitation.ts';

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

const CLOSED = 'This Threadwell takes new accounts by invitation only. Ask whoever runs it for a link.';
const TAKEN =
  'This Threadwell has its account already, and takes more by invitation only. Whoever runs it can ' +
  'make you a link, or set SIGNUPS=open.';

const LOCAL_OFF =
  'This Threadwell takes new accounts through its provider only. Whoever runs it can change that with LOCAL_SIGNUPS=on.';

/** Under SIGNUPS=provider no password counts, old or new. */
export function refusePasswords({ config }: Pick<Context, 'config'>): void {
  if (config.signups === 'provider')
    throw new AppError('FORBIDDEN', 'People sign in to this Threadwell through its provider only.');
}

/** Refuses a sign-up by password before its costly part; whether it may be the first is decided by the claim. */
export async function refuseLocalSignUp(ctx: Context, invitation: string | undefined): Promise<void> {
  const { signups, localSignUps } = ctx.config;
  refusePasswords(ctx);
  if (localSignUps && (await readInvitation(ctx, invitation)) === 'open') return;
  if (signups === 'closed') throw new AppError('SIGNUPS_CLOSED', CLOSED);
  if (!localSignUps) throw new AppError('SIGNUPS_CLOSED', LOCAL_OFF);
  if (signups === 'first' && (await hasFirstUser(ctx))) throw new AppError('SIGNUPS_CLOSED', TAKEN);
}

/** The unique row `first_user` admits one of two concurrent first sign-ups; an invitation admits its one person. */
export async function claimSignUp(
  ctx: Context,
  tx: Tx,
  userId: string,
  invitation: string | undefined,
): Promise<TakenInvitation | null> {
  const { signups } = ctx.config;
  const taken = await takeInvitation(ctx, tx, invitation);
  if (signups === 'closed' && !taken) throw new AppError('SIGNUPS_CLOSED', CLOSED);
  const first = await tx
    .insertInto('installation')
    .values({ key: 'first_user', value: userId })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (signups === 'first' && !first && !taken) throw new AppError('SIGNUPS_CLOSED', TAKEN);
  if (first) await tx.deleteFrom('installation').where('key', '=', SET_UP_CODE).execute();
  return taken;
}
