import { expect, request, type Page } from '@playwright/test';
import { pickSizes } from './pick-sizes.ts';
import { expectNoFault, SIZES } from './expect-no-fault.ts';
import { newPerson, signIn, signUp, test as base, type Person } from './threadwell.ts';

/** A Threadwell that only the first user may register on: only its owner creates links. */
const test = base.extend<object, { owner: Person }>({
  owner: [
    async ({ threadwell: { url } }, use) => {
      const caller = await request.newContext();
      const owner = newPerson();
      await signUp(caller, url, owner);
      await caller.dispose();
      await use(owner);
    },
    { scope: 'worker', auto: true },
  ],
});

// These tests share one dedicated server, so a single worker runs them.
test.describe.configure({ mode: 'default' });

test.use({ settings: { SIGNUPS: 'first' } });

const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const section = (page: Page) => page.getByRole('region', { name: 'Invitations' });

async function makeLink(page: Page, note: string): Promise<string> {
  await page.goto('/settings#invitations');
  await section(page).getByLabel('For whom').fill(note);
  await section(page).getByRole('button', { name: 'Make a link' }).click();
  const told = section(page).getByRole('status');
  await expect(told).toContainText(`The link for ${note} lasts until`);
  return await told.locator('code').innerText();
}

async function register(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

for (const [size, viewport] of pickSizes(SIZES, 'invitations'))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport, colorScheme: 'light' });
    test.beforeEach(async ({ context, threadwell, owner }) => signIn(context.request, threadwell.url, owner));

    test("registers one person with the owner's link, and tells the owner who it was", async ({
      page,
      browser,
    }) => {
      const link = await makeLink(page, `Ben on a ${size}`);
      const row = section(page)
        .getByRole('listitem')
        .filter({ hasText: `Ben on a ${size}` });
      await expect(row).toContainText('Open');
      await expectNoFault(page, `a new invitation on a ${size}`);
      expect(await page.evaluate<number>(sideways)).toBe(0);

      const elsewhere = await browser.newContext({ viewport, colorScheme: 'light' });
      const invited = await elsewhere.newPage();
      const asked: string[] = [];
      invited.on('request', (each) => asked.push(`${each.url()} ${each.headers()['referer'] ?? ''}`));
      await invited.goto(link);
      const heading = invited.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('You are invited to this Threadwell');
      await expect(invited).toHaveURL(/\/api\/invitation$/);
      await expectNoFault(invited, `an invitation on a ${size}`);
      expect(await invited.evaluate<number>(sideways)).toBe(0);
      await invited.reload();
      await expect(heading).toHaveText('You are invited to this Threadwell');
      const person = newPerson();
      await register(invited, { ...person, password: 'password' });
      await expect(invited.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true');
      await expect(invited.getByLabel('Email')).toHaveValue(person.email);
      await expectNoFault(invited, `a refused registration on a ${size}`);
      await register(invited, person);
      await expect(invited.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      expect(
        asked.filter((each) => each.includes(link.split('#')[1]!)).map((each) => each.split('#')[0]),
      ).toEqual([]);

      await expect(row).toContainText(`By ${person.email}`);
      await expect(row.getByRole('button')).toHaveCount(0);
      await invited.goto(link);
      await expect(heading).toHaveText('You’re already signed in');
      await elsewhere.clearCookies();
      await invited.goto('/healthz');
      await invited.goto(link);
      await expect(heading).toHaveText('This link was already used');
      await expectNoFault(invited, `a used invitation on a ${size}`);
      await elsewhere.close();
    });

    test('ends a link after asking, and then says that it has ended', async ({ page, browser }) => {
      const link = await makeLink(page, `Cy on a ${size}`);
      await section(page)
        .getByRole('button', { name: `End it: the link for Cy on a ${size}` })
        .click();
      const dialog = page.getByRole('alertdialog', { name: 'End this link?' });
      await expectNoFault(page, `a question on a ${size}`);
      await dialog.getByRole('button', { name: 'End it' }).click();
      await expect(dialog).toBeHidden();
      const row = section(page)
        .getByRole('listitem')
        .filter({ hasText: `Cy on a ${size}` });
      await expect(row).toContainText('Ended');
      const elsewhere = await browser.newContext({ viewport });
      const invited = await elsewhere.newPage();
      await invited.goto(link);
      await expect(invited.getByRole('heading', { level: 1 })).toHaveText('This link was revoked');
      await elsewhere.close();
    });

    test('lets people paste their link without scripts', async ({ page, browser, threadwell }) => {
      const link = await makeLink(page, `Di on a ${size}`);
      const elsewhere = await browser.newContext({ viewport, javaScriptEnabled: false });
      const invited = await elsewhere.newPage();
      await invited.goto(`${threadwell.url}/api/invitation`);
      await invited.getByLabel('Your invitation link').fill('not a link');
      await invited.getByRole('button', { name: 'Continue' }).click();
      await expect(invited.getByRole('heading', { level: 1 })).toHaveText('We don’t know this link');
      await invited.getByLabel('Your invitation link').fill(link);
      await invited.getByRole('button', { name: 'Continue' }).click();
      await expect(invited.getByRole('heading', { level: 1 })).toHaveText(
        'You are invited to this Threadwell',
      );
      await register(invited, newPerson());
      await expect(invited).toHaveURL(`${threadwell.url}/`);
      await elsewhere.close();
    });
  });

test('shows the section to the owner only', async ({ page, context, threadwell, owner, browser }) => {
  await signIn(context.request, threadwell.url, owner);
  const link = await makeLink(page, 'Eve');
  const elsewhere = await browser.newContext();
  const invited = await elsewhere.newPage();
  await invited.goto(link);
  await register(invited, newPerson());
  await expect(invited.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await invited.goto(`${threadwell.url}/settings/access`);
  await expect(invited.getByRole('region', { name: 'Sign-ins' })).toBeVisible();
  await expect(section(invited)).toHaveCount(0);
  await elsewhere.close();
});
