import { expect, type Page } from '@playwright/test';
import { getFirstQuestion, fetchPosts } from './draft-with.ts';
import { expectNoFault } from './expect-no-fault.ts';
import { test } from './sandbox-threadwell.ts';
import { savePost } from './seed-posts.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.beforeEach(async ({ connect }) => await connect('sandbox_ada'));

const editorOf = (page: Page) => page.getByRole('form', { name: 'Edit the text' });
const TOO_LONG = 'A title has at most 300 characters.';

/** An overlong title in an open editor, with the buttons in view and the title far above. */
async function writeTooMuch(page: Page): Promise<void> {
  await page.goto('/generator');
  await page.getByRole('combobox', { name: 'Subreddit' }).fill('entrepreneur');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Write it myself' }).tap();
  await editorOf(page).getByLabel('Title').fill('w'.repeat(301));
  const lines = Array.from({ length: 40 }, (_, line) => `Line ${line}`).join('\n\n');
  await editorOf(page).getByLabel('Content', { exact: true }).fill(lines);
  await expect(editorOf(page).getByLabel('Title')).not.toBeInViewport();
}

test('scrolls to an overlong title on publishing, and marks it until it fits', async ({ page }) => {
  await writeTooMuch(page);
  const preflight = page.getByRole('region', { name: 'Preflight' });
  await expect(preflight).toHaveText('The rules are checked once the title is short enough.');
  await page.getByRole('button', { name: 'Publish Now' }).tap();
  const title = editorOf(page).getByLabel('Title');
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await expect(editorOf(page).getByText(TOO_LONG)).toBeInViewport();
  await expectNoFault(page, 'an overlong title');
  expect(await fetchPosts(page)).toEqual([]);

  await title.fill('Short enough');
  await expect(page.getByText(TOO_LONG)).toBeHidden();
  await expect(preflight).toContainText(/Ready|warning|Blocked/);
  await page.getByRole('button', { name: 'Publish Now' }).tap();
  await expect(page.getByText('Your post is live.')).toBeVisible();
});

test('scrolls to an overlong title on Save Changes too', async ({ page }) => {
  await writeTooMuch(page);
  await editorOf(page).getByRole('button', { name: 'Save Changes' }).tap();
  await expect(editorOf(page).getByLabel('Title')).toBeFocused();
  await expect(editorOf(page).getByText(TOO_LONG)).toBeInViewport();
});

test('scrolls to a title that the server refuses, and marks it until it is changed', async ({ page }) => {
  await writeTooMuch(page);
  await editorOf(page).getByLabel('Title').fill('Short enough');
  await editorOf(page).getByRole('button', { name: 'Save Changes' }).tap();
  const message = 'This community wants another title.';
  await page.route('/api/posts', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, json: { code: 'INVALID', message: 'No.', fields: { title: message } } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Publish Now' }).tap();
  await expect(editorOf(page).getByLabel('Title')).toBeFocused();
  await expect(editorOf(page).getByText(message)).toBeInViewport();
  await page.keyboard.type('!');
  await expect(page.getByText(message)).toBeHidden();
});

test("scrolls a wrong link out from under the page's bars, with its message visible", async ({ page }) => {
  await page.goto('/generator?contentType=comment&topic=Late%20invoices');
  await page.getByRole('combobox', { name: 'Subreddit' }).fill('entrepreneur');
  await page.keyboard.press('Escape');
  const thread = page.getByLabel('Thread to answer');
  await thread.fill('https://example.com/no-thread');
  await thread.blur();
  await getFirstQuestion(page).fill('We remind them early.');
  await thread.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top));
  await page.getByRole('button', { name: 'Generate Content' }).tap();
  await expect(thread).toBeFocused();
  const isInSight = () =>
    thread.evaluate((field) => {
      const message = document.getElementById(
        field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '',
      );
      const { left, top, height } = message!.getBoundingClientRect();
      return message!.contains(document.elementFromPoint(left + 4, top + height / 2));
    });
  await expect.poll(isInSight).toBe(true);
});

test('scrolls to the outcome of an edited saved post', async ({ page, threadwell }) => {
  const { id } = await savePost(page, threadwell.url, { title: 'Saved before', status: 'draft' });
  await page.goto(`/generator?edit=${id}`);
  await page.getByRole('button', { name: 'Save Draft' }).tap();
  const card = page.getByRole('region', { name: 'Last saved' });
  await expect(card).toBeFocused();
  await expect(card.getByText('Saved before')).toBeInViewport();
});
