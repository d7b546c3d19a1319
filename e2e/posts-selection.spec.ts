import { expect, type Page } from '@playwright/test';
import type { Post } from '../contract/posts.ts';
import { toldPost } from '../test/told-post.ts';
import { rowOf, savePost } from './seed-posts.ts';
import { test } from './threadwell.ts';

const minute = (no: number) => new Date(Date.UTC(2026, 0, 1, 0, no)).toISOString();
const many = (count: number): Post[] =>
  Array.from({ length: count }, (_, no) =>
    toldPost({ id: `pst_${no}`, title: `Post ${no}`, createdAt: minute(count - no) }),
  );
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('Shift selects a range, all posts of all pages can be selected, and each control is named by its post', async ({
  page,
  reader,
}) => {
  await page.route('/api/posts', (route) => route.fulfill({ json: many(61) }));
  await page.goto('/posts');
  await page.getByLabel('Select Post 1', { exact: true }).check();
  await page.getByLabel('Select Post 4', { exact: true }).click({ modifiers: ['Shift'] });
  await expect(page.getByText('4 selected'), reader.email).toBeVisible();
  await page.getByLabel('Select all on this page').check();
  await expect(page.getByText('50 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 61' }).click();
  await expect(page.getByText('61 selected')).toBeVisible();
  for (const name of ['Edit Post 1', 'Delete Post 1'])
    await expect(page.getByRole('row').getByLabel(name, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Status of Post 1', { exact: true })).toBeVisible();
});

test('what is done with a selection is in reach wherever the list is scrolled to', async ({
  page,
  reader,
}) => {
  await page.route('/api/posts', (route) => route.fulfill({ json: many(50) }));
  await page.goto('/posts');
  await page.getByLabel('Select Post 40', { exact: true }).check();
  const bar = page.getByText('1 selected');
  await expect(bar, reader.email).toBeInViewport();
  await page.getByLabel('Select Post 49', { exact: true }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
});

test('deleting several posts leaves the page where it was, with the focus on the next one', async ({
  page,
  person,
  threadwell,
}) => {
  for (let no = 20; no > 0; no -= 1) await savePost(page, threadwell.url, { title: `Post ${no}` });
  await page.goto('/posts');
  await expect(rowOf(page, 'Post 20'), person.email).toBeVisible();
  for (const no of [9, 10]) await page.getByLabel(`Select Post ${no}`, { exact: true }).check();
  const before = await scrolled(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, 'Post 10')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Post 11', exact: true })).toBeFocused();
  expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(200);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Post 10')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
});
