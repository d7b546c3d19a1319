import { hashToken, newToken } from '#server/adapters/crypto/random.ts';
import type { Schema } from '#server/adapters/db/schema.ts';
import { CHALLENGE_LIFE_MS, readChallenge } from '#server/adapters/crypto/webauthn.ts';
import { AppError } from '#server/app-error.ts';
import type { Context } from '#server/context.ts';

/** The purpose of a challenge, and the session or browser it is bound to. */
type Use = { purpose: Schema['passkey_challenges']['purpose']; boundTo: string };

export async function storeChallenge(ctx: Context, { purpose, boundTo }: Use): Promise<string> {
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

/** Consumes the challenge, whether or not the response turns out to be valid. */
export async function consumeChallenge(
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
  if (!taken) throw new AppError('BAD_REQUEST', 'This took too long or was already used. Please try again.');
  return challenge;
}
