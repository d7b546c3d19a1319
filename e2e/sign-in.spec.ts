import { expectNoFault } from './expect-no-fault.ts';
import { expect, type Request } from '@playwright/test';
import { PAGES } from '../contract/pages.ts';
import { newPerson, signUp, test } from './threadwell.ts';
import { withoutFirstAnswers } from './without-first-answers.ts';

const OPEN = new Set<string>(['/', '/check']);
const PROTECTED = PAGES.filter((page) => !OPEN.has(page));

test('signs a visitor up through the form and opens the dashboard', async ({ page }) => {
  const person = newPerson();
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/\/api\/login$/);

  const form = page.locator('form[action="/api/signup"]');
  await form.getByLabel('First name').fill(person.firstName);
  await form.getByLabel('Last name').fill(person.lastName);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Password').fill(person.password);
  await form.getByRole('button', { name: 'Create account' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('Ana Ruiz')).toBeVisible();
  await expect(page.getByText('Free Plan')).toBeVisible();
});

test('lets the user go back after a mistyped password without a prompt to resend the form', async ({
  page,
  person,
  context,
}) => {
  await context.clearCookies();
  await page.goto('/');
  await page.goto('/api/login?local=1');
  const form = page.locator('form[action="/api/login"]');
  const send = async (password: string) => {
    await form.getByLabel('Email').fill(person.email);
    await form.getByLabel('Password').fill(password);
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await send('not the password');
  await expect(form.getByRole('alert')).toBeVisible();
  await send(person.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?:Sign in|Dashboard)$/);
});

test('redirects a visitor from every protected page to the landing page', async ({ page }) => {
  for (const path of PROTECTED) {
    await page.goto(path);
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  }
});

test('shows the not-found page at an unknown URL to everyone', async ({ page, context, threadwell }) => {
  for (const prepare of [async () => {}, () => signUp(context.request, threadwell.url, newPerson())]) {
    await prepare();
    const response = await page.goto('/nothing-here');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  }
});

test('fills the screen with "Loading..." until the session is known', async ({ page, person }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await withoutFirstAnswers(page);
  await page.route('/api/auth/user', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/posts');
  await expect(page.getByRole('status')).toHaveText('Loading...');
  answer();
  await expect(page.getByRole('heading', { name: 'Posts & Comments' })).toBeVisible();
  expect(person.email).toContain('@');
});

test('opens the page that the user wanted before signing in', async ({ page, context, threadwell }) => {
  await page.goto('/posts?q=pricing');
  await expect(page).toHaveURL(`${threadwell.url}/`);
  await expect(page.getByText('Sign in to see that page.')).toBeVisible();
  await signUp(context.request, threadwell.url, newPerson());
  await page.goto('/');
  await expect(page).toHaveURL(`${threadwell.url}/posts?q=pricing`);
  await expect(page.getByRole('heading', { name: 'Posts & Comments' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('ends the session on logging out and shows the landing page', async ({ page, person, context }) => {
  await page.goto('/posts');
  const cookies = await context.cookies();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();

  await context.addCookies(cookies);
  await page.goto('/posts');
  await expect(
    page.getByRole('button', { name: 'Get Started' }),
    `${person.email}'s old cookie`,
  ).toBeVisible();
});

for (const [way, path, call, name] of [
  ['here', '/posts', '/api/logout', 'Log out'],
  ['everywhere', '/settings/access', '/api/sessions', 'Sign out everywhere'],
] as const)
  test(`does not offer to return to the last page after signing out ${way}`, async ({ page, person }) => {
    // The event stream ends with the session, so the page learns of it before this response arrives.
    await page.route(call, async (route) => {
      if (route.request().method() === 'GET') return await route.continue();
      const isOfEvents = (request: Request) => request.url().endsWith('/api/events');
      const hears = page.waitForEvent('requestfinished', isOfEvents);
      const response = await route.fetch({ maxRedirects: 0 });
      await hears;
      await route.fulfill({ response });
    });
    const isLive = page.waitForResponse('/api/events');
    await page.goto(path);
    await isLive;
    await page.getByRole('button', { name }).click();
    if (way === 'everywhere') await page.getByRole('alertdialog').getByRole('button', { name }).click();
    await page.waitForEvent('load');
    await expect(page.getByRole('button', { name: 'Get Started' }), person.email).toBeVisible();
    await expect(page.getByText('Sign in to see that page.')).toBeHidden();
  });

test('asks before a link on another site signs the user out', async ({ page, person, threadwell }) => {
  // To a browser, localhost is another site than 127.0.0.1.
  const { port } = new URL(threadwell.url);
  await page.route(`http://localhost:${port}/elsewhere`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<a href="${threadwell.url}/api/logout">Free shoes</a>`,
    }),
  );
  const follow = async () => {
    await page.goto(`http://localhost:${port}/elsewhere`);
    await page.getByRole('link', { name: 'Free shoes' }).click();
    await expect(page.getByRole('heading', { name: 'Sign out?' })).toBeVisible();
  };
  await follow();
  await expectNoFault(page, 'signing out');
  await page.getByRole('link', { name: 'Stay signed in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' }), person.email).toBeVisible();
  await follow();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
});

test('an open page notices that its session was ended elsewhere', async ({
  page,
  person,
  context,
  threadwell,
}) => {
  const followed = page.waitForResponse('**/api/events');
  await page.goto('/settings/access');
  await followed;
  await expect(page.getByText('This session')).toBeVisible();
  await context.request.delete('/api/sessions', { headers: { origin: threadwell.url } });
  await expect(page.getByRole('button', { name: 'Get Started' }), person.email).toBeVisible();
  await expect(page).toHaveURL(`${threadwell.url}/`);
});

test('shows a toast on a 401 response and opens the sign-in page after half a second', async ({
  page,
  person,
}) => {
  await page.clock.install();
  let refuse = () => {};
  const held = new Promise<void>((resolve) => (refuse = resolve));
  await page.route('/api/sessions', async (route) => {
    await held;
    await route.fulfill({ status: 401, json: { code: 'UNAUTHORIZED', message: 'Sign in.' } });
  });
  await page.goto('/settings/access');
  await expect(page.getByText('Loading sessions...')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const refused = page.waitForResponse('/api/sessions');
  refuse();
  await refused;
  await page.clock.runFor(100);
  await expect(page.getByText('Unauthorized', { exact: true })).toBeVisible();
  await expect(page.getByText('You are logged out. Logging in again...')).toBeVisible();
  await page.clock.runFor(300);
  await expect(page, person.email).toHaveURL(/\/settings\/access$/);
  await page.clock.runFor(300);
  await expect(page).toHaveURL(/\/api\/login$/);
});
