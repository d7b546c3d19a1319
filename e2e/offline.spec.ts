import { expect, type Page } from '@playwright/test';
import { expectNoFault } from './expect-no-fault.ts';
import { test } from './threadwell.ts';

const SETTINGS = /\/assets\/settings-[^/]*\.js$/;
const openSettings = (page: Page) => page.getByRole('link', { name: 'Settings', exact: true }).click();

test("reports inside the app that a page's code can't be fetched, and opens the page once it can", async ({
  page,
  reader,
}) => {
  await page.route(SETTINGS, (route) => route.abort());
  await page.goto('/posts');
  await expect(page.getByText(`${reader.firstName} ${reader.lastName}`)).toBeVisible();
  await openSettings(page);
  await expect(page.getByRole('alert')).toHaveText(
    'This page couldn’t be loaded. Check the connection and try again.',
  );
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectNoFault(page, 'an unloadable page');
  await page.unroute(SETTINGS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('opens a page offline that was never visited', async ({ page, context, reader }) => {
  // The pages' code is fetched one file at a time; the open check's file comes last.
  const rest = page.waitForRequest(/\/assets\/check-[^/]*\.js$/);
  await page.goto('/posts');
  await expect(page.getByText(`${reader.firstName} ${reader.lastName}`)).toBeVisible();
  await rest;
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Analytics', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await context.setOffline(false);
});
