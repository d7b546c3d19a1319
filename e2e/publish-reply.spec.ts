import { expect, type Page } from '@playwright/test';
import { expectNoFault } from './expect-no-fault.ts';
import { generateReply } from './generate-reply.ts';
import { test } from './sandbox-threadwell.ts';

/** Scans the community, and generates a reply to the best thread that is not locked. */
async function replyIn(page: Page, community: string, answer?: string): Promise<void> {
  await page.goto('/scanner?score=0');
  await page.getByRole('textbox', { name: 'Target subreddits' }).fill(community);
  await page.getByRole('slider', { name: 'Max age' }).fill('24');
  await page.getByRole('slider', { name: 'Min score' }).fill('0');
  await page.getByRole('button', { name: 'Start Scan' }).click();
  await page
    .getByRole('button', { name: /^Generate Reply/ })
    .first()
    .click();
  await generateReply(page, answer);
  await expect(page.getByRole('link', { name: 'Post on Reddit' })).toBeVisible();
}

test('publishes a reply from one of several accounts, and the list keeps its scroll position', async ({
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
  await page.getByRole('button', { name: /^Publish from u\// }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Publish this reply now?' });
  await dialog.getByLabel('Account').selectOption('u/sandbox_ben');
  await expect(dialog.getByText('It goes out to r/saas from u/sandbox_ben at once.')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Preflight' })).toContainText(/We found no rule|look at/);
  await dialog.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByRole('link', { name: 'Open the post' })).toBeFocused();
  await expect(page, person.email).toHaveURL(/\/scanner/);
  await page.getByRole('link', { name: 'Open the post' }).click();
  await expect(page).toHaveURL(/\/posts\/[^/]+$/);
  await expect(page.getByText('We send one friendly mail, and then call.').first()).toBeVisible();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('u/sandbox_ben').first()).toBeVisible();

  await page.goto('/scanner?score=0');
  const answered = page.getByRole('listitem').filter({ hasText: 'You answered this' });
  await expect(answered).toHaveCount(1);
  await expect(answered.getByText('New', { exact: true })).toHaveCount(0);
  await answered.getByRole('button', { name: /^More actions/ }).click();
  await expect(answered.getByRole('menuitem', { name: /^Skip/ })).toBeVisible();
  await expect(answered.getByRole('menuitem', { name: /^Mark Read/ })).toHaveCount(0);
  await expectNoFault(page, 'an answered thread');
  await answered.getByRole('link', { name: 'You answered this' }).click();
  await expect(page.getByText('We send one friendly mail, and then call.').first()).toBeVisible();
});

test('explains why the rules forbid a reply, without publishing it, and keeps its text', async ({
  page,
  person,
  connect,
  threadwell,
}) => {
  await connect('sandbox_ada');
  const headers = { origin: threadwell.url };
  await page.request.put('/api/settings/facts', { data: { product: 'Acme', about: [] }, headers });
  await replyIn(page, 'smallrestaurants', 'I work on Acme, which does that.');
  const rule = 'r/smallrestaurants takes no promotion';
  await expect(page.getByRole('region', { name: 'Preflight' }), person.email).toContainText(rule);
  await page.getByRole('button', { name: /^Publish from u\// }).click();
  await expect(page.getByRole('alertdialog')).toContainText(rule);
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByRole('alert')).toContainText('The preflight says what holds this back.');
  await expect(page).toHaveURL(/\/scanner/);
  await expect(page.getByRole('button', { name: /^Publish from u\// })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy Reply' })).toBeVisible();
});

test('keeps a reply across a reload on a phone, and saves it as a draft for its thread', async ({
  page,
  person,
  connect,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await connect('sandbox_ada');
  await replyIn(page, 'saas');
  const dialog = page.getByRole('dialog', { name: 'AI Reply Generator' });
  await dialog.getByRole('button', { name: 'Edit Reply' }).click();
  await dialog.getByRole('textbox', { name: 'Your reply' }).fill('We send one friendly mail, and then call.');
  page.on('dialog', () => {
    throw new Error('The browser asked before it left the page.');
  });
  await page.reload();
  await page
    .getByRole('button', { name: /^Generate Reply/ })
    .first()
    .click();
  await expect(dialog.getByRole('textbox', { name: 'Your reply' }), person.email).toHaveValue(
    'We send one friendly mail, and then call.',
  );
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await dialog.getByRole('button', { name: 'Save Draft' }).click();
  await dialog.getByRole('link', { name: 'Open the draft' }).click();
  await expect(page).toHaveURL(/\/generator\?edit=/);
  await expect(page.getByText('We send one friendly mail, and then call.').first()).toBeVisible();
  await expect(page.getByLabel('Link of the thread')).toHaveValue(/\/r\/saas\/comments\//);
});
