import { expect, type BrowserContext, type Page } from '@playwright/test';
import { findFreePort } from '../test/server-process.ts';
import { startWithSandbox } from './start-threadwell.ts';
import { test as base } from './threadwell.ts';

type Fixtures = {
  /** Connects a sandbox account to `person` with the consent page's requests. */
  connect: (member: string) => Promise<void>;
};

type Workers = {
  /** The URL of the sandbox beside the worker's server. */
  sandboxUrl: string;
};

/** A Threadwell with its sandbox. All specs that use it share one server per worker. */
export const test = base.extend<Fixtures, Workers>({
  connect: async ({ context, threadwell, person }, use) =>
    use(async (member) => {
      const consent = await context.request.get(`${threadwell.url}/api/reddit/login`);
      const asked = Object.fromEntries(new URL(consent.url()).searchParams);
      const form = { ...asked, decision: 'allow', username: member };
      const back = await context.request.post(consent.url(), { form });
      expect(new URL(back.url()).searchParams.get('account'), person.email).toBe('connected');
    }),
  sandboxUrl: [async ({}, use) => use(`http://127.0.0.1:${await findFreePort()}`), { scope: 'worker' }],
  threadwell: [
    async ({ settings, sandboxUrl }, use) => {
      const threadwell = await startWithSandbox({ ...settings, SANDBOX_PORT: new URL(sandboxUrl).port });
      await use(threadwell);
      await threadwell.stop();
    },
    { scope: 'worker' },
  ],
});

/** Clicks through from the dashboard to the sandbox's consent page and back. */
export async function answerConsentAs(
  page: Page,
  member: string,
  decision: 'Allow' | 'Deny' = 'Allow',
  button = 'Connect Reddit Account',
): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByLabel('Member').selectOption(member);
  await page.getByRole('button', { name: decision }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** Adds an account to the signed-in user without opening a page. */
export async function addByHand(context: BrowserContext, url: string, username: string): Promise<void> {
  const response = await context.request.post(`${url}/api/reddit-accounts`, {
    data: { username },
    headers: { origin: url },
  });
  expect(response.status()).toBe(201);
}
