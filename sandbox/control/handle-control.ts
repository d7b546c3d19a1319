import type { Sandbox } from '../context.ts';
import { type Answer, json } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { isFromThisSite } from '../http/same-site.ts';
import { applyChange } from './apply-change.ts';
import { describeState } from './describe-state.ts';
import { InvalidChangeError } from './read-change.ts';

const LOOPBACK = /^(::1|::ffff:127\.|127\.)/;

const refuse = (status: number, message: string): Answer => json({ message }, status);

function change(sandbox: Sandbox, call: Call): Answer {
  if (!(call.headers['content-type'] ?? '').startsWith('application/json'))
    return refuse(415, 'Send JSON with the content type application/json.');
  try {
    applyChange(sandbox, call.json);
  } catch (problem) {
    if (problem instanceof InvalidChangeError) return refuse(422, problem.message);
    throw problem;
  }
  const { settings } = sandbox.switches;
  return json({
    now: new Date(sandbox.clock.now()).toISOString(),
    settings,
    faults: sandbox.switches.faults(),
  });
}

/** For programs on this machine only: refuses remote peers and other sites' pages. */
export function handleControl(sandbox: Sandbox, call: Call, peer: string): Answer {
  if (!LOOPBACK.test(peer) || !isFromThisSite(call.headers)) {
    return refuse(403, 'The controls are open to this machine only.');
  }
  if (call.path === '/_sandbox/state' && call.method === 'GET') return json(describeState(sandbox));
  if (call.path === '/_sandbox/control' && call.method === 'POST') return change(sandbox, call);
  return refuse(404, 'Use GET /_sandbox/state or POST /_sandbox/control.');
}
