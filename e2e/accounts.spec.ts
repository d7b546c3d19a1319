import { expect } from '@playwright/test';
import { answerConsentAs, test } from './sandbox-threadwell.ts';
import { withoutFirstAnswers } from './without-first-answers.ts';

test.beforeEach(async ({ page, person }) => {
  await page.goto('/');
  await expect(page.getByText('0 Reddit account(s) connected'), person.email).toBeVisible();
});

const rows = 'section:has(h2:text("Reddit Accounts")) li';

test('connects an account through the consent page, shows its card, and disconnects it', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Connect Your Reddit Account' })).toBeVisible();
  await expect(
    page.getByText('Connect your Reddit account to start posting and managing content'),
  ).toBeVisible();

  await answerConsentAs(page, 'sandbox_ada');
  await expect(page.getByText('u/sandbox_ada is ready.')).toBeVisible();
  await expect(page, 'the URL is clean again').toHaveURL(/:\d+\/$/);
  await expect(page.getByText('1 Reddit account(s) connected')).toBeVisible();
  const row = page.locator(rows);
  for (const text of ['u/sandbox_ada', 'Active', 'Sandbox'])
    await expect(row.getByText(text, { exact: true })).toBeVisible();
  const today = await page.evaluate(() => new Date().toLocaleDateString(undefined, { dateStyle: 'medium' }));
  await expect(row).toContainText(`Connected on ${today}`);
  await expect(row).toContainText(/[\d,.]+ karma · Joined \w+ \d{4}/);
  await page.reload();
  await expect(row).toBeVisible();
  await expect(page.getByText('is ready.')).toBeHidden();

  const disconnect = row.getByRole('button', { name: 'Disconnect', exact: true });
  await disconnect.click();
  const dialog = page.getByRole('alertdialog', { name: 'Disconnect u/sandbox_ada?' });
  await expect(dialog).toContainText('forgets its tokens');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(disconnect).toBeFocused();

  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('/api/reddit/disconnect/*', async (route) => {
    await held;
    await route.continue();
  });
  await disconnect.click();
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await expect(row.getByRole('button', { name: 'Disconnecting...' })).toBeVisible();
  answer();
  await expect(page.getByText('Reddit account disconnected successfully')).toBeVisible();
  await expect(page.getByText('0 Reddit account(s) connected')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect Reddit Account' })).toBeFocused();
});

test('names Threadwell on the consent page, with its icon', async ({ page }) => {
  await page.getByRole('button', { name: 'Connect Reddit Account' }).click();
  await expect(page.getByRole('heading', { name: 'Allow Threadwell to use this account?' })).toBeVisible();
  const icon = await page.locator('link[rel="icon"]').evaluate((link: HTMLLinkElement) => link.href);
  expect((await page.request.get(icon)).status()).toBe(200);
});

test('explains a denied consent, and lets the user connect again', async ({ page }) => {
  await answerConsentAs(page, 'sandbox_ada', 'Deny');
  await expect(
    page.getByText('You didn’t allow the connection. Nothing was changed; connect again when you like.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('button', { name: 'Connect Reddit Account' })).toBeVisible();
});

test('connects two accounts, and renews the grant of one on reconnecting', async ({ page }) => {
  await answerConsentAs(page, 'sandbox_ada');
  for (const member of ['sandbox_ben', 'sandbox_ada']) {
    await answerConsentAs(page, member, 'Allow', 'Connect another');
    await expect(page.getByText(`u/${member} is ready.`)).toBeVisible();
    await expect(page.locator(rows)).toHaveCount(2);
  }
  await expect(page.getByText('2 Reddit account(s) connected')).toBeVisible();
  await page.getByRole('button', { name: 'Disconnect' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.locator(rows)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Disconnect' })).toBeFocused();
});

test('adds an account by hand only once, and only under a valid username', async ({ page }) => {
  const open = page.getByRole('button', { name: 'Add by hand' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Add an account by hand' });
  const name = dialog.getByLabel('Reddit username');
  await expect(name).toBeFocused();
  await name.fill('a b');
  await name.press('Enter');
  await expect(dialog.getByText('Enter a Reddit username')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('u/hand_made');
  await name.press('Enter');
  await expect(page.getByText('u/hand_made can post on Reddit. The sandbox does not know it')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.locator(rows)).toContainText('u/hand_made');
  await expect(page.locator(rows).getByText('By hand', { exact: true })).toBeVisible();
  await expect(open).toBeFocused();

  await open.click();
  await name.fill('HAND_made');
  await name.press('Enter');
  await expect(dialog.getByText('is already in your list.')).toBeVisible();
  await expect(name).toHaveValue('HAND_made');
});

test('reports a failed disconnect, and keeps the account', async ({ page, connect }) => {
  await connect('sandbox_ada');
  await page.reload();
  await page.route('/api/reddit/disconnect/*', (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Broken.' } }),
  );
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Failed to disconnect Reddit account')).toBeVisible();
  await expect(page.locator(rows)).toHaveCount(1);

  await withoutFirstAnswers(page);
  await page.route('/api/reddit-accounts', (route) =>
    route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Back in a minute.' } }),
  );
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'Back in a minute.' })).toBeVisible();
  await page.unroute('/api/reddit-accounts');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator(rows)).toHaveCount(1);
});

test('marks an account that lost its permission as inactive and offers to reconnect', async ({
  page,
  connect,
}) => {
  await connect('sandbox_ada');
  await withoutFirstAnswers(page);
  await page.route('/api/reddit-accounts', async (route) => {
    const response = await route.fetch();
    const [account] = (await response.json()) as object[];
    await route.fulfill({ json: [{ ...account, isActive: false }] });
  });
  await page.reload();
  await expect(page.locator(rows).getByText('Inactive', { exact: true })).toBeVisible();
  await expect(page.getByText('The permission for this account is no longer valid.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Connect again' }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.locator(rows).getByText('Active', { exact: true })).toBeVisible();
});

test('says on every page that the sandbox is in use, and links to it', async ({ page, sandboxUrl }) => {
  const banner = page.getByRole('region', { name: 'Sandbox' });
  for (const path of ['/posts', '/settings', '/']) {
    await page.goto(path);
    await expect(banner).toContainText('Nothing you post here reaches Reddit.');
  }
  const opened = page.waitForEvent('popup');
  await banner.getByRole('link', { name: 'Open it' }).click();
  expect((await opened).url()).toContain(sandboxUrl);
});

test('checks the connection in the settings, rechecks on request, and counts API calls', async ({
  page,
  connect,
}) => {
  await connect('sandbox_ada');
  await page.goto('/settings#reddit-connection');
  const doctor = page.getByRole('region', { name: 'Reddit connection' });
  await expect(doctor).toBeInViewport();
  await doctor.getByText('7 checks passed').click();
  await expect(doctor.getByText('The sandbox answers.')).toBeVisible();
  await expect(doctor.getByText('OK', { exact: true }).filter({ visible: true })).toHaveCount(7);
  const usage = page.getByRole('region', { name: 'Calls to Reddit' });
  await usage.getByRole('heading', { name: 'Calls to Reddit' }).click();
  await expect(usage).toContainText('The sandbox costs nothing.');
  await expect(usage.getByRole('row', { name: /Connecting and keeping accounts [1-9]/ })).toBeVisible();

  await page.route('/api/reddit/doctor', (route) =>
    route.fulfill({ status: 429, json: { code: 'RATE_LIMITED', message: 'Too many tries.' } }),
  );
  await doctor.getByRole('button', { name: 'Check again' }).click();
  await expect(doctor.getByRole('alert')).toHaveText('Too many tries.');
  await expect(doctor.getByText('The sandbox answers.')).toBeVisible();
});
