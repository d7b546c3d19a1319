import { expect, type Page } from '@playwright/test';
import { test } from './sandbox-threadwell.ts';

const cardOf = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Subreddits' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('link', { name, exact: true }),
    });
const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

test('finds communities with their figures, and adds one to the targets', async ({
  page,
  person,
  connect,
}) => {
  await connect('sandbox_ada');
  await page.goto('/discovery');
  const search = page.getByRole('searchbox', { name: 'Search subreddits' });
  await search.fill('saas');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/discovery\?q=saas$/);
  const card = cardOf(page, 'r/saas');
  await expect(card.getByText(/^(High|Medium|Low) engagement$/), person.email).toBeVisible();
  await expect(card.getByText('Exact name')).toBeVisible();
  await expect(card.getByText(/^\d+\.\d%$/)).toBeVisible();
  await expect(card.getByText(/members/)).toBeVisible();
  await expect(card.getByRole('link', { name: 'Open r/saas in a new tab' })).toHaveAttribute(
    'href',
    /\/r\/saas\/$/,
  );
  await card.getByRole('button', { name: 'Target' }).click();
  await expect(page.getByText('Subreddit added to your targets')).toBeVisible();
  await expect(card.getByText('Targeted')).toBeVisible();

  await page.goto('/generator');
  const field = page.getByRole('combobox', { name: 'Subreddit' });
  await field.click();
  await expect(page.getByRole('option').first()).toHaveText('r/saas');
  await field.fill('SAAS');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['r/saas']);
});

test('keeps size and order in the URL, and clears a search without results', async ({
  page,
  person,
  connect,
}) => {
  await connect('sandbox_ben');
  await page.goto('/discovery?size=small&sort=members');
  await expect(page.getByLabel('Filter by size'), person.email).toHaveValue('small');
  const cards = page.getByRole('region', { name: 'Subreddits' }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  await page.getByLabel('Filter by size').selectOption('large');
  await expect(page).toHaveURL(/size=large/);
  await expect(cardOf(page, 'r/entrepreneur')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search subreddits' });
  await search.fill('xyzzyplugh');
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'No subreddits found' })).toBeVisible();
  await expect(page.getByText('The sandbox has no match for “xyzzyplugh” in this size.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(page).toHaveURL(/\/discovery$/);
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await expect(cards.first()).toBeVisible();
});

test('shows search results before recommendations for the product', async ({ page, connect }) => {
  await connect('sandbox_ada');
  const isFirst = () =>
    page.evaluate(() => {
      const [found, described] = ['[aria-label="Subreddits"]', 'main details'].map((one) =>
        document.querySelector(one),
      );
      return Boolean(found!.compareDocumentPosition(described!) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
  for (const [address, first] of [
    ['/discovery', false],
    ['/discovery?q=saas', true],
    ['/discovery?q=qzxv', true],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('region', { name: 'Subreddits' })).toBeVisible();
    await expect.poll(isFirst).toBe(first);
  }
});

test('says what is missing if no account is connected', async ({ page, reader }) => {
  await page.goto('/discovery?q=qqplugh');
  await expect(page.getByRole('heading', { name: 'No subreddits found' }), reader.email).toBeVisible();
  await expect(page.getByText(/^Showing saved results\./)).toBeVisible();
});

test('reports a failed search and retries it', async ({ page, reader }) => {
  await page.route('/api/subreddits?*', (route) =>
    route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Not now.' } }),
  );
  await page.goto('/discovery');
  await expect(page.getByText('Not now.'), reader.email).toBeVisible();
  await page.unroute('/api/subreddits?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Not now.')).toBeHidden();
});

test('pastes, annotates, reorders, removes and restores targets', async ({ page, person }) => {
  await page.goto('/discovery');
  await page.getByRole('button', { name: 'Your targets' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your targets' });
  await dialog.getByLabel('Add several').fill('r/webdev, r/saas\nhttps://www.reddit.com/r/startups/');
  await expect(dialog.getByText('Found: r/webdev, r/saas, r/startups'), person.email).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 3 targets' }).click();
  const rows = dialog.getByRole('list', { name: 'Your targets' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await dialog.getByLabel('Note on r/saas').fill('Mondays');
  await rows.nth(1).getByRole('button', { name: 'Move up' }).click();
  await expect(rows.first()).toContainText('r/saas');
  await rows.first().getByRole('button', { name: 'Remove' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows.first()).toContainText('r/saas');
  await expect(dialog.getByLabel('Note on r/saas')).toHaveValue('Mondays');
});

test("shows a community's habits, rules and similar communities", async ({ page, person, connect }) => {
  await connect('sandbox_ada');
  await page.goto('/discovery');
  await cardOf(page, 'r/saas').getByRole('link', { name: 'r/saas', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'r/saas' }), person.email).toBeVisible();
  await expect(page.getByRole('table', { name: 'Posts by weekday' })).toHaveCount(1);
  await expect(page.getByText(/^From \d+ posts of the last seven days\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rules of r/saas' })).toBeVisible();
  await expect(page.getByText('None of your posts went out here yet.')).toBeVisible();
  const similar = page.getByRole('region', { name: 'Similar communities' });
  await expect(similar.getByText(/^Shares /).first()).toBeVisible();
  await page.getByRole('link', { name: 'Write a post' }).click();
  await expect(page.getByRole('combobox', { name: 'Subreddit' })).toHaveValue('saas');
});

test('reports an unreadable community, but still lets the user write for it', async ({ page, reader }) => {
  await page.goto('/communities/no_such_place');
  await expect(page.getByText('r/no_such_place hasn’t been read yet.'), reader.email).toBeVisible();
  await expect(page.getByRole('button', { name: 'Target' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Paste rules' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await page.getByRole('link', { name: 'Write a post' }).click();
  await expect(page.getByRole('combobox', { name: 'Subreddit' })).toHaveValue('no_such_place');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('discovery and a community page fit on a phone, and one tap opens the list of targets', async ({
    page,
    person,
    connect,
  }) => {
    await connect('sandbox_cleo');
    await page.goto('/discovery?q=web');
    await expect(cardOf(page, 'r/webdev'), person.email).toBeVisible();
    expect(await page.evaluate<number>(sideways)).toBe(0);
    await cardOf(page, 'r/webdev').getByRole('button', { name: 'Target' }).tap();
    await expect(cardOf(page, 'r/webdev').getByText('Targeted')).toBeVisible();
    await page.goto('/communities/webdev');
    await expect(page.getByText(/^From \d+ posts/)).toBeVisible();
    expect(await page.evaluate<number>(sideways)).toBe(0);
  });
});
