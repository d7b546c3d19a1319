import type { Sandbox } from '../context.ts';
import { type Answer, empty } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { statusError } from '../protocol/envelopes.ts';
import { checkClient } from './clients.ts';

/** Revoking a refresh token revokes its access tokens too. An unknown token is not an error. */
export function revokeToken({ store }: Sandbox, call: Call): Answer {
  if (checkClient(call.headers.authorization) !== 'good') {
    return statusError(401, { 'www-authenticate': 'Basic realm="reddit"' });
  }
  const token = call.form.get('token') ?? '';
  const refresh = store.grants.find(token, 'refresh');
  if (!refresh) store.grants.remove(token);
  else store.grants.removeFamily(refresh.family);
  return empty(200);
}
