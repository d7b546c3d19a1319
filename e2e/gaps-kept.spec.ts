import { expect, type Page } from '@playwright/test';
import { draftWith, formOf, frameOf, postsOf } from './draft-with.ts';
import { test } from './sandbox-threadwell.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const TOPIC = 'We cut false alarms by 80 % by confirming from three regions';
const QUESTION = 'What was it like before?';
const ANSWER = 'forty alarms a night';
const gapOf = (page: Page, question = QUESTION) =>
  frameOf(page).getByRole('button', { name: `Add: ${question}` });
const fieldOf = (page: Page) => frameOf(page).getByLabel(QUESTION);

/** Types an answer into a gap, and no Enter. */
async function typeIntoGap(page: Page): Promise<void> {
  await page.goto('/generator');
  await draftWith(page, { topic: TOPIC });
  await gapOf(page).tap();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type(ANSWER);
}

test.beforeEach(async ({ connect }) => await connect('sandbox_ada'));

for (const [button, status] of [
  ['Publish Now', 'published'],
  ['Save Draft', 'draft'],
  ['Schedule Post', 'scheduled'],
] as const)
  test(`what stands in a gap is part of the post with ${button}`, async ({ page }) => {
    await typeIntoGap(page);
    if (status === 'scheduled') {
      await page.getByLabel('Schedule Post').fill('2031-07-04T09:30');
      await gapOf(page, 'What did not work?').tap();
      await page.keyboard.type('longer timeouts changed nothing');
    }
    await page.getByRole('button', { name: button }).tap();
    await expect(page.getByRole('region', { name: 'Last saved' })).toBeVisible();
    const [post] = await postsOf(page);
    expect(post).toMatchObject({ status, content: expect.stringContaining(`Before: ${ANSWER}.`) });
    if (status === 'scheduled') expect(post?.content).toContain('onger timeouts changed nothing');
  });

test('who leaves a gap, goes on to the next one or edits the text takes the answer along', async ({
  page,
}) => {
  await typeIntoGap(page);
  await gapOf(page, 'What did not work?').tap();
  await expect(frameOf(page).getByText(`Before: ${ANSWER}.`)).toBeVisible();
  await expect(frameOf(page).getByLabel('What did not work?')).toBeFocused();
  await page.keyboard.type('longer timeouts');
  await page.getByRole('heading', { name: 'Preview' }).tap();
  await page.getByRole('button', { name: 'Edit', exact: true }).tap();
  await expect(page.getByLabel('Content', { exact: true })).toHaveValue(/forty alarms[^]*onger timeouts/);
});

for (const answer of ['', ANSWER])
  test(`from a gap with “${answer}” one tap opens the next, which takes what is typed at once`, async ({
    page,
  }) => {
    await page.goto('/generator');
    await draftWith(page, { topic: TOPIC });
    const next = frameOf(page).getByLabel('What did not work?');
    for (const tap of [true, false]) {
      await gapOf(page).tap();
      await expect(fieldOf(page)).toBeFocused();
      await page.keyboard.type(answer);
      const chip = gapOf(page, 'What did not work?');
      await (tap ? chip.tap() : chip.click());
      await page.keyboard.type('26 of them');
      await expect(next).toHaveValue('26 of them');
      if (answer) return;
      await expect(gapOf(page)).toBeVisible();
      await next.fill('');
      await next.press('Escape');
    }
  });

test('an answer in a gap survives a reload, and a new draft tells it', async ({ page }) => {
  await typeIntoGap(page);
  await page.reload();
  await expect(fieldOf(page)).toHaveValue(ANSWER);
  await formOf(page).getByRole('button', { name: 'Generate Content' }).tap();
  await expect(page.getByText('Content Generated')).toBeVisible();
  await expect(formOf(page).getByLabel(QUESTION)).toHaveValue(ANSWER);
  await expect(frameOf(page)).toContainText(/orty alarms a night/);
});

test('Escape alone leaves an answer out, and Undo takes it out again', async ({ page }) => {
  await typeIntoGap(page);
  await page.keyboard.press('Escape');
  await expect(gapOf(page)).toBeFocused();
  await gapOf(page).tap();
  await expect(fieldOf(page)).toHaveValue('');
  await page.keyboard.type(ANSWER);
  await page.getByRole('heading', { name: 'Preview' }).tap();
  await expect(frameOf(page).getByText(`Before: ${ANSWER}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(gapOf(page)).toBeVisible();
  await page.getByRole('button', { name: 'Save Draft' }).tap();
  await expect(page.getByRole('region', { name: 'Last saved' })).toBeVisible();
  expect((await postsOf(page))[0]?.content).not.toContain(ANSWER);
});
