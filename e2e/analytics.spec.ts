import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from './sandbox-threadwell.ts';
import { answerHistory, answerInsights, REPORT, seriesOf } from './stub-insights.ts';

test('shows what worked with the sample size, and never ranks noise', async ({ page, reader }) => {
  await answerHistory(page);
  await page.goto('/analytics?range=90d');
  const rows = page.getByRole('region', { name: 'What worked' }).getByRole('listitem');
  await expect(rows, reader.email).toContainText([
    /r\/saas.*Above usual.*Median 31.5, 8 posts; usual 12/,
    /r\/startups.*Nothing to compare yet.*1 of 1 removed/,
    /r\/webdev.*1 post: 7/,
  ]);
  await expect(
    page.getByText(
      '8 of 8 posts over a day old beat their subreddit’s usual upvotes, more than luck explains. ' +
        'Above usual: r/saas.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'What became of your posts' })).toContainText(
    '9 of 10 posts are still up.',
  );
  await expect(
    page.getByText('Your 12 comments of the last 90 days in found threads came 42 minutes after'),
  ).toBeVisible();
  const asked = page.getByRole('region', { name: 'Figures to enter' });
  await expect(asked).toContainText('It is out for a week: enter its upvotes and comments, or clip them.');
  const removed = page.getByRole('region', { name: 'Removed posts' });
  await expect(removed).toContainText('A moderator of r/startups took it down.');
  await expect(removed.getByText('We remove it & we mean it.')).toBeVisible();
  const budget = page.getByRole('region', { name: 'Contribution budget' });
  await expect(budget).toContainText(
    '3 of your last 40 contributions link to your own site: 8%, within 10%.',
  );
});

test('reports failed requests and shows no figures meanwhile', async ({ page, reader }) => {
  await answerHistory(page);
  for (const path of ['dashboard/metrics', 'insights/report'])
    await page.route(`**/api/${path}?*`, (route) => route.abort());
  await page.goto('/analytics?range=90d');
  for (const name of ['Overview', 'What worked'])
    await expect(page.getByRole('region', { name }), reader.email).toContainText('didn’t answer');
  await expect(page.getByText('Nothing to compare with')).toHaveCount(0);
  await page.unroute('**/api/insights/report?*');
  await page.route('**/api/insights/report?*', (route) => route.fulfill({ json: REPORT }));
  const worked = page.getByRole('region', { name: 'What worked' });
  await worked.getByRole('button', { name: 'Try again' }).click();
  await expect(worked).toContainText('Above usual');
});

test('saves the days and the communities as CSV and the chart as a picture', async ({ page, reader }) => {
  await answerHistory(page);
  await page.goto('/analytics?range=90d');
  const save = async (button: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    const bytes = await readFile(await file.path());
    return { name: file.suggestedFilename(), bytes };
  };
  const days = await save('Days as CSV');
  expect(days.name, reader.email).toMatch(/^engagement-90d-\d{4}-\d\d-\d\d\.csv$/);
  expect(days.bytes.toString().split('\r\n')).toHaveLength(92);
  const communities = await save('Export CSV');
  expect(communities.bytes.toString()).toMatch(/^subreddit,posts,upvotes,comments,clicks,engagementRate\r\n/);
  const picture = await save('Chart as PNG');
  expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.bytes.length).toBeGreaterThan(10_000);
});

test('describes a week in plain words, and exports it', async ({ page, reader }) => {
  await answerHistory(page);
  await page.goto('/analytics');
  await page.getByRole('link', { name: 'Your week' }).click();
  await expect(page.getByText('Nothing has gone out so far.'), reader.email).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next week' })).toBeDisabled();
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(page).toHaveURL(/\?ago=1$/);
  await expect(page.getByText(/^All your posts together gained .* upvotes and .* comments\./)).toBeVisible();
  const bars = page.getByRole('table', { name: /^Best day: \w+day, with \d+ of \d+ upvotes$/ });
  await expect(bars.getByRole('row')).toHaveCount(7);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(bars).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as Markdown' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^# .+ to .+\n\n- .+went out/);
});

test('keeps the range in the URL and applies it to the figures, the chart and the communities', async ({
  page,
  reader,
}) => {
  await answerInsights(page);
  await page.goto('/analytics');
  const overview = page.getByRole('region', { name: 'Overview' });
  await expect(overview, reader.email).toContainText('Total Upvotes1,809−50%');
  await expect(overview).toContainText('Avg Engagement Rate10.0%No earlier data');
  await expect(overview).toContainText('Website Clicks–Not measured');
  const trends = page.getByRole('region', { name: 'Engagement Trends' });
  await expect(overview).toContainText('Changes vs. previous 30 days');
  await expect(trends).toContainText(/Best day: .* of 1,809 upvotes\./);
  await expect(trends).toContainText('Upvotes before 3,618');
  const top = page.getByRole('region', { name: 'Top Performing Subreddits' });
  await expect(top.getByRole('listitem')).toContainText([
    /r\/webdev2 posts, 180 upvotes, 10.0%/,
    /r\/saas1 post/,
  ]);
  const metrics = page.getByRole('region', { name: 'Detailed Performance Metrics' });
  const differs = 'Posts of this time only; the totals above include older ones.';
  await expect(metrics).toContainText(differs);
  await page.getByLabel('Time range').selectOption('90d');
  await expect(page).toHaveURL(/\?range=90d$/);
  await expect(top.getByRole('listitem')).toHaveCount(3);
  await expect(overview).not.toContainText('1,809');
  await page.reload();
  await expect(page.getByLabel('Time range')).toHaveValue('90d');
  const rows = page.getByRole('table', { name: 'Engagement by day' }).getByRole('row');
  await expect(rows).toHaveCount(91);
});

test('moves through the days of the chart with the arrow keys', async ({ page, reader }) => {
  await answerInsights(page);
  await page.goto('/analytics?range=7d');
  const chart = page.getByRole('slider', { name: 'Engagement by day' });
  await chart.focus();
  await page.keyboard.press('End');
  const last = seriesOf(7).days[6];
  const told = chart.getByText(`${last?.upvotes} upvotes, ${last?.comments} comments`);
  await expect(told, reader.email).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(told).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(chart.locator('circle')).toHaveCount(0);
});

test("keeps the chart's table outside the slider, whose content screen readers skip", async ({
  page,
  reader,
}) => {
  await answerInsights(page);
  await page.goto('/analytics');
  await expect(page.getByRole('table', { name: 'Engagement by day' }), reader.email).toHaveCount(1);
  await expect(page.getByRole('slider').getByRole('table')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('shows the day on a tap on the chart, with every date below it complete', async ({ page, reader }) => {
    await answerInsights(page);
    await page.goto('/analytics?range=7d');
    const chart = page.getByRole('slider', { name: 'Engagement by day' });
    await expect(chart.locator('svg text').last(), reader.email).toBeVisible();
    const cut = await chart.locator('svg').evaluate((svg) => {
      const { right } = svg.getBoundingClientRect();
      return [...svg.querySelectorAll('text')]
        .filter((text) => text.getBoundingClientRect().right > right)
        .map((text) => text.textContent);
    });
    expect(cut).toEqual([]);
    await chart.tap();
    await expect(chart.getByText(/\d+ upvotes, \d+ comments/)).toBeVisible();
  });

  test('shows the legend below the heading of the chart', async ({ page, reader }) => {
    await answerInsights(page);
    await page.goto('/analytics?range=90d');
    const trends = page.getByRole('region', { name: 'Engagement Trends' });
    await expect(trends, reader.email).toContainText('Upvotes before');
    const heading = await trends.getByRole('heading').boundingBox();
    const legend = await trends.getByRole('list').boundingBox();
    expect(heading?.height).toBeLessThan(32);
    expect(legend?.y).toBeGreaterThan((heading?.y ?? Infinity) + (heading?.height ?? 0));
    expect(legend?.x).toBe(heading?.x);
  });

  test("shows each subreddit's metrics in two lines instead of a narrow table", async ({ page, reader }) => {
    await answerInsights(page);
    await page.goto('/analytics');
    const metrics = page.getByRole('region', { name: 'Detailed Performance Metrics' });
    await expect(metrics.getByRole('listitem'), reader.email).toContainText([
      /r\/webdev2 posts, 180 upvotes, clicks not measured, 10.0% engagement/,
      /r\/saas1 post/,
    ]);
    await expect(metrics.getByRole('table')).toHaveCount(0);
  });
});

test('says that there are no figures yet', async ({ page, reader }) => {
  await page.goto('/analytics');
  await expect(page.getByText('No performance data yet'), reader.email).toBeVisible();
  await expect(page.getByText('Publish posts to see analytics')).toBeVisible();
  await expect(
    page.getByText('No data available. Start publishing posts to see detailed metrics.'),
  ).toBeVisible();
  await expect(page.getByText('Posts of this time only')).toHaveCount(0);
  await expect(page.getByText('No figures for this time.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Days as CSV' })).toHaveCount(0);
});
