import { expect, type Page } from '@playwright/test';

/** Checks at once: toasts disappear by themselves, so waiting would always succeed. */
export async function expectNoToast(page: Page, text: string): Promise<void> {
  const toasts = page.locator('[aria-label="Notifications"]').getByRole('listitem');
  expect((await toasts.allInnerTexts()).join(), 'no toast beside the reason').not.toContain(text);
}
