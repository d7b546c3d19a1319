import type { Input, Output } from '#contract/endpoint.ts';
import type { makeRecoveryCodes as endpoint } from '#contract/session/passkeys.ts';
import {
  readRecoveryCode,
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
  writeRecoveryCode,
} from '#core/session/passkeys/recovery-code.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import { hashToken } from '#server/adapters/crypto/random.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { AppError } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import type { Context, PersonContext } from '#server/context.ts';
import { confirmUser } from '../confirm-user.ts';
import { logSignIn } from '../log-sign-in.ts';
import { findUser } from '../session-rows.ts';
import { findPasskeys, lockUser } from './passkey-rows.ts';

/** Creates ten codes, shown only once. Earlier codes become invalid. */
export async function makeRecoveryCodes(
  ctx: PersonContext,
  { password }: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const { userId, workspaceId, from } = ctx.actor;
  const user = await findUser(ctx.db, userId);
  await confirmUser(ctx, user, password, 'password');
  if (user.password_hash === null)
    throw new AppError(
      'CONFLICT',
      'Recovery codes only work together with a password. Set a password first.',
    );
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    writeRecoveryCode(ctx.random.bytes(RECOVERY_CODE_BYTES)),
  );
  await ctx.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId);
    if ((await findPasskeys(tx, userId)).length === 0)
      throw new AppError('CONFLICT', 'Recovery codes replace a lost passkey. Add a passkey first.');
    await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    await tx
      .insertInto('recovery_codes')
      .values(
        codes.map((code) => ({
          id: newId('rcv', ctx),
          user_id: userId,
          code_hash: hashToken(readRecoveryCode(code)),
          made_at: ctx.clock.now(),
          used_at: null,
        })),
      )
      .execute();
    await ctx.events.publish(tx, { workspaceId, topic: 'user' });
    await logSignIn(ctx, tx, { event: 'recoveryCodesMade', userId, from });
    await audit(ctx, tx, { verb: 'recoveryCodes.made', workspaceId });
  });
  return { codes };
}

/** Uses up a code. Only one of two concurrent uses succeeds. */
export async function spendRecoveryCode(
  ctx: Context,
  tx: Tx,
  userId: string,
  typed: string,
): Promise<boolean> {
  const spent = await tx
    .updateTable('recovery_codes')
    .set({ used_at: ctx.clock.now() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashToken(readRecoveryCode(typed)))
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return spent !== undefined;
}
