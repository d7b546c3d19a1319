import { expect } from '@playwright/test';
import { test } from './sandbox-threadwell.ts';

const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

const THREAD = {
  id: 'sandbox:t3_1',
  title: 'How do you chase late invoices?',
  status: 'Boiling',
  subreddit: 'saas',
  comments: 1,
  timeAgo: '2 hours ago',
  upvotes: 12,
  engagement: 7.7,
  velocity: 6.5,
  permalink: 'http://127.0.0.1:1/r/saas/comments/1/x/',
  createdAt: new Date().toISOString(),
  origin: 'sandbox',
  isCurrent: true,
};
const community = (name: string, matchScore: number) => ({
  id: `sandbox:${name}`,
  name,
  displayName: `r/${name}`,
  title: '',
  description: '',
  members: 1_200,
  nsfw: false,
  dailyPosts: 2.5,
  engagementRate: 650,
  isEstimate: true,
  observedAt: null,
  origin: 'sandbox',
  url: `http://127.0.0.1:1/r/${name}/`,
  matchScore,
  reason: 'Shares “invoices” with r/saas.',
});

test('bases trending discussions and recommendations on the targets', async ({
  page,
  person,
  connect,
  threadwell,
}) => {
  await connect('sandbox_ada');
  const added = await page.request.post('/api/user-subreddits/list', {
    data: { text: 'saas\nstartups' },
    headers: { origin: threadwell.url },
  });
  expect(added.ok()).toBe(true);
  await page.goto('/opportunities');
  const trending = page.getByRole('region', { name: 'Trending Discussions' });
  await expect(trending.getByText(/^(Hot|Rising|New)$/).first(), person.email).toBeVisible();
  await expect(trending.getByText(/^r\/(saas|startups)$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Opportunities updated successfully')).toBeVisible();
  const recommended = page.getByRole('region', { name: 'Recommended Subreddits' });
  const [first] = await recommended.getByRole('link').allTextContents();
  await expect(recommended.getByText(/^Shares “.+” with r\/(saas|startups)\.$/).first()).toBeVisible();
  await recommended.getByRole('button', { name: 'Join & Target' }).first().click();
  await expect(page.getByText('Subreddit added to your targets')).toBeVisible();
  await expect(recommended.getByRole('link', { name: first ?? '', exact: true })).toHaveCount(0);
});

test('opens the generator with the thread on Reply, and gives the badges their colors', async ({
  page,
  reader,
}) => {
  await page.route('/api/opportunities/trending', (route) => route.fulfill({ json: [THREAD] }));
  await page.route('/api/opportunities/recommendations', (route) =>
    route.fulfill({ json: [community('ninety', 90), community('eighty', 80), community('less', 79)] }),
  );
  await page.goto('/opportunities');
  const row = page.getByRole('region', { name: 'Trending Discussions' }).getByRole('listitem');
  await expect(row.getByText('New', { exact: true }), reader.email).toBeVisible();
  await expect(row.getByText('12 upvotes')).toBeVisible();
  await expect(row.getByText('1 comment', { exact: true })).toBeVisible();
  await expect(row.getByText('7.7% engagement')).toBeVisible();
  for (const [text, tone] of [
    ['90% match', /text-ok/],
    ['80% match', /text-accent-ink/],
    ['79% match', /text-warn/],
  ] as const)
    await expect(page.getByText(text)).toHaveClass(tone);
  await expect(row.getByRole('link', { name: /^Reply/ })).toHaveAttribute(
    'href',
    '/generator?contentType=comment&subreddit=saas&topic=How+do+you+chase+late+invoices%3F' +
      '&thread=http%3A%2F%2F127.0.0.1%3A1%2Fr%2Fsaas%2Fcomments%2F1%2Fx%2F',
  );
  await row.getByRole('link', { name: /^Reply/ }).click();
  await expect(page.getByLabel('Topic')).toHaveValue(THREAD.title);
  await expect(page.getByLabel('Thread to answer')).toHaveValue(THREAD.permalink);
  await expect(page.getByRole('radio', { name: /^Comment Reply/ })).toBeChecked();
});

test('shows the specified texts for empty lists, with quick actions', async ({ page, reader }) => {
  await page.route('/api/opportunities/*', (route) => route.fulfill({ json: [] }));
  await page.goto('/opportunities');
  await expect(page.getByText('No trending discussions found'), reader.email).toBeVisible();
  await expect(page.getByText('No recommendations available')).toBeVisible();
  const actions = page.getByRole('region', { name: 'Quick Actions' }).getByRole('link');
  const hrefs = await actions.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['/generator', '/discovery', '/analytics']);
});

test('reports one unreadable list without hiding the other', async ({ page, reader }) => {
  await page.route('/api/opportunities/trending', (route) =>
    route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Not now.' } }),
  );
  await page.goto('/opportunities');
  await expect(page.getByText('Not now.'), reader.email).toBeVisible();
  await expect(page.getByText('No recommendations available')).toBeVisible();
});

test('finds communities for a described product, each with its reason', async ({ page, person, connect }) => {
  await connect('sandbox_ben');
  await page.goto('/discovery');
  await page.getByText('Match communities to your product').click();
  const form = page.getByRole('form', { name: 'Your product' });
  await form.getByLabel('What it does, and for whom').fill('Newsletters: measures how many subscribers read');
  await form.getByRole('button', { name: 'Find communities' }).click();
  const fitting = page.getByRole('region', { name: 'Communities that fit' });
  await expect(fitting.getByText(/with your product/).first(), person.email).toBeVisible();
  await form.getByLabel('Website URL').fill('nothing');
  await form.getByRole('button', { name: 'Find communities' }).click();
  await expect(form.getByText('Enter a full address, such as https://example.com.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('fits long titles and names on a phone', async ({ page, reader }) => {
    const long = { ...THREAD, title: 'W'.repeat(300), subreddit: 'a_name_of_21_letters_' };
    await page.route('/api/opportunities/trending', (route) => route.fulfill({ json: [long] }));
    await page.route('/api/opportunities/recommendations', (route) =>
      route.fulfill({ json: [{ ...community('a_name_of_21_letters_', 85), reason: 'w'.repeat(200) }] }),
    );
    await page.goto('/opportunities');
    await expect(page.getByText('85% match'), reader.email).toBeVisible();
    expect(await page.evaluate<number>(sideways)).toBe(0);
  });
});
