import type { Configuration } from 'openid-client';
import type { ProviderIdentity } from '#core/session/decide-provider-sign-in.ts';
import { isLoopback, type OidcConfig } from '#server/config.ts';

/** The values that the callback must match; they stay on the server. */
type Checks = { state: string; nonce: string; codeVerifier: string };
export type ProviderPerson = ProviderIdentity & {
  firstName: string | null;
  lastName: string | null;
  picture: string | null;
};

export type OpenIdProvider = {
  /** `again` makes the provider ask for credentials even if it knows this browser. */
  begin(redirectUri: string, options: { again: boolean }): Promise<{ url: string; checks: Checks }>;
  /** `denied` if the user declined, `refused` if the response fails validation. */
  finish(callbackUrl: string, checks: Checks): Promise<ProviderPerson | 'denied' | 'refused'>;
};

/** Thrown if the provider is unreachable or does not speak OpenID. */
export class ProviderUnavailable extends Error {}

/** Any OpenID provider: code flow with PKCE, state and nonce. Loads the library on first use. */
export function createOpenIdProvider({ issuer, clientId, clientSecret }: OidcConfig): OpenIdProvider {
  let found: Promise<Configuration> | null = null;

  async function discover() {
    const client = await import('openid-client');
    found ??= client
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        execute: [
          // By default the library trusts TLS instead of checking the ID token's signature.
          client.enableNonRepudiationChecks,
          ...(isLoopback(new URL(issuer).hostname) ? [client.allowInsecureRequests] : []),
        ],
        timeout: 10,
      })
      .catch((cause: unknown) => {
        found = null;
        throw new ProviderUnavailable(`${issuer} does not answer as an OpenID provider`, { cause });
      });
    return { client, settings: await found };
  }

  return {
    async begin(redirectUri, { again }) {
      const { client, settings } = await discover();
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(settings, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await client.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
        state: checks.state,
        nonce: checks.nonce,
        ...(again && { prompt: 'login' }),
      });
      return { url: url.href, checks };
    },

    async finish(callbackUrl, { state, nonce, codeVerifier }) {
      const { client, settings } = await discover();
      try {
        const tokens = await client.authorizationCodeGrant(settings, new URL(callbackUrl), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) return 'refused';
        const profile = settings.serverMetadata().userinfo_endpoint
          ? await client.fetchUserInfo(settings, tokens.access_token, claims.sub)
          : {};
        return toPerson({ ...profile, ...claims });
      } catch (error) {
        if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied')
          return 'denied';
        if (error instanceof TypeError)
          throw new ProviderUnavailable(`${issuer} does not answer`, { cause: error });
        return 'refused';
      }
    },
  };
}

/** Only ASCII letters: lowercasing turns some other letters into ASCII, and so one address into another. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d.-]{1,190}$/;
const LONGEST_NAME = 100;

type Claims = Record<string, unknown> & { iss: string; sub: string };

function toPerson(claims: Claims): ProviderPerson {
  const text = (name: string) => (typeof claims[name] === 'string' && claims[name] ? claims[name] : null);
  const picture = text('picture');
  const email = text('email')?.trim() ?? '';
  const name = (claim: string) => text(claim)?.slice(0, LONGEST_NAME) ?? null;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: ADDRESS.test(email.replace(/[A-Z]/g, 'a')) ? email.toLowerCase() : null,
    emailVerified: claims['email_verified'] === true,
    firstName: name('given_name') ?? name('name'),
    lastName: name('family_name'),
    picture: picture?.startsWith('https://') ? picture : null,
  };
}
