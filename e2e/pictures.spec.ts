import { expect } from '@playwright/test';
import { sampleAnalytics, samplePost } from '../test/sample-post.ts';
import { expectNoFault } from './expect-no-fault.ts';
import { test } from './sandbox-threadwell.ts';
import { stubPosts } from './seed-posts.ts';
import { answerHistory, DAY_MS } from './stub-insights.ts';

test('shows the best time of a community as a map of hours', async ({ page, reader }) => {
  await answerHistory(page);
  await page.goto('/analytics?range=90d');
  const card = page.getByRole('region', { name: 'Best time' });
  await expect(card, reader.email).toContainText(
    /Best: Tuesday, 9:00.AM to 11:00.AM\. 16 of 18 posts beat the usual upvotes; 46% do overall\./,
  );
  const map = card.getByRole('table', {
    name: 'Posts in r/saas above the usual upvotes, by weekday and hour',
  });
  await expect(map.getByRole('row')).toHaveCount(8);
  await expect(map.getByRole('row', { name: /^Tuesday/ })).toContainText(/9:00.AM: 16 of 18 posts/);
  await card.getByLabel('Subreddit').selectOption('webdev');
  await expect(card.getByRole('table', { name: /^Posts in r\/webdev/ })).toBeVisible();
  await expectNoFault(page, 'analytics with pictures');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('fits all pictures on a narrow phone, with long names and one post', async ({ page, reader }) => {
    await answerHistory(page);
    const analytics = sampleAnalytics({ upvotes: 1, takenAt: new Date().toISOString() });
    const at = { publishedAt: new Date(Date.now() - 2 * DAY_MS).toISOString() };
    const out = {
      phase: 'published',
      status: 'published',
      analytics,
      subreddit: 'a_name_of_21_letters_',
    } as const;
    await stubPosts(page, [samplePost({ id: 'a', ...at, ...out })]);
    await page.goto('/analytics');
    const rows = page.getByRole('region', { name: 'What worked' }).getByRole('listitem');
    await expect(rows, reader.email).toContainText('1 post: 1');
    await expect(page.getByRole('table', { name: /by weekday and hour$/ })).toBeVisible();
    const wide = () =>
      page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    expect(await wide()).toBe(0);
    await expectNoFault(page, 'analytics with one post');
    await page.goto('/analytics/week');
    await expect(page.getByText('Upvotes by day. Lines: the week before.')).toBeVisible();
    expect(await wide()).toBe(0);
    await expectNoFault(page, 'a week');
  });
});
