import { expect, type Page } from '@playwright/test';
import { pickSizes } from './pick-sizes.ts';
import { stubDraft, draftWith, fetchPosts, getPreflight as panelOf, openPreflight } from './draft-with.ts';
import { test } from './sandbox-threadwell.ts';

test.use({ timezoneId: 'UTC', locale: 'en-US' });

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
};
const DAY_MS = 86_400_000;
const TUESDAY = 2;

/** Noon on the next given weekday that is at least two days ahead, as a time input's value. */
function noonOf(weekday: number): string {
  const day = new Date(Date.now() + 2 * DAY_MS);
  while (day.getUTCDay() !== weekday) day.setUTCDate(day.getUTCDate() + 1);
  return `${day.toISOString().slice(0, 10)}T12:00`;
}
/** By how many pixels the panel's content overflows it. */
const overflowOf = (page: Page) => panelOf(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth);
const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

async function nameProduct(page: Page, url: string): Promise<void> {
  const response = await page.request.put(`${url}/api/settings/facts`, {
    data: { product: 'Acme', about: [] },
    headers: { origin: url },
  });
  expect(response.ok()).toBe(true);
}

for (const [size, device] of pickSizes(SIZES, 'preflight')) {
  test.describe(`on a ${size}`, () => {
    test.use(device);
    test.beforeEach(async ({ page, person, connect, threadwell }) => {
      await connect('sandbox_ada');
      await nameProduct(page, threadwell.url);
      await stubDraft(page, {
        title: 'What is missing here?',
        content: 'I built Acme for that. What is missing?',
      });
      await page.goto('/generator');
      await expect(page.getByText('Your draft appears here'), person.email).toBeVisible();
    });

    test('blocks a mention on the wrong day, moves it with one button, and schedules it', async ({
      page,
    }) => {
      await draftWith(page, { subreddit: 'reactjs' });
      await page.getByLabel('Schedule Post').fill(noonOf(TUESDAY));
      const panel = panelOf(page);
      await expect(panel.getByText(/^Blocked: r\/reactjs .*Sundays only/)).toBeVisible();
      await openPreflight(page);
      await expect(panel.getByRole('listitem').first()).toContainText('Sundays only');
      await expect(panel.locator('blockquote').first()).toContainText('may be shown on Sundays only');
      expect(await page.evaluate(sideways)).toBe(0);
      expect(await overflowOf(page)).toBe(0);
      await page.getByRole('button', { name: 'Schedule Post' }).click();
      await expect(page.getByText(/You can save it as a draft meanwhile/)).toBeVisible();
      await panel.getByRole('button', { name: /^Move to Sunday, .* at 12:00 PM$/ }).click();
      await expect(panel.getByText(/^1 warning: /)).toBeVisible();
      await page.getByRole('button', { name: 'Schedule Post' }).click();
      await expect(page.getByText('Post scheduled successfully!')).toBeVisible();
      const [post] = await fetchPosts(page);
      expect(new Date(post!.scheduledAt!).getUTCDay()).toBe(0);

      await page.goto(`/posts/${post!.id}`);
      await expect(panelOf(page).getByText('One thing to look at before it goes out.')).toBeVisible();
      await page.getByRole('button', { name: 'Reschedule' }).click();
      const dialog = page.getByRole('dialog', { name: 'Reschedule Post' });
      await dialog.getByLabel('Date and time').fill(noonOf(TUESDAY));
      await expect(dialog.getByText('This can’t go out as it is.', { exact: true })).toBeVisible();
      await expect(dialog.getByRole('button', { name: /^Move to Sunday/ })).toBeVisible();
      expect(await page.evaluate(sideways)).toBe(0);
    });

    test('offers alternatives where promotion is banned', async ({ page }) => {
      await draftWith(page, { subreddit: 'coldoutreach' });
      const panel = panelOf(page);
      await openPreflight(page);
      await expect(panel.getByText('Better not post this in r/coldoutreach')).toBeVisible();
      await panel.getByText('Answer without the mention', { exact: true }).click();
      await expect(panel.getByText(/Nothing is taken out for you/)).toBeVisible();
      await expect(panel.getByRole('link', { name: 'Ask the moderators' })).toHaveAttribute(
        'href',
        '/communities/coldoutreach#moderators',
      );
    });

    test('says below the subreddit how often the product may be mentioned', async ({ page }) => {
      await page.getByRole('combobox', { name: 'Subreddit' }).fill('saas');
      await expect(
        page.getByText('You may mention Acme in r/saas once in 60 days, and haven’t done so lately.'),
      ).toBeVisible();
    });
  });
}
