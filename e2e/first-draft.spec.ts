import { expect, type Page } from '@playwright/test';
import { saveFactsFile } from '../contract/drafts.ts';
import { draftWith, frameOf } from './draft-with.ts';
import { test } from './sandbox-threadwell.ts';

test.beforeEach(async ({ connect }) => await connect('sandbox_ada'));

const stateFacts = async (page: Page, url: string, facts: object) => {
  const { method, path } = saveFactsFile;
  const saved = await page.request.fetch(path, { method, data: facts, headers: { origin: url } });
  expect(saved.ok()).toBe(true);
};

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
