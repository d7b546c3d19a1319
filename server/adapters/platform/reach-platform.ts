import type { Call } from '#core/calls/call-queue.ts';
import type { CallPorts } from './platform-calls.ts';
import type { Reached } from './platform.ts';

/** The longest wait for the answer, and for a turn before it if a user waits. */
export const REACH_WITHIN_MS = 3_500;

/** Probes the platform without a token. Any answer proves that it is reachable and sets its time. */
export async function reachPlatform(
  { settings, transport, budget, time, onCall }: CallPorts,
  call: Call,
): Promise<Reached> {
  if (!(await budget.enter(call))) return { answered: false, detail: 'Its turn did not come in time.' };
  const answer = await transport({
    method: 'GET',
    url: new URL('/api/v1/me', settings.apiUrl).href,
    headers: { 'user-agent': settings.userAgent, accept: 'application/json' },
    deadlineMs: REACH_WITHIN_MS,
  });
  if ('sent' in answer) {
    onCall(call.purpose, 'noAnswer');
    return { answered: false, detail: answer.detail };
  }
  onCall(call.purpose, 'reached');
  time.sync(answer.headers['date']);
  const platformAt = Date.parse(answer.headers['date'] ?? '');
  return { answered: true, status: answer.status, platformAt: Number.isNaN(platformAt) ? null : platformAt };
}
