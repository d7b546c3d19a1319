import { expect } from '@playwright/test';
import { test } from './sandbox-threadwell.ts';

const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

test('a scan finds threads, says why each scores what it scores, and one is read and answered', async ({
  page,
  person,
  connect,
}) => {
  await connect('sandbox_ada');
  await page.goto('/scanner');
  const start = page.getByRole('button', { name: 'Start Scan' });
  await expect(start, person.email).toBeDisabled();
  await expect(page.getByText('Add at least one subreddit to start scanning')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Target subreddits' });
  await field.fill('r/saas, startups , SaaS');
  await field.press('Enter');
  const chips = page.getByRole('list', { name: 'Target subreddits' }).getByRole('listitem');
  await expect(chips).toHaveText(['r/saas', 'r/startups']);
  await page.getByRole('slider', { name: 'Max age' }).fill('24');
  await page.getByRole('slider', { name: 'Min score' }).fill('0');
  await start.click();
  await expect(page.getByText(/^Found \d+ new opportunities from \d+ posts scanned$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Min score' }).selectOption('All');
  await expect(page).toHaveURL(/score=/);
  const cards = page.getByRole('list', { name: 'Opportunities' }).getByRole('listitem');
  const best = cards.first();
  await best.getByText(/^Why \d+\?$/).click();
  await expect(best.getByRole('row').nth(1)).toBeVisible();

  await best.getByRole('button', { name: /^View Thread/ }).click();
  const thread = page.getByRole('dialog', { name: 'Thread Analysis' });
  await expect(thread.getByText('Comments/hour')).toBeVisible();
  await thread.getByRole('button', { name: 'Close' }).click();

  await best.getByRole('button', { name: /^Generate Reply/ }).click();
  const reply = page.getByRole('dialog', { name: 'AI Reply Generator' });
  await expect(reply.getByRole('heading', { name: 'Ready to Generate' })).toBeVisible();
  await reply.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText('Reply Generated!')).toBeVisible();
  await reply.getByRole('button', { name: 'Edit Reply' }).click();
  await reply.getByRole('textbox', { name: 'Your reply' }).fill('My own words.');
  await reply.getByRole('button', { name: 'Save Changes' }).click();
  await expect(reply.getByText('My own words.')).toBeVisible();
  await expect(reply.getByRole('link', { name: 'Post on Reddit' })).toHaveAttribute('href', /\/comments\//);
  await page.keyboard.press('Escape');

  const count = await cards.count();
  await best.getByRole('button', { name: /^Mark Read/ }).click();
  await expect(best.getByText('New', { exact: true })).toBeHidden();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Unviewed');
  await expect(cards).toHaveCount(count - 1);
});

test('without an account, sample data shows what a scan finds, on a phone too', async ({ page, reader }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/scanner');
  await expect(page.getByRole('heading', { name: 'No Opportunities Found' }), reader.email).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Your First Scan' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Target subreddits' }).fill('saas');
  await page.getByRole('button', { name: 'Add to Target subreddits' }).click();
  await expect(
    page.getByText(/Connect a Reddit account on the dashboard for the live scanner/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Generate Sample Data' }).first().click();
  await expect(page.getByText('3 sample opportunities have been added')).toBeVisible();
  const cards = page.getByRole('list', { name: 'Opportunities' }).getByRole('listitem');
  await expect(cards.first().getByText('Sample', { exact: true })).toBeVisible();
  expect(await page.evaluate(sideways)).toBe(0);
  await cards
    .first()
    .getByRole('button', { name: /^Generate Reply/ })
    .click();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Recommendations' })).toBeVisible();
  expect(await page.evaluate(sideways)).toBe(0);
});

test('a thread is skipped with a reason by the keyboard, teaches the score, and comes back with Undo', async ({
  page,
  reader,
}) => {
  await page.goto('/scanner');
  await page.getByRole('combobox', { name: 'Min score' }).selectOption('All');
  const cards = page.getByRole('list', { name: 'Opportunities' }).getByRole('listitem');
  for (const count of [3, 6]) {
    await page.getByRole('button', { name: 'Generate Sample Data' }).first().click();
    await expect(cards, reader.email).toHaveCount(count);
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
});
