import { expect } from '@playwright/test';
import { test } from './threadwell.ts';

test('lists its features, the source of its figures, and one way to sign in', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Be heard on Reddit');
  await expect(page.getByText('Reddit, by its own published figures')).toBeVisible();
  for (const figure of ['52B+', '73M+', '130K+'])
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  for (const promise of ['AI content generation', 'Scheduling across subreddits', 'Analytics'])
    await expect(page.getByRole('heading', { name: promise })).toBeVisible();
  await expect(page.getByText('Traffic, domain authority and citations by AI models')).toBeVisible();
  await expect(page.getByText('Sample data')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get Started' })).toHaveCount(1);
  await expect(
    page.getByText('Connect your Reddit account to start automating your marketing.'),
  ).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/3x|40 ?%/);
});

test('makes no third-party request', async ({ page, threadwell }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(new Set(asked)).toEqual(new Set([threadwell.url]));
});
