import type { Sandbox } from '../context.ts';
import { type Answer, json } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { isMember, MEMBER_PASSWORD } from '../people.ts';
import { statusError } from '../protocol/envelopes.ts';
import type { Grant } from '../store/grants.ts';
import { CLIENT_ID, checkClient } from './clients.ts';
import { areKnown, splitScopes } from './scopes.ts';

const INSTALLED_CLIENT = 'https://oauth.reddit.com/grants/installed_client';

const oauthError = (error: string, description?: string): Answer =>
  json(description === undefined ? { error } : { error, error_description: description });

const refuseCode = ({ switches }: Sandbox): Answer =>
  switches.settings.badCodeAnswer === 'invalid-grant' ? oauthError('invalid_grant') : statusError(400);

type Basis = Pick<Grant, 'member' | 'scope' | 'permanent' | 'family'>;

function issueAccessToken(sandbox: Sandbox, basis: Basis): Record<string, unknown> {
  const lifetime = sandbox.switches.settings.tokenLifetimeSeconds;
  const token = sandbox.random();
  sandbox.store.grants.add({
    ...basis,
    token,
    kind: 'access',
    client: CLIENT_ID,
    redirectUri: null,
    expiresAt: sandbox.clock.now() + lifetime * 1000,
  });
  return { access_token: token, token_type: 'bearer', expires_in: lifetime, scope: basis.scope };
}

function issueRefreshToken(sandbox: Sandbox, basis: Basis): string {
  const token = sandbox.random();
  sandbox.store.grants.add({
    ...basis,
    token,
    kind: 'refresh',
    client: CLIENT_ID,
    redirectUri: null,
    expiresAt: null,
  });
  return token;
}

function grantByCode(sandbox: Sandbox, form: URLSearchParams): Answer {
  const grant = sandbox.store.grants.find(form.get('code') ?? '', 'code');
  if (!grant) return refuseCode(sandbox);
  sandbox.store.grants.remove(grant.token);
  const isFresh = (grant.expiresAt ?? 0) > sandbox.clock.now();
  if (!isFresh || grant.redirectUri !== form.get('redirect_uri')) return refuseCode(sandbox);
  const answer = issueAccessToken(sandbox, grant);
  return json(grant.permanent ? { ...answer, refresh_token: issueRefreshToken(sandbox, grant) } : answer);
}

function grantByRefreshToken(sandbox: Sandbox, form: URLSearchParams): Answer {
  const grant = sandbox.store.grants.find(form.get('refresh_token') ?? '', 'refresh');
  const isGone = grant?.member != null && sandbox.store.choices.of(grant.member, 'deleted', 'account') === 1;
  if (!grant || isGone) return statusError(400);
  const answer = issueAccessToken(sandbox, grant);
  if (!sandbox.switches.settings.rotateRefreshTokens) return json({ ...answer, refresh_token: grant.token });
  sandbox.store.grants.remove(grant.token);
  return json({ ...answer, refresh_token: issueRefreshToken(sandbox, grant) });
}

function grantByPassword(sandbox: Sandbox, form: URLSearchParams): Answer {
  const member = (form.get('username') ?? '').toLowerCase();
  if (!isMember(member) || form.get('password') !== MEMBER_PASSWORD) return oauthError('invalid_grant');
  if (sandbox.store.choices.of(member, 'deleted', 'account') === 1) return oauthError('invalid_grant');
  return json(
    issueAccessToken(sandbox, { member, scope: scopeOf(form), permanent: false, family: sandbox.random() }),
  );
}

function scopeOf(form: URLSearchParams): string {
  const asked = splitScopes(form.get('scope') ?? '');
  return areKnown(asked) ? asked.join(' ') : '*';
}

function grantWithoutMember(sandbox: Sandbox, form: URLSearchParams, more: Record<string, string>): Answer {
  const basis = { member: null, scope: scopeOf(form), permanent: false, family: sandbox.random() };
  return json({ ...issueAccessToken(sandbox, basis), ...more });
}

export function accessToken(sandbox: Sandbox, call: Call): Answer {
  if (checkClient(call.headers.authorization) !== 'good') {
    return statusError(401, { 'www-authenticate': 'Basic realm="reddit"' });
  }
  const { form } = call;
  sandbox.store.grants.sweep(sandbox.clock.now() - 86_400_000);
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return grantByCode(sandbox, form);
    case 'refresh_token':
      return grantByRefreshToken(sandbox, form);
    case 'password':
      return grantByPassword(sandbox, form);
    case 'client_credentials':
      return grantWithoutMember(sandbox, form, {});
    case INSTALLED_CLIENT: {
      const device = form.get('device_id') ?? '';
      const isGood = device.length >= 20 && device.length <= 30;
      return isGood
        ? grantWithoutMember(sandbox, form, { device_id: device })
        : oauthError('invalid_request', 'bad device_id');
    }
    default:
      return oauthError('unsupported_grant_type');
  }
}
