import { expect, type Page } from '@playwright/test';
import { generateReply } from './generate-reply.ts';
import { chooseAction, openConfiguration } from './open-scanner.ts';
import { stubScanner, ALL_KINDS } from './stub-scanner.ts';
import { test } from './sandbox-threadwell.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const cardsOf = (page: Page) => page.getByRole('list', { name: 'Opportunities' }).locator(':scope > li');

test('keeps the width of a scanner with data, whatever words it contains', async ({ page, person }) => {
  await stubScanner(page);
  await page.goto('/scanner?score=0');
  await expect(cardsOf(page), person.email).toHaveCount(ALL_KINDS.length);
  await openConfiguration(page);
  const long = 'w'.repeat(150);
  for (const field of ['Target subreddits', 'Keywords'] as const) {
    await page.getByRole('textbox', { name: field }).fill(`saas, ${long}`);
    await page.getByRole('button', { name: `Add to ${field}` }).tap();
  }
  for (const part of ['Why 82?', 'Why 12?', 'Your own feed', 'Paste links'])
    await page.getByText(part, { exact: true }).tap();
  await expect(page.getByRole('list', { name: 'Threads to look at' })).toBeVisible();
  expect(await page.evaluate<number>(sideways)).toBe(0);
  for (const card of await cardsOf(page).all()) {
    await card.scrollIntoViewIfNeeded();
    expect(await card.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  }
  await page.getByRole('button', { name: 'Generate Reply: Fed, and judged by the model' }).tap();
  await generateReply(page);
  const dialog = page.getByRole('dialog', { name: 'AI Reply Generator' });
  await expect(dialog.getByText('Better not post this in r/saas')).toBeVisible();
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  expect(await page.evaluate<number>(sideways)).toBe(0);
});

test('configures, saves, loads and switches off a scan by touch', async ({ page, person }) => {
  await page.goto('/scanner');
  const chips = page.getByRole('list', { name: 'Target subreddits' }).getByRole('listitem');
  await page.getByRole('textbox', { name: 'Target subreddits' }).fill('saas');
  await page.getByRole('button', { name: 'Add to Target subreddits' }).tap();
  await page.getByRole('slider', { name: 'Max age' }).fill('12');
  await page.getByRole('switch', { name: 'Exclude Stickied Posts' }).tap();
  await page.getByLabel('Name of the scan').fill('Mine');
  await page.getByRole('button', { name: 'Save this configuration' }).tap();
  const saved = page.getByRole('switch', { name: /^Mine/ });
  await expect(saved, person.email).toBeChecked();
  await page.getByRole('button', { name: 'Remove r/saas' }).tap();
  await expect(chips).toHaveCount(0);
  await page.getByRole('button', { name: 'Load Mine' }).tap();
  await expect(chips).toHaveText(['r/saas']);
  await expect(page.getByRole('slider', { name: 'Max age' })).toHaveValue('12');
  await saved.tap();
  await expect(saved).not.toBeChecked();
  expect(await page.evaluate<number>(sideways)).toBe(0);
});

test('filters, reads and skips found threads by touch', async ({ page, person }) => {
  await page.goto('/scanner?score=0');
  await page.getByRole('button', { name: 'Generate Sample Data' }).first().tap();
  await expect(cardsOf(page), person.email).toHaveCount(3);
  await chooseAction(cardsOf(page).first(), /^Mark Read/);
  await expect(cardsOf(page).first().getByText('New', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).tap();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Unviewed');
  await expect(cardsOf(page)).toHaveCount(2);
  await chooseAction(cardsOf(page).first(), /^Skip/);
  const skip = page.getByRole('dialog', { name: 'Skip this thread' });
  expect(await skip.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await skip.getByRole('button', { name: 'Nothing to add' }).tap();
  await expect(cardsOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(cardsOf(page)).toHaveCount(2);
});
