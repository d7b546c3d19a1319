import { expect } from '@playwright/test';
import { sampleAnalytics, samplePost } from '../test/sample-post.ts';
import { test } from './sandbox-threadwell.ts';
import { stubMetrics } from './stub-metrics.ts';
import { stubPosts, savePost } from './seed-posts.ts';

test('shows the outcome of recent posts, and which figures are not measured', async ({ page, reader }) => {
  const out = { phase: 'published', status: 'published', publishedAt: '2026-11-20T10:00:00.000Z' } as const;
  await stubPosts(page, [
    samplePost({ id: 'a', title: 'Went out', subreddit: 'saas', ...out }),
    samplePost({ id: 'b', title: 'Did not', subreddit: 'webdev', phase: 'failed', status: 'failed' }),
    samplePost({
      id: 'c',
      phase: 'waiting',
      status: 'scheduled',
      title: null,
      content: 'x'.repeat(60),
      subreddit: 'startups',
      type: 'comment',
    }),
    samplePost({ id: 'd', title: 'Older' }),
  ]);
  await stubMetrics(page, { totalPosts: 4 });
  await page.goto('/');
  const recent = page.getByRole('region', { name: 'Recent Activity' });
  await expect(recent.getByRole('listitem'), reader.email).toHaveCount(3);
  for (const text of ['Posted "Went out" in r/saas', 'Failed "Did not" in r/webdev'])
    await expect(recent.getByText(text)).toBeVisible();
  await expect(recent.getByText(`Scheduled "${'x'.repeat(50)}..." in r/startups`)).toBeVisible();
  const overview = page.getByRole('region', { name: 'Overview' });
  await expect(overview).toContainText('Total Posts4');
  await expect(overview.getByText('Not measured')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Top Performing Posts' })).toContainText('No figures yet');
});

test('sorts measured posts by upvotes', async ({ page, reader }) => {
  const out = { phase: 'published', status: 'published' } as const;
  const analytics = sampleAnalytics({ upvotes: 3, comments: 2, engagementRate: 40 });
  await stubPosts(page, [
    samplePost({ id: 'a', title: 'Three', ...out, analytics }),
    samplePost({ id: 'b', title: 'Forty', ...out, analytics: { ...analytics, upvotes: 40 } }),
  ]);
  await stubMetrics(page, { totalPosts: 2, totalUpvotes: 43, measuredPosts: 2, avgEngagementRate: 8.51 });
  await page.goto('/');
  const top = page.getByRole('region', { name: 'Top Performing Posts' });
  await expect(top.getByRole('listitem'), reader.email).toContainText([/Forty/, /Three/]);
  const overview = page.getByRole('region', { name: 'Overview' });
  await expect(overview).toContainText('Total Upvotes43');
  await expect(overview).toContainText('Engagement Rate8.5%');
});

test('counts new activity live until the bell is opened', async ({ page, person, threadwell, connect }) => {
  await connect('sandbox_ada');
  await page.goto('/');
  const bell = page.getByRole('link', { name: /^Activity/ }).filter({ visible: true });
  await expect(bell, person.email).toHaveAccessibleName('Activity');
  await savePost(page, threadwell.url, {
    title: 'Nowhere',
    subreddit: 'founderslounge',
    status: 'published',
  });
  await expect(bell).toHaveAccessibleName('Activity, 1 new');
  await expect(page.getByRole('status').filter({ hasText: '1 new in your activity' })).toHaveCount(1);
  await bell.click();
  const row = page.getByRole('link', { name: 'Nowhere in r/founderslounge' });
  await expect(row).toContainText('Refused.');
  await expect(row).toContainText('New');
  await expect(bell).toHaveAccessibleName('Activity');
  await page.keyboard.press('j');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
});

test('ticks off the first steps, and hides them once dismissed', async ({ page, person, threadwell }) => {
  await page.goto('/');
  const steps = page.getByRole('region', { name: 'Your first post' });
  await expect(steps, person.email).toContainText('0 of 4 done');
  await savePost(page, threadwell.url, {});
  await expect(steps).toContainText('1 of 4 done');
  await expect(steps.getByRole('heading', { name: 'A draft is written (done)' })).toBeVisible();
  await steps.getByRole('button', { name: 'Dismiss' }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Overview' })).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test('shows first what needs the user', async ({ page, reader }) => {
  const parked = { phase: 'needs_you', status: 'scheduled', publishedAt: null } as const;
  const due = { phase: 'waiting', status: 'scheduled', scheduledAt: '2030-01-02T10:00:00.000Z' } as const;
  await stubPosts(page, [
    samplePost({ id: 'a', title: 'Parked', ...parked }),
    samplePost({ id: 'b', title: 'Planned', ...due }),
  ]);
  await page.goto('/');
  const names = () =>
    page
      .locator('main section')
      .evaluateAll((all) => all.map((each) => each.querySelector('h2')?.textContent));
  await expect(page.getByRole('region', { name: 'Needs you' }), reader.email).toContainText('Parked');
  await expect(page.getByRole('region', { name: 'Next up' })).toContainText('Planned');
  const first = async () => (await names()).slice(0, 4);
  await expect.poll(first).toEqual(['Needs you', 'Next up', 'Your first post', undefined]);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(first).toEqual(['Needs you', 'Your first post', undefined, 'Next up']);
});
