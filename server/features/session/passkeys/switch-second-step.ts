import type { Input } from '#contract/endpoint.ts';
import type { switchSecondStep as endpoint } from '#contract/session/passkeys.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { AppError } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import type { PersonContext } from '#server/context.ts';
import { confirmUser } from '../confirm-user.ts';
import { logSignIn } from '../log-sign-in.ts';
import { findUser } from '../session-rows.ts';
import { passkeyOwner } from './passkey-place.ts';
import { findPasskeys } from './passkey-rows.ts';

/** Turns the second step on or off. It requires recovery codes, so that users cannot lock themselves out. */
export async function switchSecondStep(
  ctx: PersonContext,
  { isOn, password }: Input<typeof endpoint>,
): Promise<void> {
  const { userId, workspaceId, from } = ctx.actor;
  const user = await findUser(ctx.db, userId);
  await confirmUser(ctx, user, password, 'password');
  if (isOn) passkeyOwner(ctx.config);
  if (isOn && user.password_hash === null)
    throw new AppError('CONFLICT', 'You sign in without a password, so there is no second step.');
  await ctx.db.transaction().execute(async (tx) => {
    const asks_for_passkey = isOn ? 1 : 0;
    await tx.updateTable('users').set({ asks_for_passkey }).where('id', '=', userId).execute();
    if (isOn) await refuseWithoutRecovery(tx, userId);
    await ctx.events.publish(tx, { workspaceId, topic: 'user' });
    await logSignIn(ctx, tx, { event: isOn ? 'secondStepOn' : 'secondStepOff', userId, from });
    await audit(ctx, tx, { verb: isOn ? 'secondStep.on' : 'secondStep.off', workspaceId });
  });
}

async function refuseWithoutRecovery(tx: Tx, userId: string): Promise<void> {
  if ((await findPasskeys(tx, userId)).length === 0) throw new AppError('CONFLICT', 'Add a passkey first.');
  const code = await tx
    .selectFrom('recovery_codes')
    .select('id')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!code)
    throw new AppError(
      'CONFLICT',
      'Create recovery codes first, so that losing your passkey doesn’t lock you out.',
    );
}
