import type { CallPorts } from './platform-calls.ts';

const DEADLINE_MS = 3_500;
/** A post that is refused before it is sent must not leave the plug pulled for a later one. */
const LASTS_SECONDS = 30;

/** The sandbox's own control, which is none of the platform's calls: it is neither counted nor needs a token. */
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
