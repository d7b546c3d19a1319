import { expect } from '@playwright/test';
import { test } from './sandbox-threadwell.ts';
import { rowOf, savePost } from './seed-posts.ts';

/** Half past one at night, by the clock of the reader. */
const NIGHT = new Date('2031-07-08T05:30:00Z');

test.use({ timezoneId: 'America/New_York', locale: 'en-US' });

test('the next free time is in the morning, not in the middle of the night', async ({
  page,
  connect,
  threadwell,
}) => {
  await connect('sandbox_ada');
  await savePost(page, threadwell.url, { title: 'Prices' });
  await page.clock.setFixedTime(NIGHT);
  await page.goto('/posts');
  await rowOf(page, 'Prices').getByLabel('Status').selectOption('scheduled');
  const dialog = page.getByRole('dialog', { name: 'Schedule Post' });
  await dialog.getByRole('button', { name: 'Next free time' }).click();
  await expect(dialog.getByLabel('Date and time')).toHaveValue('2031-07-08T08:00');
  await expect(
    dialog.getByText('The next free time of this account within your posting hours.'),
  ).toBeVisible();
  await dialog.getByLabel('Date and time').fill('2031-07-08T03:00');
  await expect(dialog.getByText('The next free time of this account')).toBeHidden();
});
