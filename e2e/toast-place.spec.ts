import { expect, type Locator, type Page } from '@playwright/test';
import { draftWith } from './draft-with.ts';
import { test } from './sandbox-threadwell.ts';

test.beforeEach(({ person }) => void person);

type Box = Awaited<ReturnType<typeof boxOf>>;

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('The element has no box on the page.');
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}

const isApart = (one: Box, other: Box) =>
  one.bottom <= other.y || one.y >= other.bottom || one.right <= other.x || one.x >= other.right;

async function toastBox(page: Page, text: string) {
  const toast = page.getByRole('listitem').filter({ hasText: text });
  await expect(toast).toBeVisible();
  return boxOf(toast);
}

for (const [name, width, height] of [
  ['desktop', 1280, 800],
  ['phone', 390, 844],
] as const) {
  test(`places a toast in the lower corner on a ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Save profile' }).click();
    const toast = await toastBox(page, 'Your profile has been updated');
    expect(height - toast.bottom).toBeLessThan(20);
    expect(width - toast.right).toBeLessThan(20);
  });

  test(`places a toast where it covers none of the generator’s buttons on a ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/generator');
    await draftWith(page);
    const publish = page.getByRole('button', { name: 'Publish Now' });
    await publish.scrollIntoViewIfNeeded();
    await expect(async () => {
      const toast = await toastBox(page, 'Content Generated');
      expect(toast.y).toBeGreaterThan(height / 3);
      for (const name of ['Publish Now', 'Save Draft', 'Next free time'])
        expect(isApart(toast, await boxOf(page.getByRole('button', { name })))).toBe(true);
    }).toPass({ timeout: 2_000 });
  });

  test(`places a toast where it covers none of a dialog's buttons on a ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: Math.min(width, 900), height });
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete my account' });
    // The bottom edge that a long dialog would have.
    await dialog.evaluate((box) => {
      box.style.top = 'auto';
      box.style.bottom = '0';
    });
    await page.getByRole('button', { name: 'Save profile', includeHidden: true }).dispatchEvent('click');
    const forGood = dialog.getByRole('button', { name: 'Delete for good' });
    const [toast, button] = [await toastBox(page, 'Your profile has been updated'), await boxOf(forGood)];
    expect(toast.x > button.right || toast.bottom <= button.y).toBe(true);
  });
}

test('places a toast where it does not cover what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/settings');
  const save = page.getByRole('button', { name: 'Save profile' });
  const { bottom } = await boxOf(save);
  await page.setViewportSize({ width: 390, height: Math.ceil(bottom) + 20 });
  await save.click();
  const toast = await toastBox(page, 'Your profile has been updated');
  expect(isApart(toast, await boxOf(save))).toBe(true);
});
