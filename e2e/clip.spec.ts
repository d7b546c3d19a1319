import { expect, type Page } from '@playwright/test';
import { test } from './sandbox-threadwell.ts';

const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const HOSTILE = '"><img src=x onerror=alert(1)> <script>alert(2)</script> Which tool do you use?';

/** Clicks the bookmark that our page offers, on another page: its code runs there as a bookmark's does. */
async function clip(page: Page, address: string): Promise<Page> {
  await page.goto('/clip');
  const link = page.getByRole('link', { name: 'Clip to Threadwell' });
  const code = decodeURIComponent(String(await link.getAttribute('href')).replace('javascript:', ''));
  const answer = await page.goto(address);
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  const opened = page.context().waitForEvent('page');
  await page.evaluate(code);
  const ours = await opened;
  await ours.getByRole('heading', { level: 1, name: 'Clip' }).waitFor();
  return ours;
}

test('each kind of page is clipped, its hostile words stay words, and the thread is kept', async ({
  page,
  person,
  connect,
  threadwell,
  sandboxUrl,
}) => {
  await connect('sandbox_ada');
  const made = await page.request.post('/api/posts', {
    data: {
      title: HOSTILE,
      content: `I lose a day a week. ${HOSTILE}`,
      subreddit: 'webdev',
      status: 'published',
    },
    headers: { origin: threadwell.url },
  });
  const { permalink } = (await made.json()) as { permalink: string };
  const url = new URL(permalink, sandboxUrl).href;
  const dialogs: string[] = [];
  page.context().on('dialog', (dialog) => dialogs.push(dialog.message()));
  for (const view of ['', '?view=present', '?view=older']) {
    const ours = await clip(page, `${url}${view}`);
    await expect(ours.getByLabel('Subreddit'), person.email).toHaveValue('webdev');
    await expect(ours.getByLabel('Title')).toHaveValue(HOSTILE);
    await expect(ours.getByLabel('Text')).toHaveValue(/I lose a day a week/);
    await expect(ours.getByLabel('Author')).toHaveValue('sandbox_ada');
    await expect(ours.getByLabel('Upvotes')).toHaveValue(/^\d+$/);
    await ours.getByRole('button', { name: 'Keep thread' }).click();
    await expect(ours.getByText(/ is among your opportunities\.$/)).toBeVisible();
    await ours.close();
  }
  expect(dialogs).toEqual([]);
  await page.goto('/scanner?score=0');
  const cards = page.getByRole('list', { name: 'Opportunities' }).getByRole('listitem');
  await expect(cards).toHaveCount(1);
  await expect(cards.getByText('Clipped')).toBeVisible();
  await expect(cards.getByRole('heading', { name: HOSTILE })).toBeVisible();
});

test('without any account, a thread is clipped, answered from what was clipped, and rules are kept', async ({
  page,
  person,
  sandboxUrl,
}) => {
  await page.goto(`${sandboxUrl}/r/saas/`);
  const address = await page.locator('.rows a.title').first().getAttribute('href');
  const thread = await clip(page, `${sandboxUrl}${address}`);
  await thread.setViewportSize({ width: 360, height: 740 });
  await expect(thread.getByLabel('Subreddit'), person.email).toHaveValue(/^saas$/i);
  expect(await thread.evaluate(sideways)).toBe(0);
  await thread.getByLabel('Upvotes').fill('many');
  await thread.getByRole('button', { name: 'Keep thread' }).click();
  await expect(thread.getByText('Give a whole number.')).toBeVisible();
  await thread.getByLabel('Upvotes').fill('12');
  await thread.getByRole('button', { name: 'Keep thread' }).click();
  await thread.getByRole('link', { name: 'Open the scanner' }).click();
  await thread.getByRole('button', { name: /^Generate Reply/ }).click();
  await thread.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(thread.getByRole('heading', { name: 'Recommendations' })).toBeVisible();
  await thread.close();

  const rules = await clip(page, `${sandboxUrl}/r/saas/`);
  await expect(rules.getByLabel('Rules', { exact: true })).toHaveValue(/Disclose, and keep it rare/);
  await rules.getByRole('button', { name: 'Keep rules' }).click();
  await rules.getByRole('link', { name: /^Open r\/saas$/i }).click();
  await expect(rules.getByText(/Disclose, and keep it rare/).first()).toBeVisible();
});

test('what came with the address and is no clip is said to be none', async ({ page, reader }) => {
  await page.goto('/clip#%7Bbroken');
  await expect(page.getByText('This page could not be read'), reader.email).toBeVisible();
  await expect(page.getByRole('link', { name: 'Clip to Threadwell' })).toBeVisible();
});
