import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../launch-options.ts';
import { signIn } from '../threadwell.ts';
import { isFixedText } from './fixed-texts.ts';

/**
 * `node e2e/measures/count-words.ts URL EMAIL PASSWORD /scanner …` counts the words of ours that pages show: without the
 * answers of the API, such as threads and names, and without the texts that the specification fixes.
 */
const [url = '', email = '', password = '', ...paths] = process.argv.slice(2);
const DEVICES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
/** Fields of API answers that contain our own words. */
const OURS = new Set(['because', 'reason', 'message', 'words', 'restsBecause', 'detail', 'engagementBasis']);

const EMBEDDED = /<script[^>]+type="application\/json"[^>]*>(.*?)<\/script>/gs;

const normalize = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const countWords = (text: string): number => (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%/-]*/gu) ?? []).length;

function findStrings(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') found.add(normalize(value));
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) if (!OURS.has(key)) findStrings(inner, found);
}

/** The visible texts of the page's content. */
const readTexts = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.sr-only, option'))
        continue;
      texts.push(node.textContent ?? '');
    }
    return texts;
  });

async function countPage(context: BrowserContext, path: string) {
  const page = await context.newPage();
  const data = new Set<string>();
  const answers: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/'))
      answers.push(
        response.json().then(
          (body) => findStrings(body, data),
          () => null,
        ),
      );
  });
  const html = await (await page.goto(`${url}${path}`, { waitUntil: 'networkidle' }))?.text();
  // The app removes the embedded answers once it has read them.
  for (const [, text = ''] of html?.matchAll(EMBEDDED) ?? []) findStrings(JSON.parse(text), data);
  await Promise.all(answers);
  const texts = (await readTexts(page)).map(normalize).filter(Boolean);
  const own = texts.filter((text) => !data.has(text) && !data.has(text.replace(/^[ru]\//, '')));
  const counted = own.filter((text) => !isFixedText(text));
  const card = page.locator('main li:has(h2, h3)').first();
  const top = (await card.count()) > 0 ? (await card.boundingBox())?.y : undefined;
  const listed = process.env['LIST_WORDS'] ? [...new Set(counted)] : [];
  await page.close();
  const sum = (all: Iterable<string>) => [...all].reduce((total, text) => total + countWords(text), 0);
  return { shown: sum(texts), ours: sum(counted), distinct: sum(new Set(counted)), firstCard: top, listed };
}

const browser = await chromium.launch(launchOptions);
for (const [device, viewport] of Object.entries(DEVICES)) {
  const context = await browser.newContext({ viewport, hasTouch: device === 'phone' });
  await signIn(context.request, url, { email, password });
  for (const path of paths) {
    const { listed, ...counts } = await countPage(context, path);
    console.log(path, device, JSON.stringify(counts));
    for (const text of listed) console.log(`  ${text}`);
  }
}
await browser.close();
