import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { prepareContext, type MeasuredPage } from './measured-pages.ts';

/** The gzipped bytes of script that a first visit to the page loads. */
export async function measureFirstLoad(browser: Browser, url: string, page: MeasuredPage): Promise<number> {
  const context = await browser.newContext();
  await prepareContext(context, url, page);
  const tab = await context.newPage();
  const sizes: Promise<number>[] = [];
  tab.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await tab.goto(`${url}${page.path}`);
  await tab.getByRole('heading', { level: 1 }).waitFor();
  await tab.waitForLoadState('load');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return bytes;
}
