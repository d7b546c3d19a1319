import { expect, type Page } from '@playwright/test';
import { savePost } from './seed-posts.ts';
import { test } from './threadwell.ts';

const leaving = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const loggingOut = (page: Page) => page.getByRole('alertdialog', { name: 'Log out?' });

test.beforeEach(async ({ page, person }) => {
  await page.goto('/');
  await expect(page.getByText(`${person.firstName} ${person.lastName}`)).toBeVisible();
});

async function changeName(page: Page) {
  await page.goto('/settings');
  const name = page.getByLabel('First name');
  await expect(name).not.toHaveValue('');
  await name.fill('Anaïs');
  return name;
}

test('asks before leaving the settings with an unsaved name, by any route', async ({ page }) => {
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  const name = page.getByLabel('First name');
  await name.fill('Anaïs');

  const link = page.getByRole('link', { name: 'Posts', exact: true });
  await link.click();
  await expect(leaving(page)).toContainText('Your profile');
  await page.keyboard.press('Escape');
  await expect(leaving(page)).toBeHidden();
  await expect(link).toBeFocused();

  await name.focus();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Find a page, a post, a setting or an action…').fill('scanner');
  await page.keyboard.press('Enter');
  await expect(leaving(page)).toBeVisible();
  await leaving(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(name).toBeFocused();

  await page.goBack();
  await expect(leaving(page)).toBeVisible();
  await page.keyboard.press('Escape');

  page.once('dialog', (dialog) => {
    expect(dialog.type()).toBe('beforeunload');
    void dialog.dismiss();
  });
  await page.evaluate(() => location.reload());
  await expect(page).toHaveURL(/\/settings$/);
  await expect(name).toHaveValue('Anaïs');

  await link.click();
  await leaving(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Posts & Comments' })).toBeVisible();
});

test('asks before opening another group of settings, but not once the name is saved', async ({ page }) => {
  const name = await changeName(page);
  await page.getByRole('link', { name: 'Writing', exact: true }).click();
  await expect(leaving(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await name.fill(' Anaïs ');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile has been updated')).toBeVisible();
  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Posts & Comments' })).toBeVisible();
});

for (const [way, width] of [
  ['the sidebar', 1280],
  ['the palette', 1280],
  ['the phone menu', 390],
] as const)
  test(`lists what logging out by ${way} would discard, and discards nothing unless confirmed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/generator');
    await page.getByLabel('Topic', { exact: true }).fill('How we cut churn in half');
    await page.goto('/calendar');
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();

    async function logOut() {
      if (way === 'the phone menu') await page.getByRole('button', { name: 'Open menu' }).click();
      if (way !== 'the palette') return page.getByRole('button', { name: 'Log out' }).click();
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder('Find a page, a post, a setting or an action…').fill('log out');
      await page.keyboard.press('Enter');
    }

    await logOut();
    await expect(loggingOut(page)).toContainText('How we cut churn in half');
    await page.keyboard.press('Escape');
    await expect(loggingOut(page)).toBeHidden();
    if (way === 'the sidebar') await expect(page.getByRole('button', { name: 'Log out' })).toBeFocused();
    if (way === 'the phone menu') await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.goto('/generator');
    await expect(page.getByLabel('Topic', { exact: true })).toHaveValue('How we cut churn in half');

    await logOut();
    await loggingOut(page).getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':work:'))),
    ).toEqual([]);
  });

test('asks once when logging out of the settings with an unsaved name', async ({ page }) => {
  await changeName(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(loggingOut(page)).toContainText('Your profile');
  await loggingOut(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
});

for (const [what, isTrashed] of [
  ['a saved post whose editor was merely opened', false],
  ['a saved post that was then moved to the trash', true],
] as const)
  test(`logs out without asking about ${what}`, async ({ page, threadwell }) => {
    const { id } = await savePost(page, threadwell.url, { title: 'Saved as it is' });
    await page.goto(`/generator?edit=${id}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Saved as it is');
    await page.goto('/posts');
    await expect(page.getByRole('link', { name: 'Saved as it is' })).toBeVisible();
    if (isTrashed) {
      const headers = { origin: threadwell.url };
      expect((await page.request.delete(`/api/posts/${id}`, { headers })).ok()).toBe(true);
    }
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  });
