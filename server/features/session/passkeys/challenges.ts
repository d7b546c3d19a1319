import { hashToken, newToken } from '#server/adapters/crypto/random.ts';
import type { Schema } from '#server/adapters/db/schema.ts';
import { CHALLENGE_LIFE_MS, readChallenge } from '#server/adapters/crypto/webauthn.ts';
import { AppError } from '#server/app-error.ts';
import type { Context } from '#server/context.ts';

/** What a challenge is for, and for whom: nothing else may answer it. */
type Use = { purpose: Schema['passkey_challenges']['purpose']; boundTo: string };

export async function keepChallenge(ctx: Context, { purpose, boundTo }: Use): Promise<string> {
  const challenge = newToken(ctx.random);
  await ctx.db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashToken(challenge),
      purpose,
      bound_to: boundTo,
      expires_at: ctx.clock.now() + CHALLENGE_LIFE_MS,
    })
    .execute();
  return challenge;
}

/** The challenge that is answered. It is gone from now on, whatever the answer is worth. */
export async function takeChallenge(
  { db, clock }: Context,
  clientDataJson: string,
  { purpose, boundTo }: Use,
): Promise<string> {
  const challenge = readChallenge(clientDataJson);
  const taken =
    challenge !== null &&
    (await db
      .deleteFrom('passkey_challenges')
      .where('challenge_hash', '=', hashToken(challenge))
      .where('purpose', '=', purpose)
      .where('bound_to', '=', boundTo)
      .where('expires_at', '>', clock.now())
      .returning('purpose')
      .executeTakeFirst());
  if (!taken)
    throw new AppError('BAD_REQUEST', 'This took too long, or was answered already. Please try again.');
  return challenge;
}
