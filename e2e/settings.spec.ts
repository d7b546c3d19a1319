import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { signIn, test } from './threadwell.ts';

test.beforeEach(async ({ page, person }) => {
  // Waits for the event stream, because the page would miss an earlier event.
  const listening = page.waitForResponse('**/api/events');
  await page.goto('/settings');
  await listening;
  await expect(page.getByLabel('First name')).toHaveValue(person.firstName);
});

test('shows a new name in the sidebar at once and after a reload', async ({ page }) => {
  await page.getByLabel('First name').fill('Anaïs');
  await page.getByLabel('Last name').fill('');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile has been updated')).toBeVisible();
  await expect(page.getByRole('complementary').getByText('Anaïs', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Anaïs');
});

test('rejects an overlong name beside its field, and keeps the input', async ({ page }) => {
  await page.getByLabel('First name').fill('x'.repeat(81));
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Use at most 80 characters.')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('x'.repeat(81));
});

test('shows a server error in the form, and keeps the input', async ({ page }) => {
  await page.route('/api/profile', (route) =>
    route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Back in a minute.' } }),
  );
  await page.getByLabel('First name').fill('Anaïs');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Back in a minute.' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Anaïs');
});

test('changes the password given the current one, and signs in with the new one', async ({
  page,
  person,
  context,
  threadwell,
}) => {
  await page.getByLabel('Current password').fill('wrong');
  await page.getByLabel('New password').fill('a whole new password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This isn’t your current password.')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue('a whole new password');

  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue('');
  await signIn(context.request, threadwell.url, { ...person, password: 'a whole new password' });
});

test('shows a new session live, and signs it out from here', async ({
  page,
  person,
  browser,
  threadwell,
}) => {
  const elsewhere = await browser.newContext();
  await signIn(elsewhere.request, threadwell.url, person);
  const otherPage = await elsewhere.newPage();
  const followed = otherPage.waitForResponse('**/api/events');
  await otherPage.goto(`${threadwell.url}/posts`);
  await followed;

  const signOut = page.getByRole('button', { name: /^Sign out Chrom/ });
  await page.getByRole('link', { name: 'Access', exact: true }).click();
  await signOut.click();
  await expect(otherPage.getByRole('button', { name: 'Get Started' })).toBeVisible();
  await expect(signOut).toBeHidden();
  await expect(page.getByText('This session')).toBeVisible();
  await elsewhere.close();
});

test('lists successful and failed sign-ins with address and device, and older ones on request', async ({
  page,
  person,
  browser,
  threadwell,
}) => {
  const card = page.getByRole('region', { name: 'Sign-ins' });
  await page.goto('/settings#sign-ins');
  await expect(card.getByRole('listitem')).toHaveText([/^Account created.+127\.0\.0\.1$/]);
  const stranger = await browser.newContext();
  const elsewhere = await stranger.newPage();
  await elsewhere.goto(`${threadwell.url}/api/login`);
  const form = elsewhere.locator('form[action="/api/login"]');
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Password').fill('a wild guess');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('alert')).toBeVisible();
  await page.reload();
  await expect(card.getByRole('listitem').first()).toHaveText(/^Wrong password.+Chrome on .+127\.0\.0\.1$/);

  for (let no = 0; no < 20; no++) await signIn(stranger.request, threadwell.url, person);
  await stranger.close();
  await expect(card.getByRole('listitem')).toHaveCount(20);
  await card.getByRole('button', { name: 'Show older' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(22);
  await expect(card.getByRole('button', { name: 'Show older' })).toBeHidden();
});

test('asks before signing out everywhere, then ends this session too', async ({ page }) => {
  const open = page.getByRole('button', { name: 'Sign out everywhere' });
  await page.getByRole('link', { name: 'Access', exact: true }).click();
  await open.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(open).toBeFocused();
  await open.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
});

test("exports the account's data as a file after asking for the password", async ({ page, person }) => {
  const open = page.getByRole('button', { name: 'Export my data' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Export my data' });
  await dialog.getByLabel('Password').fill('wrong');
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expect(dialog.getByText('This isn’t your current password.')).toBeVisible();
  await dialog.getByLabel('Password').fill(person.password);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('threadwell-export.json');
  expect(await readFile(await file.path(), 'utf8')).toContain(person.email);
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test('deletes an account only with the right email and password, for good', async ({ page, person }) => {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await dialog.getByLabel('Type your email address to confirm').fill('somebody@example.com');
  await dialog.getByLabel('Password').fill(person.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('Type the email address of this account.')).toBeVisible();

  await dialog.getByLabel('Type your email address to confirm').fill(person.email);
  // The landing page shows as soon as the session ends, just before the page reloads.
  const left = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await left;
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  await page.goto('/api/login');
  const form = page.locator('form[action="/api/login"]');
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Password').fill(person.password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('saves the publishing settings as soon as they change', async ({ page, person }) => {
  await page.goto('/settings/posting');
  const silence = page.getByRole('group', { name: 'If Reddit’s answer doesn’t arrive' });
  await expect(silence.getByRole('radio', { name: 'Wait a minute' }), person.email).toBeChecked();
  const askMe = silence.getByRole('radio', { name: 'Ask me' });
  await silence.getByRole('radio', { name: 'Wait a minute' }).press('ArrowUp');
  await expect(askMe).toBeChecked();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(askMe).toBeFocused();
  await page.reload();
  await expect(askMe).toBeChecked();
  await page.route('/api/settings/publishing', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await silence.getByRole('radio', { name: 'Wait six minutes' }).click();
  await expect(page.getByText(/Failed to save your choice/)).toBeVisible();
  await expect(askMe).toBeChecked();
});

test('fits each page of a member on the screen of a laptop', async ({ page, person }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const tabs = page.getByRole('navigation', { name: 'Settings' });
  for (const name of ['Account', 'Writing', 'Posting', 'Reddit', 'Access']) {
    await tabs.getByRole('link', { name }).click();
    await expect(tabs.getByRole('link', { name }), person.email).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main').getByText(/^(Loading|Checking the)/)).toHaveCount(0);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, name).toBeLessThanOrEqual(900);
  }
});
