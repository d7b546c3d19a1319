import { readFile } from 'node:fs/promises';
import { expect, type Route } from '@playwright/test';
import { fetchPosts } from './draft-with.ts';
import { expectNoFault } from './expect-no-fault.ts';
import { test } from './sandbox-threadwell.ts';
import { findRow, savePost } from './seed-posts.ts';

test.use({ timezoneId: 'America/New_York', locale: 'en-US' });
test.beforeEach(({ person }) => void person);

test('previews an export line by line, imports it exactly once, and undoes it', async ({
  page,
  threadwell,
}) => {
  await savePost(page, threadwell.url, { title: '=1+1', content: 'With "quotes", and\ntwo lines' });
  await savePost(page, threadwell.url, { title: 'Stays here' });
  await page.goto('/posts');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const exported = await readFile(await download.path(), 'utf8');
  const planned = ',post,Planned,A plan,webdev,scheduled,waiting,,2031-07-04 09:30\r\n';
  const wrong = ',post,Wrong,A text,no spaces,draft,draft\r\n';
  const buffer = Buffer.from(exported + planned + wrong);
  await findRow(page, '=1+1').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(findRow(page, '=1+1')).toBeHidden();

  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import posts' });
  await dialog
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'plan.csv', mimeType: 'text/csv', buffer });
  await dialog.getByLabel('Schedule those with a time in the future').check();
  await expect(dialog.getByText('1 draft, 1 scheduled, 1 left out, 1 wrong')).toBeVisible();
  await expect(dialog.getByText('It is in your list already.')).toBeVisible();
  await expect(dialog.getByText('The line that is wrong is left out.')).toBeVisible();
  // The first response is lost; clicking again must not import anything twice.
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('/api/posts/import', loseAnswer, { times: 1 });
  await dialog.getByRole('button', { name: 'Import 2 posts, leave out 1' }).click();
  await expect(dialog.getByText('The server didn’t answer.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 2 posts, leave out 1' }).click();
  await expect(page.getByText('2 posts imported')).toBeVisible();
  const made = (await fetchPosts(page)).map(({ title, phase, content }) => [title, phase, content]);
  expect(made.slice(0, 2)).toEqual([
    ['=1+1', 'draft', 'With "quotes", and\ntwo lines'],
    ['Planned', 'waiting', 'A plan'],
  ]);
  expect(made).toHaveLength(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await fetchPosts(page)).length).toBe(1);
});

test("imports a disconnected account's post for the chosen account", async ({ page, person, connect }) => {
  await connect('sandbox_ada');
  await connect('sandbox_ben');
  await page.goto('/posts#import');
  const dialog = page.getByRole('dialog', { name: 'Import posts' });
  const buffer = Buffer.from('subreddit,title,content,account\nsaas,Rent,On rent,u/ella_crumbly\n');
  await dialog
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'hers.csv', mimeType: 'text/csv', buffer });
  await expect(dialog.getByText('u/ella_crumbly isn’t connected. Choose above who posts it.')).toBeVisible();
  await expectNoFault(page, 'a line without an account');
  await dialog.getByLabel('Who posts for accounts that aren’t connected').selectOption('u/sandbox_ben');
  await dialog.getByRole('button', { name: 'Import 1 post', exact: true }).click();
  await expect(page.getByText('1 post imported'), person.email).toBeVisible();
  await page.getByRole('link', { name: 'Rent' }).click();
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByText('“Rent” goes out to r/saas from u/sandbox_ben at once.')).toBeVisible();
});

test('restores a post from the trash or deletes it for good', async ({ page, threadwell }) => {
  for (const title of ['One', 'Two', 'Three']) {
    const { id } = await savePost(page, threadwell.url, { title });
    const deleted = await page.request.delete(`/api/posts/${id}`, { headers: { origin: threadwell.url } });
    expect(deleted.status()).toBe(204);
  }
  await page.goto('/posts');
  await page.getByRole('link', { name: 'Trash (3)' }).click();
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect(row('Three')).toBeVisible();
  await page.keyboard.press('j');
  await expect(row('Three').getByRole('button', { name: 'Restore' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Post restored')).toBeVisible();
  await expect.poll(async () => (await fetchPosts(page)).map(({ title }) => title)).toEqual(['Three']);
  await row('Two').getByRole('button', { name: 'Delete for good' }).click();
  const sure = page.getByRole('alertdialog', { name: 'Delete this post for good?' });
  await sure.getByRole('button', { name: 'Cancel' }).click();
  await row('Two').getByRole('button', { name: 'Delete for good' }).click();
  await sure.getByRole('button', { name: 'Delete for good' }).click();
  await expect(row('Two')).toBeHidden();
  await page.getByRole('button', { name: 'Empty trash' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect((await fetchPosts(page)).map(({ title }) => title)).toEqual(['Three']);
});

test("maps other tools' names for post types to ours, and warns of a near-duplicate before sending", async ({
  page,
  connect,
}) => {
  await connect('sandbox_ada');
  const text = 'We moved our invoices to one page last spring, and people paid a week sooner than before.';
  const lines = [
    'type,title,content,subreddit,scheduledAt',
    `Discussion Post,One,"${text}",entrepreneur,2031-07-04 09:30`,
    `self,Two,"${text}",saas,2031-07-05 09:30`,
    'thing,Three,Other words.,webdev,',
  ];
  await page.goto('/posts');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import posts' });
  const buffer = Buffer.from(lines.join('\n'));
  await dialog
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'plan.csv', mimeType: 'text/csv', buffer });
  await expect(dialog.getByText('2 drafts, 1 wrong')).toBeVisible();
  await expect(dialog.getByText('“thing” isn’t a type. Use post, link or comment.')).toBeVisible();
  await dialog.getByLabel('Schedule those with a time in the future').check();
  await expect(dialog.getByText('1 scheduled, 1 wrong, 1 held back')).toBeVisible();
  const nearCopy = 'This is nearly the same text as your post in r/entrepreneur.';
  await expect(dialog.getByRole('row', { name: 'Two' })).toContainText(nearCopy);
  await expect(dialog.getByText('The 2 lines that are wrong or held back are left out.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 1 post, leave out 2' }).click();
  await expect(page.getByText('1 post imported')).toBeVisible();
  expect((await fetchPosts(page)).map(({ title, phase }) => [title, phase])).toEqual([['One', 'waiting']]);
});
