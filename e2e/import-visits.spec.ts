import { expect } from '@playwright/test';
import { test } from './threadwell.ts';

test("imports another tool's visits from its export file", async ({ page, person, threadwell }) => {
  const headers = { origin: threadwell.url };
  const post = async <T>(path: string, data: object): Promise<T> =>
    (await (await page.request.post(path, { data, headers })).json()) as T;
  const { id: redditAccountId } = await post<{ id: string }>('/api/reddit-accounts', { username: 'by_hand' });
  const { id } = await post<{ id: string }>('/api/posts', {
    title: 'How I plan a week',
    content: 'See https://acme.example/plans for it.',
    subreddit: 'webdev',
    status: 'published',
    redditAccountId,
  });
  const permalink = 'https://www.reddit.com/r/webdev/comments/abc123/how_i_plan_a_week/';
  await post(`/api/posts/${id}/confirm`, { permalink });
  await post('/api/sites', { host: 'acme.example' });

  await page.goto('/settings#website-clicks');
  await page.getByRole('button', { name: 'Import visits of acme.example' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import visits of acme.example' });
  const choose = (name: string, text: string) =>
    dialog.getByLabel('Choose a CSV file, or drop it here').setInputFiles({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });
  await choose('sources.csv', 'name,bounce_rate\nReddit,12\n');
  await expect(dialog.getByText(/^This file has no column of pages/), person.email).toBeVisible();
  await choose('pages.csv', 'name,visitors,pageviews\n/plans,12,20\n/other,3,3\n');
  await expect(dialog.getByText('pages.csv: 0 visits from Reddit')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import visits' }).click();
  await expect(dialog.getByText(/^None of these visits came from Reddit/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  await choose('odd.csv', 'name,visitors\nhttps://other.example/plans,12\n/plans,many\n');
  await expect(
    dialog.getByText('2 rows left out: 1 of another website, 1 with a number that can’t be read.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Import visits' }).click();
  await expect(dialog.getByText('No row of this file could be read.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  await choose('pages.csv', 'name,visitors,pageviews\n/plans,12,20\n/other,3,3\n');
  await dialog.getByLabel('Last day that the file covers').fill('2126-01-01');
  await dialog.getByLabel('These visitors came from Reddit alone').check();
  await dialog.getByRole('button', { name: 'Import visits' }).click();
  await expect(dialog.getByText('2126-01-01 is in the future.')).toBeVisible();
  await dialog.getByLabel('Last day that the file covers').fill(new Date().toISOString().slice(0, 10));
  await dialog.getByLabel('These visitors came from Reddit alone').uncheck();
  await dialog.getByLabel('These visitors came from Reddit alone').check();
  await expect(dialog.getByText('pages.csv: 15 visits from Reddit')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(
    await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
  ).toBe(0);
  await dialog.getByRole('button', { name: 'Import visits' }).click();
  await expect(page.getByText('12 clicks of your posts; 3 that no post of yours leads to')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText('Website Clicks12');
});
