import { expect } from '@playwright/test';
import { test } from './sandbox-threadwell.ts';

for (const [locale, month, weekdays] of [
  ['de-DE', 'July 2031', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']],
  ['ja-JP', '2031 July', ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']],
] as const)
  test.describe(`with a browser in ${locale}`, () => {
    test.use({ locale, timezoneId: 'Asia/Tokyo' });

    test('months and weekdays have English names, in the order of the reader', async ({ page, reader }) => {
      await page.goto('/calendar?day=2031-07-15');
      await expect(page.getByText(`${reader.firstName} ${reader.lastName}`)).toBeVisible();
      const table = page.getByRole('table', { name: `Posts, ${month}` });
      await expect(table.getByRole('columnheader')).toHaveText([...weekdays]);
      await expect(page.getByText(month, { exact: true })).toBeVisible();
      await expect(table.getByRole('link', { name: /^New post, Tuesday,? (1 July|July 1)$/ })).toBeVisible();
    });

    test('an account says in English since when its member is there', async ({ page, connect }) => {
      await connect('sandbox_ada');
      await page.goto('/');
      await expect(page.getByText(/Member since (May 2019|2019 May)/)).toBeVisible();
    });
  });
