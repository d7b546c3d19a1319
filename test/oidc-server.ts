import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { KoaContextWithOIDC } from 'oidc-provider';

export type OidcPerson = { email?: string; emailVerified?: boolean; givenName?: string; familyName?: string };
export type OidcServer = {
  issuer: string;
  settings: Record<string, string>;
  people: Map<string, OidcPerson>;
  stop(): Promise<void>;
};

/** A real OpenID provider on loopback. It signs in anybody by name, with the claims in `people`. */
export async function startOidcServer(redirectUri: string): Promise<OidcServer> {
  const { Provider } = await import('oidc-provider');
  const people = new Map<string, OidcPerson>();
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      { client_id: 'threadwell', client_secret: 'a secret between the two', redirect_uris: [redirectUri] },
    ],
    cookies: { keys: ['only for tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    ttl: { Interaction: 3600, Session: 3600, Grant: 3600, AccessToken: 3600, IdToken: 3600 },
    features: { devInteractions: { enabled: true } },
    pkce: { required: () => true },
    async findAccount(_ctx: KoaContextWithOIDC, id: string) {
      const { email, emailVerified, givenName, familyName } = people.get(id) ?? {};
      return {
        accountId: id,
        claims: async () => ({
          sub: id,
          email,
          email_verified: emailVerified,
          given_name: givenName,
          family_name: familyName,
        }),
      };
    },
  });
  const answer = provider.callback();
  http.on('request', (request, response) => void answer(request, response));
  return {
    issuer,
    people,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'threadwell',
      OIDC_CLIENT_SECRET: 'a secret between the two',
    },
    stop: () => new Promise((resolve) => (http.closeAllConnections(), http.close(() => resolve()))),
  };
}
