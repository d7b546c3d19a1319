import type { Sandbox } from '../context.ts';
import { type Answer, json } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { hasLoopbackHost, isFromThisSite } from '../http/same-site.ts';
import { applyChange } from './apply-change.ts';
import { describeState } from './describe-state.ts';
import { BadChange } from './read-change.ts';

const LOOPBACK = /^(::1|::ffff:127\.|127\.)/;

const refuse = (status: number, message: string): Answer => json({ message }, status);

function change(sandbox: Sandbox, call: Call): Answer {
  if (!(call.headers['content-type'] ?? '').startsWith('application/json'))
    return refuse(415, 'Send JSON, declared as such.');
  try {
    applyChange(sandbox, call.json);
  } catch (problem) {
    if (problem instanceof BadChange) return refuse(422, problem.message);
    throw problem;
  }
  const { settings } = sandbox.switches;
  return json({
    now: new Date(sandbox.clock.now()).toISOString(),
    settings,
    faults: sandbox.switches.faults(),
  });
}

/** Only for programs on this machine: no other peer, no foreign name for it, no other site's page. */
export function handleControl(sandbox: Sandbox, call: Call, peer: string): Answer {
  if (!LOOPBACK.test(peer) || !hasLoopbackHost(call.headers) || !isFromThisSite(call.headers)) {
    return refuse(403, 'The controls answer to this machine only.');
  }
  if (call.path === '/_sandbox/state' && call.method === 'GET') return json(describeState(sandbox));
  if (call.path === '/_sandbox/control' && call.method === 'POST') return change(sandbox, call);
  return refuse(404, 'There are GET /_sandbox/state and POST /_sandbox/control.');
}
