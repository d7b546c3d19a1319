import { expect, type Page } from '@playwright/test';
import { saveFactsFile } from '../contract/drafts.ts';
import { draftWith, formOf, frameOf, postsOf } from './draft-with.ts';
import { test } from './sandbox-threadwell.ts';

test.beforeEach(async ({ connect }) => await connect('sandbox_ada'));

const LAUNCH = 'Launching Quillbox, a small self-hosted invoicing app for freelancers';

const stateFacts = async (page: Page, url: string, facts: object) => {
  const { method, path } = saveFactsFile;
  const saved = await page.request.fetch(path, { method, data: facts, headers: { origin: url } });
  expect(saved.ok()).toBe(true);
};

test('a launch is not drafted as a stranger’s question: its name is left out until its author says whose it is', async ({
  page,
}) => {
  await page.goto('/generator');
  await draftWith(page, { topic: LAUNCH });
  await expect(formOf(page).getByText('Is Quillbox yours?')).toBeVisible();
  await expect(frameOf(page)).not.toContainText('Quillbox');
  await formOf(page).getByRole('radio', { name: 'Yes, mine' }).check();
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(frameOf(page)).toContainText('Quillbox');
  await expect(frameOf(page)).toContainText('Disclosure: I work on it.');
});

test('facts keep their subject, and an experience stays a statement', async ({ page, threadwell }) => {
  const about = ['It has no mobile app.', 'It costs 9 euros a month.'];
  await stateFacts(page, threadwell.url, { product: 'Quillbox', about });
  await page.goto('/generator');
  const story = 'How we cut churn from 7% to 4% with 40 calls';
  await draftWith(page, { topic: story });
  await expect(frameOf(page).getByRole('heading')).toHaveText(story);
  const body = await frameOf(page).innerText();
  for (const fact of about)
    if (body.includes(fact)) expect(body.slice(0, body.indexOf(fact))).toContain('Quillbox');
});

test('a German draft has no English sentence', async ({ page, threadwell }) => {
  await stateFacts(page, threadwell.url, { product: 'Quillbox', about: ['It costs 9 euros a month.'] });
  await page.goto('/generator');
  await draftWith(page, { topic: 'Wie man einen Newsletter am Leben hält: Erfahrungen' });
  await expect(frameOf(page)).toContainText('Quillbox');
  await expect(frameOf(page)).not.toContainText(/\bI work on\b|\bbiased\b|\bIt costs\b/);
});

test('a website is known without its scheme', async ({ page }) => {
  await page.goto('/generator');
  await page.getByLabel('Topic').fill('Late payments');
  await page.getByRole('combobox', { name: 'Subreddit' }).fill('entrepreneur');
  await page.getByText('More choices').click();
  await page.getByLabel('Website URL').fill('example.com');
  const asked = page.waitForRequest('/api/generate-content');
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await asked;
  await expect(page.getByText('Please enter a valid URL')).toBeHidden();
  await expect(page.getByText('Content Generated')).toBeVisible();
});

test('what a rule holds back is told where one writes, and no toast says otherwise', async ({ page }) => {
  await page.goto('/generator');
  await draftWith(page, { subreddit: 'webdev' });
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'preflight' })).toBeVisible();
  await expect(page.getByText('Failed to save post')).toBeHidden();
  expect(await postsOf(page)).toEqual([]);
});

test('nothing goes out without the flair that its community wants, and with it the post does', async ({
  page,
}) => {
  await page.goto('/generator');
  await draftWith(page, { subreddit: 'showyourwork', topic: 'How do you name your branches?' });
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByRole('region', { name: 'Preflight' })).toContainText(/flair/);
  expect(await postsOf(page)).toEqual([]);
  await page.getByLabel('Flair').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByText('Your post is live.')).toBeVisible();
});
