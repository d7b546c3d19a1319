import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { measureFirstLoad } from './measures/first-load.ts';
import { MEASURED_PAGES } from './measures/measured-pages.ts';
import { test } from './threadwell.ts';

for (const page of MEASURED_PAGES)
  test(
    `a first visit to the ${page.name} loads less than ${page.mostBytes / 1_000} KB of script in at ` +
      `most ${page.mostFiles} files`,
    async ({ browser, threadwell }) => {
      const { bytes, files } = await measureFirstLoad(browser, threadwell.url, page);
      expect(bytes).toBeLessThan(page.mostBytes);
      expect(files).toBeLessThanOrEqual(page.mostFiles);
    },
  );

const FRAME = /<link rel="modulepreload" href="\/assets\/shared-[\w-]+\.js"/;

test("names the frame's scripts in each page, so they load early", async ({ page, person }) => {
  for (const path of ['/', '/posts', '/settings/facts']) {
    const answer = await page.goto(path);
    expect(await answer?.text(), path).toMatch(FRAME);
  }
  expect(person.email).toContain('@');
});

test('names none of the frame’s scripts in a visitor’s page', async ({ page }) => {
  const answer = await page.goto('/');
  expect(await answer?.text()).not.toMatch(FRAME);
});

test('requests only posts and figures on the dashboard, because all other first responses are embedded', async ({
  page,
  person,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('0 Reddit account(s) connected')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent Activity', exact: true })).toBeVisible();
  await expect(page.getByText('Total Posts', { exact: true })).toBeVisible();
  expect(asked.toSorted()).toEqual(['/api/dashboard/metrics', '/api/posts']);
  expect(person.email).toContain('@');
});

test('keeps the weights of the topic guesser out of all page scripts', () => {
  const weights = JSON.parse(readFileSync('reading/shapes/weights.json', 'utf8')) as {
    features: Record<string, string>;
  };
  const encoded = Object.values(weights.features).slice(0, 50);
  expect(encoded.length).toBe(50);
  const scripts = readdirSync('dist/web/assets').filter((name) => name.endsWith('.js'));
  for (const name of scripts) {
    const text = readFileSync(`dist/web/assets/${name}`, 'utf8');
    expect(
      encoded.filter((digits) => text.includes(digits)),
      name,
    ).toEqual([]);
  }
});
