import { expect } from '@playwright/test';
import { stubThreads, SAMPLE_THREADS, sampleThread } from './stub-threads.ts';
import { chooseAction, openConfiguration } from './open-scanner.ts';
import { stubScanner } from './stub-scanner.ts';
import { test } from './sandbox-threadwell.ts';

test('keeps the chips, sliders, switch, hints and warning of the configuration', async ({ page, person }) => {
  await page.goto('/scanner');
  const card = page.getByRole('region', { name: 'Scan Configuration' });
  const start = card.getByRole('button', { name: 'Start Scan' });
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await start.focus();
  await expect(start).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Missing Subreddits'), person.email).toBeVisible();
  await expect(page.getByText('Please add at least one subreddit to scan')).toBeVisible();
  await expect(card.getByText('Add at least one subreddit to start scanning')).toBeVisible();
  const field = card.getByRole('textbox', { name: 'Target subreddits' });
  await field.fill('r/saas, startups , SaaS,,');
  await field.press('Enter');
  const chips = card.getByRole('list', { name: 'Target subreddits' }).getByRole('listitem');
  await expect(chips).toHaveText(['r/saas', 'r/startups']);
  await card.getByRole('button', { name: 'Remove r/startups' }).click();
  await expect(chips).toHaveText(['r/saas']);
  await card.getByRole('textbox', { name: 'Keywords' }).fill(' late payment ');
  await card.getByRole('button', { name: 'Add to Keywords' }).click();
  await expect(card.getByRole('list', { name: 'Keywords' }).getByRole('listitem')).toHaveText([
    'late payment',
  ]);
  await expect(card.getByText(/Connect a Reddit account on the dashboard for the live/)).toBeVisible();
  await expect(card.getByText('Add at least one subreddit to start scanning')).toBeHidden();

  const age = card.getByRole('slider', { name: 'Max age' });
  await expect(age).toHaveValue('6');
  for (const [name, value] of [
    ['min', '1'],
    ['max', '24'],
    ['step', '1'],
  ] as const)
    await expect(age).toHaveAttribute(name, value);
  const score = card.getByRole('slider', { name: 'Min score' });
  await expect(score).toHaveValue('60');
  for (const [name, value] of [
    ['min', '0'],
    ['max', '100'],
    ['step', '5'],
  ] as const)
    await expect(score).toHaveAttribute(name, value);
  const stickied = card.getByRole('switch', { name: 'Exclude Stickied Posts' });
  await expect(stickied).toBeChecked();
  await stickied.click();
  await age.fill('12');
  await page.reload();
  await expect(chips).toHaveText(['r/saas']);
  await expect(age).toHaveValue('12');
  await expect(stickied).not.toBeChecked();
});

test('explains why a scan or the sample data failed', async ({ page, person }) => {
  await page.goto('/scanner');
  await page.getByRole('textbox', { name: 'Target subreddits' }).fill('saas');
  await page.getByRole('button', { name: 'Add to Target subreddits' }).click();
  await page.getByRole('button', { name: 'Start Scan' }).click();
  await expect(page.getByText('Scan Failed'), person.email).toBeVisible();
  await expect(page.getByText(/^Connect an account on the dashboard to scan communities/)).toBeVisible();
  await page.route('/api/opportunities/generate-sample', (route) =>
    route.fulfill({ json: { success: false, count: 0, message: '' } }),
  );
  await page.getByRole('button', { name: 'Generate Sample Data' }).first().click();
  await expect(page.getByText('Unknown error')).toBeVisible();
});

test('filters the list by score and read state, starting from the default view', async ({ page, reader }) => {
  const asked: string[] = [];
  await page.route('/api/opportunities/threads*', (route) => {
    asked.push(new URL(route.request().url()).search);
    return route.fulfill({ json: [] });
  });
  await page.goto('/scanner');
  await expect(page.getByRole('heading', { name: 'No Opportunities Found' }), reader.email).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Your First Scan' })).toBeDisabled();
  const score = page.getByRole('combobox', { name: 'Min score' });
  const status = page.getByRole('combobox', { name: 'Status' });
  await expect(score).toHaveValue('60');
  await expect(status).toHaveValue('all');
  expect(await score.getByRole('option').allTextContents()).toEqual(['All', '60+', '70+', '80+', '90+']);
  expect(await status.getByRole('option').allTextContents()).toEqual([
    'All',
    'Unviewed',
    'Viewed',
    'Skipped',
  ]);
  await score.selectOption('80+');
  await status.selectOption('Unviewed');
  await expect.poll(() => asked.at(-1)).toBe('?score_min=80&viewed=false');
  const before = asked.length;
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  await page.reload();
  await expect(score).toHaveValue('80');
  await expect(status).toHaveValue('unviewed');
});

test('shows everything known about a thread on its card, colored by score', async ({ page, reader }) => {
  const scores = [80, 60, 59].map((score, no) => sampleThread({ id: `opp_${no}`, score, isViewed: no > 0 }));
  await stubThreads(page, scores);
  await page.goto('/scanner');
  const cards = page.getByRole('list', { name: 'Opportunities' }).locator(':scope > li');
  await expect(cards, reader.email).toHaveCount(3);
  for (const [no, tone] of [/text-ok/, /text-warn/, /text-bad/].entries())
    await expect(cards.nth(no).getByText(/^Score \d+$/)).toHaveClass(tone);
  const card = cards.first();
  for (const text of [
    'r/saas',
    'New',
    '1,200 upvotes',
    '1 comment',
    '2 hours ago',
    '6.5 per hour',
    SAMPLE_THREADS.description,
    'High intent',
    'Medium competition',
    'Question',
    'invoice*',
  ])
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  await expect(card.getByText('😟')).toBeVisible();
  await expect(card.getByText('Negative')).toBeVisible();
  await card.getByText('Why 80?').click();
  await expect(card.getByRole('row', { name: /Intent 30 of 30 Asks for a recommendation/ })).toBeVisible();
  await expect(card.getByText('Strong: intent')).toBeVisible();
  await expect(card.getByRole('menu')).toBeHidden();
  await card.getByRole('button', { name: /^More actions/ }).click();
  const link = card.getByRole('menuitem', { name: /^Open Reddit/ });
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('href', SAMPLE_THREADS.url);
  await page.keyboard.press('ArrowDown');
  await expect(card.getByRole('menuitem', { name: /^Mark Read/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card.getByRole('menu')).toBeHidden();
  await expect(card.getByRole('button', { name: /^More actions/ })).toBeFocused();
  await cards
    .nth(1)
    .getByRole('button', { name: /^More actions/ })
    .click();
  await expect(cards.nth(1).getByRole('menuitem', { name: /^Skip/ })).toBeVisible();
  await expect(cards.nth(1).getByRole('menuitem', { name: /^Mark Read/ })).toHaveCount(0);
  await expect(cards.nth(1).getByText('New', { exact: true })).toBeHidden();
});

test('finds threads by a scan, and removes read ones from the unviewed count', async ({
  page,
  person,
  connect,
}) => {
  await connect('sandbox_ada');
  await page.goto('/scanner');
  await page
    .getByRole('textbox', { name: 'Target subreddits' })
    .fill('saas, startups, marketing, entrepreneur');
  await page.getByRole('button', { name: 'Add to Target subreddits' }).click();
  await page.getByRole('slider', { name: 'Max age' }).fill('24');
  await page.getByRole('slider', { name: 'Min score' }).fill('0');
  await page.getByRole('button', { name: 'Start Scan' }).click();
  await expect(page.getByText('Scan Complete!'), person.email).toBeVisible();
  const said = page.getByText(/^Found \d+ new opportunities from \d+ posts scanned$/);
  const count = Number(/\d+/.exec(String(await said.textContent()))?.[0]);
  const cards = page.getByRole('list', { name: 'Opportunities' }).locator(':scope > li');
  const best = cards.first();
  await expect(cards).toHaveCount(count);
  await page.getByRole('combobox', { name: 'Min score' }).selectOption('60+');
  await expect(page).toHaveURL(/score=.*60/);
  let usual = 0;
  await expect.poll(async () => (usual = await cards.count()) > 0 && usual < count).toBe(true);
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Opportunity Sc/ });
  await expect(entry).toHaveAccessibleName(new RegExp(`: ${usual} new with a score of 60 or more$`));
  await page.getByRole('combobox', { name: 'Min score' }).selectOption('All');
  await expect(page).not.toHaveURL(/score=/);
  await expect(cards).toHaveCount(count);
  await chooseAction(best, /^Mark Read/);
  await expect(best.getByText('New', { exact: true })).toBeHidden();
  await expect(entry).toHaveAccessibleName(
    new RegExp(usual === 1 ? '^Opp[a-zA-Z ]+$' : `: ${usual - 1} new with`),
  );
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Unviewed');
  await expect(cards).toHaveCount(count - 1);
});

test('skips a thread with a reason by keyboard, and restores it by Undo or from the skipped list', async ({
  page,
  person,
}) => {
  await page.goto('/scanner');
  await page.getByRole('combobox', { name: 'Min score' }).selectOption('All');
  const cards = page.getByRole('list', { name: 'Opportunities' }).locator(':scope > li');
  for (const count of [3, 6]) {
    await page.getByRole('button', { name: 'Generate Sample Data' }).first().click();
    await expect(cards, person.email).toHaveCount(count);
  }
  await page.keyboard.press('j');
  const title = await cards.first().getByRole('heading').textContent();
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: 'Skip this thread' });
  await expect(dialog.getByText(String(title))).toBeVisible();
  await dialog.getByRole('button', { name: 'Not this kind of thread' }).click();
  await expect(cards).toHaveCount(5);
  await expect(page.getByText('Thread skipped')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(6);
  await expect(cards.first().getByRole('heading')).toHaveText(String(title));

  const status = page.getByRole('combobox', { name: 'Status' });
  await status.selectOption('Skipped');
  await expect(page.getByText('You haven’t skipped any threads.')).toBeVisible();
  await page.getByRole('button', { name: 'Show All' }).click();
  await chooseAction(cards.first(), /^Skip/);
  await dialog.getByRole('button', { name: 'Nothing to add' }).click();
  await expect(cards).toHaveCount(5);
  await status.selectOption('Skipped');
  await chooseAction(cards.first(), /^Bring Back/);
  await expect(page.getByText('Thread back in the list')).toBeVisible();
  await status.selectOption({ label: 'All' });
  await expect(cards).toHaveCount(6);
});

test('shows lower scores if the configuration keeps them, until the list is filtered otherwise', async ({
  page,
  person,
}) => {
  await stubScanner(page);
  await page.goto('/scanner');
  const least = page.getByRole('combobox', { name: 'Min score' });
  const hidden = page.getByText(/^\d+ more under 60/);
  await expect(hidden, person.email).toBeVisible();
  await openConfiguration(page);
  await page.getByRole('slider', { name: 'Min score' }).fill('0');
  await expect(hidden).toBeHidden();
  await expect(least).toHaveValue('0');
  await page.reload();
  await expect(least).toHaveValue('0');
  await least.selectOption('60+');
  await expect(hidden).toBeVisible();
  await page.reload();
  await expect(hidden).toBeVisible();
});
