import type { Tx } from '#server/adapters/db/schema.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import type { Context } from '#server/context.ts';
import { refundRateLimits } from '#server/http/rate-limit.ts';
import { checkPassword, lockCheckedUser } from '../check-password.ts';
import { refusePasswords } from '../claim-sign-up.ts';
import type { KnownBrowser } from '../known-browser.ts';
import { countAttempt, logSignIn } from '../log-sign-in.ts';
import { recoveryLimits } from '../sign-in-limits.ts';
import { type Browser, type SignedIn, startSession } from '../start-session.ts';
import { spendRecoveryCode } from './make-recovery-codes.ts';
import { endStep, findSecondStep, countStepAttempt } from './second-step.ts';

type CodeSignIn = {
  code: string;
  /** Address and password, which are not needed if the password was just accepted. */
  email?: string | undefined;
  password?: string | undefined;
  stepToken: string | undefined;
  client: string;
  browser: Browser;
  knownBrowser: KnownBrowser | null;
};

const WRONG_CODE = 'This code isn’t right, or it was used before.';
const WRONG = 'Wrong email address, password or recovery code.';
/** The page where the user can remove the lost passkey. */
const TO_PASSKEYS = '/settings#passkeys';

/** Signs in with a password and a recovery code, which is then used up. */
export async function signInWithCode(ctx: Context, input: CodeSignIn): Promise<SignedIn> {
  refusePasswords(ctx);
  const { userId, refusal, passed } = await findOwner(ctx, input);
  const about = { userId, from: input.browser };
  const limits = recoveryLimits(userId, input.client);
  await countAttempt(ctx, limits, about);
  const signedIn = await ctx.db.transaction().execute(async (tx) => {
    if (!(await spendRecoveryCode(ctx, tx, userId, input.code))) return null;
    await passed(tx);
    await refundRateLimits(tx, limits);
    const session = await startSession(ctx, tx, userId, input.browser);
    await logSignIn(ctx, tx, { ...about, event: 'recoveryCodeUsed' });
    await audit(ctx, tx, { verb: 'recoveryCodes.used', workspaceId: null, subject: userId });
    return { session, userId, to: TO_PASSKEYS };
  });
  if (signedIn) return signedIn;
  await logSignIn(ctx, ctx.db, { ...about, event: 'wrongRecoveryCode' });
  throw refusal;
}

/** The user whose code is expected, the error for a wrong code, and what ends after a right one. */
type Owner = { userId: string; refusal: AppError; passed: (tx: Tx) => Promise<void> };

/** In a second step the password was given already; otherwise it comes with the code. */
async function findOwner(ctx: Context, input: CodeSignIn): Promise<Owner> {
  if (await findSecondStep(ctx, input.stepToken)) {
    const step = await countStepAttempt(ctx, input.stepToken);
    const refusal = invalidInput({ code: WRONG_CODE });
    return { userId: step.user_id, refusal, passed: (tx) => endStep(tx, step) };
  }
  const { user, limits } = await checkPassword(ctx, withPassword(input), WRONG);
  const refusal = new AppError('UNAUTHORIZED', WRONG);
  const passed = async (tx: Tx) => {
    await lockCheckedUser(tx, user, WRONG);
    await refundRateLimits(tx, limits);
  };
  return { userId: user.id, refusal, passed };
}

function withPassword<T extends Pick<CodeSignIn, 'email' | 'password'>>(input: T) {
  const { email, password } = input;
  if (!email || !password)
    throw invalidInput({
      ...(!email && { email: 'Enter your email address.' }),
      ...(!password && { password: 'Enter your password.' }),
    });
  return { ...input, email, password };
}
