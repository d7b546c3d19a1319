import { hashToken, newToken } from '#server/adapters/crypto/random.ts';
import type { OpenIdProvider } from '#server/adapters/openid/open-id-provider.ts';
import type { Context } from '#server/context.ts';

export const PROVIDER_SIGN_IN_LIFE_MS = 10 * 60_000;

export const callbackUrl = (publicUrl: string): string => `${publicUrl}/api/login/callback`;

/** Stores the expected callback values, bound to this browser by a cookie token. */
export async function beginProviderSignIn(
  ctx: Context,
  openId: OpenIdProvider,
  /** Where a signed-in user returns after confirming their identity; null for a normal sign-in. */
  returnsTo: string | null,
): Promise<{ url: string; browserToken: string }> {
  const { url, checks } = await openId.begin(callbackUrl(ctx.config.publicUrl), {
    again: returnsTo !== null,
  });
  const browserToken = newToken(ctx.random);
  await ctx.db
    .insertInto('provider_sign_ins')
    .values({
      state_hash: hashToken(checks.state),
      browser_hash: hashToken(browserToken),
      nonce: checks.nonce,
      code_verifier: checks.codeVerifier,
      returns_to: returnsTo,
      expires_at: ctx.clock.now() + PROVIDER_SIGN_IN_LIFE_MS,
    })
    .execute();
  return { url, browserToken };
}
