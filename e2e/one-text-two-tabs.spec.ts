import { expect, type Page } from '@playwright/test';
import { fetchPosts } from './draft-with.ts';
import { test } from './sandbox-threadwell.ts';

const publish = (page: Page) => page.getByRole('button', { name: 'Publish Now' }).click();
const expectLive = (page: Page) => expect(page.getByText('Your post is live.')).toBeVisible();

/** Opens the same unsaved text in two tabs. */
async function openTwice(page: Page): Promise<Page> {
  await page.goto('/generator');
  await page.getByLabel('Subreddit').fill('entrepreneur');
  await page.getByRole('button', { name: 'Write it myself' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('How do you answer late payers?');
  await page.getByRole('textbox', { name: 'Content' }).fill('Two of my five clients paid a month late.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const other = await page.context().newPage();
  await other.goto('/generator');
  await expect(other.getByText('Two of my five clients paid a month late.').first()).toBeVisible();
  return other;
}

test('publishes a text from two tabs only once', async ({ page, person, connect }) => {
  await connect('sandbox_ada');
  const other = await openTwice(page);
  await publish(page);
  await expectLive(page);
  await publish(other);
  await expectLive(other);
  expect(await fetchPosts(page), person.email).toMatchObject([{ status: 'published' }]);
});

test('does not send another version of a text already published from another tab, and says so', async ({
  page,
  person,
  connect,
}) => {
  await connect('sandbox_ada');
  const other = await openTwice(page);
  await publish(page);
  await expectLive(page);
  await other.getByRole('button', { name: 'Edit', exact: true }).click();
  await other.getByRole('textbox', { name: 'Content' }).fill('Three of my five clients paid a month late.');
  await other.getByRole('button', { name: 'Save Changes' }).click();
  await publish(other);
  await expect(other.getByText(/^Your first try went out/)).toBeVisible();
  expect(await fetchPosts(page), person.email).toHaveLength(1);
});

test('keeps both versions that two tabs save as drafts', async ({ page, person }) => {
  const other = await openTwice(page);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Saved as a draft.', { exact: true })).toBeVisible();
  await other.getByRole('button', { name: 'Edit', exact: true }).click();
  await other.getByRole('textbox', { name: 'Title' }).fill('How do you answer those who pay late?');
  await other.getByRole('button', { name: 'Save Changes' }).click();
  await other.getByRole('button', { name: 'Save Draft' }).click();
  await expect(other.getByText('Saved as a draft.', { exact: true })).toBeVisible();
  const titles = (await fetchPosts(page)).map(({ title }) => title);
  expect(titles.toSorted(), person.email).toEqual([
    'How do you answer late payers?',
    'How do you answer those who pay late?',
  ]);
});
