import { expect } from '@playwright/test';
import { test } from './threadwell.ts';

const ENTRIES = [
  ['Dashboard', '/', 'Dashboard'],
  ['Posts', '/posts', 'Posts & Comments'],
  ['Calendar', '/calendar', 'Calendar'],
  ['Content Generator', '/generator', 'AI Content Generator'],
  ['Subreddit Discovery', '/discovery', 'Subreddit Discovery'],
  ['Opportunity Scanner', '/scanner', 'Opportunity Scanner'],
  ['Analytics', '/analytics', 'Analytics Dashboard'],
  ['Opportunities', '/opportunities', 'AI-Powered Opportunities'],
] as const;

test.beforeEach(async ({ page, reader }) => {
  await page.goto('/');
  await expect(page.getByText(`${reader.firstName} ${reader.lastName}`)).toBeVisible();
});

test('links to every page from the sidebar and marks the current one', async ({ page }) => {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(ENTRIES.map(([label]) => label));
  for (const [label, path, title] of ENTRIES) {
    await page.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${path}$`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Threadwell`);
    await expect(page.locator('[aria-current="page"]')).toHaveText(label);
  }
});

test('shows no invented figures in an empty workspace', async ({ page }) => {
  await expect(page.getByText("Welcome back! Here's your Reddit marketing overview.")).toBeVisible();
  await expect(page.getByText('0 Reddit account(s) connected')).toBeVisible();
  for (const label of ['Total Posts', 'Total Upvotes', 'Website Clicks', 'Engagement Rate'])
    await expect(page.getByText(label, { exact: true })).toBeVisible();
  await expect(page.getByText('No earlier data')).toHaveCount(3);
  await expect(page.getByRole('main')).not.toContainText(/[+−]\d/);
  await expect(page.getByText('No recent activity')).toBeVisible();
  await expect(page.getByText('No published posts yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Connect Your Reddit Account' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page).toHaveURL(/\/generator$/);
});

test('finds a page by a few letters in the palette, and restores the focus on dismiss', async ({ page }) => {
  const search = page.getByRole('button', { name: 'Search' });
  await search.click();
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();

  await page.keyboard.press('Control+k');
  const looked = page.getByPlaceholder('Find a page, a post, a setting or an action…');
  await looked.fill('schedule');
  await expect(page.getByRole('option', { name: /^Calendar/ })).toBeVisible();
  await looked.fill('scan');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Opportunity Scanner' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('opens pages by keyboard shortcuts, and lists them on ?', async ({ page }) => {
  for (const [keys, path] of Object.entries({
    'g p': '/posts',
    'g a': '/analytics',
    'g d': '/',
  })) {
    for (const key of keys.split(' ')) await page.keyboard.press(key);
    await expect(page).toHaveURL(new RegExp(`:\\d+${path}$`));
  }
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Opportunity Scanner')).toBeVisible();
  await page.keyboard.press('c');
  await expect(page, 'shortcuts are off in an open dialog').toHaveURL(/:\d+\/$/);
  await help.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('/');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await expect(palette).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  // Comes last: afterwards the topic field has the focus and receives all keys.
  await page.keyboard.press('c');
  await expect(page.getByLabel('Topic')).toBeFocused();
});

test('disables keyboard shortcuts while a field has the focus', async ({ page }) => {
  await page.keyboard.press('g');
  await page.keyboard.press(',');
  await page.getByLabel('First name').fill('');
  await page.getByLabel('First name').pressSequentially('cg?/');
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByLabel('First name')).toHaveValue('cg?/');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('offers to skip the sidebar on the first Tab, and focuses a new page', async ({ page }) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Create Post' })).toBeFocused();
  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  await expect(page.getByRole('main')).toBeFocused();
});
