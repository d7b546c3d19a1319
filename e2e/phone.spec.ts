import { expect } from '@playwright/test';
import { PAGES } from '../contract/pages.ts';
import { samplePost } from '../test/sample-post.ts';
import { addByHand, test } from './sandbox-threadwell.ts';
import { stubPosts } from './seed-posts.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

test('opens the menu as a drawer, navigates, and closes it afterwards', async ({ page, reader }) => {
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main' }), reader.email).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByText('Free Plan')).toBeVisible();
  await drawer.getByRole('link', { name: 'Analytics' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics Dashboard' })).toBeVisible();
  await expect(drawer).toBeHidden();

  await page.getByRole('button', { name: 'Open menu' }).tap();
  await drawer.getByRole('button', { name: 'Search' }).tap();
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
});

test('closes the menu, the palette or a dialog on Back, and stays on the page', async ({ page, reader }) => {
  await page.goto('/posts');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Settings' }).tap();
  const heading = page.getByRole('heading', { level: 1, name: 'Settings' });
  await expect(heading, reader.email).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).scrollIntoViewIfNeeded();
  for (const button of ['Open menu', 'Search', 'Delete my account']) {
    await page.getByRole('button', { name: button, exact: true }).tap();
    const dialog = page.locator('[role="dialog"], [role="alertdialog"]');
    await expect(dialog).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(dialog).toBeHidden();
    await expect(heading).toBeVisible();
    await expect(page).toHaveURL(/\/settings/);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/posts$/);
});

test('never scrolls sideways on a narrow phone', async ({ page, person, context, threadwell }) => {
  await addByHand(context, threadwell.url, 'a_name_of_20_letters');
  for (const path of [...PAGES, '/communities/saas', '/nothing-here', '/api/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/') await expect(page.getByText('u/a_name_of_20_letters')).toBeVisible();
    if (path === '/settings/reddit') await expect(page.getByText('Checked on')).toBeVisible();
    expect(await page.evaluate<number>(sideways), `${path} of ${person.email}`).toBe(0);
  }
});

test('does not scroll sideways for a post with very long words', async ({ page, reader }) => {
  const told = {
    title: 'W'.repeat(300),
    content: 'w'.repeat(900),
    url: `https://example.com/${'w'.repeat(200)}`,
  };
  const post = samplePost({ id: 'a', type: 'link', subreddit: 'a_name_of_20_letters', ...told });
  const scheduledAt = new Date().toISOString();
  await stubPosts(page, [post, { ...post, id: 'b', status: 'failed', phase: 'failed', scheduledAt }]);
  await page.route('/api/posts/*/history', (route) => route.fulfill({ json: [] }));
  for (const path of ['/posts', '/posts/a', '/calendar']) {
    await page.goto(path);
    await expect(page.getByText(told.title).first()).toBeVisible();
    expect(await page.evaluate<number>(sideways), `${path} of ${reader.email}`).toBe(0);
  }
});

test('does not scroll the landing page sideways on a narrow phone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  expect(await page.evaluate<number>(sideways)).toBe(0);
});
