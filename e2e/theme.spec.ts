import { expect } from '@playwright/test';
import { test } from './threadwell.ts';

test.use({ colorScheme: 'light' });

test('the chosen theme is there before the first paint, also on the sign-in page', async ({
  page,
  person,
}) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveClass('dark');

  // Without the app's own scripts only theme.js can set it.
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const path of ['/', '/api/login']) {
    await page.goto(path);
    await expect(page.locator('html'), person.email).toHaveClass('dark');
  }
});

test('System follows the system while the page is open', async ({ page, person }) => {
  await page.goto('/settings');
  await expect(page.getByRole('radio', { name: 'System' }), person.email).toBeChecked();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('dark');
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(page.locator('html')).not.toHaveClass('dark');
});

test('a choice made in one window shows in the other', async ({ page, person, context }) => {
  const other = await context.newPage();
  await page.goto('/settings');
  await other.goto('/posts');
  await expect(other.getByText(`${person.firstName} ${person.lastName}`)).toBeVisible();
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect(other.locator('html')).toHaveClass('dark');
});
