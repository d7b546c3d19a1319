import { AppError } from '#server/app-error.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';
import { uncountRequest, type Limit } from '#server/http/rate-limit.ts';
import { refusePasswords } from './claim-sign-up.ts';
import type { KnownBrowser } from './known-browser.ts';
import { countAttempt, logSignIn } from './log-sign-in.ts';
import { findUserByEmail, type UserRow } from './session-rows.ts';
import { knownBrowserLimits, wrongPasswordLimits } from './sign-in-limits.ts';
import type { Browser } from './start-session.ts';

export type PasswordAttempt = {
  email: string;
  password: string;
  client: string;
  browser: Browser;
  knownBrowser: KnownBrowser | null;
};

const WRONG = 'Wrong email address or password.';

/**
 * Returns the user and the rate limits to refund after signing in. Unknown addresses and wrong passwords fail alike, also
 * in timing.
 */
export async function checkPassword(
  ctx: Context,
  { email, password, client, browser, knownBrowser }: PasswordAttempt,
  refusal = WRONG,
): Promise<{ user: UserRow; limits: readonly Limit[] }> {
  refusePasswords(ctx);
  const user = await findUserByEmail(ctx.db, email);
  const isKnown = knownBrowser && knownBrowser.userId === user?.id;
  const limits = isKnown ? knownBrowserLimits(knownBrowser.id) : wrongPasswordLimits(email, client);
  const about = { userId: user?.id ?? null, from: browser };
  await countAttempt(ctx, limits, about);
  const right = await ctx.passwords
    .verify(password, user?.password_hash ?? null)
    .catch(async (error: unknown) => {
      // Refunds the attempt, because the password was not checked.
      await uncountRequest(ctx.db, limits);
      throw error;
    });
  if (user && right) return { user, limits };
  await logSignIn(ctx, ctx.db, { ...about, event: 'wrongPassword' });
  throw new AppError('UNAUTHORIZED', refusal);
}

/**
 * The current user row, locked until the transaction ends. Fails if the password changed during the check; shows a second
 * step that was just turned on.
 */
export async function lockCheckedUser(
  tx: Tx,
  { id, password_hash }: UserRow,
  refusal = WRONG,
): Promise<UserRow> {
  const user = await tx
    .updateTable('users')
    .set((row) => ({ asks_for_passkey: row.ref('asks_for_passkey') }))
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .returningAll()
    .executeTakeFirst();
  if (!user) throw new AppError('UNAUTHORIZED', refusal);
  return user;
}
