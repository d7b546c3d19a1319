import type { Sandbox } from '../context.ts';
import { blockedPage, tooManyPage, unauthorizedPage } from '../protocol/edge-pages.ts';
import { memberRequired, statusError } from '../protocol/envelopes.ts';
import type { Answer } from './answer.ts';
import { asJquery } from './as-jquery.ts';
import { allows, authenticate, readBearerToken } from './authenticate.ts';
import { type Call, param } from './call.ts';
import type { FindRoute } from './route.ts';

const RETRY_AFTER_S = 4;

const challenge = (problem: string): Record<string, string> => ({
  'www-authenticate': `Bearer realm="reddit", error="${problem}"`,
});

const unauthorized = ({ switches }: Sandbox): Answer =>
  switches.settings.unauthorizedAnswer === 'html'
    ? unauthorizedPage(challenge('invalid_token'))
    : statusError(401, challenge('invalid_token'));

/** Redirects carry no rate limit headers: on the platform they come from the edge. */
const withHeaders = (answer: Answer, headers: Record<string, string>): Answer =>
  answer.status === 302 ? answer : { ...answer, headers: { ...headers, ...answer.headers } };

/** Checks token, rate limit, route and scope, in this order, before the handler runs. */
export function handleApiCall(sandbox: Sandbox, findRoute: FindRoute, call: Call): Answer {
  const token = readBearerToken(call.headers.authorization);
  if (!token || (call.headers['user-agent'] ?? '') === '') return blockedPage();
  const viewer = authenticate(sandbox, token);
  if (!viewer) return unauthorized(sandbox);
  if (!sandbox.budget.spend(viewer.client)) return tooManyPage(RETRY_AFTER_S);
  const rate = sandbox.budget.headers(viewer.client);
  const found = findRoute(call.method, call.path);
  if (!found) return withHeaders(statusError(404), rate);
  const { route, params } = found;
  if (!allows(viewer, route.scope)) return statusError(403, challenge('insufficient_scope'));
  if (route.needsMember && !viewer.member) return withHeaders(memberRequired(), rate);
  const answer = route.run(sandbox, { ...call, params, viewer });
  const wantsJson = call.method !== 'POST' || param(call, 'api_type') === 'json';
  return withHeaders(wantsJson ? answer : asJquery(answer), rate);
}
