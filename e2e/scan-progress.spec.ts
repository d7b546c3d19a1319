import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test } from './sandbox-threadwell.ts';

const NAMES =
  'saas, webdev, startups, reactjs, entrepreneur, marketing, javascript, programming, nobody_made_this';
const PROGRESS = /^\d of 9 communities, \d+ threads? read, \d+ kept$/;
const SLOW = { fault: { endpoint: '*', kind: 'slow', ms: 1_500, times: 1_000 } };

const control = async (request: APIRequestContext, url: string, change: object) =>
  expect((await request.post(`${url}/_sandbox/control`, { data: change })).ok()).toBe(true);

/** Nine communities need at least three slow calls. */
async function startSlowScan(page: Page, sandboxUrl: string): Promise<void> {
  await page.goto('/scanner');
  await page.getByRole('textbox', { name: 'Target subreddits' }).fill(NAMES);
  await page.getByRole('button', { name: 'Add to Target subreddits' }).click();
  await page.getByRole('slider', { name: 'Min score' }).fill('0');
  await page.getByRole('combobox', { name: 'Min score' }).selectOption('All');
  await control(page.request, sandboxUrl, SLOW);
  await page.getByRole('button', { name: 'Start Scan' }).click();
}

test.beforeEach(({ connect }) => connect('sandbox_ada'));
test.afterEach(({ page, sandboxUrl }) => control(page.request, sandboxUrl, { reset: true }));

test("shows a scan's progress and result, even on a page loaded meanwhile", async ({ page, sandboxUrl }) => {
  await startSlowScan(page, sandboxUrl);
  const scan = page.getByRole('region', { name: 'Scan in progress' });
  await expect(scan.getByText(PROGRESS)).toBeVisible();
  await expect(scan.getByRole('progressbar')).toHaveAttribute('aria-valuemax', '9');
  await expect(page.getByRole('button', { name: 'Scanning...' }).first()).toBeVisible();
  await page.reload();
  await expect(scan.getByText(PROGRESS)).toBeVisible();
  await expect(page.getByText(/^Found \d+ new opportunities from \d+ posts scanned/)).toBeVisible();
  await expect(scan).toBeHidden();
});

test('cancels a scan with Escape, keeps what it found, and says so', async ({ page, sandboxUrl }) => {
  await startSlowScan(page, sandboxUrl);
  const scan = page.getByRole('region', { name: 'Scan in progress' });
  await expect(scan.getByText(/^[1-8] of 9 communities/)).toBeVisible();
  await scan.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Escape');
  const said = page.getByText(/^Stopped after [1-8] of 9 communities\. \d+ opportunit(y|ies) kept\.$/);
  await expect(said).toBeVisible();
  await expect(scan).toBeHidden();
  await expect(page.getByRole('button', { name: 'Start Scan' })).toBeFocused();
  const kept = Number(/(\d+) opportunit/.exec(String(await said.textContent()))?.[1]);
  await expect(page.getByRole('list', { name: 'Opportunities' }).locator(':scope > li')).toHaveCount(kept);
});
