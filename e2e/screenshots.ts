import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, expect, type Locator, type Page } from '@playwright/test';
import { findFreePort } from '../test/server-process.ts';
import { openPreflight } from './draft-with.ts';
import { createOwner, publishFirst, pullThePlug, steps } from './first-steps.ts';
import { launchOptions } from './launch-options.ts';
import { startWithSandbox } from './start-threadwell.ts';
import { signIn } from './threadwell.ts';

/** `npm run screenshots` takes the README's screenshots of the real app with the sandbox, in light and dark. */
const FOLDER = join(import.meta.dirname, '..', 'docs', 'screenshots');
const TEXT = `Half of them drink one cup in the morning and never needed a decaf. The other half stopped at noon and missed it.

I work on **Otterbank**, so I’m biased. What do you drink after six?`;
const run = promisify(execFile);

const openPage = (browser: Browser, height: number) =>
  browser.newPage({ viewport: { width: 1200, height }, deviceScaleFactor: 2, reducedMotion: 'reduce' });

async function take(page: Page, name: string, of: Page | Locator = page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const path = join(FOLDER, `${name}-${colorScheme}.png`);
    await of.screenshot({ path, style: '[aria-label="Notifications"] { display: none }' });
  }
  console.log(name);
}

async function takePlug(browser: Browser): Promise<void> {
  const threadwell = await startWithSandbox({ SANDBOX_QUICK: 'on', SIGNUPS: 'first' });
  try {
    const page = await openPage(browser, 1_000);
    await createOwner(page, threadwell.url);
    await publishFirst(page);
    await pullThePlug(page);
    await expect(steps(page).getByText('Found in the community, and not sent a second time.')).toBeVisible();
    await take(page, 'plug', steps(page).getByRole('region', { name: 'Now pull the plug' }));
  } finally {
    await threadwell.stop();
  }
}

/** The demo workspace of `npm run seed`. */
async function takeDemo(browser: Browser): Promise<void> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'threadwell-pictures-'));
  const settings = { DATA_DIR, SANDBOX_PORT: String(await findFreePort()) };
  try {
    const env = { ...process.env, ...settings };
    const { stdout } = await run(process.execPath, ['scripts/seed.ts'], { env });
    const threadwell = await startWithSandbox(settings);
    try {
      const page = await openPage(browser, 760);
      await signIn(page.request, threadwell.url, {
        email: toldValue(stdout, 'e-mail'),
        password: toldValue(stdout, 'password'),
      });
      await openAt(page, threadwell.url, 'Dashboard');
      await take(page, 'dashboard');
      await openAt(page, `${threadwell.url}/scanner`, 'Opportunity Scanner');
      const threads = page.getByRole('list', { name: 'Opportunities' });
      await threads
        .getByText(/^Why \d+\?$/)
        .first()
        .click();
      await take(page, 'scanner');
      await openAt(page, `${threadwell.url}/generator`, 'AI Content Generator');
      await page.setViewportSize({ width: 1200, height: 1000 });
      await compose(page);
      await take(page, 'composer');
    } finally {
      await threadwell.stop();
    }
  } finally {
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}

async function openAt(page: Page, url: string, title: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function compose(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Subreddit' }).fill('smallrestaurants');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Write it myself' }).click();
  await page.getByLabel('Title').fill('I asked 40 people when they had their last coffee of the day');
  await page.getByRole('textbox', { name: 'Content' }).fill(TEXT);
  await openPreflight(page);
  await expect(page.getByRole('list', { name: 'What speaks against it' })).toBeVisible();
  await expect(page.getByText('Checking...')).toHaveCount(0);
}

const toldValue = (said: string, name: string) => new RegExp(`${name} +(\\S+)`).exec(said)?.[1] ?? '';

const browser = await chromium.launch(launchOptions);
try {
  await takePlug(browser);
  await takeDemo(browser);
} finally {
  await browser.close();
}
