import { expect, type Page } from '@playwright/test';

/** True if the page enforces its content security policy against injected scripts. */
const refusesScripts = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.ran = "yes"';
    document.body.append(script);
    script.remove();
    return document.documentElement.dataset['ran'] === undefined;
  });

/** Reads the bookmarklet's code from our page, as a user who drags it to the bookmarks bar would. */
async function takeBookmark(page: Page): Promise<string> {
  await page.goto('/clip');
  return String(await page.getByRole('link', { name: 'Clip to Threadwell' }).getAttribute('href'));
}

/** Clicks the bookmarklet on another page: navigates to its URL, as browsers do for bookmarks. */
export async function clip(
  page: Page,
  address: string,
  prepare: () => Promise<unknown> = async () => undefined,
): Promise<Page> {
  const bookmark = await takeBookmark(page);
  const answer = await page.goto(address);
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  expect(await refusesScripts(page)).toBe(true);
  await prepare();
  const opened = page.context().waitForEvent('page');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.navigate', { url: bookmark });
  const ours = await opened;
  await ours.getByRole('heading', { level: 1, name: 'Clip' }).waitFor();
  await devtools.detach();
  return ours;
}
