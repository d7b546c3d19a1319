import { expect } from '@playwright/test';
import { fetchPosts } from './draft-with.ts';
import { expectNoFault } from './expect-no-fault.ts';
import { addByHand, test } from './sandbox-threadwell.ts';
import { findRow, savePost } from './seed-posts.ts';

test.beforeEach(async ({ page, context, person, threadwell }) => {
  void person;
  await addByHand(context, threadwell.url, 'ana_writes');
  await savePost(page, threadwell.url, { title: 'Prices', status: 'published' });
});

const IN_ANOTHER = 'https://www.reddit.com/r/startups/comments/1abcde/prices/';

test('asks about a link from another community, and rejects the link of another post', async ({
  page,
  threadwell,
}) => {
  await savePost(page, threadwell.url, {
    title: 'Support',
    content: 'Who answers at night?',
    status: 'published',
  });
  await page.goto('/posts');
  const dialog = page.getByRole('dialog', { name: 'Paste the link to your post' });
  await findRow(page, 'Prices').getByRole('button', { name: 'I posted it' }).click();
  await dialog.getByLabel('Link of the post').fill(IN_ANOTHER);
  await expect(
    dialog.getByText('This link is in r/startups, and the post was for r/entrepreneur. Is that right?'),
  ).toBeVisible();
  await expectNoFault(page, 'a link from another community');
  await dialog.getByRole('button', { name: 'Yes, save the link' }).click();
  await expect(page.getByText('Marked as published.')).toBeVisible();

  await findRow(page, 'Support').getByRole('button', { name: 'I posted it' }).click();
  await dialog.getByLabel('Link of the post').fill(IN_ANOTHER);
  await dialog.getByRole('button', { name: 'Yes, save the link' }).click();
  await expect(dialog.getByText('This link already belongs to your post “Prices”.')).toBeVisible();
  expect((await fetchPosts(page)).map(({ title, phase }) => [title, phase])).toEqual([
    ['Support', 'needs_you'],
    ['Prices', 'published'],
  ]);
});

test("corrects a mistaken link on its post's page", async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Paste the link to your post' });
  await page.goto('/posts');
  await page.getByRole('link', { name: 'Prices' }).click();
  // The list also has a button with this name.
  await expect(page.getByRole('heading', { level: 1, name: 'Post', exact: true })).toBeVisible();
  for (const [button, link] of [
    ['I posted it', 'https://www.reddit.com/r/entrepreneur/comments/1abcde/slip/'],
    ['Correct the link', 'https://www.reddit.com/r/entrepreneur/comments/1fghij/prices/'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await dialog.getByLabel('Link of the post').fill(link);
    await dialog.getByRole('button', { name: 'Save the link' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(async () => (await fetchPosts(page))[0]?.permalink).toBe(link);
    // None of the user's accounts can read there.
    await expect(page.getByText('The link was saved, not checked.').last()).toBeVisible();
  }
});

test('shows which account posted, if it is not the chosen one', async ({
  page,
  context,
  connect,
  threadwell,
  sandboxUrl,
}) => {
  await connect('sandbox_ada');
  const [post] = await fetchPosts(page);
  const form = { title: post!.title!, text: post!.content, username: 'sandbox_ada' };
  const made = await context.request.post(`${sandboxUrl}/r/entrepreneur/submit`, { form });
  await page.goto(`${threadwell.url}/posts/${post!.id}`);
  const stands = page.getByRole('region', { name: 'Where it stands' });
  await expect(stands).toContainText('u/ana_writes');
  await stands.getByRole('button', { name: 'I posted it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste the link to your post' });
  await dialog.getByLabel('Link of the post').fill(made.url());
  await dialog.getByRole('button', { name: 'Save the link' }).click();
  await expect(dialog.getByText('u/sandbox_ada posted this, not u/ana_writes. Is that right?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Yes, save the link' }).click();
  await expect(page.getByText('Posted by u/sandbox_ada, not by u/ana_writes.')).toBeVisible();
  await expect(stands).toContainText('u/sandbox_ada');
  await expect(page.getByRole('article', { name: 'How it will look' })).toContainText('u/sandbox_ada');
});

test('says in the sandbox why the QR code is missing, and how to leave the sandbox', async ({ page }) => {
  await page.goto('/posts');
  await findRow(page, 'Prices').getByRole('button', { name: 'Use my phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Post it from your phone' });
  await expect(dialog).toContainText('The sandbox is on this machine alone');
  await expectNoFault(page, 'no code in the sandbox');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('region', { name: 'Sandbox' }).getByRole('link', { name: 'Switch to Reddit' }).click();
  await expect(page.getByText('SANDBOX=off npm start')).toBeInViewport();
});
