import { expect, type Page } from '@playwright/test';
import { newPerson, signIn, signUp, test } from './threadwell.ts';

const chipsOf = (page: Page) => page.getByRole('list', { name: 'Target subreddits' }).getByRole('listitem');

async function add(page: Page, name: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Target subreddits' });
  await field.fill(name);
  await field.press('Enter');
}

test("keeps a user's setup from the next user of the browser", async ({
  page,
  person,
  context,
  threadwell,
}) => {
  await page.goto('/scanner');
  await add(page, 'secretplan');
  await expect(chipsOf(page), person.email).toHaveText(['r/secretplan']);
  await page.reload();
  await expect(chipsOf(page)).toHaveText(['r/secretplan']);
  await context.clearCookies();
  await signUp(context.request, threadwell.url, newPerson());
  await page.goto('/scanner');
  await add(page, 'saas');
  await expect(chipsOf(page)).toHaveText(['r/saas']);
  await page.reload();
  await expect(chipsOf(page)).toHaveText(['r/saas']);
});

test('adds up the changes of two browsers and two tabs', async ({ page, person, browser, threadwell }) => {
  const elsewhere = await browser.newContext({ baseURL: threadwell.url });
  await signIn(elsewhere.request, threadwell.url, person);
  const [tab, other] = [await page.context().newPage(), await elsewhere.newPage()];
  for (const each of [page, tab, other]) await each.goto('/scanner');
  await add(page, 'saas');
  await add(other, 'webdev');
  await add(tab, 'seo');
  for (const each of [page, tab, other]) {
    await expect(chipsOf(each)).toHaveCount(3);
    await each.reload();
    await expect(chipsOf(each)).toHaveCount(3);
  }
  await elsewhere.close();
});

test('saves a change when the page closes at once', async ({ page, person, browser, threadwell }) => {
  await page.goto('/scanner');
  await add(page, 'saas');
  await page.close();
  const elsewhere = await browser.newContext({ baseURL: threadwell.url });
  await signIn(elsewhere.request, threadwell.url, person);
  const next = await elsewhere.newPage();
  await next.goto('/scanner');
  await expect(chipsOf(next)).toHaveText(['r/saas']);
  await elsewhere.close();
});

test('saves offline changes once the browser is online', async ({ page, person, context }) => {
  await page.goto('/scanner');
  await expect(page.getByRole('textbox', { name: 'Target subreddits' }), person.email).toBeVisible();
  await context.setOffline(true);
  await add(page, 'saas');
  await expect(page.getByText(/^Failed to save the scan configuration/)).toBeVisible();
  const saved = page.waitForResponse('/api/scanner/setup');
  await context.setOffline(false);
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(chipsOf(page)).toHaveText(['r/saas']);
});

test('lists changes that are not saved yet before logging out', async ({ page, person }) => {
  await page.goto('/scanner');
  await page.route('/api/scanner/setup', (route) => route.abort());
  await add(page, 'saas');
  await expect(page.getByText(/^Failed to save the scan configuration/), person.email).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Log out?' })).toContainText('The scan configuration');
});
