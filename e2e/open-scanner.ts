import type { Locator, Page } from '@playwright/test';

/** Opens the folded configuration, saved scans and sources. */
export const openConfiguration = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'Scan Configuration' }).locator('[aria-expanded="false"]').click();

/** Chooses an action behind a card's "⋯". */
export async function chooseAction(card: Locator, name: RegExp): Promise<void> {
  await card.getByRole('button', { name: /^More actions/ }).click();
  await card.getByRole('menuitem', { name }).click();
}
