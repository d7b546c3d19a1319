import { expect, type Page } from '@playwright/test';
import { clip } from './clip-page.ts';
import { generateReply } from './generate-reply.ts';
import { openConfiguration } from './open-scanner.ts';
import { test } from './platformless-threadwell.ts';
import { showPage, THREAD_ADDRESS, THREAD_PAGE } from './web-pages.ts';

const FEED_ADDRESS = 'https://www.reddit.com/r/saas/new/.rss?feed=0123456789abcdef0123&user=ada_l';
const cardsOf = (page: Page) => page.getByRole('list', { name: 'Opportunities' }).locator(':scope > li');

test('finds threads by feed, pasted links and clip without a client or sandbox, and answers them', async ({
  page,
  person,
  context,
  threadwell,
}) => {
  const filters = { maxAge: 24, minScore: 20, excludeStickied: true, limit: 50 };
  const scan = { name: 'Mine', subreddits: ['saas'], keywords: ['invoice*'], filters };
  const saved = await page.request.post('/api/scanner/scans', {
    data: scan,
    headers: { origin: threadwell.url },
  });
  expect(saved.ok(), person.email).toBe(true);

  await page.goto('/scanner?score=0');
  await page.getByRole('textbox', { name: 'Target subreddits' }).fill('saas');
  await expect(page.getByText(/^No connection to Reddit is set up here/)).toBeVisible();
  await page.getByRole('button', { name: 'Start Scan' }).click();
  await expect(page.getByText(/^This installation isn’t connected to Reddit, so it can’t/)).toBeVisible();

  await page.getByText('Your own feed', { exact: true }).click();
  await page.getByLabel('Address of your private feed').fill(FEED_ADDRESS);
  await page.getByRole('button', { name: 'Save feed' }).click();
  await page.getByRole('switch', { name: 'Read this feed' }).click();
  await expect(page.getByText(/^Read .+, with 2 threads in it\.$/)).toBeVisible({ timeout: 30_000 });
  await expect(cardsOf(page)).toHaveCount(1);
  const fed = cardsOf(page).filter({ hasText: 'Which invoice tool would you recommend?' });
  await expect(fed.getByText('Own feed', { exact: true })).toBeVisible();
  await expect(fed.getByText('Votes and comments: not in the feed')).toBeVisible();
  await fed.getByRole('button', { name: /^View Thread/ }).click();
  await expect(page.getByText(/^How many votes and comments it has isn’t known/)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByText('Paste links', { exact: true }).click();
  await page
    .getByLabel('Links, or the text of an alert mail')
    .fill(`Somebody said it: ${THREAD_ADDRESS}?utm=1`);
  await page.getByRole('button', { name: 'Find threads' }).click();
  const links = page.getByRole('list', { name: 'Threads to look at' });
  await expect(links.getByRole('listitem')).toHaveCount(1);

  await showPage(context, THREAD_ADDRESS, THREAD_PAGE);
  const ours = await clip(page, THREAD_ADDRESS);
  await ours.getByRole('button', { name: 'Keep thread' }).click();
  await ours.getByRole('link', { name: 'Open the scanner' }).click();
  await expect(cardsOf(ours)).toHaveCount(2);
  await openConfiguration(ours);
  await ours.getByText('Paste links', { exact: true }).click();
  await expect(ours.getByLabel('Links, or the text of an alert mail')).toBeVisible();
  await expect(ours.getByRole('list', { name: 'Threads to look at' })).toHaveCount(0);

  const clipped = cardsOf(ours).filter({ hasText: 'Which tool do you use to chase invoices?' });
  await expect(clipped.getByText('Clipped', { exact: true })).toBeVisible();
  await expect(clipped.getByText('12 upvotes', { exact: true })).toBeVisible();
  await expect(clipped.getByText('invoice*', { exact: true })).toBeVisible();
  await clipped.getByRole('button', { name: /^View Thread/ }).click();
  await expect(ours.getByText('A list on paper.')).toBeVisible();
  await ours.keyboard.press('Escape');
  await clipped.getByRole('button', { name: /^Generate Reply/ }).click();
  await generateReply(ours);
  await expect(ours.getByRole('link', { name: 'Post on Reddit' })).toHaveAttribute('href', THREAD_ADDRESS);
  await expect(ours.getByRole('button', { name: /^Publish from u\// })).toHaveCount(0);
});
