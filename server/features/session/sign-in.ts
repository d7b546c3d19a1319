import { AppError } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import type { Context } from '#server/context.ts';
import { countUse, refuseOverLimit } from '#server/http/rate-limit.ts';
import { findUserByEmail } from './session-rows.ts';
import { wrongPasswordLimits } from './sign-in-limits.ts';
import { type Browser, startSession } from './start-session.ts';

type SignIn = { email: string; password: string; client: string; browser: Browser };

/** Checks a password and starts a session. An unknown address and a wrong password look and last the same. */
export async function signIn(ctx: Context, { email, password, client, browser }: SignIn): Promise<string> {
  const limits = wrongPasswordLimits(email, client);
  await refuseOverLimit(ctx, limits);
  // Counted before the check and given back after it: many tries at once find no gap.
  await countUse(ctx, limits);
  const user = await findUserByEmail(ctx.db, email);
  const right = await ctx.passwords.verify(password, user?.password_hash ?? null);
  if (!user || !right) throw new AppError('UNAUTHORIZED', 'This e-mail address and password do not match.');
  return await ctx.db.transaction().execute(async (tx) => {
    const [own] = limits;
    if (own) await tx.deleteFrom('rate_limits').where('key', '=', own.key).execute();
    await tx
      .updateTable('rate_limits')
      .set((row) => ({ count: row('count', '-', 1) }))
      .where(
        'key',
        'in',
        limits.map(({ key }) => key),
      )
      .execute();
    const token = await startSession(ctx, tx, user.id, browser);
    await audit(ctx, tx, { verb: 'session.signedIn', workspaceId: null, subject: user.id });
    return token;
  });
}
