import type { CallPorts } from './platform-calls.ts';
import type { Reached } from './platform.ts';

const DEADLINE_MS = 3_500;

/** Probes the platform without a token. Any answer proves that it is reachable and tells its time. */
export async function reachPlatform(
  { settings, transport, budget, onCall }: CallPorts,
  workspaceId: string,
): Promise<Reached> {
  await budget.enter({ purpose: 'account', workspaceId });
  const answer = await transport({
    method: 'GET',
    url: new URL('/api/v1/me', settings.apiUrl).href,
    headers: { 'user-agent': settings.userAgent, accept: 'application/json' },
    deadlineMs: DEADLINE_MS,
  });
  if ('sent' in answer) {
    onCall('account', 'noAnswer');
    return { answered: false, detail: answer.detail };
  }
  onCall('account', 'reached');
  const platformAt = Date.parse(answer.headers['date'] ?? '');
  return { answered: true, status: answer.status, platformAt: Number.isNaN(platformAt) ? null : platformAt };
}
