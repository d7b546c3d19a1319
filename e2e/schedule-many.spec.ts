import { expect } from '@playwright/test';
import { fetchPosts } from './draft-with.ts';
import { test } from './threadwell.ts';

test.use({ timezoneId: 'Europe/Berlin', locale: 'en-GB' });

test('spreads several posts over weekdays by a pattern, and says when the last one goes out', async ({
  page,
  person,
  threadwell,
}) => {
  for (let no = 1; no <= 5; no += 1)
    await page.request.post('/api/posts', {
      headers: { origin: threadwell.url },
      data: {
        type: 'post',
        title: `Lesson ${no}`,
        content: `What lesson ${no} taught me.`,
        subreddit: 'saas',
      },
    });
  await page.goto('/posts');
  await expect(page.getByText(`${person.firstName} ${person.lastName}`)).toBeVisible();
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule 5 posts' });
  const status = dialog.getByRole('status').filter({ hasText: /^5 posts/ });
  await expect(status).toHaveText(/^5 posts, 2 a day on weekdays at 09:00 and 17:00; the last on \d+ \w+$/);
  await dialog.getByLabel('Posts a day').selectOption('1');
  await dialog.getByLabel('First time').fill('10:30');
  await expect(status).toHaveText(/^5 posts, 1 a day on weekdays at 10:30; the last on \d+ \w+$/);
  await dialog.getByRole('button', { name: 'Schedule 5 posts' }).click();
  await expect(page.getByText('5 posts scheduled.')).toBeVisible();

  const times = (await fetchPosts(page)).map(({ scheduledAt }) => new Date(scheduledAt ?? 0));
  const shown = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Berlin' });
  expect(times.map((at) => shown.format(at))).toEqual(Array(5).fill('10:30'));
  expect(times.every((at) => ![0, 6].includes(at.getUTCDay()))).toBe(true);
  expect(new Set(times.map(String)).size).toBe(5);
});
