import { expect } from '@playwright/test';
import { pickSizes } from './pick-sizes.ts';
import { draftWith, getFirstQuestion, getForm, getPreview, fetchPosts, TOPIC } from './draft-with.ts';
import { expectNoToast } from './expect-no-toast.ts';
import { test } from './sandbox-threadwell.ts';

test.use({ timezoneId: 'America/New_York' });
test.beforeEach(({ person }) => void person);

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
};

for (const [size, device] of pickSizes(SIZES, 'generator')) {
  test.describe(`on a ${size}`, () => {
    test.use(device);

    test('turns a topic into a draft, which is edited and published to the community', async ({
      page,
      connect,
    }) => {
      await connect('sandbox_ada');
      await page.goto('/generator');
      await expect(page.getByRole('heading', { level: 1, name: 'AI Content Generator' })).toBeVisible();
      await draftWith(page);
      await expect(page.getByText('Your Reddit content has been created successfully!')).toBeVisible();
      const frame = getPreview(page);
      for (const text of ['r/entrepreneur', 'u/sandbox_ada', 'just now'])
        await expect(frame.getByText(text, { exact: true })).toBeVisible();
      await expect(page.getByText('Built-in', { exact: true })).toBeVisible();
      for (const name of ['Vote', 'Comment', 'Share']) {
        await expect(frame.getByRole('button', { name, disabled: true })).toBeVisible();
        await expect(frame.getByRole('button', { name })).toHaveAttribute('tabindex', '-1');
      }
      const generated = await frame.getByRole('heading').innerText();
      expect(generated.length).toBeGreaterThan(5);

      const edit = page.getByRole('button', { name: 'Edit', exact: true });
      await edit.click();
      await expect(page.getByLabel('Schedule Post')).toBeHidden();
      const content = page.getByLabel('Content', { exact: true });
      await expect(content).toHaveAttribute('rows', '6');
      const before = await content.inputValue();
      await page.getByLabel('Title').fill('Something else');
      await content.fill('Something else');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(frame.getByRole('heading')).toHaveText(generated);

      await edit.click();
      await expect(content).toHaveValue(before);
      await page.getByLabel('Title').fill(`What we chose, and why (${size})`);
      await content.fill('We took the **small** one.\n\nIt was *enough*.\n\nWhat did you take?');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Content Updated')).toBeVisible();
      await expect(page.getByText('Your edits have been saved')).toBeVisible();
      await expect(frame.locator('strong')).toHaveText('small');
      await expect(frame.locator('em')).toHaveText('enough');

      await page.getByRole('button', { name: 'Publish Now' }).click();
      await expect(page.getByText('Post published successfully!')).toBeVisible();
      await expect(frame).toBeHidden();
      await expect(page.getByLabel('Topic')).toHaveValue('');
      const [post, ...others] = await fetchPosts(page);
      expect(others).toEqual([]);
      expect(post).toMatchObject({
        type: 'post',
        status: 'published',
        phase: 'published',
        subreddit: 'entrepreneur',
        ctaStyle: 'subtle',
      });
      const saved = page.getByRole('region', { name: 'Last saved' });
      const [thread] = await Promise.all([
        page.waitForEvent('popup'),
        saved.getByRole('link', { name: 'Open the post' }).click(),
      ]);
      await expect(thread.getByRole('heading', { name: `What we chose, and why (${size})` })).toBeVisible();
    });

    test('saves a draft, and edits it without creating a second post', async ({ page }) => {
      await page.goto('/generator');
      await draftWith(page);
      await page.getByRole('button', { name: 'Save Draft' }).click();
      await expect(page.getByText('Post saved as draft')).toBeVisible();
      const [draft] = await fetchPosts(page);
      expect(draft?.status).toBe('draft');

      await page.goto(`/generator?edit=${draft?.id}`);
      await expect(page.getByText('You are changing a saved post.')).toBeVisible();
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByLabel('Title').fill('A better title');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByRole('button', { name: 'Save Draft' }).click();
      await expect(page.getByText('Post saved as draft')).toBeVisible();
      await expect(page).toHaveURL(/\/generator$/);
      const posts = await fetchPosts(page);
      expect(posts.map(({ id, title, status }) => ({ id, title, status }))).toEqual([
        { id: draft?.id, title: 'A better title', status: 'draft' },
      ]);
    });
  });
}

test('schedules a post to the minute in the author’s time zone', async ({ page, connect }) => {
  await connect('sandbox_ada');
  await page.goto('/generator');
  await draftWith(page);
  const time = page.getByLabel('Schedule Post');
  const now = await page.evaluate(() => Date.now() - new Date().getTimezoneOffset() * 60_000);
  const earliest = Date.parse(`${await time.getAttribute('min')}Z`);
  expect(Math.abs(earliest - now)).toBeLessThan(120_000);

  await time.fill('2020-01-01T10:00');
  await expect(page.getByText('Your time zone: America/New_York')).toBeVisible();
  await page.getByRole('button', { name: 'Schedule Post' }).click();
  await expect(page.getByText('Choose a time in the future.')).toBeVisible();
  await expect(time).toBeFocused();
  await expectNoToast(page, 'Date Required');
  expect(await fetchPosts(page)).toEqual([]);

  await time.fill('2031-07-04T09:30');
  await page.getByRole('button', { name: 'Schedule Post' }).click();
  await expect(page.getByText('Post scheduled successfully!')).toBeVisible();
  await expect(getPreview(page)).toBeHidden();
  const [post] = await fetchPosts(page);
  expect(post).toMatchObject({ status: 'scheduled', phase: 'waiting', timeZone: 'America/New_York' });
  expect(post?.scheduledAt).toMatch(/^2031-07-04T13:30:00/);

  await draftWith(page, { topic: 'another post for the same minute' });
  await time.fill('2031-07-04T09:30');
  await expect(page.getByText('Another post of yours is due in that minute.')).toBeVisible();
  await time.fill('2031-07-04T09:31');
  await expect(page.getByText('Another post of yours is due in that minute.')).toBeHidden();
});

test('publishes nothing with a half-typed date', async ({ page, connect }) => {
  await connect('sandbox_ada');
  await page.goto('/generator');
  await draftWith(page);
  await page.getByLabel('Schedule Post').pressSequentially('0704');
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByText('Date Required')).toBeVisible();
  await expect(page.getByText('Complete the date and time, or clear it.')).toBeVisible();
  expect(await fetchPosts(page)).toEqual([]);
});

test('reports missing input beside its field', async ({ page }) => {
  await page.goto('/generator');
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(page.getByText('Topic is required')).toBeVisible();
  await expect(page.getByText('Please select a subreddit')).toBeVisible();
  await expect(page.getByLabel('Topic')).toBeFocused();
  await getForm(page).getByText('More choices').click();
  await page.getByLabel('Website URL').fill('not a link');
  await expect(page.getByText('Please enter a valid URL')).toBeVisible();
  await page.getByLabel('Website URL').fill('');
  await expect(page.getByText('Please enter a valid URL')).toBeHidden();
  await page.getByLabel('Topic').fill(TOPIC);
  await page.getByLabel('Topic').press('Control+Enter');
  await expect(page.getByText('Topic is required')).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Subreddit' })).toBeFocused();
});

test('suggests eight communities, and accepts any name', async ({ page }) => {
  await page.goto('/generator');
  const subreddit = page.getByRole('combobox', { name: 'Subreddit' });
  await subreddit.click();
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options).toHaveText(
    ['entrepreneur', 'reactjs', 'webdev', 'saas', 'startups', 'marketing', 'programming', 'javascript'].map(
      (name) => `r/${name}`,
    ),
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(subreddit).toHaveValue('reactjs');
  await expect(options).toHaveCount(0);
  await subreddit.fill('r/prog');
  await expect(options).toHaveText(['r/programming']);
  await page.keyboard.press('Escape');
  await subreddit.fill('selfhosted');
  await page.getByLabel('Topic').fill(TOPIC);
  await getFirstQuestion(page).fill('We measured it for a month.');
  await page.getByLabel('Topic').press('Control+Enter');
  await expect(getPreview(page).getByText('r/selfhosted')).toBeVisible();
  await expect(getPreview(page).getByText('u/your_username')).toBeVisible();
  await expect(getForm(page).getByText('Discussion Post, Subtle mention')).toBeVisible();
});

test('offers a next free time within the posting hours', async ({ page, connect }) => {
  await connect('sandbox_ada');
  // At this time it is night in New York.
  await page.clock.setFixedTime('2031-07-04T05:13:00.000Z');
  await page.goto('/generator');
  await draftWith(page);
  await page.getByRole('button', { name: 'Next free time' }).click();
  await expect(page.getByLabel('Schedule Post')).toHaveValue('2031-07-04T08:00');
  await expect(page.getByText('The next free time of this account within your posting hours.')).toBeVisible();
});

test('discloses the product in the language of the draft', async ({ page, threadwell }) => {
  const headers = { origin: threadwell.url };
  await page.request.put('/api/settings/facts', { data: { product: 'Quillbox', about: [] }, headers });
  await page.goto('/generator');
  await draftWith(page, {
    topic: 'Wie man mit Quillbox einen Newsletter am Leben hält: Erfahrungen',
    answer: 'Wir haben die Leser nach jeder Ausgabe gefragt.',
  });
  await expect(getPreview(page)).toContainText('Ich arbeite selbst daran.');
  await expect(getPreview(page)).not.toContainText('I work on');
});
