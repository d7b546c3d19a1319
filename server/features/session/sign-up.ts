import type { Context } from '#server/context.ts';
import { refuseLocalSignUp } from './claim-sign-up.ts';
import { createUser } from './create-user.ts';
import { countAttempt, logSignIn } from './log-sign-in.ts';
import { refuseEasyPassword } from './refuse-easy-password.ts';
import { refuseWithoutSetUpCode } from './set-up-code.ts';
import { signUpLimits } from './sign-in-limits.ts';
import { type Browser, type SignedIn, startSession } from './start-session.ts';

type SignUp = {
  email: string;
  password: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  setUpCode?: string | undefined;
  client: string;
  browser: Browser;
};

export async function signUp(ctx: Context, input: SignUp): Promise<SignedIn> {
  const { browser } = input;
  await countAttempt(ctx, signUpLimits(input.client), { userId: null, from: browser });
  await refuseLocalSignUp(ctx, browser.invitation);
  await refuseWithoutSetUpCode(ctx, input.setUpCode);
  const { email, password, firstName, lastName } = input;
  await refuseEasyPassword(password, { email, names: [firstName, lastName] }, 'password');
  const passwordHash = await ctx.passwords.hash(input.password);
  return await ctx.db.transaction().execute(async (tx) => {
    const person = {
      email: input.email,
      passwordHash,
      firstName: input.firstName ?? null,
      lastName: input.lastName ?? null,
      profileImageUrl: null,
    };
    const userId = await createUser(ctx, tx, person, browser);
    await logSignIn(ctx, tx, { event: 'signedUp', userId, from: browser });
    return { userId, session: await startSession(ctx, tx, userId, browser), to: '/' };
  });
}
