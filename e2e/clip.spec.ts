import { expect } from '@playwright/test';
import { clip } from './clip-page.ts';
import { generateReply } from './generate-reply.ts';
import { test } from './sandbox-threadwell.ts';
import { showPage, THREAD_ADDRESS, THREAD_PAGE } from './web-pages.ts';

const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const HOSTILE = '"><img src=x onerror=alert(1)> <script>alert(2)</script> Which tool do you use?';

test('clips each kind of page, shows hostile texts as text, and saves the thread', async ({
  page,
  person,
  connect,
  threadwell,
  sandboxUrl,
}) => {
  await connect('sandbox_ada');
  const made = await page.request.post('/api/posts', {
    data: {
      title: HOSTILE,
      content: `I lose a day a week. ${HOSTILE}`,
      subreddit: 'webdev',
      status: 'published',
    },
    headers: { origin: threadwell.url },
  });
  const { permalink } = (await made.json()) as { permalink: string };
  const url = new URL(permalink, sandboxUrl).href;
  const dialogs: string[] = [];
  page.context().on('dialog', (dialog) => dialogs.push(dialog.message()));
  for (const view of ['', '?view=present', '?view=older']) {
    const ours = await clip(page, `${url}${view}`);
    await ours.getByText('Keep it as a thread, too').click();
    await expect(ours.getByLabel('Subreddit'), person.email).toHaveValue('webdev');
    await expect(ours.getByLabel('Title')).toHaveValue(HOSTILE);
    await expect(ours.getByLabel('Text')).toHaveValue(/I lose a day a week/);
    await expect(ours.getByLabel('Author')).toHaveValue('sandbox_ada');
    await expect(ours.getByLabel('Upvotes', { exact: true })).toHaveValue(/^\d+$/);
    await ours.getByRole('button', { name: 'Keep thread' }).click();
    await expect(ours.getByText(/ is among your opportunities\.$/)).toBeVisible();
    await ours.close();
  }
  expect(dialogs).toEqual([]);
  await page.goto('/scanner?score=0');
  const cards = page.getByRole('list', { name: 'Opportunities' }).getByRole('listitem');
  await expect(cards).toHaveCount(1);
  await expect(cards.getByText('Clipped')).toBeVisible();
  await expect(cards.getByRole('heading', { name: HOSTILE })).toBeVisible();
});

test('clips the comments of each kind of page and shows them in the analysis', async ({
  page,
  person,
  sandboxUrl,
}) => {
  await page.goto(`${sandboxUrl}/r/entrepreneur/`);
  const answered = page.locator('.rows li').filter({ hasText: /· [1-9]\d* comments/ });
  const titles = await answered.locator('a.title').all();
  const addresses = await Promise.all(titles.map((title) => title.getAttribute('href')));
  const first = page.locator('main li.reply').first();
  const said = first.locator('p:not(.quiet)').first();
  let address: string | null = null;
  // Some threads have a deleted first comment.
  for (address of addresses) {
    await page.goto(`${sandboxUrl}${address}`);
    if ((await said.textContent()) !== '[deleted]') break;
  }
  const author = String(await first.locator('a[href^="/user/"]').first().textContent());
  const words = String(await said.textContent());
  for (const view of ['', '?view=present', '?view=older']) {
    const ours = await clip(page, `${sandboxUrl}${address}${view}`);
    await ours.getByText(/^\d+ comments? w/).click();
    const comment = ours.getByRole('listitem').filter({ hasText: words });
    await expect(comment.first(), person.email).toContainText(author);
    await expect(comment.first()).toContainText(/· -?\d+ upvotes?/);
    await ours.getByRole('button', { name: 'Keep thread' }).click();
    await ours.getByRole('link', { name: 'Open the scanner' }).click();
    await ours.getByRole('button', { name: /^View Thread/ }).click();
    // In the sandbox two users may write the same comment.
    await expect(ours.getByText(words, { exact: true }).first()).toBeVisible();
    await ours.close();
  }
});

test('clips an https page with a strict policy, including its comments', async ({
  page,
  person,
  context,
}) => {
  await showPage(context, THREAD_ADDRESS, THREAD_PAGE);
  const ours = await clip(page, THREAD_ADDRESS);
  await expect(ours.getByLabel('Subreddit'), person.email).toHaveValue('SaaS');
  await expect(ours.getByLabel('Title')).toHaveValue('Which tool do you use to chase invoices?');
  await expect(ours.getByLabel('Text')).toHaveValue('I lose a day a week.\n\nWhat would you recommend?');
  await expect(ours.getByLabel('Upvotes', { exact: true })).toHaveValue('12');
  await ours.getByText(/^1 comment was/).click();
  await expect(ours.getByText('u/ben · 7 upvotes')).toBeVisible();
  await ours.getByRole('button', { name: 'Keep thread' }).click();
  await expect(ours.getByText(/ is among your opportunities\.$/)).toBeVisible();
});

test('clips the selected passage of an unknown page, or else its text', async ({ page, reader, context }) => {
  const address = 'https://forum.example/t/12';
  await showPage(context, address, '<p>Welcome to the forum.</p><p id="one">Which tool is best?</p>');
  const whole = await clip(page, address);
  await expect(whole.getByLabel('Title'), reader.email).toHaveValue('A page of the web');
  await expect(whole.getByLabel('Text')).toHaveValue('Welcome to the forum.\n\nWhich tool is best?');
  await whole.close();
  const passage = await clip(page, address, () => page.locator('#one').selectText());
  await expect(passage.getByLabel('Text')).toHaveValue('Which tool is best?');
});

test('clips and answers a thread without any account, and saves clipped rules', async ({
  page,
  person,
  sandboxUrl,
}) => {
  await page.goto(`${sandboxUrl}/r/saas/`);
  const address = await page.locator('.rows a.title').first().getAttribute('href');
  const thread = await clip(page, `${sandboxUrl}${address}`);
  await thread.setViewportSize({ width: 360, height: 740 });
  await expect(thread.getByLabel('Subreddit'), person.email).toHaveValue(/^saas$/i);
  expect(await thread.evaluate(sideways)).toBe(0);
  await thread.getByLabel('Upvotes', { exact: true }).fill('many');
  await thread.getByRole('button', { name: 'Keep thread' }).click();
  await expect(thread.getByText('Give a whole number, or leave it empty.')).toBeVisible();
  await thread.getByLabel('Upvotes', { exact: true }).fill('12');
  await thread.getByRole('button', { name: 'Keep thread' }).click();
  await thread.getByRole('link', { name: 'Open the scanner' }).click();
  await thread.getByRole('button', { name: /^Generate Reply/ }).click();
  await generateReply(thread);
  await expect(thread.getByRole('button', { name: 'Edit Reply' })).toBeVisible();
  await thread.close();

  const rules = await clip(page, `${sandboxUrl}/r/saas/`);
  await expect(rules.getByLabel('Rules', { exact: true })).toHaveValue(/Disclose, and keep it rare/);
  await rules.getByRole('button', { name: 'Keep rules' }).click();
  await rules.getByRole('link', { name: /^Open r\/saas$/i }).click();
  await expect(rules.getByText(/Disclose, and keep it rare/).first()).toBeVisible();
});

test('recognizes a page that lists threads, and removes the clip from the URL', async ({ page, reader }) => {
  const post = {
    community: 'r/SaaS',
    title: 'First',
    author: 'a',
    votes: '',
    comments: '',
    created: '',
    body: '',
  };
  const told = { heading: '', selection: '', text: '', comments: [], rules: [], post };
  const fragmentFor = (address: string) => encodeURIComponent(JSON.stringify({ ...told, address }));
  await page.goto(`/clip#${fragmentFor('https://www.reddit.com/r/SaaS/')}`);
  await expect(page.getByText('This page lists several threads'), reader.email).toBeVisible();
  await expect(page).toHaveURL(/\/clip$/);
  await page.goto(`/clip#${fragmentFor('https://www.reddit.com/r/SaaS/comments/1abc2d/first/')}`);
  await expect(page.getByLabel('Title')).toHaveValue('First');
  await expect(page.getByLabel('Upvotes', { exact: true })).toHaveValue('');
  await expect(page).toHaveURL(/\/clip$/);
});

test("copies the bookmarklet's URL for browsers without a bookmarks bar", async ({
  page,
  reader,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/clip');
  await page.getByRole('button', { name: 'Copy the bookmark’s address' }).click();
  await expect(page.getByText('Bookmark copied to clipboard'), reader.email).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const link = page.getByRole('link', { name: 'Clip to Threadwell' });
  await expect(link).toHaveAttribute('href', copied);
});

test('rejects a URL fragment that is not a clip', async ({ page, reader }) => {
  await page.goto('/clip#%7Bbroken');
  await expect(page.getByText('This page couldn’t be read'), reader.email).toBeVisible();
  await expect(page.getByRole('link', { name: 'Clip to Threadwell' })).toBeVisible();
});
