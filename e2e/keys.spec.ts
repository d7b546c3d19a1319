import { expect } from '@playwright/test';
import { expectNoFault } from './expect-no-fault.ts';
import { test } from './sandbox-threadwell.ts';

test("asks before a tool's post goes out, and sends it after the approval on the dashboard", async ({
  page,
  connect,
  person,
  threadwell,
  playwright,
}) => {
  await connect('sandbox_ada');
  await page.goto('/settings#api-keys');
  const settings = page.getByRole('region', { name: 'API keys' });
  await settings.getByLabel('Name').fill('n8n');
  await settings.getByLabel('Schedule posts').check();
  await settings.getByRole('button', { name: 'Create key' }).click();
  const key = await settings.getByRole('status').locator('code').innerText();
  await expectNoFault(page, 'a new key');

  const tool = await playwright.request.newContext({
    baseURL: threadwell.url,
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  const scheduledAt = new Date(Date.now() + 2_000).toISOString();
  const title = 'Which of your tests found the last outage?';
  const content = 'Ours were the slow ones. Which were yours?';
  const asked = await tool.post('/api/posts', {
    data: { title, content, subreddit: 'webdev', status: 'scheduled', scheduledAt },
  });
  expect(await asked.json()).toMatchObject({ phase: 'needs_you' });

  await page.goto('/');
  await expect(page.getByText('The API key “n8n” wants to post this.').first()).toBeVisible();
  await expect(page.getByText(content)).toBeVisible();
  await expectNoFault(page, 'a post that needs approval');
  await page.getByRole('button', { name: /^Approve/ }).click();
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  await expect
    .poll(async () => ((await (await tool.get('/api/posts')).json()) as { phase: string }[])[0]?.phase)
    .toBe('published');
  await tool.dispose();
  expect(person.email).toContain('@');
});
