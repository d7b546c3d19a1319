import type { Sandbox } from '../context.ts';
import { type Answer, empty } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { statusError } from '../protocol/envelopes.ts';
import { clientOf } from './clients.ts';

/** Ends a token; a refresh token takes its access tokens along. An unknown token is fine too. */
export function revokeToken({ store }: Sandbox, call: Call): Answer {
  if (clientOf(call.headers.authorization) !== 'good') {
    return statusError(401, { 'www-authenticate': 'Basic realm="reddit"' });
  }
  const token = call.form.get('token') ?? '';
  const refresh = store.grants.find(token, 'refresh');
  if (!refresh) store.grants.remove(token);
  else store.grants.removeFamily(refresh.family);
  return empty(200);
}
