import { expect } from '@playwright/test';
import { sampleAnalytics, samplePost } from '../test/sample-post.ts';
import { pickSizes } from './pick-sizes.ts';
import { fetchPosts } from './draft-with.ts';
import { addByHand, test } from './sandbox-threadwell.ts';
import { stubPosts, findRow, savePost } from './seed-posts.ts';

test.use({ timezoneId: 'America/New_York', locale: 'en-US' });
test.beforeEach(({ person }) => void person);

const LONG = 'Forty-nine letters and a space stand in this line and then it goes on.';
const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
};

const ON_REDDIT = 'This link leads to Reddit, and nothing of the sandbox is there.';

for (const [size, device] of pickSizes(SIZES, 'posts')) {
  test.describe(`on a ${size}`, () => {
    test.use(device);

    test('links an empty list to the first post', async ({ page }) => {
      await page.goto('/posts');
      await expect(page.getByText('Manage all your Reddit content in one place')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
      await expect(
        page.getByText("You haven't created any posts yet. Start by generating your first Reddit post!"),
      ).toBeVisible();
      await page.getByLabel('Filter by status').selectOption('failed');
      await expect(
        page.getByText('No posts with status "failed" found. Try a different filter.'),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Create Your First Post' }).click();
      await expect(page).toHaveURL(/\/generator$/);
    });

    test('schedules a draft, unschedules it, and publishes it for real', async ({
      page,
      threadwell,
      connect,
    }) => {
      await connect('sandbox_ada');
      const title = `From draft to thread (${size})`;
      await savePost(page, threadwell.url, { title, content: LONG });
      await page.goto('/posts');
      const row = findRow(page, title);
      const status = row.getByLabel('Status');
      await expect(status).toHaveValue('draft');
      await expect(row.getByText(`${LONG.slice(0, 50)}...`, { exact: true })).toBeVisible();
      await expect(row.getByText('r/entrepreneur')).toBeVisible();
      await expect(row.getByText('upvotes not measured')).toBeAttached();

      await status.selectOption('scheduled');
      const dialog = page.getByRole('dialog', { name: 'Schedule Post' });
      await dialog.getByRole('button', { name: 'Schedule Post' }).click();
      await expect(page.getByText('Date Required')).toBeVisible();
      await dialog.getByLabel('Date and time').fill('2020-01-01T10:00');
      await dialog.getByRole('button', { name: 'Schedule Post' }).click();
      await expect(dialog.getByText('Choose a time in the future.')).toBeVisible();
      await dialog.getByLabel('Date and time').fill('2031-07-04T09:30');
      await dialog.getByRole('button', { name: 'Schedule Post' }).click();
      await expect(page.getByText('Post status updated successfully')).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(status).toHaveValue('scheduled');
      const [scheduled] = await fetchPosts(page);
      expect(scheduled).toMatchObject({ phase: 'waiting', timeZone: 'America/New_York' });
      expect(scheduled?.scheduledAt).toMatch(/^2031-07-04T13:30:00/);

      await status.selectOption('draft');
      await expect(page.getByText('Post status updated successfully')).toBeVisible();
      await expect.poll(async () => (await fetchPosts(page))[0]?.phase).toBe('draft');

      await status.selectOption('published');
      const sure = page.getByRole('dialog', { name: 'Publish this post now?' });
      await sure.getByRole('button', { name: 'Cancel' }).click();
      await expect(status).toHaveValue('draft');
      await status.selectOption('published');
      await sure.getByRole('button', { name: 'Publish Now' }).click();
      await expect(row.getByText('Published', { exact: true })).toBeVisible();
      await expect(sure).toBeHidden();
      await expect(status).toBeHidden();
      expect((await fetchPosts(page))[0]).toMatchObject({ status: 'published', phase: 'published' });
    });

    test('deletes a post only after confirmation, and restores it on Undo', async ({ page, threadwell }) => {
      await savePost(page, threadwell.url, { title: 'To be deleted' });
      await page.goto('/posts');
      const row = findRow(page, 'To be deleted');
      await row.getByRole('button', { name: 'Delete To be deleted', exact: true }).click();
      const sure = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this post?' });
      await sure.getByRole('button', { name: 'Cancel' }).click();
      await expect(row).toBeVisible();
      await row.getByRole('button', { name: /^Delete/ }).click();
      await sure.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Post deleted successfully')).toBeVisible();
      await expect(row).toBeHidden();
      await expect.poll(() => fetchPosts(page)).toEqual([]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(row).toBeVisible();
      await expect(row.getByRole('link', { name: 'To be deleted' })).toBeFocused();

      await row.getByRole('button', { name: 'Edit To be deleted', exact: true }).click();
      await expect(page).toHaveURL(/\/generator\?edit=pst_/);
    });

    test('guides an account without API access through posting by hand', async ({
      page,
      context,
      threadwell,
    }) => {
      await addByHand(context, threadwell.url, 'hand_made');
      await savePost(page, threadwell.url, { title: 'By my own hand', status: 'published' });
      await page.goto('/posts');
      const row = findRow(page, 'By my own hand');
      await expect(row.getByText('Needs you')).toBeVisible();
      await expect(row.getByRole('link', { name: 'Open the composer' })).toHaveAttribute(
        'href',
        /\/r\/entrepreneur\/submit\?title=By\+my\+own\+hand/,
      );
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await row.getByRole('button', { name: 'Copy title' }).click();
      await expect(page.getByText('Title copied to clipboard')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('By my own hand');

      await row.getByRole('button', { name: 'I posted it' }).click();
      const where = page.getByRole('dialog', { name: 'Paste the link to your post' });
      const link = where.getByLabel('Link of the post');
      await link.fill('https://example.com/r/x/comments/abc123/');
      await link.press('Enter');
      // The question appears with the link. The first Enter moves the focus to its button, the second confirms.
      await expect(where.getByRole('button', { name: 'Yes, save the link' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(where.getByText('This isn’t the link of a post or comment on Reddit.')).toBeVisible();
      await link.fill('https://www.reddit.com/r/other/comments/abc123/by_my_own_hand/');
      await expect(where.getByRole('status')).toHaveText(
        `${ON_REDDIT} This link is in r/other, and the post was for r/entrepreneur. Is that right?`,
      );
      await expect(where.getByRole('button', { name: 'Yes, save the link' })).toBeVisible();
      await link.fill('https://www.reddit.com/r/entrepreneur/comments/abc123/by_my_own_hand/');
      await expect(where.getByRole('status')).toHaveText(`${ON_REDDIT} Is that right?`);
      await where.getByRole('button', { name: 'Yes, save the link' }).click();
      await expect(where).toBeHidden();
      await expect(row.getByText('Published', { exact: true })).toBeVisible();
    });
  });
}

test('has the specified columns, and a status menu only for posts that can change', async ({ page }) => {
  const analytics = sampleAnalytics({ upvotes: 1284, comments: 96, engagementRate: 7 });
  await stubPosts(page, [
    samplePost({ id: 'a', title: 'Draft one' }),
    samplePost({ id: 'b', title: 'Sent one', status: 'published', phase: 'published', analytics }),
    samplePost({ id: 'c', title: 'Failed one', status: 'failed', phase: 'failed' }),
    samplePost({ id: 'd', title: 'Busy one', status: 'scheduled', phase: 'checking' }),
  ]);
  await page.goto('/posts');
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    'Content',
    'Subreddit',
    'Status',
    'Engagement',
    'Date',
    'Actions',
  ]);
  await expect(findRow(page, 'Draft one').getByText('Nov 20, 2026')).toBeVisible();
  await expect(findRow(page, 'Draft one').getByLabel('Status')).toBeEnabled();
  for (const title of ['Sent one', 'Failed one'])
    await expect(findRow(page, title).getByLabel('Status')).toHaveCount(0);
  await expect(findRow(page, 'Busy one').getByLabel('Status')).toBeDisabled();
  await expect(findRow(page, 'Busy one').getByText('Outcome unknown')).toBeVisible();
  for (const count of ['1,284', '96']) await expect(findRow(page, 'Sent one').getByText(count)).toBeVisible();
});

test('rolls back and reports a change that the server refuses', async ({ page, threadwell }) => {
  await savePost(page, threadwell.url, { title: 'Stays as it is' });
  await page.goto('/posts');
  const row = findRow(page, 'Stays as it is');
  await page.route(/\/api\/posts\/./, (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Something went wrong.' } }),
  );
  await row.getByLabel('Status').selectOption('published');
  const sure = page.getByRole('dialog', { name: 'Publish this post now?' });
  await sure.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByText('Failed to update post status')).toBeVisible();
  await expect(sure.getByText('Something went wrong.', { exact: true })).toBeVisible();
  await sure.getByRole('button', { name: 'Cancel' }).click();
  await expect(row.getByLabel('Status')).toHaveValue('draft');
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete post')).toBeVisible();
  await expect(row).toBeVisible();
});

test('links an incomplete draft to the editor', async ({ page, threadwell, connect }) => {
  await connect('sandbox_ada');
  const content = 'A text that has no title yet.';
  await savePost(page, threadwell.url, { title: null, content });
  await page.goto('/posts');
  await findRow(page, content).getByLabel('Status').selectOption('scheduled');
  const dialog = page.getByRole('dialog', { name: 'Schedule Post' });
  await dialog.getByLabel('Date and time').fill('2031-07-04T09:30');
  await dialog.getByRole('button', { name: 'Schedule Post' }).click();
  await expect(dialog.getByText('Give it a title first.')).toBeVisible();
  await dialog.getByRole('link', { name: 'Edit the post' }).click();
  await expect(page.getByText('You are changing a saved post.')).toBeVisible();
});

test("shows a post's preview, status and history on its page", async ({ page, threadwell, connect }) => {
  await connect('sandbox_ada');
  const post = await savePost(page, threadwell.url, { title: 'Told in full', content: 'A **bold** word.' });
  const response = await page.goto(`/posts/${post.id}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('article').getByRole('heading', { name: 'Told in full' })).toBeVisible();
  await expect(page.getByRole('article').locator('strong')).toHaveText('bold');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('Saved.')).toBeVisible();

  // The open page shows a change made in another tab or through the API.
  const patched = await page.request.patch(`/api/posts/${post.id}`, {
    data: { status: 'published' },
    headers: { origin: threadwell.url },
  });
  expect(patched.status()).toBe(200);
  await expect(history.getByText('Accepted: it’s live.')).toBeVisible();
  const state = page.getByRole('region', { name: 'Where it stands' });
  await expect(state.getByText('Published', { exact: true })).toBeVisible();
  await expect(state.getByText('u/sandbox_ada')).toBeVisible();
  const [thread] = await Promise.all([
    page.waitForEvent('popup'),
    state.getByRole('link', { name: 'Open the post' }).click(),
  ]);
  await expect(thread.getByRole('heading', { name: 'Told in full' })).toBeVisible();

  await state.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/posts$/);
  await page.goto(`/posts/${post.id}`);
  await expect(page.getByRole('heading', { name: 'We can’t find this post' })).toBeVisible();
});

test("never changes a post's status on a stray key", async ({ page, threadwell }) => {
  await savePost(page, threadwell.url, { title: 'Stays', status: 'draft' });
  await page.goto('/posts');
  const status = page.getByLabel('Status of Stays');
  await status.focus();
  for (const key of ['p', 's', 'End']) await page.keyboard.press(key);
  await expect(status).toHaveValue('draft');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await status.selectOption('Scheduled');
  await expect(page.getByRole('dialog', { name: 'Schedule Post' })).toBeVisible();
});
