import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { sample } from '../test/sample.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

const THEMES = ['light', 'dark'] as const;
/** Themes differ only in color, so the second one is checked only by color rules. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Our pages have no frames, so axe runs in the page itself ("legacy mode"). Reporting passed rules would double its work. */
async function openAxe(page: Page): Promise<AxeBuilder> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
}

async function findFaults(page: Page, axe: AxeBuilder): Promise<string[]> {
  // Without this, axe would measure the contrast of half-faded colors.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        // A spinner's animation never ends, so we don't wait for it.
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/**
 * Dismisses toasts and disables sticky bars first: axe misjudges elements they partly cover, though a user can scroll to
 * them.
 */
export async function expectNoFault(page: Page, what: string) {
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('[aria-label="Notifications"] [aria-label="Dismiss"]')?.click(),
  );
  await stick(page, 'static');
  await expectNoFaultUnchanged(page, what);
  await stick(page, '');
}

const stick = (page: Page, position: string) =>
  page.evaluate((position) => {
    for (const bar of document.querySelectorAll<HTMLElement>('[class*="sticky"]'))
      bar.style.position = position;
  }, position);

/** Runs axe with any toast in place, in a theme chosen by the seed and the page; in both themes in the deep suite. */
export async function expectNoFaultUnchanged(page: Page, what: string) {
  // Before the stylesheet has loaded, the ink is another.
  await page.waitForLoadState();
  const light = await inkOf(page);
  const switchTo = async (colorScheme: (typeof THEMES)[number]) => {
    await page.emulateMedia({ colorScheme });
    const ink = expect.poll(() => inkOf(page));
    await (colorScheme === 'light' ? ink.toBe(light) : ink.not.toBe(light));
  };
  for (const [at, theme] of sample(THEMES, 1, what).entries()) {
    if (theme === 'dark') await switchTo('dark');
    const axe = await openAxe(page);
    const faults = await findFaults(page, at === 0 ? axe.withTags(TAGS) : axe.withRules(COLOR_RULES));
    expect(faults, `${what}, ${theme}`).toEqual([]);
    if (theme === 'dark') await switchTo('light');
  }
}

const inkOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color);
