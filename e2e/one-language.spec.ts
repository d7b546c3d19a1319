import { expect } from '@playwright/test';
import type { Account } from '../contract/accounts.ts';
import { test } from './threadwell.ts';
import { withoutFirstAnswers } from './without-first-answers.ts';

const ACCOUNT: Account = {
  id: 'acc_1',
  username: 'ada',
  createdAt: '2026-11-02T10:00:00.000Z',
  isActive: true,
  mode: 'assisted',
  karma: null,
  memberSince: '2019-05-15T12:00:00.000Z',
  verifiedEmail: null,
  factsAt: null,
};

for (const [locale, month, since, weekdays] of [
  ['de-DE', 'July 2031', 'May 2019', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']],
  ['ja-JP', '2031 July', '2019 May', ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']],
] as const)
  test.describe(`with a browser in ${locale}`, () => {
    test.use({ locale, timezoneId: 'Asia/Tokyo' });

    test("shows English months and weekdays in the reader's order", async ({ page, reader }) => {
      await page.goto('/calendar?day=2031-07-15');
      await expect(page.getByText(`${reader.firstName} ${reader.lastName}`)).toBeVisible();
      const table = page.getByRole('table', { name: `Posts, ${month}` });
      await expect(table.getByRole('columnheader')).toHaveText([...weekdays]);
      await expect(page.getByText(month, { exact: true })).toBeVisible();
      await expect(table.getByRole('link', { name: /^New post, Tuesday,? (1 July|July 1)$/ })).toBeVisible();
    });

    test('shows an English month name after "Joined"', async ({ page, reader }) => {
      await withoutFirstAnswers(page);
      await page.route('/api/reddit-accounts', (route) => route.fulfill({ json: [ACCOUNT] }));
      await page.goto('/');
      await expect(page.getByText(`Joined ${since}`), reader.email).toBeVisible();
    });
  });
