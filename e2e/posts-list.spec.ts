import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { samplePost } from '../test/sample-post.ts';
import { fetchPosts } from './draft-with.ts';
import { test } from './sandbox-threadwell.ts';
import { stubPosts, findRow, savePost } from './seed-posts.ts';

test.use({ timezoneId: 'America/New_York', locale: 'en-US' });
test.beforeEach(({ person }) => void person);

test('paginates posts by 50 and searches them, keeping the view in the URL', async ({ page }) => {
  const posts = Array.from({ length: 120 }, (_, at) =>
    samplePost({ id: `p${at}`, title: `Post ${at}`, subreddit: at % 2 ? 'saas' : 'webdev' }),
  );
  await stubPosts(page, posts);
  await page.goto('/posts');
  await expect(page.getByText('1–50 of 120')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('51–100 of 120')).toBeVisible();
  await expect(page).toHaveURL(/\?page=2$/);
  await page.reload();
  await expect(findRow(page, 'Post 50')).toBeVisible();
  await page.getByLabel('Search posts').fill('post 11 r/saas');
  await expect(page.getByText('1–6 of 6')).toBeVisible();
  await page.getByLabel('Search posts').fill('77');
  await expect(findRow(page, 'Post 77')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Search posts')).toHaveValue('77');
  await page.getByLabel('Search posts').fill('nothing like it');
  await page.getByRole('button', { name: 'Show all posts' }).click();
  await expect(page.getByText('1–50 of 120')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Post 1', exact: true })).toBeFocused();
  await page.keyboard.press('k');
  await expect(page.getByRole('link', { name: 'Post 0', exact: true })).toBeFocused();
});

test('deletes several posts together and restores them together', async ({ page, threadwell }) => {
  for (const title of ['One', 'Two', 'Three']) await savePost(page, threadwell.url, { title });
  await page.goto('/posts');
  await findRow(page, 'One').getByLabel('Select').check();
  await findRow(page, 'Three').getByLabel('Select').check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).first().click();
  const sure = page.getByRole('alertdialog', { name: 'Are you sure you want to delete these 2 posts?' });
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 posts deleted')).toBeVisible();
  await expect.poll(async () => (await fetchPosts(page)).map(({ title }) => title)).toEqual(['Two']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findRow(page, 'Three')).toBeVisible();
  expect(await fetchPosts(page)).toHaveLength(3);
});

test('schedules several posts at intervals, and shows a refusal at its post', async ({
  page,
  threadwell,
}) => {
  for (const title of ['One', null, 'Three'])
    await savePost(page, threadwell.url, { title, content: `A text of ${title ?? 'nobody'}.` });
  await page.goto('/posts');
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule 3 posts' });
  await dialog.getByRole('radio', { name: 'Evenly spaced' }).check();
  await dialog.getByLabel('First date and time').fill('2031-03-08T09:30');
  await dialog.getByLabel('Time between').selectOption('1 day, at the same time');
  await dialog.getByRole('button', { name: 'Earlier: One' }).click();
  await expect(dialog.getByRole('button', { name: 'Earlier: One' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Schedule 3 posts' }).click();
  const wrong = dialog.getByRole('listitem').filter({ hasText: 'Give it a title first.' });
  await expect(wrong).toContainText('A text of nobody.');
  await wrong.getByRole('button', { name: 'Leave out' }).click();
  const rest = page.getByRole('dialog', { name: 'Schedule 2 posts' });
  // Daylight saving time starts between the two posts.
  await expect(rest.getByRole('listitem')).toHaveText([
    /^Three.*Mar 8, 2031, 9:30/,
    /^One.*Mar 9, 2031, 9:30/,
  ]);
  await rest.getByRole('button', { name: 'Schedule 2 posts' }).click();
  await expect(page.getByText('2 posts scheduled.')).toBeVisible();
  await expect(page.getByText('2 selected')).toBeHidden();
  const posts = await fetchPosts(page);
  expect(posts.map(({ title, scheduledAt }) => [title, scheduledAt])).toEqual([
    ['Three', '2031-03-08T14:30:00.000Z'],
    [null, null],
    ['One', '2031-03-09T13:30:00.000Z'],
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(async () => (await fetchPosts(page)).map(({ status, scheduledAt }) => [status, scheduledAt]))
    .toEqual(Array.from({ length: 3 }, () => ['draft', null]));
});

test('focuses the next row after a deletion', async ({ page, threadwell }) => {
  for (const title of ['One', 'Two', 'Three']) await savePost(page, threadwell.url, { title });
  await page.goto('/posts');
  await findRow(page, 'Two').getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(findRow(page, 'Two')).toBeHidden();
  await expect(page.getByRole('link', { name: 'One', exact: true })).toBeFocused();
});

test('exports no CSV cell that a spreadsheet would run as a formula', async ({ page, threadwell }) => {
  await savePost(page, threadwell.url, { title: '=1+1', content: 'With "quotes", and\ntwo lines' });
  await page.goto('/posts');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^posts-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain(`,post,'=1+1,"With ""quotes"", and\ntwo lines",entrepreneur,draft,draft,`);
});

test('shows a change made before the page subscribes to events', async ({ page, threadwell }) => {
  const post = await savePost(page, threadwell.url, { title: 'As it was' });
  const changed = Promise.withResolvers<void>();
  await page.route('**/api/events', async (route) => {
    await changed.promise;
    await route.continue();
  });
  await page.goto('/posts');
  await expect(page.getByRole('link', { name: 'As it was' })).toBeVisible();
  await page.request.patch(`/api/posts/${post.id}`, {
    data: { title: 'As it is' },
    headers: { origin: threadwell.url },
  });
  changed.resolve();
  await expect(page.getByRole('link', { name: 'As it is' })).toBeVisible();
});

test('reports a list that fails to load and retries it', async ({ page }) => {
  // Without the event stream the page can't refetch by itself.
  await page.route('/api/events', (route) => route.abort());
  await page.route('/api/posts', (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Something went wrong.' } }),
  );
  await page.goto('/posts');
  await expect(page.getByText('Something went wrong.')).toBeVisible();
  await page.unroute('/api/posts');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
});
