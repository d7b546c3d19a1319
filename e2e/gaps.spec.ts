import { expect, type Page } from '@playwright/test';
import { draftWith, formOf, frameOf } from './draft-with.ts';
import { expectNoFault } from './expect-no-fault.ts';
import { test } from './threadwell.ts';

const TOPIC = 'We cut false alarms by 80 % by confirming from three regions';
const gapOf = (page: Page, question: string) =>
  frameOf(page).getByRole('button', { name: `Add: ${question}` });

test.beforeEach(async ({ page, person }) => {
  await page.goto('/generator');
  await expect(page.getByText('Your draft appears here'), person.email).toBeVisible();
});

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 360, height: 740 }],
] as const)
  test(`on a ${device} what only the author can add is asked for between the paragraphs, and is text once it is typed`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await draftWith(page, { topic: TOPIC });
    await gapOf(page, 'What was it like before?').press('Enter');
    await page.keyboard.insertText('forty alarms a night');
    await expectNoFault(page, `a gap on a ${device}`);
    await page.keyboard.press('Enter');
    await expect(frameOf(page).getByText('Before: forty alarms a night.')).toBeVisible();
    await expect(formOf(page).getByLabel('What was it like before?')).toHaveValue('forty alarms a night');

    await expect(frameOf(page).getByLabel('What did not work?')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(gapOf(page, 'What did not work?')).toBeFocused();
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await expect(page.getByRole('region', { name: 'Last saved' })).toBeVisible();
    const [post] = (await (await page.request.get('/api/posts')).json()) as { content: string }[];
    expect(post?.content).toContain('Before: forty alarms a night.');
    expect(post?.content).not.toContain('What did not work');
  });

test('from the end of the text Tab goes from gap to gap, and Escape back to the text', async ({ page }) => {
  await draftWith(page, { topic: TOPIC });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const editor = page.getByRole('form', { name: 'Edit the text' });
  const content = editor.getByLabel('Content', { exact: true });
  await content.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Tab');
  await expect(editor.getByLabel('What was it like before?')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editor.getByLabel('What did not work?')).toBeFocused();
  await expect(editor.getByLabel('What was it like before?')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(content).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('forty alarms a night');
  await page.keyboard.press('Enter');
  await expect(content).toHaveValue(/Before: forty alarms a night\.\n\n/);
  await expectNoFault(page, 'the gaps of a text that is edited');
});

test('without a model only what code can do is offered, as long as it changes something', async ({
  page,
}) => {
  await formOf(page).getByLabel('Topic').fill(TOPIC);
  await formOf(page).getByLabel('What was it like before?').fill('we utilized one region');
  await formOf(page).getByLabel('What did not work?').fill('longer timeouts changed nothing');
  await draftWith(page, { topic: TOPIC });
  const changes = page.getByRole('region', { name: 'Change this draft' });
  const offered = changes.getByRole('button');
  const keep = page.getByRole('button', { name: 'Keep the new one' });
  await expect(offered).toHaveText(['Shorter', 'Plainer', 'Other angles']);
  await changes.getByRole('button', { name: 'Plainer' }).click();
  await expect(page.getByRole('region', { name: 'The new one' })).toContainText('We added: used');
  await keep.click();
  await expect(frameOf(page).getByText('We used one region.')).toBeVisible();
  await expect(offered).toHaveText(['Shorter', 'Other angles', 'The text before']);
  await changes.getByRole('button', { name: 'Shorter' }).click();
  await keep.click();
  await expect(frameOf(page).getByText('Happy to answer questions.')).toBeHidden();
  await changes.getByRole('button', { name: 'The text before' }).click();
  await expect(frameOf(page).getByText('Happy to answer questions.')).toBeVisible();
});
