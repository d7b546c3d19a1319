import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { pickSizes } from './pick-sizes.ts';
import { expectNoFault, SIZES } from './expect-no-fault.ts';
import { test } from './passkey-threadwell.ts';
import type { Person } from './threadwell.ts';

// These tests share one dedicated server, so a single worker runs them.
test.describe.configure({ mode: 'default' });

const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
/** Waits for the page after sign-in: the dashboard, or the settings if they were open when the session ended. */
const signedIn = (page: Page) => page.getByRole('heading', { level: 1, name: /^(Dashboard|Settings)$/ });

async function confirm(page: Page, { password }: Person, button: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Password').fill(password);
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
}

async function addPasskey(page: Page, person: Person, name: string): Promise<void> {
  await page.goto('/settings/access');
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await confirm(page, person, 'Continue');
  await expect(section(page).getByRole('listitem').filter({ hasText: name })).toContainText('not used yet');
}

async function makeCodes(page: Page, person: Person, button = 'Make recovery codes'): Promise<string[]> {
  await section(page).getByRole('button', { name: button }).click();
  await confirm(page, person, 'Make ten codes');
  const codes = page.getByRole('dialog').getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return await codes.allTextContents();
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/api/logout');
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
}

async function givePassword(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/api/login');
  const form = page.locator('form[action="/api/login"]');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

for (const [size, viewport] of pickSizes(SIZES, 'passkeys'))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('adds a passkey, and signs in with it without a password', async ({ page, person }) => {
      await page.goto('/settings/access');
      await expect(section(page).getByRole('heading', { name: 'No passkeys yet' })).toBeVisible();
      await expectNoFault(page, 'settings without a passkey');
      await addPasskey(page, person, 'My laptop');
      await signOut(page);
      await page.goto('/api/login');
      await expectNoFault(page, 'the sign-in page');
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await expect(signedIn(page)).toBeVisible();
      await page.goto('/settings/access');
      await expect(section(page).getByRole('listitem')).toContainText('last used');
      await page.getByText('Sign-ins', { exact: true }).click();
      await expect(
        page.getByRole('region', { name: 'Sign-ins' }).getByRole('listitem').first(),
      ).toContainText('Signed in with a passkey');
    });

    test('asks for a passkey after the password, or else for a recovery code', async ({
      page,
      person,
      authenticator,
    }) => {
      await addPasskey(page, person, 'My laptop');
      await expect(section(page).getByText('once you have recovery codes')).toBeVisible();
      const [code = '', other = ''] = await makeCodes(page, person);
      await expectNoFault(page, 'new recovery codes');
      await page.getByRole('button', { name: 'I have kept them' }).click();
      await expect(section(page).getByText(/^10 of 10 left/)).toBeVisible();
      await section(page).getByRole('switch', { name: 'Ask for a passkey after the password' }).click();
      await expectNoFault(page, 'switching it on');
      await confirm(page, person, 'Ask for a passkey');
      await expect(section(page).getByRole('switch')).toBeChecked();
      await expectNoFault(page, 'settings with everything on');

      await signOut(page);
      await givePassword(page, person);
      await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
      await expectNoFault(page, 'the second step');
      expect((await page.request.get('/api/auth/user')).status()).toBe(401);
      await page.getByRole('button', { name: 'Use my passkey' }).click();
      await expect(signedIn(page)).toBeVisible();

      await signOut(page);
      await authenticator.lose();
      await givePassword(page, person);
      await page.getByRole('button', { name: 'Use my passkey' }).click();
      await expect(page.getByRole('alert')).toHaveText(/^No passkey was used/);
      await page.getByText('I don’t have my passkey').click();
      await page.getByLabel('Recovery code').fill('0000-0000-0000-0000-0000-0000');
      await page.getByRole('button', { name: 'Sign in with this code' }).click();
      await expect(page.getByText('This code isn’t right, or it was used before.')).toBeVisible();
      await expectNoFault(page, 'a wrong code');
      await page.getByLabel('Recovery code').fill(` ${code.toUpperCase().replaceAll('-', ' ')} `);
      await page.getByRole('button', { name: 'Sign in with this code' }).click();
      await expect(page).toHaveURL(/\/settings\/access#passkeys$/);
      await expect(section(page).getByText(/^9 of 10 left/)).toBeVisible();
      await expect(section(page).getByText(/^A code was last used on/)).toBeVisible();
      await page.getByText('Sign-ins', { exact: true }).click();
      const log = page.getByRole('region', { name: 'Sign-ins' }).getByRole('listitem');
      await expect(log.nth(0)).toContainText('Signed in with a recovery code');
      await expect(log.nth(1)).toContainText('Wrong recovery code');

      await section(page).getByRole('button', { name: 'Remove My laptop' }).click();
      await expect(page.getByRole('dialog')).toContainText('your recovery codes end with it');
      await expectNoFault(page, 'removing the last passkey');
      await confirm(page, person, 'Remove passkey');
      await expect(section(page).getByRole('heading', { name: 'No passkeys yet' })).toBeVisible();
      await signOut(page);
      await givePassword(page, person);
      await expect(signedIn(page), other).toBeVisible();
    });
  });

test('signs in a user who only has a passkey with password and recovery code, using each code once', async ({
  page,
  person,
  authenticator,
}) => {
  await addPasskey(page, person, 'My phone');
  const [code = ''] = await makeCodes(page, person);
  await signOut(page);
  await authenticator.lose();
  const tryCode = async (password: string) => {
    await page.goto('/api/login');
    await page.getByRole('link', { name: 'I don’t have my passkey' }).click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(password);
    await page.getByLabel('Recovery code').fill(code);
    await page.getByRole('button', { name: 'Sign in with this code' }).click();
  };
  await tryCode('a wild guess');
  await expect(page.getByRole('alert')).toHaveText('Wrong email address, password or recovery code.');
  await expectNoFault(page, 'the recovery page');
  await tryCode(person.password);
  await expect(page).toHaveURL(/\/settings\/access#passkeys$/);
  await signOut(page);
  await tryCode(person.password);
  await expect(page.getByRole('alert')).toHaveText('Wrong email address, password or recovery code.');
});

test('neither creates nor uses a passkey unless the device recognizes its owner', async ({
  page,
  person,
  authenticator,
}) => {
  await authenticator.recognize(false);
  await page.goto('/settings/access');
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await confirm(page, { ...person, password: 'a wild guess' }, 'Continue');
  await expect(dialog.getByText('This isn’t your current password.')).toBeVisible();
  await confirm(page, person, 'Continue');
  await expect(dialog.getByRole('alert')).toHaveText(/^No passkey was made/);
  await expectNoFault(page, 'a failed passkey creation');
  await authenticator.recognize(true);
  await confirm(page, person, 'Continue');
  await expect(section(page).getByRole('listitem')).toHaveCount(1);
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await confirm(page, person, 'Continue');
  await expect(dialog.getByRole('alert')).toHaveText(/are there already/);

  await signOut(page);
  await authenticator.recognize(false);
  await page.goto('/api/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^No passkey was used/);
  await expectNoFault(page, 'a failed passkey sign-in');
  await authenticator.recognize(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(signedIn(page)).toBeVisible();
});

test('rejects a removed passkey even if the device still offers it', async ({ page, person }) => {
  await addPasskey(page, person, 'Old key');
  await section(page).getByRole('button', { name: 'Remove Old key' }).click();
  await confirm(page, person, 'Remove passkey');
  await expect(section(page).getByRole('heading', { name: 'No passkeys yet' })).toBeVisible();
  await signOut(page);
  await page.goto('/api/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^This passkey doesn’t work here/);
});

test('renames a passkey; copies and downloads new codes, which replace the old ones', async ({
  page,
  person,
}) => {
  await addPasskey(page, person, 'Key');
  await section(page).getByRole('button', { name: 'Rename Key' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Blue key');
  await page.getByRole('dialog').getByRole('button', { name: 'Save name' }).click();
  await expect(section(page).getByText('Blue key', { exact: true })).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const first = await makeCodes(page, person);
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Recovery codes copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${first.join('\n')}\n`);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  const second = await makeCodes(page, person, 'Make new recovery codes');
  expect(second.some((code) => first.includes(code))).toBe(false);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('threadwell-recovery-codes.txt');
  expect(await readFile(await file.path(), 'utf8')).toContain(second.join('\n'));
});

test('says that the browser has no passkeys, and signs in as before', async ({ page, person }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/settings/access');
  await expect(section(page).getByText(/^This browser has no passkeys/), person.email).toBeVisible();
  await expect(section(page).getByRole('button', { name: 'Add a passkey' })).toBeHidden();
  await page.goto('/api/login');
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden();
});
