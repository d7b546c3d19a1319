import type { Sandbox } from '../context.ts';
import { type Answer, redirect } from '../http/answer.ts';
import { type Call, param } from '../http/call.ts';
import { isFromThisSite } from '../http/same-site.ts';
import { consentPage } from '../pages/consent-page.ts';
import { isMember } from '../people.ts';
import { badRequestPage } from '../protocol/edge-pages.ts';
import { CLIENT_ID, isLoopbackUri } from './clients.ts';
import { areKnown, splitScopes } from './scopes.ts';

const CODE_LIFETIME_MS = 600_000;

export type AuthorizeRequest = {
  readonly redirectUri: string;
  readonly state: string;
  readonly scopes: readonly string[];
  readonly permanent: boolean;
};

function redirectBack(uri: string, answer: Readonly<Record<string, string>>): Answer {
  const address = new URL(uri);
  for (const [name, value] of Object.entries(answer)) address.searchParams.append(name, value);
  return redirect(address.href);
}

const RESPONSE_TYPES = new Set(['code']);

/** An error in the app's own request. Shown to the member, never redirected to the app. */
function findRequestFault(call: Call): string | null {
  if (param(call, 'client_id') !== CLIENT_ID) return 'invalid client id.';
  if (!isLoopbackUri(param(call, 'redirect_uri') ?? '')) return 'invalid redirect_uri parameter.';
  if (!RESPONSE_TYPES.has(param(call, 'response_type') ?? '')) return 'invalid response type.';
  if (!areKnown(splitScopes(param(call, 'scope') ?? ''))) return 'invalid scope requested.';
  return null;
}

const readRequest = (call: Call): AuthorizeRequest => ({
  redirectUri: param(call, 'redirect_uri') ?? '',
  state: param(call, 'state') ?? '',
  scopes: splitScopes(param(call, 'scope') ?? ''),
  permanent: param(call, 'duration') === 'permanent',
});

const DURATIONS = new Set([null, '', 'temporary', 'permanent']);

function decide(sandbox: Sandbox, call: Call, request: AuthorizeRequest): Answer {
  const { redirectUri, state, scopes, permanent } = request;
  if (!isFromThisSite(call.headers)) return badRequestPage('This form must be sent from its own page.');
  if (param(call, 'decision') !== 'allow')
    return redirectBack(redirectUri, { state, error: 'access_denied' });
  const member = param(call, 'username') ?? '';
  if (!isMember(member) || sandbox.store.choices.of(member, 'deleted', 'account') === 1) {
    return consentPage(request, 'Choose one of the members.');
  }
  const code = sandbox.random();
  sandbox.store.grants.add({
    token: code,
    kind: 'code',
    client: CLIENT_ID,
    member,
    scope: scopes.join(' '),
    permanent,
    family: sandbox.random(),
    redirectUri,
    expiresAt: sandbox.clock.now() + CODE_LIFETIME_MS,
  });
  return redirectBack(redirectUri, { state, code });
}

export function authorize(sandbox: Sandbox, call: Call): Answer {
  const fault = findRequestFault(call);
  if (fault) return badRequestPage(fault);
  const request = readRequest(call);
  if (request.state === '' || !DURATIONS.has(param(call, 'duration'))) {
    return redirectBack(request.redirectUri, { state: request.state, error: 'invalid_request' });
  }
  return call.method === 'POST' ? decide(sandbox, call, request) : consentPage(request, null);
}
