import { expect } from '@playwright/test';
import { test } from './threadwell.ts';

test.use({ reducedMotion: 'no-preference' });
test.beforeEach(async ({ page, person }) => {
  await page.clock.install();
  await page.goto('/settings');
  await expect(page.getByLabel('First name')).toHaveValue(person.firstName);
});

test('a toast disappears after five seconds', async ({ page }) => {
  await page.getByRole('button', { name: 'Save profile' }).click();
  const toast = page.getByText('Your profile has been updated');
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(4_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(toast).toBeHidden();
});

test('replaces the first toast with a second', async ({ page, person }) => {
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile has been updated')).toBeVisible();
  await page.getByLabel('Current password').fill(person.password);
  await page.getByLabel('New password').fill('another good password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your other sessions have been signed out')).toBeVisible();
  await expect(page.getByText('Your profile has been updated')).toBeHidden();
});

for (const [distance, what] of [
  [40, 'stays'],
  [60, 'goes'],
] as const) {
  test(`after a swipe ${distance} px to the right, a toast ${what}`, async ({ page }) => {
    await page.getByRole('button', { name: 'Save profile' }).click();
    const toast = page.getByText('Your profile has been updated');
    const box = await toast.boundingBox();
    if (!box) throw new Error('The toast has no box on the page.');
    await page.mouse.move(box.x + 10, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 10 + distance, box.y + 5, { steps: 8 });
    await page.mouse.up();
    await page.clock.runFor(500);
    await expect(toast).toBeVisible({ visible: what === 'stays' });
  });
}
