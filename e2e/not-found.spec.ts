import { expect } from '@playwright/test';
import { test } from './threadwell.ts';

const HINT = 'Developers: did you forget to add the page to the router?';

test('keeps the sidebar at an unknown URL, with two ways back above a small hint', async ({
  page,
  reader,
}) => {
  await page.goto('/trash');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle('404 Page Not Found · Threadwell');
  await expect(page.getByText(`${reader.firstName} ${reader.lastName}`)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();

  const hint = main.getByText(HINT);
  await expect(hint).toHaveCSS('font-size', '12px');
  const hintTop = (await hint.boundingBox())?.y ?? 0;
  for (const [name, path] of [
    ['Back to the dashboard', '/'],
    ['Your posts', '/posts'],
  ] as const) {
    const way = main.getByRole('link', { name });
    expect((await way.boundingBox())?.y).toBeLessThan(hintTop);
    await way.click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${path}$`));
    await page.goBack();
    await expect(main.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  }
});

test('shows a visitor at an unknown URL two ways back without the frame', async ({ page }) => {
  await page.goto('/trash');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeHidden();
  await expect(page.getByText(HINT)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/api/login');
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Be heard on Reddit/ })).toBeVisible();
});
