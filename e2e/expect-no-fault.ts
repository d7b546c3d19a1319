import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { sample } from '../test/sample.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

const THEMES = ['light', 'dark'] as const;
/** Themes differ only in color, so the second one is checked only by the rules about color. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Our pages have no frames, so axe runs in the page itself ("legacy mode"). Describing what passes would double its work. */
async function openAxe(page: Page): Promise<AxeBuilder> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
}

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

/** With its toast. In a theme that the seed and the page draw; in both in the deep suite. */
export async function expectNoFaultAsItIs(page: Page, what: string) {
  const light = await inkOf(page);
  const switchTo = async (colorScheme: (typeof THEMES)[number]) => {
    await page.emulateMedia({ colorScheme });
    const ink = expect.poll(() => inkOf(page));
    await (colorScheme === 'light' ? ink.toBe(light) : ink.not.toBe(light));
  };
  for (const [at, theme] of sample(THEMES, 1, what).entries()) {
    if (theme === 'dark') await switchTo('dark');
    const axe = await openAxe(page);
    const faults = await findFaults(page, at === 0 ? axe.withTags(TAGS) : axe.withRules(OF_COLOURS));
    expect(faults, `${what}, ${theme}`).toEqual([]);
    if (theme === 'dark') await switchTo('light');
  }
}

const inkOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color);
