import { expect, type Page } from '@playwright/test';
import { test } from './sandbox-threadwell.ts';

const rulesOf = (page: Page, name: string) => page.getByRole('region', { name: `Rules of r/${name}` });
const rowOf = (page: Page, name: string, subject: string) =>
  rulesOf(page, name)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: subject, exact: true }) });
const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

test('shows a community’s rules with their quotes, corrects one, and undoes the correction', async ({
  page,
  person,
  connect,
}) => {
  await connect('sandbox_ada');
  await page.goto('/communities/saas');
  await expect(rowOf(page, 'saas', 'How often'), person.email).toContainText('At most once in 60 days');
  await expect(rowOf(page, 'saas', 'How often')).toContainText('From its rule “Disclose, and keep it rare”');
  await expect(rowOf(page, 'saas', 'Gates')).toContainText('Not disclosed');
  const ai = rowOf(page, 'saas', 'Text written with AI');
  await expect(ai).toContainText('We found no rule about text written with AI.');
  await ai.getByRole('button', { name: 'Correct what we read about Text written with AI' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct: Text written with AI' });
  await dialog.getByRole('button', { name: 'Save correction' }).click();
  await expect(dialog.getByText('Say why.')).toBeVisible();
  await dialog.getByLabel('What holds').selectOption('Not allowed');
  await dialog.getByLabel('Why').fill('A moderator said so in the wiki.');
  await dialog.getByRole('button', { name: 'Save correction' }).click();
  await expect(ai).toContainText('Not allowed');
  await expect(ai).toContainText(/Ana put this right on .*: A moderator said so in the wiki\./);
  await ai.getByRole('button', { name: 'Take back the correction of Text written with AI' }).click();
  await expect(ai).toContainText('We found no rule about text written with AI.');
});

test('shows rules pasted by hand in the same way, without an account', async ({ page, person }) => {
  await page.goto('/communities/some_place');
  const rules = rulesOf(page, 'some_place');
  await expect(rules.getByRole('heading', { name: 'No rules are known' }), person.email).toBeVisible();
  await rules.getByRole('button', { name: 'Paste rules' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste the rules of r/some_place' });
  await dialog.getByRole('button', { name: 'Save rules' }).click();
  await expect(dialog.getByText('Paste the rules.', { exact: true })).toBeVisible();
  await dialog.getByLabel('Rules').fill('1. Be kind\n2. No self-promotion\nAsk the mods first.');
  await dialog.getByRole('button', { name: 'Save rules' }).click();
  await expect(rowOf(page, 'some_place', 'Promotion')).toContainText('Unclear: read this sentence');
  await expect(rules.getByText(/^Pasted by you, copied on /)).toBeVisible();
});

test("asks the moderators in the user's own words, and stores their answer", async ({
  page,
  person,
  connect,
  sandboxUrl,
}) => {
  await connect('sandbox_ben');
  await page.goto('/communities/startups#moderators');
  const card = page.getByRole('region', { name: 'Ask the moderators' });
  await expect(card.getByLabel('Message'), person.email).toHaveValue(/I would say each time that it is mine/);
  await card.getByLabel('Subject').fill('May I?');
  const link = card.getByRole('link', { name: 'Open the message form' });
  await expect(link).toHaveAttribute(
    'href',
    new RegExp(`^${sandboxUrl}/message/compose\\?to=r%2Fstartups&subject=May%20I%3F`),
  );
  const opened = page.waitForEvent('popup');
  await link.click();
  await expect(
    (await opened).getByRole('heading', { name: 'To the moderators of r/startups' }),
  ).toBeVisible();
  await card.getByLabel('What happened').selectOption('They said yes');
  await card.getByLabel('Note').fill('Once a month');
  await card.getByRole('button', { name: 'Save answer' }).click();
  await expect(card.getByText('Granted')).toBeVisible();
  await expect(card.getByText('Your note: Once a month')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('fits the rules record on a phone, and corrects a rule there', async ({ page, person, connect }) => {
    await connect('sandbox_cleo');
    await page.goto('/communities/webdev');
    await expect(rowOf(page, 'webdev', 'Text written with AI'), person.email).toContainText('Not allowed');
    expect(await page.evaluate<number>(sideways)).toBe(0);
    const links = rowOf(page, 'webdev', 'Links');
    await links.getByRole('button', { name: 'Correct what we read about Links' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Correct: Links' });
    await dialog.getByLabel('What holds').selectOption('Allowed');
    await dialog.getByLabel('Why').fill('Asked them.');
    await dialog.getByRole('button', { name: 'Save correction' }).tap();
    await expect(links).toContainText('Corrected');
    expect(await page.evaluate<number>(sideways)).toBe(0);
  });
});
