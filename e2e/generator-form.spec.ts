import { expect } from '@playwright/test';
import { pickSizes } from './pick-sizes.ts';
import { stubDraft, draftWith, getFirstQuestion, getForm, getPreview, TOPIC } from './draft-with.ts';
import { expectNoFault, SIZES } from './expect-no-fault.ts';
import { test } from './threadwell.ts';

test('focuses the topic from any page and by keyboard shortcut', async ({ page, person }) => {
  void person;
  await page.goto('/posts');
  await page.getByRole('button', { name: 'Create Post' }).click();
  const topic = page.getByLabel('Topic');
  await expect(topic).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('c');
  await expect(topic).toBeFocused();
  const order = await getForm(page)
    .locator('textarea, input:visible, summary')
    .evaluateAll((fields) => fields.map((field) => field.tagName));
  expect(order).toEqual(['TEXTAREA', 'INPUT', 'SUMMARY']);
});

test('fills an empty topic from an example or a link', async ({ page, person }) => {
  void person;
  await page.goto('/generator');
  const examples = page.getByRole('group', { name: 'For example' });
  await expect(examples.getByRole('button')).toHaveCount(3);
  const example = await examples.getByRole('button').nth(1).innerText();
  await examples.getByRole('button').nth(1).click();
  await expect(page.getByLabel('Topic')).toHaveValue(example);
  await expect(page.getByLabel('Topic')).toBeFocused();
  await expect(examples).toBeHidden();
  await page.goto('/generator?topic=Late%20invoices');
  await expect(page.getByLabel('Topic')).toHaveValue('Late invoices');
});

test('remembers the last community, even after a discard', async ({ page, person }) => {
  void person;
  await page.goto('/generator');
  await draftWith(page, { subreddit: 'startups' });
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Topic')).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Subreddit' })).toHaveValue('startups');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Subreddit' })).toHaveValue('startups');
});

test('folds less common choices away, and opens them for an invalid field', async ({ page, person }) => {
  void person;
  await page.goto('/generator');
  const website = page.getByLabel('Website URL');
  await expect(website).toBeHidden();
  await getForm(page).getByText('More choices').click();
  await website.fill('example.com/pricing of ours');
  await getForm(page).getByText('More choices').click();
  await expect(website).toBeHidden();
  await page.getByLabel('Topic').fill(TOPIC);
  await page.getByRole('combobox', { name: 'Subreddit' }).fill('entrepreneur');
  await page.keyboard.press('Escape');
  await getFirstQuestion(page).fill('SQLite was enough.');
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(website).toBeFocused();
  await expect(page.getByText('Please enter a valid URL')).toBeVisible();
  await page.goto('/generator?contentType=comment&topic=Late%20invoices');
  await expect(page.getByRole('radio', { name: 'Comment Reply' })).toBeChecked();
});

test('accepts a website without its scheme', async ({ page, person }) => {
  void person;
  await stubDraft(page, { title: 'A draft' });
  await page.goto('/generator');
  await getForm(page).getByText('More choices').click();
  await page.getByLabel('Website URL').fill('example.com');
  await draftWith(page);
  await expect(getPreview(page).getByRole('heading')).toHaveText('A draft');
  await expect(page.getByText('Please enter a valid URL')).toBeHidden();
});

test('accepts the typed name on Enter in an open list, and never generates', async ({ page, person }) => {
  void person;
  await page.goto('/generator');
  let asked = 0;
  await page.route('/api/generate-content', (route) => {
    asked += 1;
    return route.abort();
  });
  await page.getByLabel('Topic').fill(TOPIC);
  const subreddit = page.getByRole('combobox', { name: 'Subreddit' });
  for (const name of ['SaaS', 'never_heard_of']) {
    await subreddit.fill(name);
    await subreddit.press('Enter');
    await expect(subreddit).toHaveValue(name);
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(subreddit).toBeFocused();
  }
  expect(asked).toBe(0);
});

test('filters the list by typed letters, and chooses with arrow keys', async ({ page, person }) => {
  void person;
  await page.goto('/generator');
  const subreddit = page.getByRole('combobox', { name: 'Subreddit' });
  await subreddit.pressSequentially('saas');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['r/saas']);
  await subreddit.press('ArrowDown');
  await subreddit.press('Enter');
  await expect(subreddit).toHaveValue('saas');
  await subreddit.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'r/startups' })).toBeVisible();
});

test('keeps the buttons in one row, and makes them not sticky in a low window', async ({ page, person }) => {
  void person;
  await page.goto('/generator');
  const generate = page.getByRole('button', { name: 'Generate Content' });
  const write = page.getByRole('button', { name: 'Write it myself' });
  for (const width of [1440, 390, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const [one, other] = [await generate.boundingBox(), await write.boundingBox()];
    expect(one?.y, `${width}`).toBe(other?.y);
    expect(await page.evaluate('document.documentElement.scrollWidth'), `${width}`).toBeLessThanOrEqual(
      width,
    );
  }
  await page.getByLabel('Topic').fill('Launching Quillbox, a small invoicing app');
  await page.setViewportSize({ width: 390, height: 740 });
  await expect(generate).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 560 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(generate).not.toBeInViewport();
});

for (const [size, viewport] of pickSizes(SIZES, 'generator-form'))
  test(`has no violations in the empty form and its choices on a ${size}`, async ({ page, person }) => {
    void person;
    await page.setViewportSize(viewport);
    await page.goto('/generator');
    await expect(page.getByText('Your draft appears here')).toBeVisible();
    await expectNoFault(page, `the empty form on a ${size}`);
    await getForm(page).getByText('More choices').click();
    await expectNoFault(page, `all choices on a ${size}`);
    await expect(getPreview(page)).toBeHidden();
  });
