import { expect, type Page } from '@playwright/test';
import type { Post } from '../contract/posts.ts';
import { test } from './sandbox-threadwell.ts';
import { savePost } from './seed-posts.ts';

const readClicks = async (page: Page): Promise<number> => {
  const answer = await page.request.get('/api/dashboard/metrics');
  return ((await answer.json()) as { totalClicks: number }).totalClicks;
};

/** Opens a page of the demo site and waits for its snippet's report. */
async function seen(page: Page, open: () => Promise<unknown>): Promise<void> {
  const told = page.waitForResponse((response) => response.url().endsWith('/api/clicks'));
  await open();
  expect((await told).status()).toBe(204);
}

test('counts each visit from a thread to the demo site once, and does not count a reload', async ({
  page,
  person,
  connect,
  threadwell,
  sandboxUrl,
}) => {
  await connect('sandbox_ada');
  const host = `localhost:${new URL(sandboxUrl).port}`;
  await page.goto('/settings#website-clicks');
  const card = page.getByRole('region', { name: 'Website clicks' });
  await card.getByLabel('Your website').fill(`http://${host}/demo`);
  await card.getByRole('button', { name: 'Add website' }).click();
  await expect(card.getByText('Not seen yet'), person.email).toBeVisible();
  const snippet = await card.getByText('<script').textContent();
  const key = /data-key="([\w-]+)"/.exec(snippet ?? '')?.[1];
  const query = `app=${encodeURIComponent(threadwell.url)}&key=${key}`;

  const visitor = await page.context().browser()!.newContext();
  const reader = await visitor.newPage();
  await seen(reader, () => reader.goto(`http://${host}/demo?${query}`));
  await expect(card.getByText('Snippet seen just now')).toBeVisible();
  expect(await readClicks(page)).toBe(0);

  const address = `http://${host}/demo/pricing?${query}`;
  const content = `I wrote down [what it costs](${address}) and why.`;
  const post = await savePost(page, threadwell.url, { content, status: 'published' });
  const thread = new URL(post.permalink ?? '', sandboxUrl).href;
  await reader.goto(thread);
  await seen(reader, () => reader.getByRole('link', { name: 'what it costs' }).click());
  await expect.poll(() => readClicks(page)).toBe(1);
  await seen(reader, () => reader.reload());
  await reader.goto(thread);
  await seen(reader, () => reader.getByRole('link', { name: 'what it costs' }).click());
  await seen(reader, () => reader.getByRole('link', { name: 'Documents' }).click());
  const paths: string[] = [];
  reader.on('request', (request) => {
    if (request.url().endsWith('/api/clicks')) paths.push((request.postDataJSON() as { path: string }).path);
  });
  await seen(reader, () => reader.evaluate(() => history.pushState(null, '', '/demo/within')));
  await reader.evaluate(() => history.pushState(null, '', '/demo/within#part'));
  await seen(reader, () => reader.goBack().then(() => reader.goBack()));
  expect(paths).toEqual(['/demo/within', '/demo/docs']);
  expect(await readClicks(page)).toBe(1);
  expect(await visitor.cookies()).toEqual([]);
  expect(await reader.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

  const quiet = await page
    .context()
    .browser()!
    .newContext({ extraHTTPHeaders: { dnt: '1' } });
  const other = await quiet.newPage();
  await other.goto(thread);
  await seen(other, () => other.getByRole('link', { name: 'what it costs' }).click());
  await other.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const sent: string[] = [];
  other.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await other.goto(`http://${host}/demo/docs?${query}&via=${post.id.slice(-8)}`, { waitUntil: 'load' });
  expect(sent).toContain('/t.js');
  expect(sent).not.toContain('/api/clicks');
  expect(await readClicks(page)).toBe(1);

  await page.goto(`/posts/${post.id}`);
  const link = page.getByRole('region', { name: 'Link to your site' });
  await expect(link.getByText(address)).toBeVisible();
  await link.getByRole('switch').check();
  const named = (await link.locator('code').textContent()) ?? '';
  expect(new URL(named).searchParams.get('via')).toBe(post.id.slice(-8));
  const third = await page
    .context()
    .browser()!
    .newContext({ userAgent: `${await reader.evaluate(() => navigator.userAgent)} Other` });
  const direct = await third.newPage();
  await seen(direct, () => direct.goto(named));
  await expect.poll(() => readClicks(page)).toBe(2);
  for (const context of [visitor, quiet, third]) await context.close();
});

test("counts what a website's server reports, with a key that is shown once", async ({
  page,
  person,
  threadwell,
  sandboxUrl,
}) => {
  await page.request.post('/api/sites', {
    data: { host: 'acme.example' },
    headers: { origin: threadwell.url },
  });
  await page.goto('/settings#website-clicks');
  await page.getByRole('button', { name: 'Server key of acme.example' }).click();
  const dialog = page.getByRole('dialog', { name: 'Server key of acme.example' });
  await dialog.getByRole('button', { name: 'Make a key' }).press('Enter');
  await expect(dialog.getByText('it isn’t shown again'), person.email).toBeVisible();
  const key = await dialog.locator('code').textContent();
  const visit = { path: '/', referrer: new URL(sandboxUrl).host, address: '203.0.113.7' };
  const report = await fetch(`${threadwell.url}/api/clicks/server`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...visit, userAgent: await page.evaluate(() => navigator.userAgent) }),
  });
  expect(report.status).toBe(204);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Website clicks' })).toContainText(
    '1 from elsewhere on Reddit',
  );
});

test("cleans a link to the user's site while it is typed, and adds the post's id on request", async ({
  page,
  person,
  threadwell,
}) => {
  const headers = { origin: threadwell.url };
  await page.request.post('/api/sites', { data: { host: 'acme.example' }, headers });
  const link = { type: 'link', url: 'https://acme.example/pricing?utm_source=x&plan=2' } as const;
  const post = await savePost(page, threadwell.url, link);
  await page.goto(`/generator?edit=${post.id}`);
  const field = page.getByLabel('Link to share');
  const tool = page.getByRole('group', { name: 'Link to your site' });
  await tool.getByRole('button', { name: 'Clean the link' }).press('Enter');
  await expect(field, person.email).toHaveValue('https://acme.example/pricing?plan=2');
  await tool.getByRole('switch').press('Space');
  await expect(field).toHaveValue(`https://acme.example/pricing?plan=2&via=${post.id.slice(-8)}`);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(
    await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
  ).toBe(0);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Post saved', { exact: false }).first()).toBeVisible();
  const [saved] = (await (await page.request.get('/api/posts')).json()) as Post[];
  expect(saved).toMatchObject({ url: `https://acme.example/pricing?plan=2&via=${post.id.slice(-8)}` });
});
