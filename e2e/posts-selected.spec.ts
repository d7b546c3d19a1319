import { expect } from '@playwright/test';
import { samplePost } from '../test/sample-post.ts';
import { stubPosts, findRow, savePost } from './seed-posts.ts';
import { test } from './threadwell.ts';

test.beforeEach(({ person }) => void person);

test('selects a range with Shift, and all pages with one button', async ({ page }) => {
  const posts = Array.from({ length: 61 }, (_, at) => samplePost({ id: `p${at}`, title: `Post ${at}` }));
  await stubPosts(page, posts);
  await page.goto('/posts');
  await findRow(page, 'Post 4').getByLabel('Select').check();
  await findRow(page, 'Post 1')
    .getByLabel('Select')
    .click({ modifiers: ['Shift'] });
  await expect(page.getByText('4 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 61' }).click();
  await expect(page.getByText('61 selected')).toBeVisible();
});

test('focuses the next row after deleting several, and keeps the scroll position', async ({
  page,
  threadwell,
}) => {
  for (let no = 1; no <= 30; no += 1) await savePost(page, threadwell.url, { title: `Post ${no}` });
  await page.goto('/posts');
  for (const title of ['Post 3', 'Post 2']) await findRow(page, title).getByLabel('Select').check();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Delete', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Post 1', exact: true })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("keeps the selection's actions visible wherever the list is scrolled", async ({ page }) => {
  const posts = Array.from({ length: 50 }, (_, at) => samplePost({ id: `p${at}`, title: `Post ${at}` }));
  await stubPosts(page, posts);
  await page.goto('/posts');
  await findRow(page, 'Post 10').getByLabel('Select').check();
  await findRow(page, 'Post 40').getByLabel('Select').check();
  await expect(page.getByText('2 selected')).toBeInViewport();
});
