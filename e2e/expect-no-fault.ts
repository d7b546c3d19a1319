import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** The dark theme changes only colours, so only the rules about colour run again there. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Our pages have no frames, so axe runs in the page itself ("legacy mode"). Describing what passes would double its work. */
const look = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

async function findFaults(page: Page, axe: AxeBuilder): Promise<string[]> {
  // Axe would measure the contrast of half-faded colours.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        // A spinner never ends.
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/**
 * A toast is dismissed first, because axe misjudges elements that it half covers. For the same reason bars that stick
 * to an edge stand in their place meanwhile: what is under them can be scrolled to.
 */
export async function expectNoFault(page: Page, what: string) {
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('[aria-label="Notifications"] [aria-label="Dismiss"]')?.click(),
  );
  await stick(page, 'static');
  await expectNoFaultAsItIs(page, what);
  await stick(page, '');
}

const stick = (page: Page, position: string) =>
  page.evaluate((position) => {
    for (const bar of document.querySelectorAll<HTMLElement>('[class*="sticky"]'))
      bar.style.position = position;
  }, position);

/** With its toast. */
export async function expectNoFaultAsItIs(page: Page, what: string) {
  expect(await findFaults(page, look(page).withTags(TAGS)), what).toEqual([]);
  const light = await inkOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => inkOf(page)).not.toBe(light);
  expect(await findFaults(page, look(page).withRules(OF_COLOURS)), `${what}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => inkOf(page)).toBe(light);
}

const inkOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color);
