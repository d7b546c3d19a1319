import { expect, type Page } from '@playwright/test';
import { clip } from './clip-page.ts';
import { openConfiguration } from './open-scanner.ts';
import { test } from './sandbox-threadwell.ts';

// These tests share one dedicated server, so a single worker runs them.
test.describe.configure({ mode: 'default' });

// A dedicated server: all feeds of an installation share one call per minute.
test.use({ settings: { REDDIT_QPM: '99' } });

const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** The private URL in the member's sandbox settings. */
async function feedAddress(page: Page, sandboxUrl: string): Promise<string> {
  await page.goto(`${sandboxUrl}/prefs/feeds`);
  return String(await page.getByRole('link', { name: /\/new\/\.rss.*user=sandbox_ada$/ }).textContent());
}

async function firstThread(page: Page, sandboxUrl: string, community: string): Promise<string> {
  await page.goto(`${sandboxUrl}/r/${community}/new/`);
  const address = await page.locator('.rows a.title').first().getAttribute('href');
  return `${sandboxUrl}${address}`;
}

const opportunitiesOf = (page: Page) =>
  page.getByRole('list', { name: 'Opportunities' }).getByRole('listitem');
const linksOf = (page: Page) => page.getByRole('list', { name: 'Threads to look at' }).getByRole('listitem');

test("finds one thread by the user's feed and another by a clip, without any account, and marks the source of each", async ({
  page,
  person,
  threadwell,
  sandboxUrl,
}) => {
  const address = await feedAddress(page, sandboxUrl);
  const clipped = await firstThread(page, sandboxUrl, 'entrepreneur');
  const filters = { maxAge: 24, minScore: 0, excludeStickied: true, limit: 50 };
  // Some thread of any day has one of these.
  const keywords = ['how', 'what', 'which', 'any'];
  await page.request.post('/api/scanner/scans', {
    data: { name: 'Mine', subreddits: ['saas', 'startups'], keywords, filters },
    headers: { origin: threadwell.url },
  });
  await page.goto('/scanner?score=0');
  await page.getByText('Your own feed', { exact: true }).click();
  await expect(page.getByText(/is between you and Reddit/), person.email).toBeVisible();
  const field = page.getByLabel('Address of your private feed');
  await field.fill('https://www.reddit.com/r/saas/');
  await page.getByRole('button', { name: 'Save feed' }).click();
  await expect(page.getByText(/This isn’t the feed of communities/)).toBeVisible();
  await field.fill(address);
  await page.getByRole('button', { name: 'Save feed' }).click();
  const switched = page.getByRole('switch', { name: 'Read this feed' });
  await expect(switched).not.toBeChecked();
  await expect(page.getByText('Off. Nothing is fetched.')).toBeVisible();
  expect(await page.content()).not.toContain(new URL(address).searchParams.get('feed'));
  // Not `check`, which verifies at once: this switch flips only when the call starts.
  await switched.click();
  await expect(switched).toBeChecked();
  const isRead = page.getByText(/^Read .+, with \d+ threads in it\.$/);
  await expect(isRead).toBeVisible({ timeout: 30_000 });
  const fed = opportunitiesOf(page).filter({ has: page.getByText('Own feed', { exact: true }) });
  await expect(fed.first().getByText('Votes and comments: not in the feed')).toBeVisible();
  await fed
    .first()
    .getByRole('button', { name: /^View Thread/ })
    .click();
  await expect(page.getByText(/^How many votes and comments it has isn’t known/)).toBeVisible();

  const ours = await clip(page, clipped);
  await ours.getByRole('button', { name: 'Keep thread' }).click();
  await ours.getByRole('link', { name: 'Open the scanner' }).click();
  await expect(opportunitiesOf(ours).getByText('Clipped', { exact: true })).toHaveCount(1);
  await expect(opportunitiesOf(ours).getByText('Own feed', { exact: true }).first()).toBeVisible();
});

test('removes and restores a feed on a phone', async ({ page, person, sandboxUrl }) => {
  const address = await feedAddress(page, sandboxUrl);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/scanner');
  await page.getByText('Your own feed', { exact: true }).click();
  await page.getByLabel('Address of your private feed').fill(address);
  await page.getByRole('button', { name: 'Save feed' }).click();
  await expect(page.getByText('Off. Nothing is fetched.'), person.email).toBeVisible();
  expect(await page.evaluate(sideways)).toBe(0);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByLabel('Address of your private feed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('switch', { name: 'Read this feed' })).toBeVisible();
});

test('works through pasted links one by one, and removes those that are clipped', async ({
  page,
  person,
  sandboxUrl,
}) => {
  const clipped = await firstThread(page, sandboxUrl, 'entrepreneur');
  await page.goto('/scanner');
  await page.getByText('Paste links', { exact: true }).click();
  const field = page.getByLabel('Links, or the text of an alert mail');
  await field.fill('Nothing new today.');
  await page.getByRole('button', { name: 'Find threads' }).click();
  await expect(page.getByText(/^There is no link to a thread in this text/), person.email).toBeVisible();
  await field.fill(`New mentions: ${clipped}?utm=mail and https://www.reddit.com/r/saas/s/AbC123xyz`);
  await page.getByRole('button', { name: 'Find threads' }).click();
  const links = linksOf(page);
  await expect(links).toHaveCount(2);
  const share = links.filter({ hasText: 'A share link' });
  await share.getByRole('button', { name: /^Remove/ }).click();
  await expect(links).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(share).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(sideways)).toBe(0);

  const ours = await clip(page, clipped);
  await ours.getByRole('button', { name: 'Keep thread' }).click();
  await ours.getByRole('link', { name: 'Open the scanner' }).click();
  await openConfiguration(ours);
  await ours.getByText('Paste links', { exact: true }).click();
  await expect(linksOf(ours)).toHaveCount(1);
  await expect(linksOf(ours).getByText('A share link', { exact: false })).toBeVisible();
});

test('keeps the figures when the user clips their own post', async ({
  page,
  person,
  connect,
  threadwell,
  sandboxUrl,
}) => {
  await connect('sandbox_ben');
  const made = await page.request.post('/api/posts', {
    data: { title: 'How I plan a week', content: 'A text.', subreddit: 'webdev', status: 'published' },
    headers: { origin: threadwell.url },
  });
  const { id, permalink } = (await made.json()) as { id: string; permalink: string };
  const ours = await clip(page, new URL(permalink, sandboxUrl).href);
  await expect(ours.getByRole('heading', { name: 'This is your post' }), person.email).toBeVisible();
  await ours.getByLabel('Upvotes of the post').fill('many');
  await ours.getByRole('button', { name: /^Keep as this post/ }).click();
  await expect(ours.getByText('Give a whole number.')).toBeVisible();
  await ours.getByLabel('Upvotes of the post').fill('17');
  await ours.getByRole('button', { name: /^Keep as this post/ }).click();
  await ours.getByRole('link', { name: 'Open the post' }).click();
  await expect(ours).toHaveURL(new RegExp(`/posts/${id}$`));
  await expect(ours.getByTitle('upvotes')).toHaveText(/^17/);
  await expect(ours.getByText('By hand', { exact: true })).toBeVisible();
});
