import { expect, type Page } from '@playwright/test';
import type { FakeRequest } from '../server/adapters/llm/testing/fake-answer.ts';
import { draftWith, getPreview } from './draft-with.ts';
import { expectNoFault } from './expect-no-fault.ts';
import { withModel } from './model-threadwell.ts';

const TOPIC = 'We cut false alarms by 80 % by confirming from three regions';
const FIRST =
  'We cut false alarms by 80 %.\n\nEvery alarm is confirmed from three regions first.\n\nWhat do you use?';
const SHORTER = 'We cut false alarms by 80 %: three regions confirm each.\n\nWhat do you use?';

/** The start of the prompt controls the fake model's behavior. */
function answer({ said }: FakeRequest) {
  const content = said.includes('Make DRAFT shorter') ? SHORTER : FIRST;
  if (said.includes('plainer words'))
    return { kind: 'stall', text: '{"title": "How we cut alarms", "content": "We cut' } as const;
  return {
    kind: 'text',
    text: JSON.stringify({ title: 'How we cut false alarms by 80 %', content }),
  } as const;
}

const test = withModel(answer);

// These tests share one dedicated server, so a single worker runs them.
test.describe.configure({ mode: 'default' });

const changesOf = (page: Page) => page.getByRole('region', { name: 'Change this draft' });

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 360, height: 740 }],
] as const)
  test(`shows a shorter text beside the old one on a ${device} until one is kept, and restores the old one on undo`, async ({
    page,
    person,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/generator');
    await expect(page.getByText('Your draft appears here'), person.email).toBeVisible();
    await draftWith(page, { topic: TOPIC });
    await changesOf(page).getByRole('button', { name: 'Shorter' }).press('Enter');
    const [now, next] = [
      page.getByRole('region', { name: 'The old one' }),
      page.getByRole('region', { name: 'The new one' }),
    ];
    await expect(now.getByRole('deletion').first()).toHaveText(/^removed: /);
    await expect(next.getByRole('insertion').first()).toHaveText(/^added: /);
    await expect(page.getByRole('button', { name: 'Keep the new one' })).toBeFocused();
    const [left, right] = [await now.boundingBox(), await next.boundingBox()];
    if (device === 'phone') expect(right!.y).toBeGreaterThan(left!.y);
    else expect(right!.x).toBeGreaterThan(left!.x);
    await expectNoFault(page, `two texts on a ${device}`);
    await page.getByRole('button', { name: 'Keep the old one' }).press('Enter');
    await expect(getPreview(page).getByText('Every alarm is confirmed')).toBeVisible();

    await changesOf(page).getByRole('button', { name: 'Shorter' }).press('Enter');
    await page.getByRole('button', { name: 'Keep the new one' }).press('Enter');
    await expect(getPreview(page).getByText('three regions confirm each')).toBeVisible();
    await expect(changesOf(page).getByRole('button', { name: 'Shorter' })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(getPreview(page).getByText('Every alarm is confirmed')).toBeVisible();
    await expect(getPreview(page).getByText('three regions confirm each')).toBeHidden();
  });

test('cancels a variant while it is written', async ({ page, person }) => {
  await page.goto('/generator');
  await expect(page.getByText('Your draft appears here'), person.email).toBeVisible();
  await draftWith(page, { topic: TOPIC });
  await changesOf(page).getByRole('button', { name: 'Plainer' }).click();
  await expect(page.getByRole('region', { name: 'The new one' })).toContainText('We cut');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(getPreview(page).getByText('Every alarm is confirmed')).toBeVisible();
});

test('asks for permission before sending the user’s earlier posts to a model', async ({ page, person }) => {
  await page.goto('/generator');
  await expect(page.getByText('Your draft appears here'), person.email).toBeVisible();
  await draftWith(page, { topic: TOPIC });
  await changesOf(page).getByRole('button', { name: 'In my voice' }).press('Enter');
  await expect(changesOf(page)).toContainText('So far there is none.');
  const leave = changesOf(page).getByRole('checkbox', { name: /^Send my earlier posts to 127/ });
  await expect(leave).not.toBeChecked();
  await leave.click();
  await expect(leave).toBeChecked();
  await expect(changesOf(page).getByRole('button', { name: 'Write it in my voice' })).toBeDisabled();
  await expectNoFault(page, 'permission to send earlier posts');
  await page.reload();
  await changesOf(page).getByRole('button', { name: 'In my voice' }).click();
  await expect(leave).toBeChecked();
});

test('uses the browser’s own undo in the editor first, then restores the previous text', async ({
  page,
  person,
}) => {
  await page.goto('/generator');
  await expect(page.getByText('Your draft appears here'), person.email).toBeVisible();
  await draftWith(page, { topic: TOPIC });
  await changesOf(page).getByRole('button', { name: 'Shorter' }).click();
  await page.getByRole('button', { name: 'Keep the new one' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const content = page.getByLabel('Content', { exact: true });
  await content.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Really?');
  await expect(content).toHaveValue(`${SHORTER} Really?`);
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(content).toHaveValue(SHORTER, { timeout: 100 });
  }).toPass();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(getPreview(page).getByText('Every alarm is confirmed')).toBeVisible();
});
