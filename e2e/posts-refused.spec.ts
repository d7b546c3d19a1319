import { expect } from '@playwright/test';
import { pickSizes } from './pick-sizes.ts';
import { draftWith, fetchPosts } from './draft-with.ts';
import { expectNoFault } from './expect-no-fault.ts';
import { test } from './sandbox-threadwell.ts';
import { findRow, savePost } from './seed-posts.ts';

test.use({ timezoneId: 'America/New_York', locale: 'en-US' });
test.beforeEach(async ({ connect }) => await connect('sandbox_ada'));

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

for (const [size, device] of pickSizes(SIZES, 'posts-refused')) {
  test.describe(`on a ${size}`, () => {
    test.use(device);

    test('links a post refused by a closed community to its moderators or another community', async ({
      page,
      threadwell,
    }) => {
      await savePost(page, threadwell.url, { title: 'Hello', subreddit: 'handpicked', status: 'published' });
      await page.goto('/posts');
      const row = findRow(page, 'Hello');
      await expect(row.getByText('Only approved accounts may post')).toBeVisible();
      await expect(row.getByRole('link', { name: 'Message the moderators' })).toHaveAttribute(
        'href',
        /\/message\/compose\?to=r%2Fhandpicked&subject=May\+I\+post/,
      );
      await expectNoFault(page, 'a refused post');
      await row.getByRole('link', { name: 'Choose another community' }).click();
      await expect(page).toHaveURL(/\/generator\?edit=/);
    });

    test('chooses a flair in the composer before the post goes out', async ({ page }) => {
      await page.goto('/generator');
      await draftWith(page, { subreddit: 'showyourwork' });
      const flair = page.getByLabel('Flair');
      await expect(page.getByText('r/showyourwork wants one on every post.')).toBeVisible();
      await page.getByRole('button', { name: 'Publish Now' }).click();
      await expect(page.getByRole('region', { name: 'Preflight' })).toContainText(
        'every post needs a flair.',
      );
      await expect(page.getByRole('alert')).toContainText('The preflight says what holds this back.');
      expect(await fetchPosts(page)).toEqual([]);
      await page.getByRole('button', { name: 'Save Draft' }).click();
      await expect(page.getByText('Saved as a draft.', { exact: true })).toBeVisible();
      const [saved] = await fetchPosts(page);
      await page.goto(`/generator?edit=${saved!.id}`);
      await flair.selectOption({ index: 1 });
      const chosen = await flair.inputValue();
      await expectNoFault(page, 'the composer with a flair');
      await page.getByRole('button', { name: 'Save Draft' }).click();
      await expect.poll(async () => (await fetchPosts(page))[0]?.flair).toBe(chosen);
    });
  });
}

test('adds a missing flair in the list', async ({ page, threadwell }) => {
  const parked = {
    title: 'What I built',
    subreddit: 'showyourwork',
    content: 'It reads logs. What is missing?',
  };
  await savePost(page, threadwell.url, parked);
  const [post] = await fetchPosts(page);
  const problem = {
    code: 'FLAIR_REQUIRED',
    message: 'r/showyourwork: every post needs a flair.',
    remedy: 'Choose one, then send it.',
  };
  const needing = { ...post!, status: 'scheduled', phase: 'needs_you', problem };
  await page.route('/api/posts', (route) => route.fulfill({ json: [needing] }));
  await page.goto('/posts');
  await page.getByRole('button', { name: 'Choose a flair' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a flair' });
  await dialog.getByLabel('Flair').selectOption({ index: 1 });
  await expectNoFault(page, 'the flair dialog');
  const changed = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await dialog.getByRole('button', { name: 'Send it' }).click();
  expect(((await (await changed).json()) as { flair: string }).flair).not.toBe('');
});

test('reports a nonexistent or closed community at its field before anything is written', async ({
  page,
}) => {
  await page.goto('/generator');
  const field = page.getByRole('combobox', { name: 'Subreddit' });
  await field.fill('doesnotexist123');
  await expect(page.getByText('There is no r/doesnotexist123 in the sandbox.')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/couldn’t be loaded/)).toBeHidden();
  await field.fill('handpicked');
  await expect(page.getByText('Only approved members may post in r/handpicked.')).toBeVisible();
  await field.fill('entrepreneur');
  await expect(page.getByText('Only approved members')).toBeHidden();
  await expect(field).not.toHaveAttribute('aria-invalid');
});
