import { gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { prepareContext, type MeasuredPage } from './measured-pages.ts';

/** The scripts of a first visit to the page: gzipped bytes and number of files. */
export async function measureFirstLoad(
  browser: Browser,
  url: string,
  page: MeasuredPage,
): Promise<{ bytes: number; files: number }> {
  const context = await browser.newContext();
  await prepareContext(context, url, page);
  const tab = await context.newPage();
  const sizes: Promise<number>[] = [];
  const measure = (response: Response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  };
  tab.on('response', measure);
  await tab.goto(`${url}${page.path}`);
  await tab.getByRole('heading', { level: 1 }).waitFor();
  await tab.waitForLoadState('load');
  // The other pages' scripts load later and don't count.
  tab.off('response', measure);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { bytes, files: sizes.length };
}
