import { startTestSandbox, type TestSandbox } from '../sandbox/testing/sandbox-client.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import type { TestClient } from './test-client.ts';
import { createTestClock } from './test-clock.ts';

export type PlatformApp = TestApp & { sandbox: TestSandbox };

/** The real routes and a real sandbox on the same test clock. A test may set it ahead of the sandbox's own. */
export async function createPlatformApp(
  settings: Record<string, string> = {},
  aheadMs = 0,
): Promise<PlatformApp> {
  const clock = createTestClock();
  const sandbox = await startTestSandbox({
    now: () => clock.now() - aheadMs,
    settings: { callsPerMinute: 10_000 },
  });
  const own = { SANDBOX: 'on', SANDBOX_PORT: String(sandbox.port), REDDIT_QPM: '10000' };
  const app = await createTestApp({ ...own, ...settings }, clock);
  return {
    ...app,
    sandbox,
    async close() {
      await app.close();
      await sandbox.stop();
    },
  };
}

type Consent = { decision?: 'allow' | 'deny'; username?: string };

/** Answers the consent page and returns the callback URL without following it. */
export async function askForConsent(client: TestClient, consent: Consent = {}): Promise<string> {
  const { headers } = await client.send({ method: 'GET', url: '/api/reddit/login' });
  const page = String(headers.location);
  const body = new URLSearchParams({ decision: 'allow', username: 'sandbox_ada', ...consent });
  for (const [name, value] of new URL(page).searchParams) body.set(name, value);
  const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  return `${back.pathname}${back.search}`;
}

/** Connects an account as a browser would; returns the final URL. */
export async function connectAccount(client: TestClient, consent: Consent = {}): Promise<string> {
  const url = await askForConsent(client, consent);
  const { headers } = await client.send({ method: 'GET', url, headers: { 'sec-fetch-site': 'cross-site' } });
  return String(headers.location);
}
