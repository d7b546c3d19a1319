import { expect, type Page } from '@playwright/test';
import {
  draftWith,
  fetchPosts,
  getPreflight,
  getForm,
  getPreview,
  openPreflight,
  stubDraft,
} from './draft-with.ts';
import { expectNoFault } from './expect-no-fault.ts';
import { test } from './sandbox-threadwell.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.beforeEach(async ({ connect }) => await connect('sandbox_ada'));

const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Subreddit' });
const editorOf = (page: Page) => page.getByRole('form', { name: 'Edit the text' });
const publishOf = (page: Page) => page.getByRole('button', { name: 'Publish Now' });

async function nameCommunity(page: Page, name: string): Promise<void> {
  await fieldOf(page).fill(name);
  await page.keyboard.press('Escape');
}

async function writeFor(page: Page, subreddit: string): Promise<void> {
  await page.goto('/generator');
  await nameCommunity(page, subreddit);
  await page.getByRole('button', { name: 'Write it myself' }).tap();
  await editorOf(page).getByLabel('Title').fill('What would you take out?');
  await editorOf(page).getByLabel('Content', { exact: true }).fill('We took the small one.');
}

test('sends a hand-written text to the subreddit in the form, which is shown beside the buttons', async ({
  page,
}) => {
  await writeFor(page, 'saas');
  await expect(publishOf(page)).toHaveAccessibleDescription('To r/saas from u/sandbox_ada');
  await nameCommunity(page, 'entrepreneur');
  await expect(publishOf(page)).toHaveAccessibleDescription('To r/entrepreneur from u/sandbox_ada');
  await expect(page.getByText('Moved from r/saas.')).toBeInViewport();
  await openPreflight(page);
  await expect(page.getByRole('link', { name: 'All rules of r/entrepreneur' })).toBeAttached();
  await expectNoFault(page, 'a moved text, on a phone');
  await page.getByRole('button', { name: 'Undo: back to r/saas' }).tap();
  await expect(fieldOf(page)).toHaveValue('saas');
  await expect(publishOf(page)).toHaveAccessibleDescription('To r/saas from u/sandbox_ada');
  await nameCommunity(page, 'entrepreneur');
  await publishOf(page).tap();
  await expect(page.getByText('Your post is live.')).toBeVisible();
  expect(await fetchPosts(page)).toMatchObject([{ subreddit: 'entrepreneur', status: 'published' }]);
});

test('sends nothing while the form names no subreddit', async ({ page }) => {
  await writeFor(page, 'saas');
  await nameCommunity(page, '');
  await publishOf(page).tap();
  await expect(fieldOf(page)).toBeFocused();
  await expect(getForm(page).getByText('Please select a subreddit')).toBeVisible();
  expect(await fetchPosts(page)).toEqual([]);
});

test("says beside the buttons that a draft is for another subreddit than the form's", async ({ page }) => {
  await page.goto('/generator');
  await draftWith(page, { subreddit: 'saas' });
  await page.evaluate(() => scrollTo(0, 0));
  await nameCommunity(page, 'entrepreneur');
  await expect(publishOf(page)).toHaveAccessibleDescription('To r/saas from u/sandbox_ada');
  await publishOf(page).scrollIntoViewIfNeeded();
  await expect(page.getByText('Generate again for r/entrepreneur, or move it there')).toBeInViewport();
  await page.getByRole('button', { name: 'Move it to r/entrepreneur' }).tap();
  await expect(getPreview(page).getByText('r/entrepreneur', { exact: true })).toBeVisible();
  await publishOf(page).tap();
  await expect(page.getByText('Your post is live.')).toBeVisible();
  expect(await fetchPosts(page)).toMatchObject([{ subreddit: 'entrepreneur' }]);
});

test('sends the post to the new name once a refused one is corrected in the form', async ({ page }) => {
  await writeFor(page, 'founderslounge');
  await publishOf(page).tap();
  await page.getByRole('link', { name: 'Fix the name' }).tap();
  await expect(page).toHaveURL(/edit=/);
  await expect(getPreview(page).getByRole('heading')).toBeInViewport();
  await expect(page.getByLabel('Topic')).toBeHidden();
  await page.getByRole('button', { name: 'Change the subreddit' }).tap();
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toBeInViewport();
  await expectNoFault(page, 'a saved post on a phone');
  await nameCommunity(page, 'entrepreneur');
  await publishOf(page).tap();
  await expect(page.getByText('Your post is live.')).toBeVisible();
  const posts = await fetchPosts(page);
  expect(posts.map(({ subreddit, status }) => `${subreddit} ${status}`)).toContain('entrepreneur published');
});

test('opens a saved post with its text, and its topic below the text', async ({ page }) => {
  await writeFor(page, 'entrepreneur');
  await page.getByRole('button', { name: 'Save Draft' }).tap();
  await expect(page.getByRole('region', { name: 'Last saved' })).toBeVisible();
  const [post] = await fetchPosts(page);
  await page.goto(`/generator?edit=${post?.id}`);
  await expect(getPreview(page).getByText('We took the small one.')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeInViewport();
  await page.getByText('Topic and subreddit').tap();
  await expect(page.getByLabel('Topic')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByText('Topic and subreddit')).toBeHidden();
  await expect(page.getByLabel('Topic')).toBeVisible();
});

test("sends a comment to its thread's subreddit, and rejects a wrong link at once", async ({ page }) => {
  await page.goto('/generator');
  await nameCommunity(page, 'entrepreneur');
  await page.getByText('More choices').tap();
  await page.getByRole('radio', { name: 'Comment Reply' }).check();
  const thread = page.getByLabel('Thread to answer');
  await thread.fill('https://www.reddit.com/r/saas/');
  await expect(page.getByText('This isn’t the address of a thread or comment.')).toBeVisible();
  await thread.fill('https://www.reddit.com/r/saas/comments/1abcde/how_do_you_price/');
  await expect(fieldOf(page)).toHaveValue('saas');
  await expect(page.getByText('This isn’t the address of a thread or comment.')).toBeHidden();
  await nameCommunity(page, 'entrepreneur');
  await expect(page.getByText('This thread is in r/saas.')).toBeVisible();
  await expect(thread).toHaveAttribute('aria-invalid', 'true');
});

test('explains an invalid link until it is changed', async ({ page }) => {
  await page.goto('/generator');
  await page.getByLabel('Topic').fill('Our price page');
  await nameCommunity(page, 'programming');
  await page.getByText('More choices').tap();
  await page.getByRole('radio', { name: 'Link Post' }).check();
  await page.getByRole('button', { name: 'Write it myself' }).tap();
  await editorOf(page).getByLabel('Title').fill('A page about prices');
  await editorOf(page).getByLabel('Content', { exact: true }).fill('What it says.');
  const link = page.getByLabel('Link to share');
  await publishOf(page).tap();
  await expect(page.getByText('Enter the link that the post shares.')).toBeVisible();
  await link.fill('hello');
  await expect(page.getByText('Enter the link that the post shares.')).toBeHidden();
  await publishOf(page).tap();
  await expect(page.getByText('This isn’t a web address.')).toBeVisible();
  expect(await fetchPosts(page)).toEqual([]);
});

test('opens the field that prevents sending when a text is refused', async ({ page }) => {
  await page.goto('/generator');
  await stubDraft(page, { engine: 'openai/gpt-5.4', content: 'Reminders help. What do you do?' });
  await draftWith(page, { subreddit: 'webdev' });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await publishOf(page).tap();
  await expect(page.getByText('The preflight says what holds this back.')).toBeVisible();
  await expect(getPreflight(page).getByRole('list', { name: 'What speaks against it' })).toBeInViewport();
});
