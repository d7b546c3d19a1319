import type { CallPorts } from './platform-calls.ts';

const DEADLINE_MS = 3_500;
/** The fault expires, because a post rejected before sending must not leave it active for a later one. */
const LASTS_SECONDS = 30;

/** A control of the sandbox, not a platform call: it needs no token and does not count toward the budget. */
export async function loseNextAnswer(
  { settings, transport }: Pick<CallPorts, 'settings' | 'transport'>,
  title: string,
): Promise<boolean> {
  const fault = { endpoint: 'submit', kind: 'lost-answer', title, lastsSeconds: LASTS_SECONDS };
  const answer = await transport({
    method: 'POST',
    url: new URL('/_sandbox/control', settings.apiUrl).href,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault }),
    deadlineMs: DEADLINE_MS,
  });
  return 'status' in answer && answer.status === 200;
}
