import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createOpenIdProvider } from './open-id-provider.ts';

const BACK = 'http://127.0.0.1:3000/api/login/callback';
const keys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const [own, foreign] = [keys(), keys()];
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

type Answer = { by?: KeyObject; claims?: Record<string, unknown>; algorithm?: string };

/** Signs in at a provider whose ID token has `claims` and is signed with key `by`; its published key is `own`. */
async function signIn({ by = own.privateKey, claims = {}, algorithm = 'RS256' }: Answer) {
  let nonce = '';
  const tokenOf = (issuer: string) => {
    const now = Math.floor(Date.now() / 1000);
    const body = { iss: issuer, sub: 'ada', aud: 'threadwell', iat: now, exp: now + 60, nonce, ...claims };
    const signed = `${encode({ alg: algorithm, kid: 'one' })}.${encode(body)}`;
    return `${signed}.${algorithm === 'none' ? '' : sign('sha256', Buffer.from(signed), by).toString('base64url')}`;
  };
  const http = createServer((request, response) => {
    const issuer = `http://${request.headers.host}`;
    const answers: Record<string, object> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
      },
      '/keys': {
        keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
      },
      '/token': { access_token: 'a', token_type: 'bearer', id_token: tokenOf(issuer) },
    };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[request.url ?? '']));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void (http.closeAllConnections(), http.close()));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const provider = createOpenIdProvider({ issuer, clientId: 'threadwell', clientSecret: 'secret' });
  const { checks } = await provider.begin(BACK, { again: false });
  nonce = checks.nonce;
  return await provider.finish(`${BACK}?code=c&state=${checks.state}`, checks);
}

test('accepts a current ID token that was signed for us', async () => {
  expect(await signIn({})).toMatchObject({ subject: 'ada' });
});

test.each<[string, Answer]>([
  ['signed with another key', { by: foreign.privateKey }],
  ['not signed', { algorithm: 'none' }],
  ['for another client', { claims: { aud: 'another' } }],
  ['of another issuer', { claims: { iss: 'https://evil.example' } }],
  ['that has expired', { claims: { exp: 1_000_000_000 } }],
  ['from another sign-in', { claims: { nonce: 'another' } }],
])('rejects an ID token %s', async (_what, answer) => {
  expect(await signIn(answer)).toBe('refused');
});
