import type { Outcome } from './outcome.ts';
import { type CallPorts, encodeForm, type Form, makeCall } from './platform-calls.ts';
import { SCOPES } from './platform-settings.ts';
import { readGrant, readMember } from './read-facts.ts';
import type { Grant, Member } from './things.ts';

/** The longest wait for a call while a user connects an account. */
const CONNECT_WITHIN_MS = 10_000;

/** The platform's OAuth endpoints. */
export type Grants = {
  authorizeUrl: (state: string, redirectUri: string) => string;
  exchange: (code: string, redirectUri: string, workspaceId: string) => Promise<Outcome<Grant>>;
  /** The caller must already have taken a call from the budget for it. */
  refresh: (refreshToken: string, workspaceId: string) => Promise<Outcome<Grant>>;
  revoke: (refreshToken: string, workspaceId: string) => Promise<Outcome<null>>;
  whoIs: (accessToken: string, workspaceId: string) => Promise<Outcome<Member>>;
};

export function createGrants(ports: CallPorts): Grants {
  const { settings } = ports;
  const basic = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64');
  const leaving = () => ({ leaveAt: ports.clock.monotonic() + CONNECT_WITHIN_MS });
  const post = <T>(
    path: string,
    workspaceId: string,
    form: Form,
    read: (json: unknown) => T | undefined,
    how: { isCounted?: boolean; leaveAt?: number } = {},
  ) =>
    makeCall(ports, {
      purpose: 'account',
      ...how,
      workspaceId,
      host: 'auth',
      path,
      form,
      authorization: `Basic ${basic}`,
      read,
    });

  return {
    authorizeUrl(state, redirectUri) {
      const query = encodeForm({
        client_id: settings.clientId,
        response_type: 'code',
        state,
        redirect_uri: redirectUri,
        duration: 'permanent',
        scope: SCOPES.join(' '),
      });
      return `${new URL('/api/v1/authorize', settings.authUrl).href}?${query}`;
    },
    exchange: async (code, redirectUri, workspaceId) => {
      const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
      return asInvalidGrant(await post('/api/v1/access_token', workspaceId, form, readGrant, leaving()));
    },
    refresh: async (refreshToken, workspaceId) => {
      const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
      return asInvalidGrant(
        await post('/api/v1/access_token', workspaceId, form, readGrant, { isCounted: true }),
      );
    },
    revoke: (token, workspaceId) =>
      post('/api/v1/revoke_token', workspaceId, { token, token_type_hint: 'refresh_token' }, () => null),
    whoIs: (accessToken, workspaceId) =>
      makeCall(ports, {
        purpose: 'account',
        ...leaving(),
        workspaceId,
        host: 'api',
        path: '/api/v1/me',
        authorization: `bearer ${accessToken}`,
        read: readMember,
      }),
  };
}

/** The platform reports a used code or revoked refresh token as 200 `invalid_grant` or, since 2023, as a bare 400. */
function asInvalidGrant<T>(outcome: Outcome<T>): Outcome<T> {
  if (outcome.kind !== 'rejected' || outcome.code !== 'HTTP_400') return outcome;
  return { ...outcome, code: 'invalid_grant' };
}
