import { expect, type Page } from '@playwright/test';
import { getPreview } from './draft-with.ts';
import { generateReply } from './generate-reply.ts';
import { stubThreads, SAMPLE_THREADS, REPLY } from './stub-threads.ts';
import { test } from './sandbox-threadwell.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Texts with words that can't be broken over two lines. */
const WIDE = {
  'a line of code': `\`\`\`\nnpm install ${'--save-exact '.repeat(24)}\n\`\`\``,
  'a table': `|${'wide-heading|'.repeat(12)}\n|${'-|'.repeat(12)}\n|${'cell|'.repeat(12)}`,
  'a long link': `[${'https://example.com/'.repeat(12)}](https://example.com/)`,
  'a long word': 'w'.repeat(300),
  'code in a list in a quote': `> - one\n>\n>       ${'code '.repeat(60)}`,
};

const editorOf = (page: Page) => page.getByRole('form', { name: 'Edit the text' });
const expectToFit = (page: Page, what: string) =>
  expect
    .poll(
      () => page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
      what,
    )
    .toBe(0);

test('never widens the editor on a phone, whatever is typed', async ({ page, person }) => {
  await page.goto('/generator');
  await page.getByRole('combobox', { name: 'Subreddit' }).fill('entrepreneur');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Write it myself' }).tap();
  await editorOf(page).getByLabel('Title').fill('W'.repeat(300));
  for (const [what, text] of Object.entries(WIDE)) {
    await editorOf(page).getByLabel('Content', { exact: true }).fill(text);
    await expect(getPreview(page), person.email).toContainText(/npm|wide|example|www|code/);
    await expectToFit(page, what);
  }
  await editorOf(page).getByLabel('Content', { exact: true }).fill(Object.values(WIDE).join('\n\n'));
  const code = getPreview(page).locator('pre', { hasText: 'npm' });
  const scrolls = () => code.evaluate((block) => block.scrollWidth > block.clientWidth);
  await expect.poll(scrolls, 'the code scrolls inside its block').toBe(true);
  await editorOf(page).getByRole('button', { name: 'Save Changes' }).tap();
  await expect(editorOf(page)).toBeHidden();
  await expectToFit(page, 'the text once the editor is closed');
});

test('never widens a reply on a phone, whatever is generated', async ({ page, reader }) => {
  await stubThreads(page, [SAMPLE_THREADS]);
  const content = Object.values(WIDE).join('\n\n');
  const json = { ...REPLY, content };
  await page.route('/api/opportunities/*/generate-reply', (route) => route.fulfill({ json }));
  await page.goto('/scanner');
  await page.getByRole('button', { name: /^Generate Reply/ }).tap();
  const dialog = page.getByRole('dialog', { name: 'AI Reply Generator' });
  await generateReply(dialog);
  await expect(dialog.getByText('npm install'), reader.email).toBeVisible();
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const code = dialog.locator('pre', { hasText: 'npm' });
  expect(await code.evaluate((block) => block.scrollWidth > block.clientWidth)).toBe(true);
});
