import { expect } from '@playwright/test';
import { test } from './threadwell.ts';

test.use({ colorScheme: 'light' });

test('sets the chosen theme before the first paint, even on the sign-in page', async ({ page, reader }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveClass('dark');

  // With the app's scripts blocked, only theme.js can set the theme.
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const path of ['/', '/api/login']) {
    await page.goto(path);
    await expect(page.locator('html'), reader.email).toHaveClass('dark');
  }
});

test('follows the operating system with the System theme while the page is open', async ({
  page,
  reader,
}) => {
  await page.goto('/settings');
  await expect(page.getByRole('radio', { name: 'System' }), reader.email).toBeChecked();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('dark');
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(page.locator('html')).not.toHaveClass('dark');
});

test('applies a theme chosen in one window to other windows', async ({ page, reader, context }) => {
  const other = await context.newPage();
  await page.goto('/settings');
  await other.goto('/posts');
  await expect(other.getByText(`${reader.firstName} ${reader.lastName}`)).toBeVisible();
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect(other.locator('html')).toHaveClass('dark');
});
