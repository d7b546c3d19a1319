import { expect, type Page } from '@playwright/test';
import { getForm, getPreview, fetchPosts } from './draft-with.ts';
import { expectNoFault } from './expect-no-fault.ts';
import { test } from './threadwell.ts';

const TOPIC = 'Launching Quillbox, a small self-hosted invoicing app for freelancers';
const DOES = 'What does it do, in one sentence?';
const AUDIENCE = 'Who is it for?';
const shapeOf = (page: Page) => page.getByLabel('Shape', { exact: true });

async function startLaunch(page: Page): Promise<void> {
  await page.goto('/generator');
  await page.getByLabel('Topic').fill(TOPIC);
  await page.getByRole('combobox', { name: 'Subreddit' }).fill('freelance');
  await page.keyboard.press('Escape');
  await shapeOf(page).selectOption('Launch');
}

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 360, height: 740 }],
] as const) {
  test(`leads to a first draft in under 60 seconds on a ${device}, using only the keyboard`, async ({
    page,
    person,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/generator');
    await expect(page.getByLabel('Topic'), person.email).toBeFocused();
    const start = Date.now();
    await page.keyboard.type(TOPIC);
    await page.keyboard.press('Tab');
    await page.keyboard.type('freelance');
    await page.keyboard.press('Escape');
    await expect(shapeOf(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Launch');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(DOES)).toBeFocused();
    for (const answer of [
      'It writes invoices and reminds late payers.',
      'Freelancers who hate spreadsheets.',
      'I lost 3 days a month to invoices.',
      'No recurring invoices.',
    ]) {
      await page.keyboard.type(answer);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByLabel('What would you like to hear from readers?')).toBeFocused();
    await expectNoFault(page, `the questions on a ${device}`);
    await page.keyboard.type('What would stop you from using it?');
    await page.keyboard.press('Enter');
    const draft = getPreview(page);
    await expect(draft.getByText('Who it is for: Freelancers who hate spreadsheets.')).toBeVisible();
    expect(Date.now() - start).toBeLessThan(60_000);
    await expect(draft.getByText('What would stop you from using it?')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(AUDIENCE)).toHaveValue('Freelancers who hate spreadsheets.');
    await expect(shapeOf(page)).toHaveValue('launch');
  });

  test(`keeps answers when the shape changes on a ${device}`, async ({ page, person }) => {
    await page.setViewportSize(viewport);
    await startLaunch(page);
    await page.getByLabel(DOES).fill('It writes invoices.');
    await shapeOf(page).selectOption('Story');
    const questions = getForm(page)
      .getByRole('group', { name: 'Questions on your topic' })
      .getByRole('textbox');
    await expect(questions, person.email).toHaveCount(6);
    await expect(questions.last()).toHaveAccessibleName(DOES);
    await expect(questions.last()).toHaveValue('It writes invoices.');
    await expectNoFault(page, `an answer to another shape on a ${device}`);
    await page.getByRole('button', { name: 'Generate Content' }).click();
    await expect(getPreview(page).getByText('What it does: It writes invoices.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear: “It writes invoices.”' }).click();
    await expect(questions).toHaveCount(5);
    await expect(questions.first()).toBeFocused();
  });
}

test('requires an answer for a draft without a model, but none for writing by hand', async ({
  page,
  person,
}) => {
  let asked = 0;
  await page.route('/api/generate-content', (route) => {
    asked += 1;
    return route.abort();
  });
  await startLaunch(page);
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(page.getByLabel(DOES), person.email).toBeFocused();
  await expect(page.getByLabel(DOES)).toHaveAccessibleDescription(
    'Answer at least one question: without a model, your answers are the draft.',
  );
  await expectNoFault(page, 'a form without an answer');
  expect(asked).toBe(0);
  await page.getByRole('button', { name: 'Write it myself' }).click();
  await expect(page.getByLabel('Content', { exact: true })).toBeVisible();
});

test("offers an earlier answer again, restores a saved post's answers, and saves an answer as a fact", async ({
  page,
  person,
}) => {
  const answer = 'Freelancers who hate spreadsheets.';
  await startLaunch(page);
  await page.getByLabel(AUDIENCE).fill(answer);
  await page.getByRole('button', { name: `Keep as a fact: “${answer}”` }).click();
  await expect(page.getByText('Kept as a fact.'), person.email).toBeVisible();
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(getPreview(page).getByRole('heading')).toHaveText(TOPIC);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByRole('region', { name: 'Last saved' })).toBeVisible();

  await startLaunch(page);
  await expect(page.getByText(new RegExp(`^You said on .*: “${answer}”$`))).toBeVisible();
  await expectNoFault(page, 'an earlier answer');
  await page.getByRole('button', { name: `Use it: “${answer}”` }).click();
  await expect(page.getByLabel(AUDIENCE)).toHaveValue(answer);

  const [post] = await fetchPosts(page);
  await page.goto(`/generator?edit=${post?.id}`);
  await expect(page.getByLabel('Topic')).toHaveValue(TOPIC);
  await expect(page.getByLabel(AUDIENCE)).toHaveValue(answer);
});

test('keeps what has the focus above the bar of buttons in a low window', async ({ page, person }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await startLaunch(page);
  await page.getByLabel(DOES).focus();
  const generate = page.getByRole('button', { name: 'Generate Content' });
  const isAbove = () =>
    generate.evaluate((button) => {
      const { activeElement: focused } = document;
      const shown = focused?.closest('label') ?? focused;
      const bar = button.closest('[data-button-bar]');
      if (!shown || !bar) throw new Error('Either the focus or the bar is missing.');
      return shown.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top;
    });
  while (!(await generate.evaluate((button) => button === document.activeElement))) {
    await expect.poll(isAbove, person.email).toBe(true);
    await page.keyboard.press('Tab');
  }
});

test('keeps the page in place on a click into a text that is longer than the window', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/generator');
  await page.getByRole('combobox', { name: 'Subreddit' }).fill('freelance');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Write it myself' }).click();
  const content = page.getByLabel('Content', { exact: true });
  await content.fill(Array.from({ length: 60 }, (_, at) => `Paragraph ${at + 1}.`).join('\n\n'));
  await page.getByRole('button', { name: 'Save Draft' }).focus();
  const box = await content.boundingBox();
  const top = await page.evaluate(() => scrollY);
  await page.mouse.click(box!.x + 40, Math.max(box!.y, 0) + 80);
  await expect(content, person.email).toBeFocused();
  // A reaction to the focus waits for the next frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
  expect(await page.evaluate(() => scrollY)).toBe(top);
});
