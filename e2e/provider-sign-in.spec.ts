import { expect } from '@playwright/test';
import { type OidcServer, startOidcServer } from '../test/oidc-server.ts';
import { findFreePort } from '../test/server-process.ts';
import { startThreadwell, type Threadwell } from './start-threadwell.ts';
import { test as base } from './threadwell.ts';

type Worker = { oidc: OidcServer & { threadwell: Threadwell } };

/** A Threadwell whose users sign in through a real OpenID provider. */
const test = base.extend<object, Worker>({
  oidc: [
    async ({ settings }, use) => {
      const port = await findFreePort();
      const oidc = await startOidcServer(`http://127.0.0.1:${port}/api/login/callback`);
      const threadwell = await startThreadwell({ ...settings, ...oidc.settings, PORT: String(port) });
      await use({ ...oidc, threadwell });
      await threadwell.stop();
      await oidc.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ oidc }, use) => use(oidc.threadwell.url),
});

// These tests share one dedicated server, so a single worker runs them.
test.describe.configure({ mode: 'default' });

test('signs a user in through the provider and out again', async ({ page, oidc }) => {
  oidc.people.set('grace', {
    email: 'grace@example.com',
    emailVerified: true,
    givenName: 'Grace',
    familyName: 'Hopper',
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(new RegExp(`^${oidc.issuer}/interaction/`));
  await page.locator('input[name=login]').fill('grace');
  await page.locator('input[name=password]').fill('anything');
  await page.locator('button[type=submit]').click();
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('Grace Hopper')).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
});

test('explains a denial at the provider and offers another try', async ({ page, oidc }) => {
  await page.goto('/api/login');
  await expect(page).toHaveURL(new RegExp(`^${oidc.issuer}/interaction/`));
  await page.getByRole('link', { name: /cancel/i }).click();
  await expect(page.getByRole('alert')).toHaveText('You didn’t allow the sign-in at your provider.');
  await page.getByRole('link', { name: 'Continue with your provider' }).click();
  await expect(page).toHaveURL(new RegExp(`^${oidc.issuer}/interaction/`));
});

test('asks a user with an old session to sign in again from the settings, and returns there', async ({
  page,
  oidc,
}) => {
  oidc.people.set('edith', { email: 'edith@example.com', emailVerified: true, givenName: 'Edith' });
  const signIn = async () => {
    await expect(page).toHaveURL(new RegExp(`^${oidc.issuer}/interaction/`));
    await page.locator('input[name=login]').fill('edith');
    await page.locator('input[name=password]').fill('anything');
    await page.locator('button[type=submit]').click();
  };
  await page.goto('/api/login');
  await signIn();
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await page.goto('/settings#password');
  const old = { code: 'SIGN_IN_AGAIN', message: 'You signed in a while ago.' };
  await page.route('/api/password', (route) => route.fulfill({ status: 403, json: old }), { times: 1 });
  const setPassword = async () => {
    await page.getByLabel('New password').fill('a password of hers');
    await page.getByRole('button', { name: 'Set a password' }).click();
  };
  await setPassword();
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await signIn();
  await expect(page).toHaveURL(/\/settings#password$/);
  await setPassword();
  await expect(page.getByLabel('Current password')).toBeVisible();
});
