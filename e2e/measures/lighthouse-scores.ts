import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchOptions } from '../launch-options.ts';
import { freePort } from '../../test/server-process.ts';
import { prepareContext, type MeasuredPage } from './measured-pages.ts';

export type LighthouseResult = { scores: Record<string, number>; lcpMs: number; faults: string[] };

/** Lighthouse's mobile scores (0 to 100), measured in a separate browser, and the audits that cost points. */
export async function measureLighthouse(url: string, page: MeasuredPage): Promise<LighthouseResult> {
  const port = await freePort();
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
