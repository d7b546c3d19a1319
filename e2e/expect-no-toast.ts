import { expect, type Page } from '@playwright/test';

/** Looks at once: a toast goes by itself, so whoever waits for its absence always finds it. */
export async function expectNoToast(page: Page, text: string): Promise<void> {
  const toasts = page.locator('[aria-label="Notifications"]').getByRole('listitem');
  expect((await toasts.allInnerTexts()).join(), 'no toast beside the reason').not.toContain(text);
}
