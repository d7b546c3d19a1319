import { expect } from '@playwright/test';
import { test } from './sandbox-threadwell.ts';

/** The hub looks for new scans every fifteen seconds, and reads as often as its call budget allows. */
const ROUND = { timeout: 40_000 };

test('finds threads by a saved scan, then switches the scan off, loads, deletes and restores it', async ({
  page,
  person,
  connect,
}) => {
  await connect('sandbox_ada');
  await page.goto('/scanner');
  const field = page.getByRole('textbox', { name: 'Target subreddits' });
  await field.fill('saas, startups');
  await field.press('Enter');
  await page.getByRole('slider', { name: 'Max age' }).fill('24');
  await page.getByRole('slider', { name: 'Min score' }).fill('0');
  await page.getByRole('textbox', { name: 'Name of the scan' }).fill('Founders');
  await page.getByRole('button', { name: 'Save this configuration' }).click();
  const saved = page.getByRole('switch', { name: /^Founders/ });
  await expect(saved, person.email).toBeChecked();

  await page.getByRole('combobox', { name: 'Min score' }).selectOption('All');
  const cards = page.getByRole('list', { name: 'Opportunities' }).getByRole('listitem');
  await expect(cards.first()).toBeVisible(ROUND);

  await saved.click();
  await expect(saved).not.toBeChecked();
  await page.getByRole('button', { name: 'Remove r/saas' }).click();
  const chips = page.getByRole('list', { name: 'Target subreddits' }).getByRole('listitem');
  await expect(chips).toHaveText(['r/startups']);
  await page.getByRole('button', { name: 'Load Founders' }).click();
  await expect(chips).toHaveText(['r/saas', 'r/startups']);

  await page.getByRole('button', { name: 'Delete Founders' }).click();
  await expect(saved).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saved).not.toBeChecked();
});
