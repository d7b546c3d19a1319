import { expect } from '@playwright/test';
import { getPreview } from './draft-with.ts';
import { test } from './threadwell.ts';

test("orders a draft's answers by question, and includes only the parts that the author left switched on", async ({
  page,
  person,
}) => {
  await page.goto('/generator');
  await page.getByLabel('Topic').fill('launching Quillbox, an invoicing app');
  await page.getByRole('combobox', { name: 'Subreddit' }).fill('freelance');
  await page.keyboard.press('Escape');
  await page.getByLabel('Shape', { exact: true }).selectOption('Launch');
  await page.getByLabel('What can it not do yet?').fill('No recurring invoices.');
  await page.getByLabel('What does it do, in one sentence?').fill('It writes invoices.');
  await page.getByRole('radio', { name: 'Yes' }).check();
  const generate = page.getByRole('button', { name: 'Generate Content' });
  await generate.click();
  const draft = getPreview(page);
  await expect(draft.getByRole('heading'), person.email).toHaveText('Launching Quillbox, an invoicing app');
  await expect(draft).toContainText(
    /What it does: It writes invoices\.\s*What it cannot do yet: No recurring/,
  );
  await expect(draft).toContainText('What would keep you from trying it?');
  await expect(draft).toContainText('Disclosure:');

  await page.getByRole('button', { name: 'More questions' }).click();
  await page.getByRole('switch', { name: 'Lead-ins' }).click();
  await page.getByRole('switch', { name: 'Closing question' }).click();
  await generate.click();
  await expect(draft).not.toContainText('What it does:');
  await expect(draft).toContainText(/It writes invoices\.\s*No recurring invoices\./);
  await expect(draft).not.toContainText('What would keep you from trying it?');
});
