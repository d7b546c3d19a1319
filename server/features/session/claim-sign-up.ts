import type { Tx } from '#server/adapters/db/schema.ts';
import { AppError } from '#server/app-error.ts';
import type { Context } from '#server/context.ts';
import { readInvitationState, consumeInvitation, type UsedInvitation } from './invited/consume-invitation.ts';

/** The installation row with the code for the first sign-up; deleted by that sign-up. */
export const SET_UP_CODE = 'set_up_code';

export async function hasFirstUser({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const row = await db
    .selectFrom('installation')
    .select('key')
    .where('key', '=', 'first_user')
    .executeTakeFirst();
  return row !== undefined;
}

export const hasAnyUser = async ({ db }: Pick<Context, 'db'>): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;

const CLOSED = 'This Threadwell accepts new accounts by invitation only. Ask its owner for a link.';
const TAKEN =
  'This Threadwell already has its account and accepts more by invitation only. Its owner can ' +
  'create a link or set SIGNUPS=open.';

const LOCAL_OFF =
  'This Threadwell accepts new accounts through its provider only. Its owner can change that with LOCAL_SIGNUPS=on.';

/** With SIGNUPS=provider all passwords are rejected. */
export function refusePasswords({ config }: Pick<Context, 'config'>): void {
  if (config.signups === 'provider')
    throw new AppError('FORBIDDEN', 'People sign in to this Threadwell through its provider only.');
}

/** Rejects a sign-up by password before the costly hash. `claimSignUp` decides whether it is the first. */
export async function refuseLocalSignUp(ctx: Context, invitation: string | undefined): Promise<void> {
  const { signups, localSignUps } = ctx.config;
  refusePasswords(ctx);
  if (localSignUps && (await readInvitationState(ctx, invitation)) === 'open') return;
  if (signups === 'closed') throw new AppError('SIGNUPS_CLOSED', CLOSED);
  if (!localSignUps) throw new AppError('SIGNUPS_CLOSED', LOCAL_OFF);
  if (signups === 'first' && (await hasFirstUser(ctx))) throw new AppError('SIGNUPS_CLOSED', TAKEN);
}

/** The unique row `first_user` admits one of two concurrent first sign-ups; an invitation admits one person. */
export async function claimSignUp(
  ctx: Context,
  tx: Tx,
  userId: string,
  invitation: string | undefined,
): Promise<UsedInvitation | null> {
  const { signups } = ctx.config;
  const taken = await consumeInvitation(ctx, tx, invitation);
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
