import { expect, type Page } from '@playwright/test';
import { generateReply } from './generate-reply.ts';
import { test } from './sandbox-threadwell.ts';

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE });

const cardsOf = (page: Page) => page.getByRole('list', { name: 'Opportunities' }).locator(':scope > li');
const threadOf = (page: Page) => page.getByRole('dialog', { name: 'Thread Analysis' });
const replyOf = (page: Page) => page.getByRole('dialog', { name: 'AI Reply Generator' });
const openThread = (page: Page) =>
  page
    .getByRole('button', { name: /^View Thread/ })
    .first()
    .click();
/** The position in the app's history, which starts at 0 on the first page of a visit. */
const expectIndex = (page: Page, index: number) =>
  expect.poll(() => page.evaluate<unknown>('history.state.__TSR_index')).toBe(index);

test.beforeEach(async ({ page, person }) => {
  await page.goto('/activity');
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' }), person.email).toBeVisible();
  await page.goto('/scanner?score=0');
});

async function fillScanner(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Sample Data' }).first().click();
  await expect(cardsOf(page)).toHaveCount(3);
}

test('closes an open thread or reply on Back, even on the first page of a visit', async ({ page }) => {
  await fillScanner(page);
  await openThread(page);
  await expectIndex(page, 1);
  await page.goBack();
  await expect(threadOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/scanner\?/);
  await openThread(page);
  await threadOf(page).getByRole('button', { name: 'Generate Reply' }).click();
  await expect(replyOf(page)).toBeVisible();
  await expectIndex(page, 1);
  await page.goBack();
  await expect(replyOf(page)).toBeHidden();
  await expect(cardsOf(page)).toHaveCount(3);
  await openThread(page);
  await expectIndex(page, 1);
  await threadOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(threadOf(page)).toBeHidden();
  await expectIndex(page, 0);
  await page.goBack();
  await expect(page).toHaveURL(/\/activity$/);
});

test('closes a confirmation on Back, and the reply below it on the next Back', async ({ page, connect }) => {
  await connect('sandbox_ada');
  await page.reload();
  await page.getByRole('textbox', { name: 'Target subreddits' }).fill('saas');
  await page.getByRole('slider', { name: 'Max age' }).fill('24');
  await page.getByRole('slider', { name: 'Min score' }).fill('0');
  await page.getByRole('button', { name: 'Start Scan' }).click();
  await openThread(page);
  await threadOf(page).getByRole('button', { name: 'Generate Reply' }).click();
  await generateReply(replyOf(page));
  await page.getByRole('button', { name: /^Publish from u\// }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Publish this reply now?' });
  await expect(confirmation).toBeVisible();
  await page.goBack();
  await expect(confirmation).toBeHidden();
  await expect(replyOf(page)).toBeVisible();
  await page.goBack();
  await expect(replyOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/scanner\?/);
  await page.goBack();
  await expect(page).toHaveURL(/\/activity$/);
});

test('closes the palette on Back, and the thread below it on the next Back', async ({ page }) => {
  await fillScanner(page);
  await openThread(page);
  await expect(threadOf(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await expect(palette).toBeVisible();
  await page.goBack();
  await expect(palette).toBeHidden();
  await expect(threadOf(page)).toBeVisible();
  await page.goBack();
  await expect(threadOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/scanner\?/);
});

test('has a history entry for a thread only while the window is too narrow for its pane', async ({
  page,
}) => {
  await fillScanner(page);
  await openThread(page);
  await expectIndex(page, 1);
  await page.setViewportSize({ width: 1400, height: 844 });
  await expect(page.getByRole('region', { name: 'Chosen thread' })).toBeVisible();
  await expectIndex(page, 0);
  await page.setViewportSize(PHONE);
  await expect(threadOf(page)).toBeVisible();
  await expectIndex(page, 1);
  await page.goBack();
  await expect(threadOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/scanner\?/);
});

test('leaves the scanner on the first Back after a reload with an open thread', async ({ page }) => {
  await fillScanner(page);
  await openThread(page);
  await expectIndex(page, 1);
  await page.reload();
  await expectIndex(page, 0);
  await page.goBack();
  await expect(page).toHaveURL(/\/activity$/);
});

test('skips the entry of a closed thread on Forward and on Back', async ({ page }) => {
  await fillScanner(page);
  await openThread(page);
  await expectIndex(page, 1);
  await page.goBack();
  await expect(threadOf(page)).toBeHidden();
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        addEventListener('popstate', () => addEventListener('popstate', () => done()), { once: true });
        history.forward();
      }),
  );
  await expectIndex(page, 0);

  await openThread(page);
  await expectIndex(page, 1);
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Find a page, a post, a setting or an action…').fill('calendar');
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('heading', { level: 1, name: 'Calendar' });
  await expect(calendar).toBeVisible();
  await page.goBack();
  await expect(cardsOf(page)).toHaveCount(3);
  await expectIndex(page, 0);
  await page.goForward();
  await expect(calendar).toBeVisible();
  await page.goBack();
  await expectIndex(page, 0);
  await page.goBack();
  await expect(page).toHaveURL(/\/activity$/);
});

test('closes a thread that a link opened on Back, without opening it again', async ({ page }) => {
  await fillScanner(page);
  const list = await page.request.get('/api/opportunities/threads?score_min=0');
  const [thread] = (await list.json()) as { id: string }[];
  await page.goto(`/scanner?score=0&thread=${thread!.id}`);
  await expect(threadOf(page)).toBeVisible();
  await expectIndex(page, 1);
  await page.goBack();
  await expect(threadOf(page)).toBeHidden();
  await expectIndex(page, 0);
  await expect(page).not.toHaveURL(/thread=/);
});
