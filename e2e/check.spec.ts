import { expect, request, type Page } from '@playwright/test';
import { pickSizes } from './pick-sizes.ts';
import { expectNoFault, SIZES } from './expect-no-fault.ts';
import { test as base } from './sandbox-threadwell.ts';
import { newPerson, signIn, signUp, type Person } from './threadwell.ts';

/** A dedicated Threadwell, because only its owner, the first user, may flip the switch. */
const test = base.extend<object, { owner: Person }>({
  owner: [
    async ({ threadwell: { url } }, use) => {
      const caller = await request.newContext();
      const owner = newPerson();
      await signUp(caller, url, owner);
      const consent = await caller.get(`${url}/api/reddit/login`);
      const asked = Object.fromEntries(new URL(consent.url()).searchParams);
      await caller.post(consent.url(), { form: { ...asked, decision: 'allow', username: 'sandbox_ada' } });
      await caller.dispose();
      await use(owner);
    },
    { scope: 'worker', auto: true },
  ],
});

// These tests share one dedicated server, so a single worker runs them.
test.describe.configure({ mode: 'default' });

const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const title = 'Would this get me thrown out?';
const verdictOf = (page: Page) => page.getByRole('region', { name: 'Verdict' });
const landingLink = (page: Page) => page.getByRole('link', { name: 'Or check a text first' });

async function check(
  page: Page,
  { subreddit = 'coldoutreach', text = 'I built Acme for that.', product = 'Acme' },
) {
  await page.getByLabel('Subreddit').fill(subreddit);
  await page.getByLabel('Text', { exact: true }).fill(text);
  await page.getByLabel('Name of your product').fill(product);
  await page.getByRole('button', { name: 'Check' }).click();
}

for (const [size, viewport] of pickSizes(SIZES, 'check'))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport, colorScheme: 'light' });

    test('gives a visitor who comes from the landing page a verdict, using only the keyboard', async ({
      page,
    }) => {
      await page.goto('/');
      await landingLink(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Sandbox' })).toContainText(
        'A verdict here says nothing about Reddit.',
      );
      await expectNoFault(page, `an empty check on a ${size}`);
      await page.getByLabel('Subreddit').focus();
      await page.keyboard.type('r/coldoutreach');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.type('A tool for lists');
      await page.keyboard.press('Tab');
      await page.keyboard.type('I built Acme for that.');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Acme');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('heading', { name: 'It probably would.' })).toBeFocused();
      const first = verdictOf(page).getByRole('listitem').first();
      await expect(first).toContainText('r/coldoutreach takes no promotion, and this text mentions Acme.');
      await expect(first.locator('blockquote')).not.toBeEmpty();
      await expect(verdictOf(page).getByText(/^By rules invented for the sandbox\./)).toBeInViewport();
      await expect(verdictOf(page).getByText(/^Rules of r\/coldoutreach, read on /)).toBeVisible();
      await expectNoFault(page, `a verdict on a ${size}`);
      expect(await page.evaluate<number>(sideways)).toBe(0);
      await page.getByLabel('Name of your product').fill('');
      await expect(page.getByText('You have changed something since. Check again.')).toBeVisible();
      await page.getByRole('button', { name: 'Check' }).click();
      await page.getByRole('button', { name: 'Name the product' }).click();
      await expect(page.getByLabel('Name of your product')).toBeFocused();
      await expect(page.getByLabel('Text', { exact: true })).toHaveValue('I built Acme for that.');
    });

    test('shows long words and markup as text, and reports a nonexistent subreddit', async ({ page }) => {
      const product = '<img src=x onerror=alert(1)>';
      await page.goto('/check');
      await check(page, { subreddit: 'nowhere_at_all', product, text: `${product} ${'W'.repeat(30_000)}` });
      await expect(page.getByRole('heading', { name: 'There is no such subreddit.' })).toBeFocused();
      await expect(verdictOf(page).locator('img')).toHaveCount(0);
      const long = 'Wonderful'.repeat(4);
      await check(page, { text: `Try ${long}.`, product: long });
      await expect(verdictOf(page).getByText(long).first()).toBeVisible();
      expect(await page.evaluate<number>(sideways)).toBe(0);
    });

    test('lets only the owner switch the open check off for everyone', async ({
      page,
      browser,
      owner,
      threadwell: { url },
    }) => {
      const visitor = await (await browser.newContext({ baseURL: url, viewport })).newPage();
      const member = await (await browser.newContext({ baseURL: url, viewport })).newPage();
      await signUp(member.request, url, newPerson());
      await member.goto('/settings/access');
      await expect(member.getByRole('region', { name: 'Sign-ins' })).toBeVisible();
      await expect(member.getByRole('region', { name: 'Check without signing in' })).toHaveCount(0);

      await signIn(page.request, url, owner);
      await page.goto('/settings#open-check');
      const card = page.getByRole('region', { name: 'Check without signing in' });
      const change = card.getByRole('switch');
      const saved = () => page.waitForResponse((answer) => answer.url().endsWith('/api/settings/check'));
      await expect(change).toBeChecked();
      await change.focus();
      await Promise.all([saved(), page.keyboard.press('Space')]);
      await expect(change).not.toBeChecked();
      await expectNoFault(page, `the switch on a ${size}`);
      await visitor.goto('/check');
      await expect(visitor.getByRole('heading', { name: 'This is switched off here' })).toBeVisible();
      await expectNoFault(visitor, `a check that is switched off on a ${size}`);
      await expect(visitor.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
        'href',
        '/api/login',
      );
      const asked = visitor.waitForResponse((answer) => answer.url().endsWith('/api/check'));
      await visitor.goto('/');
      await asked;
      await expect(visitor.getByRole('button', { name: 'Get Started' })).toBeVisible();
      await expect(landingLink(visitor)).toHaveCount(0);
      await Promise.all([saved(), page.keyboard.press('Space')]);
      await visitor.goto('/');
      await expect(landingLink(visitor)).toBeVisible();
      await Promise.all([visitor.context().close(), member.context().close()]);
    });
  });

test('a signed-in user opens the check from the command palette', async ({ page, person }) => {
  await page.goto('/');
  await expect(page.getByText(`${person.firstName} ${person.lastName}`)).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox').fill('thrown out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/check$/);
  await check(page, { subreddit: 'entrepreneur', text: 'How do you keep a list clean?' });
  await expect(page.getByRole('heading', { name: 'We found no rule that this breaks.' })).toBeFocused();
});
