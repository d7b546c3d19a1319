import { expect, type Page } from '@playwright/test';
import { fetchPosts } from './draft-with.ts';
import { expectNoFault } from './expect-no-fault.ts';
import { test } from './sandbox-threadwell.ts';

test.beforeEach(async ({ connect }) => await connect('sandbox_ada'));

const titlesOf = async (page: Page) => (await fetchPosts(page)).map(({ title, phase }) => [title, phase]);

async function write(page: Page): Promise<void> {
  await page.goto('/generator');
  await page.getByRole('combobox', { name: 'Subreddit' }).fill('entrepreneur');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Write it myself' }).click();
  await page.getByLabel('Title').fill('Prices');
  await page.getByLabel('Content', { exact: true }).fill('What do you charge?');
}
const publish = (page: Page) => page.getByRole('button', { name: 'Publish Now' }).click();
/** The server receives the first post, but its response never arrives. */
async function loseAnswer(page: Page): Promise<void> {
  let isLost = false;
  await page.route('/api/posts', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}

test('asks for the outcome after a lost response, and shows the post', async ({ page }) => {
  await write(page);
  await loseAnswer(page);
  await publish(page);
  await expect(page.getByText('Your post is live.')).toBeVisible();
  await expect(page.getByText('Failed to save post')).toBeHidden();
  expect(await titlesOf(page)).toEqual([['Prices', 'published']]);
});

test('sends a text edited after a lost response only if its author confirms', async ({ page }) => {
  await write(page);
  await loseAnswer(page);
  await page.route('/api/posts/earlier?*', (route) => route.abort(), { times: 1 });
  await publish(page);
  await expect(page.getByText('Failed to save post. Please try again.')).toBeVisible();
  await page.getByLabel('Content', { exact: true }).fill('What do you charge, and whom?');
  await publish(page);
  await expect(page.getByText('Your first try went out: “Prices” in r/entrepreneur.')).toBeVisible();
  await expectNoFault(page, 'an earlier attempt that was published');
  expect(await titlesOf(page)).toEqual([['Prices', 'published']]);
  await page.getByRole('button', { name: 'Keep this text for another post' }).click();
  await page.getByLabel('Title').fill('Customers');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Saved as a draft.', { exact: true })).toBeVisible();
  expect(await titlesOf(page)).toEqual([
    ['Customers', 'draft'],
    ['Prices', 'published'],
  ]);
});

test('updates a draft whose response was lost with the words changed since', async ({ page }) => {
  await write(page);
  await loseAnswer(page);
  await page.route('/api/posts/earlier?*', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Failed to save post. Please try again.')).toBeVisible();
  await page.getByLabel('Title').fill('Prices, again');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Saved as a draft.', { exact: true })).toBeVisible();
  expect(await titlesOf(page)).toEqual([['Prices, again', 'draft']]);
});

test('shows the outcome and no unsaved text when reloaded while publishing', async ({ page }) => {
  await write(page);
  let arrived = () => {};
  const isThere = new Promise<void>((resolve) => (arrived = resolve));
  await page.route('/api/posts', async (route) => {
    if (route.request().method() !== 'POST') return await route.continue();
    await route.fetch();
    arrived();
  });
  await publish(page);
  await isThere;
  await page.reload();
  await expect(page.getByText('Your post is live.')).toBeVisible();
  await expect(page.getByText('Restored your unsaved text')).toBeHidden();
  expect(await titlesOf(page)).toEqual([['Prices', 'published']]);
});
