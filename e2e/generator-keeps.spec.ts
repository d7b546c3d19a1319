import { expect } from '@playwright/test';
import type { Post } from '../contract/posts.ts';
import { draftWith, getFirstQuestion, getForm, getPreview, fetchPosts, TOPIC } from './draft-with.ts';
import { expectNoToast } from './expect-no-toast.ts';
import { addByHand, test } from './sandbox-threadwell.ts';

const THREAD = 'https://www.reddit.com/r/saas/comments/abc123/pricing/';

test('receives the thread to answer from another page, and cleans the URL afterwards', async ({
  page,
  person,
}) => {
  const asked = { contentType: 'comment', subreddit: 'saas', topic: 'How do you price?', thread: THREAD };
  await page.goto(`/generator?${new URLSearchParams(asked)}`);
  await expect(page.getByLabel('Topic'), person.email).toHaveValue('How do you price?');
  await expect(page.getByRole('combobox', { name: 'Subreddit' })).toHaveValue('saas');
  await expect(page.getByRole('radio', { name: 'Comment Reply' })).toBeChecked();
  await expect(page.getByLabel('Thread to answer')).toHaveValue(THREAD);
  await expect(page).toHaveURL(/\/generator$/);

  await getFirstQuestion(page).fill('By the hour, at first.');
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(page.getByText('Content Generated')).toBeVisible();
  await expect(getPreview(page).getByText(`In reply to ${THREAD}`)).toBeVisible();
  await expect(getPreview(page).getByRole('heading')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Post saved as draft')).toBeVisible();
  const [post] = await fetchPosts(page);
  expect(post).toMatchObject({ type: 'comment', title: null, parentUrl: THREAD, subreddit: 'saas' });
});

test('rejects a comment without a thread at the field, and publishes it with one', async ({
  page,
  threadwell,
  sandboxUrl,
  connect,
}) => {
  await connect('sandbox_ben');
  const thread = await page.request.post('/api/posts', {
    data: {
      title: 'What did you take?',
      content: 'I am choosing.',
      subreddit: 'entrepreneur',
      status: 'published',
    },
    headers: { origin: threadwell.url },
  });
  const { permalink } = (await thread.json()) as Post;
  await page.goto('/generator?contentType=comment');
  await draftWith(page);
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByLabel('Link of the thread')).toHaveAttribute('aria-invalid', 'true');
  await expectNoToast(page, 'Failed to save post');

  await page.getByLabel('Link of the thread').fill(`${sandboxUrl}${permalink}`);
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByText('Post published successfully!')).toBeVisible();
  const posts = await fetchPosts(page);
  expect(posts.map(({ type, status }) => `${type} ${status}`)).toEqual([
    'comment published',
    'post published',
  ]);
});

test('keeps unsaved work across a reload, until it is discarded or the user signs out', async ({
  page,
  person,
}) => {
  await page.goto('/generator');
  await draftWith(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Title').fill('Half a thou');
  await page.reload();
  await expect(page.getByText('Restored your unsaved text'), person.email).toBeVisible();
  await expect(page.getByLabel('Topic')).toHaveValue(TOPIC);
  await expect(page.getByLabel('Title')).toHaveValue('Half a thou');

  const discard = page.getByRole('button', { name: 'Discard' });
  await discard.click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Topic')).toHaveValue(TOPIC);
  await expect(page.getByLabel('Title')).toHaveValue('Half a thou');
  await discard.click();
  await expect(page.getByText('Restored your unsaved text')).toBeHidden();
  await expect(page.getByLabel('Topic')).toHaveValue('');
  await expect(page.getByLabel('Title')).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Topic')).toHaveValue('');
  await expect(page.getByText('Restored your unsaved text')).toBeHidden();

  await page.getByLabel('Topic').fill('Something of mine');
  await page.getByRole('button', { name: 'Log out' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Log out?' });
  await asked.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Something of mine');
});

test('explains a failed generation, and keeps the previous draft', async ({ page, person }) => {
  await page.goto('/generator');
  await draftWith(page);
  const first = await getPreview(page).innerText();
  const answer = Promise.withResolvers<void>();
  await page.route('/api/generate-content', async (route) => {
    await answer.promise;
    await route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'The model is resting.' } });
  });
  await page.getByRole('button', { name: 'Regenerate' }).click();
  const button = getForm(page).getByRole('button', { name: 'Generating...', disabled: true });
  await expect(button, person.email).toBeVisible();
  answer.resolve();
  await expect(page.getByText('Generation Failed')).toBeVisible();
  await expect(page.getByText('Failed to generate content. Please try again.')).toBeVisible();
  await expect(getForm(page).getByRole('alert')).toHaveText('The model is resting.');
  await expect(page.getByRole('button', { name: 'Generate Content' })).toBeEnabled();
  expect(await getPreview(page).innerText()).toBe(first);
});

test('reuses the idempotency key when saving again after a lost response', async ({ page, person }) => {
  await page.goto('/generator');
  await draftWith(page);
  const keys: (string | undefined)[] = [];
  await page.route('/api/posts', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  // Blocks the calls with which this page or the next could ask for the outcome.
  await page.route('/api/posts/earlier?*', (route) => route.abort());
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Failed to save post. Please try again.'), person.email).toBeVisible();
  await expect(page.getByText('The server didn’t answer.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Post saved as draft')).toBeVisible();
  expect(keys[0]).toBe(keys[1]);
  expect(await fetchPosts(page)).toHaveLength(1);
});

test('can only save a draft without an account, and lets the user choose between two accounts', async ({
  page,
  person,
  context,
  threadwell,
}) => {
  await page.goto('/generator');
  await draftWith(page);
  await expect(page.getByText('No Reddit account is connected'), person.email).toBeVisible();
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Open the dashboard' })).toBeVisible();
  expect(await fetchPosts(page)).toEqual([]);

  await addByHand(context, threadwell.url, 'hand_one');
  await addByHand(context, threadwell.url, 'hand_two');
  await page.reload();
  await page.getByLabel('Account').selectOption('u/hand_two');
  await expect(getPreview(page).getByText('u/hand_two')).toBeVisible();
  await page.getByRole('button', { name: 'Prepare to post' }).click();
  await expect(page.getByRole('region', { name: 'Last saved' })).toContainText('Waiting for you');
  const accounts = (await (await page.request.get('/api/reddit-accounts')).json()) as {
    id: string;
    username: string;
  }[];
  const [post] = await fetchPosts(page);
  expect(post?.redditAccountId).toBe(accounts.find(({ username }) => username === 'hand_two')?.id);
});

test('asks before leaving a text that the browser has no room for', async ({ page, person }) => {
  await page.goto('/generator');
  await page.getByLabel('Topic').fill('First words');
  await page.evaluate(() => {
    for (let size = 1_000_000; size > 0; size = Math.floor(size / 2))
      try {
        for (let no = 0; ; no += 1) localStorage.setItem(`${size}-${no}`, 'x'.repeat(size));
      } catch {
        // It is full for this size.
      }
  });
  await page.getByLabel('Topic').fill('First words, and many more');
  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question, person.email).toContainText('A text that this browser can’t store');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Topic')).toHaveValue('First words, and many more');
});
