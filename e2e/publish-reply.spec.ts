import { expect, type Page } from '@playwright/test';
import { test } from './sandbox-threadwell.ts';

/** Scans the community, and generates a reply to the best thread that is not locked. */
async function replyIn(page: Page, community: string): Promise<void> {
  await page.goto('/scanner?score=0');
  await page.getByRole('textbox', { name: 'Target subreddits' }).fill(community);
  await page.getByRole('slider', { name: 'Max age' }).fill('24');
  await page.getByRole('slider', { name: 'Min score' }).fill('0');
  await page.getByRole('button', { name: 'Start Scan' }).click();
  await page
    .getByRole('button', { name: /^Generate Reply/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Post on Reddit' })).toBeVisible();
}

test('a reply is published from one of several accounts, and its post is shown', async ({
  page,
  person,
  connect,
}) => {
  await connect('sandbox_ada');
  await connect('sandbox_ben');
  await replyIn(page, 'saas');
  await page.getByRole('button', { name: 'Edit Reply' }).click();
  await page.getByRole('textbox', { name: 'Your reply' }).fill('We send one friendly mail, and then call.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Publish from my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Publish this reply now?' });
  await dialog.getByLabel('Account').selectOption('u/sandbox_ben');
  await expect(dialog.getByText('It goes out to r/saas from u/sandbox_ben at once.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page, person.email).toHaveURL(/\/posts\/[^/]+$/);
  await expect(page.getByText('We send one friendly mail, and then call.').first()).toBeVisible();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('u/sandbox_ben').first()).toBeVisible();
});

test('a reply that the rules forbid is not published, says why, and keeps its text', async ({
  page,
  person,
  connect,
}) => {
  await connect('sandbox_ada');
  await replyIn(page, 'programming');
  await page.getByRole('button', { name: 'Publish from my account' }).click();
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByRole('alert'), person.email).toContainText(
    'r/programming takes no text written with AI',
  );
  await expect(page).toHaveURL(/\/scanner/);
  await expect(page.getByRole('button', { name: 'Publish from my account' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy Reply' })).toBeVisible();
});
