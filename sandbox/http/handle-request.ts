import type { IncomingMessage, ServerResponse } from 'node:http';
import { API_ROUTES } from '../api/all-routes.ts';
import type { Sandbox } from '../context.ts';
import { handleControl } from '../control/handle-control.ts';
import { accessToken } from '../oauth/access-token.ts';
import { authorize } from '../oauth/authorize.ts';
import { revokeToken } from '../oauth/revoke-token.ts';
import { isFeed, showFeed } from '../feeds/show-feed.ts';
import { ASSETS } from '../pages/assets.ts';
import { handlePage } from '../pages/handle-page.ts';
import { statusError } from '../protocol/envelopes.ts';
import { type Answer, json } from './answer.ts';
import { type Call, flag, param } from './call.ts';
import { findFaultEffect } from './fault-effect.ts';
import { handleApiCall } from './handle-api-call.ts';
import { readCall } from './read-call.ts';
import { createRouter } from './route.ts';
import { hasLoopbackHost } from './same-site.ts';
import { writeAnswer } from './write-answer.ts';

const findRoute = createRouter(API_ROUTES);

const OAUTH_ROUTES: Readonly<Record<string, (sandbox: Sandbox, call: Call) => Answer>> = {
  '/api/v1/authorize': authorize,
  '/api/v1/authorize.compact': authorize,
  '/api/v1/access_token': accessToken,
  '/api/v1/revoke_token': revokeToken,
};

const isPageForm = ({ method, headers, path }: Call): boolean =>
  method === 'POST' && headers.authorization === undefined && path.startsWith('/r/');

function handle(sandbox: Sandbox, call: Call): Answer {
  const run = OAUTH_ROUTES[call.path];
  if (run)
    return call.path.endsWith('token') && call.method !== 'POST' ? statusError(405) : run(sandbox, call);
  if (isFeed(call)) return showFeed(sandbox, call);
  const asset = ASSETS.get(call.path);
  if (asset) return asset();
  if (call.wantsPage || isPageForm(call)) return handlePage(sandbox, call);
  return handleApiCall(sandbox, findRoute, call);
}

function endpointOf(call: Call): string {
  if (OAUTH_ROUTES[call.path]) return call.path.slice(call.path.lastIndexOf('/') + 1);
  if (isFeed(call)) return 'feed';
  return findRoute(call.method, call.path)?.route.endpoint ?? '';
}

const ELSEWHERE = 'The sandbox answers on this machine only. Open it at 127.0.0.1.';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function answerWithFaults(sandbox: Sandbox, call: Call): Promise<Answer | 'cut'> {
  const { switches, clock } = sandbox;
  const target = { endpoint: endpointOf(call), title: param(call, 'title') };
  const effect = findFaultEffect(call.wantsPage ? null : switches.takeFault(target, clock.now()));
  if (effect.delayMs > 0) await wait(effect.delayMs);
  const answer = effect.runs ? handle(sandbox, call) : null;
  if (effect.shown === 'half') return halfOf(answer ?? json({}, 500));
  return effect.shown ?? answer ?? json({}, 500);
}

function halfOf(answer: Answer): Answer {
  const text = 'text' in answer.body ? answer.body.text : JSON.stringify(answer.body.json);
  return { ...answer, body: { text: text.slice(0, text.length / 2) } };
}

export async function handleRequest(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const call = await readCall(request);
  // The Date header must agree with the sandbox's own clock.
  response.setHeader('date', new Date(sandbox.clock.now()).toUTCString());
  if (!hasLoopbackHost(call.headers)) {
    writeAnswer(response, json({ message: ELSEWHERE }, 403), false);
    return;
  }
  const isControl = call.path.startsWith('/_sandbox/') && !ASSETS.has(call.path);
  const answer = isControl
    ? handleControl(sandbox, call, request.socket.remoteAddress ?? '')
    : await answerWithFaults(sandbox, call);
  if (answer === 'cut') request.socket.destroy();
  else writeAnswer(response, answer, flag(call, 'raw_json') || isControl);
}
