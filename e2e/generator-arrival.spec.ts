import { expect, type Page } from '@playwright/test';
import type { Reply } from '../contract/replies.ts';
import { draftWith, fetchPosts } from './draft-with.ts';
import { expectNoFault } from './expect-no-fault.ts';
import { test } from './sandbox-threadwell.ts';
import { withoutFirstAnswers } from './without-first-answers.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.beforeEach(async ({ connect }) => await connect('sandbox_ada'));

const REPLY: Reply = {
  id: 'rep_1',
  author: 'ben',
  text: 'We take the small one too. How do you back it up?',
  createdAt: '2026-11-20T09:00:00.000Z',
  timeAgo: '3 hours ago',
  url: 'https://www.reddit.com/r/saas/comments/abc123/prices/def456/',
  subreddit: 'saas',
  post: { id: 'pst_1', title: 'Which list?', content: 'A text' },
  site: 'sandbox',
};
const editorOf = (page: Page) => page.getByRole('form', { name: 'Edit the text' });
const contentOf = (page: Page) => editorOf(page).getByLabel('Content', { exact: true });
const bringBackOf = (page: Page) => page.getByRole('button', { name: 'Bring it back' });

async function writeAlone(page: Page): Promise<void> {
  await page.goto('/generator');
  await page.getByRole('combobox', { name: 'Subreddit' }).fill('entrepreneur');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Write it myself' }).tap();
  await editorOf(page).getByLabel('Title').fill('Twenty minutes of typing');
  await contentOf(page).fill('We took the small one.');
}

test('puts an unsaved text away when the user clicks Answer, sends only the answer, and restores the text', async ({
  page,
}) => {
  await withoutFirstAnswers(page);
  await page.route('/api/replies', (route) => route.fulfill({ json: [REPLY] }));
  await writeAlone(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Answer u/ben' }).tap();
  await expect(page.getByRole('radio', { name: 'Comment Reply' })).toBeChecked();
  await expect(page.getByText('Your unsaved text is kept: “Twenty minutes of typing”')).toBeVisible();
  await expect(editorOf(page)).toBeHidden();
  const answered = page.getByRole('region', { name: 'What you answer' });
  await expect(answered).toContainText('u/ben');
  await expectNoFault(page, 'a text put away, on a phone');
  await page.getByRole('button', { name: 'Write it myself' }).tap();
  await expect(answered.getByText(REPLY.text)).toBeInViewport();
  await expect(answered.getByRole('link', { name: 'Open the thread' })).toHaveAttribute('href', REPLY.url);
  await contentOf(page).fill('Every night, to another disk.');
  await page.getByRole('button', { name: 'Save Draft' }).tap();
  await expect(page.getByRole('region', { name: 'Last saved' })).toBeVisible();
  expect(await fetchPosts(page)).toMatchObject([
    { type: 'comment', title: null, content: 'Every night, to another disk.', parentUrl: REPLY.url },
  ]);
  await expect(page.getByRole('radio', { name: 'Discussion Post' })).toBeChecked();

  await page.reload();
  await bringBackOf(page).tap();
  await expect(editorOf(page).getByLabel('Title')).toHaveValue('Twenty minutes of typing');
  await expect(bringBackOf(page)).toBeHidden();
});

for (const [what, search] of [
  ['a topic', '?topic=Late%20invoices&subreddit=saas'],
  ['a day of the calendar', '?at=2131-07-04T09:30'],
] as const)
  test(`starts a new text for ${what}, and can swap it with the unsaved one`, async ({ page }) => {
    await writeAlone(page);
    await page.goto(`/generator${search}`);
    await expect(page.getByText('Your draft appears here')).toBeVisible();
    await draftWith(page, { topic: 'Late invoices' });
    await bringBackOf(page).tap();
    await expect(contentOf(page)).toHaveValue('We took the small one.');
    await expect(page.getByLabel('Schedule Post')).toHaveValue('');
    await bringBackOf(page).tap();
    await expect(editorOf(page)).toBeHidden();
    await expect(page.getByLabel('Topic')).toHaveValue('Late invoices');
  });

test('shows the outcome of an edited post before another unsaved text', async ({ page }) => {
  await writeAlone(page);
  const data = {
    title: 'A title',
    content: 'A text about it.',
    subreddit: 'founderslounge',
    status: 'draft',
  };
  const headers = { origin: new URL(page.url()).origin };
  await page.request.post('/api/posts', { data, headers });
  const [post] = await fetchPosts(page);
  await page.goto(`/generator?edit=${post?.id}`);
  await page.getByRole('button', { name: 'Publish Now' }).tap();
  await expect(page.getByRole('region', { name: 'Last saved' })).toContainText('founderslounge');
  await expect(page.getByRole('link', { name: 'Fix the name' })).toBeVisible();
  await expect(editorOf(page)).toBeHidden();
  await bringBackOf(page).tap();
  await expect(contentOf(page)).toHaveValue('We took the small one.');
});
