import { expect, type Page } from '@playwright/test';
import { pickSizes } from './pick-sizes.ts';
import {
  draftWith,
  fetchPosts,
  getPreflight as preflightOf,
  getPreview,
  openPreflight,
} from './draft-with.ts';
import { expectNoFault, SIZES } from './expect-no-fault.ts';
import { test } from './sandbox-threadwell.ts';

const editorOf = (page: Page) => page.getByRole('form', { name: 'Edit the text' });
const contentOf = (page: Page) => editorOf(page).getByLabel('Content', { exact: true });

const isFocusOnTop = () => {
  const { x, y } = document.activeElement!.getBoundingClientRect();
  return document.elementFromPoint(x + 20, y + 10) === document.activeElement;
};

test.beforeEach(async ({ page, person }) => {
  await page.goto('/generator');
  await expect(page.getByText('Your draft appears here'), person.email).toBeVisible();
});

for (const [size, viewport] of pickSizes(SIZES, 'generator-editor'))
  test(`writes a text without a draft on a ${size}, with its rules beside it, and saves it unchanged`, async ({
    page,
    connect,
  }) => {
    await page.setViewportSize(viewport);
    await connect('sandbox_ada');
    await page.goto('/generator');
    await page.getByRole('button', { name: 'Write it myself' }).click();
    await expect(page.getByText('Please select a subreddit')).toBeVisible();
    await expect(page.getByText('Topic is required')).toBeHidden();
    await page.getByRole('combobox', { name: 'Subreddit' }).fill('entrepreneur');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Write it myself' }).click();
    await expect(editorOf(page).getByLabel('Title')).toBeFocused();
    await expect.poll(() => page.evaluate(isFocusOnTop), 'nothing covers the title').toBe(true);
    await expect(editorOf(page).getByText('Write some text first.')).toBeHidden();
    await page.keyboard.insertText(`What I wrote alone (${size})`);
    await contentOf(page).fill('We took the **small** one.');
    await expect(getPreview(page).getByRole('heading')).toHaveText(`What I wrote alone (${size})`);
    await expect(getPreview(page).locator('strong')).toHaveText('small');
    await expect(preflightOf(page)).toContainText(/Ready|warning|Blocked/);
    await expectNoFault(page, `the editor on a ${size}`);
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await expect(page.getByText('Post saved as draft')).toBeVisible();
    const [post] = await fetchPosts(page);
    expect(post).toMatchObject({
      title: `What I wrote alone (${size})`,
      content: 'We took the **small** one.',
      subreddit: 'entrepreneur',
      status: 'draft',
    });
  });

test('closes an empty editor on Cancel without leaving a text, and can restore a typed text', async ({
  page,
}) => {
  const write = page.getByRole('button', { name: 'Write it myself' });
  await page.getByRole('combobox', { name: 'Subreddit' }).fill('entrepreneur');
  await page.keyboard.press('Enter');
  await write.click();
  await editorOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Your draft appears here')).toBeVisible();
  await expect(write).toBeFocused();
  await write.click();
  await contentOf(page).fill('Twenty minutes of typing.');
  await editorOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Your draft appears here')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(contentOf(page)).toHaveValue('Twenty minutes of typing.');
});

test('grows the editor with its text, with the preview beside it', async ({ page }) => {
  await draftWith(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const before = await contentOf(page).boundingBox();
  await contentOf(page).fill(Array.from({ length: 30 }, (_, line) => `Line ${line}`).join('\n\n'));
  await expect(getPreview(page).getByText('Line 29')).toBeAttached();
  const after = await contentOf(page).boundingBox();
  expect(after!.height).toBeGreaterThan(before!.height * 3);
  const preview = await getPreview(page).boundingBox();
  expect(preview!.x).toBeGreaterThanOrEqual(after!.x + after!.width);
});

test('makes the selection bold, italic or a link with Ctrl+B, Ctrl+I and Ctrl+K, without other shortcuts', async ({
  page,
}) => {
  await draftWith(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await contentOf(page).fill('small');
  await contentOf(page).selectText();
  await page.keyboard.press('Control+b');
  await expect(contentOf(page)).toHaveValue('**small**');
  await page.keyboard.press('Control+b');
  await expect(contentOf(page)).toHaveValue('small');
  await page.keyboard.press('Control+i');
  await expect(contentOf(page)).toHaveValue('*small*');
  await page.keyboard.press('Control+z');
  await expect(contentOf(page)).toHaveValue('small');
  await contentOf(page).selectText();
  await page.keyboard.press('Control+k');
  await expect(contentOf(page)).toHaveValue('[small](https://)');
  await page.keyboard.insertText('https://example.com');
  await expect(contentOf(page)).toHaveValue('[small](https://example.com)');
  await expect(page.getByRole('dialog')).toBeHidden();
  await contentOf(page).fill('');
  await editorOf(page).getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.insertText('loud');
  await expect(contentOf(page)).toHaveValue('**loud**');
});

test('sends exactly what is in the editor, without an extra step', async ({ page, connect }) => {
  await connect('sandbox_ada');
  await page.goto('/generator');
  await draftWith(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await editorOf(page).getByLabel('Title').fill('Said at the last moment');
  await expect(page.getByLabel('Schedule Post')).toBeHidden();
  await expect(page.getByText('To choose a time for it, save your changes first.')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByLabel('Schedule Post').fill('2031-07-04T09:30');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(
    page.getByText(/^Planned for Jul 4, 2031.*\. To choose another time for it, save your changes first\.$/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Schedule Post').fill('');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await editorOf(page).getByLabel('Title').fill('Said at the last moment');
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByText('Post published successfully!')).toBeVisible();
  expect((await fetchPosts(page))[0]).toMatchObject({
    title: 'Said at the last moment',
    status: 'published',
  });
});

test('focuses the button that opens the editor when the editor is closed', async ({ page }) => {
  await draftWith(page);
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  for (const name of ['Cancel', 'Save Changes']) {
    await edit.press('Enter');
    await editorOf(page).getByRole('button', { name }).press('Enter');
    await expect(edit).toBeFocused();
  }
});

test('shows the relevant rules, and updates them while writing', async ({ page, connect, threadwell }) => {
  await connect('sandbox_ada');
  const headers = { origin: threadwell.url };
  await page.request.put('/api/settings/facts', { data: { product: 'Acme', about: [] }, headers });
  await page.goto('/generator');
  await page.getByRole('combobox', { name: 'Subreddit' }).fill('saas');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Write it myself' }).click();
  await editorOf(page).getByLabel('Title').fill('What would you take out?');
  await contentOf(page).fill('We took the small one.');
  await openPreflight(page);
  const kept = preflightOf(page).getByRole('list', { name: 'What it keeps to' });
  await expect(kept).toContainText('It has no link.');
  const against = preflightOf(page).getByRole('list', { name: 'What speaks against it' });
  await expect(against.locator('blockquote').first()).toContainText('At most one mention of a product');
  await contentOf(page).fill('Try Acme.');
  await expect(against).toContainText('doesn’t say that it is yours');
  await expect(kept).toContainText('It is the only mention of Acme in r/saas in 60 days.');
  await contentOf(page).fill('Try Acme. I work on it.');
  await expect(kept).toContainText('It says that Acme is yours.');
  await expectNoFault(page, 'rules the text follows');
});

test("accepts a link post's URL while the text is written, and scrolls to a time that has passed", async ({
  page,
  connect,
}) => {
  await connect('sandbox_ada');
  await page.goto('/generator?contentType=link&subreddit=entrepreneur');
  await page.getByRole('button', { name: 'Write it myself' }).click();
  await editorOf(page).getByLabel('Title').fill('What we measured');
  await page.getByLabel('Link to share').fill('https://example.com/measured');
  await contentOf(page).fill('A word on how.');
  await editorOf(page).getByRole('button', { name: 'Save Changes' }).click();
  await page.getByLabel('Schedule Post').fill('2020-01-01T10:00');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Schedule Post')).toBeHidden();
  await page.getByRole('button', { name: 'Schedule Post' }).click();
  await expect(page.getByLabel('Schedule Post')).toBeFocused();
  await expect(page.getByText('Choose a time in the future.')).toBeVisible();
  expect(await fetchPosts(page)).toEqual([]);
});
