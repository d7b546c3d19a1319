import { expect } from '@playwright/test';
import { frameOf, postsOf } from './draft-with.ts';
import { expectNoFault } from './expect-no-fault.ts';
import { test } from './threadwell.ts';

const TOPIC = 'Launching Quillbox, a small self-hosted invoicing app for freelancers';

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 360, height: 740 }],
] as const)
  test(`on a ${device} a draft is made of the answers, which are given with the keyboard alone`, async ({
    page,
    person,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/generator');
    await expect(page.getByText('In your own words'), person.email).toBeHidden();
    await page.getByLabel('Topic').fill(TOPIC);
    await page.getByRole('combobox', { name: 'Subreddit' }).fill('freelance');
    await page.keyboard.press('Escape');
    const owner = page.getByRole('group', { name: 'Is Quillbox yours?' });
    await owner.getByRole('radio', { name: 'Yes, mine' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('The draft will say so.')).toBeVisible();
    await page.getByLabel('What does it do, in one sentence?').focus();
    for (const answer of [
      'it writes invoices and reminds late payers',
      'freelancers who hate spreadsheets',
      'I lost 3 days a month to invoices',
      'no recurring invoices',
    ]) {
      await page.keyboard.insertText(answer);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByLabel('What would you like to hear from readers?')).toBeFocused();
    await expectNoFault(page, `the interview on a ${device}`);
    await page.keyboard.insertText('what would stop you from using it?');
    await expect(page.getByRole('button', { name: /^Keep as a fact: “no recurring/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Keep as a fact: “what would stop/ })).toBeHidden();
    await page.keyboard.press('Enter');
    const draft = frameOf(page);
    await expect(draft.getByText('It writes invoices and reminds late payers.')).toBeVisible();
    await expect(draft.getByText('Who it is for: freelancers who hate spreadsheets.')).toBeVisible();
    await expect(draft.getByText('Disclosure: I work on it.')).toBeVisible();
    await expect(draft.getByText('What would stop you from using it?')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Who is it for?')).toHaveValue('freelancers who hate spreadsheets');
    await expect(owner.getByRole('radio', { name: 'Yes, mine' })).toBeChecked();
  });

test('what was answered once is offered again, is there when the post is edited, and may be kept as a fact', async ({
  page,
  person,
}) => {
  await page.goto('/generator');
  await page.getByLabel('Topic').fill(TOPIC);
  await page.getByRole('combobox', { name: 'Subreddit' }).fill('freelance');
  await page.keyboard.press('Escape');
  await page.getByLabel('Who is it for?').fill('freelancers who hate spreadsheets');
  await page.getByRole('button', { name: 'Keep as a fact: “freelancers who hate spreadsheets”' }).click();
  await expect(page.getByText('Kept as a fact.'), person.email).toBeVisible();
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(frameOf(page).getByRole('heading')).toHaveText(TOPIC);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  const saved = page.getByRole('region', { name: 'Last saved' });
  await expect(saved).toBeVisible();

  await page.goto('/generator');
  await page.getByLabel('Topic').fill('Launching Quillbox 2.0, for freelancers who wait for money');
  await expect(page.getByText(/^You said on .*: “freelancers who hate spreadsheets”$/)).toBeVisible();
  await expectNoFault(page, 'an answer that is offered again');
  await page.getByRole('button', { name: 'Use it: “freelancers who hate spreadsheets”' }).click();
  await expect(page.getByLabel('Who is it for?')).toHaveValue('freelancers who hate spreadsheets');

  const [post] = await postsOf(page);
  await page.goto(`/generator?edit=${post?.id}`);
  await expect(page.getByLabel('Topic')).toHaveValue(TOPIC);
  await expect(page.getByLabel('Who is it for?')).toHaveValue('freelancers who hate spreadsheets');
});

test('an answer to another topic is left out of the next draft, and used there too with a tap', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/generator');
  await page.getByLabel('Topic').fill(TOPIC);
  await page.getByRole('combobox', { name: 'Subreddit' }).fill('freelance');
  await page.keyboard.press('Escape');
  await page.getByLabel('What can it not do yet?').fill('no recurring invoices');
  const generate = page.getByRole('button', { name: 'Generate Content' });
  await generate.click();
  await expect(frameOf(page).getByText('no recurring invoices'), person.email).toBeVisible();

  const form = page.getByRole('form', { name: 'What to write' });
  const told = form.getByText('An answer to another topic is left out.');
  await expect(told).toBeHidden();
  await page.getByLabel('Topic').fill('How do you price a service for agencies?');
  await expect(told).toBeVisible();
  await expectNoFault(page, 'answers to another topic');
  await generate.click();
  await expect(frameOf(page)).toContainText('price a service');
  await expect(frameOf(page)).not.toContainText('no recurring invoices');
  await page.reload();
  await told.click();
  await expect(form.getByText('What can it not do yet? “no recurring invoices”')).toBeVisible();
  await expectNoFault(page, 'answers to another topic, in sight');
  await form.getByRole('button', { name: 'Use here too: “no recurring invoices”' }).click();
  await expect(told).toBeHidden();
  await generate.click();
  await expect(frameOf(page)).toContainText('What did not work: no recurring invoices.');
});
