import { chromium, type Browser } from '@playwright/test';
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { launchOptions } from '../launch-options.ts';
import { findFreePort } from '../../test/server-process.ts';
import { prepareContext, type MeasuredPage } from './measured-pages.ts';

export type LighthouseResult = { scores: Record<string, number>; lcpMs: number; faults: string[] };

/**
 * The phone's speed in Lighthouse's CPU index. Its docs/throttling.md says to use a slowdown other than 4 on a slow machine;
 * its calculator gives 4 for an index of 1,533.
 */
const PHONE_INDEX = 1_533 / throttling.mobileSlow4G.cpuSlowdownMultiplier;
const TRIES = 5;

/**
 * How many times slower the phone is than this machine at its fastest, because other load would make the machine look slow. At
 * most Lighthouse's own value.
 */
export async function measureSlowdown(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  let best = 0;
  for (let run = 0; run < TRIES; run += 1)
    best = Math.max(best, await page.evaluate(pageFunctions.computeBenchmarkIndex));
  await page.close();
  return Math.max(1, Math.min(throttling.mobileSlow4G.cpuSlowdownMultiplier, best / PHONE_INDEX));
}

/** Lighthouse's mobile scores (0 to 100), measured in a separate browser, and the audits that cost points. */
export async function measureLighthouse(
  url: string,
  page: MeasuredPage,
  slowdown: number,
): Promise<LighthouseResult> {
  const port = await findFreePort();
  const args = [...launchOptions.args, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    const context = await browser.newContext();
    await prepareContext(context, url, page);
    const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const result = await lighthouse(`${url}${page.path}`, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
      ...(cookies && { extraHeaders: { Cookie: cookies } }),
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${page.name}.`);
    const { categories, audits } = result.lhr;
    const faults = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
    return {
      scores: Object.fromEntries(
        Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
      ),
      lcpMs: Math.round(audits['largest-contentful-paint']?.numericValue ?? Infinity),
      faults: faults.map(({ id, displayValue }) => `${id} ${displayValue ?? ''}`.trim()),
    };
  } finally {
    await browser.close();
  }
}
