import { expect, type BrowserContext, type Page } from '@playwright/test';
import { freePort } from '../test/server-process.ts';
import { startThreadwell } from './start-threadwell.ts';
import { test as base } from './threadwell.ts';

type Workers = {
  /** Where the sandbox community of the worker's server is. */
  sandboxUrl: string;
};

/** A Threadwell with its sandbox community. All specs that use it share one server a worker. */
export const test = base.extend<object, Workers>({
  sandboxUrl: [async ({}, use) => use(`http://127.0.0.1:${await freePort()}`), { scope: 'worker' }],
  threadwell: [
    async ({ settings, sandboxUrl }, use) => {
      const SANDBOX_PORT = new URL(sandboxUrl).port;
      const threadwell = await startThreadwell({ ...settings, SANDBOX: 'on', SANDBOX_PORT });
      const isOpen = () =>
        fetch(sandboxUrl).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(isOpen, { timeout: 30_000 }).toBe(true);
      await use(threadwell);
      await threadwell.stop();
    },
    { scope: 'worker' },
  ],
});

/** From the dashboard, through the community's own consent page, and back. */
export async function decideAs(
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

/** Without the page; somebody has to be signed in. */
export async function addByHand(context: BrowserContext, url: string, username: string): Promise<void> {
  const response = await context.request.post(`${url}/api/reddit-accounts`, {
    data: { username },
    headers: { origin: url },
  });
  expect(response.status()).toBe(201);
}
