import { expect, type Page } from '@playwright/test';
import { pickSizes } from './pick-sizes.ts';
import { fetchPosts } from './draft-with.ts';
import { expectNoFault } from './expect-no-fault.ts';
import { expectNoToast } from './expect-no-toast.ts';
import { findRow, savePost } from './seed-posts.ts';
import { test } from './threadwell.ts';

test.beforeEach(({ person }) => void person);

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

const open = async (page: Page, id: string) => {
  await page.goto(`/generator?edit=${id}`);
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
};
/** Changes the title of the open post, and saves it. */
async function retitle(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Save Changes' }).click();
}
const saveDraft = (page: Page) => page.getByRole('button', { name: 'Save Draft' }).click();

for (const [size, device] of pickSizes(SIZES, 'two-tabs')) {
  test.describe(`on a ${size}`, () => {
    test.use(device);

    test('shows both versions in the tab that saves later, and lets the author choose', async ({
      page,
      threadwell,
    }) => {
      await savePost(page, threadwell.url, { title: 'Prices' });
      const [post] = await fetchPosts(page);
      const other = await page.context().newPage();
      await open(page, post!.id);
      await open(other, post!.id);
      await retitle(page, 'Prices of the first tab');
      await expect(page.getByText('Content Updated')).toBeVisible();

      await retitle(other, 'Prices of the second tab');
      const choice = other.getByRole('dialog', { name: 'This post was changed elsewhere' });
      await expect(choice.getByRole('region', { name: 'Your version' })).toContainText('second');
      await expect(choice.getByRole('region', { name: 'The saved version' })).toContainText('first');
      await expectNoFault(other, 'the revision dialog');
      await choice.getByRole('button', { name: 'Close' }).click();
      await expect(other.getByText('This post was changed elsewhere after you opened it.')).toBeVisible();
      await expectNoToast(other, 'Failed to save post');
      expect(await fetchPosts(page)).toMatchObject([{ title: 'Prices of the first tab' }]);

      await saveDraft(other);
      await choice.getByRole('button', { name: 'Take theirs' }).click();
      await expect(other.getByRole('heading', { name: 'Prices of the first tab' })).toBeVisible();
      await other.reload();
      await expect(other.getByRole('heading', { name: 'Prices of the first tab' })).toBeVisible();
      await expect(other.getByText(/^Restored your unsaved/)).toBeHidden();
      await retitle(other, 'Prices of both tabs');
      await saveDraft(other);
      await expect(other.getByText('Saved as a draft.', { exact: true })).toBeVisible();
      expect(await fetchPosts(page)).toMatchObject([{ title: 'Prices of both tabs' }]);
    });
  });
}

test("keeps one tab's unsaved text when the other tab saves, even across a reload", async ({
  page,
  threadwell,
}) => {
  await savePost(page, threadwell.url, { title: 'Prices' });
  const [post] = await fetchPosts(page);
  const other = await page.context().newPage();
  await open(page, post!.id);
  await open(other, post!.id);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Title').fill('Prices of the first tab');
  await retitle(other, 'Prices of the second tab');
  await expect(other.getByText('Content Updated')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Prices of the first tab');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const choice = page.getByRole('dialog', { name: 'This post was changed elsewhere' });
  await choice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Content Updated')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Your unsaved text is kept/)).toBeHidden();
  expect(await fetchPosts(page)).toMatchObject([{ title: 'Prices of the first tab' }]);
});

test('overwrites what was saved elsewhere only after the author chooses to', async ({ page, threadwell }) => {
  await savePost(page, threadwell.url, { title: 'Prices' });
  const [post] = await fetchPosts(page);
  await open(page, post!.id);
  await retitle(page, 'Mine');
  await page.request.patch(`/api/posts/${post!.id}`, {
    headers: { origin: threadwell.url },
    data: { title: 'Theirs' },
  });
  await saveDraft(page);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Saved as a draft.', { exact: true })).toBeVisible();
  expect(await fetchPosts(page)).toMatchObject([{ title: 'Mine' }]);
});

test("keeps the post's destination and time when the author's words replace the saved ones, and shows it", async ({
  page,
  threadwell,
}) => {
  const at = (day: number) => new Date(new Date().getFullYear() + 1, 4, day, 11, 30).toISOString();
  const first = { title: 'Prices', status: 'scheduled' as const, scheduledAt: at(1) };
  const { id } = await savePost(page, threadwell.url, first);
  await open(page, id);
  await page.request.patch(`/api/posts/${id}`, {
    headers: { origin: threadwell.url },
    data: { title: 'Theirs', scheduledAt: at(3), subreddit: 'saas' },
  });
  await retitle(page, 'Mine');
  await expect(page.getByText('where and when it goes out stays as it was saved')).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Content Updated')).toBeVisible();
  await expect(page.getByText(/^You are changing a saved post\. It goes out on May 3, /)).toBeVisible();
  await expect(page.getByLabel(/^Schedule Post/)).toHaveValue(/-05-03T11:30$/);
  await expect(page.getByRole('combobox', { name: 'Subreddit' })).toHaveValue('saas');
  await expect(page.getByText(/^To r\/saas/)).toBeVisible();
  expect(await fetchPosts(page)).toMatchObject([{ title: 'Mine', subreddit: 'saas', scheduledAt: at(3) }]);
});

test('keeps what is typed in one tab when the other tab saves the post', async ({ page, threadwell }) => {
  const { id } = await savePost(page, threadwell.url, { title: 'Prices' });
  const other = await page.context().newPage();
  for (const tab of [page, other]) await open(tab, id);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Content').fill('Words that were saved nowhere.');
  await saveDraft(other);
  await expect(other.getByText('Saved as a draft.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Restored your unsaved/)).toBeVisible();
  await expect(page.getByLabel('Content')).toHaveValue('Words that were saved nowhere.');
});

test('opens its own new text in each of two tabs after a reload', async ({ page }) => {
  const other = await page.context().newPage();
  for (const [tab, topic] of [
    [page, 'Of the first tab'],
    [other, 'Of the second tab'],
  ] as const) {
    await tab.goto('/generator');
    await tab.getByLabel('Topic').fill(topic);
  }
  await Promise.all([page.reload(), other.reload()]);
  await expect(page.getByLabel('Topic')).toHaveValue('Of the first tab');
  await expect(other.getByLabel('Topic')).toHaveValue('Of the second tab');
});

test('keeps the text of one tab when another discards it, and offers it only once it is closed', async ({
  page,
}) => {
  await page.goto('/generator');
  await page.getByLabel('Topic').fill('Of the first tab');
  const other = await page.context().newPage();
  await other.goto('/generator');
  await other.getByRole('button', { name: 'Discard' }).click();
  await other.getByLabel('Topic').fill('Of the second tab');
  await expect(other.getByText('Your unsaved text is kept')).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Topic')).toHaveValue('Of the first tab');
  await page.close();
  await other.reload();
  await expect(other.getByLabel('Topic')).toHaveValue('Of the second tab');
  await expect(other.getByText('Your unsaved text is kept: “Of the first tab”')).toBeVisible();
});

test('asks before a change in the list overwrites another text', async ({ page, threadwell }) => {
  await savePost(page, threadwell.url, { title: 'Prices', content: 'What do you charge?' });
  const [post] = await fetchPosts(page);
  // This tab receives no events about the other tab's changes.
  await page.route('**/api/events', (route) => route.abort());
  await page.goto('/posts');
  const row = findRow(page, 'Prices');
  await expect(row).toBeVisible();
  await page.request.patch(`/api/posts/${post!.id}`, {
    headers: { origin: threadwell.url },
    data: { content: 'Other words' },
  });
  await row.getByLabel('Status').selectOption('scheduled');
  const dialog = page.getByRole('dialog', { name: 'Schedule Post' });
  await dialog.getByLabel('Date and time').fill('2031-07-04T09:30');
  await dialog.getByRole('button', { name: 'Schedule Post' }).click();
  const choice = page.getByRole('dialog', { name: 'This post was changed elsewhere' });
  await expect(choice.getByRole('region', { name: 'The saved version' })).toContainText('Other words');
  await choice.getByRole('button', { name: 'Take theirs' }).click();
  await expect(choice).toBeHidden();
  await expect(dialog).toBeHidden();
  expect(await fetchPosts(page)).toMatchObject([{ content: 'Other words', status: 'draft' }]);
});
