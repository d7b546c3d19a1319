import { expect, type Page } from '@playwright/test';
import { stubDraft, draftWith, getPreview, openPreflight } from './draft-with.ts';
import { expectNoFault } from './expect-no-fault.ts';
import { test } from './sandbox-threadwell.ts';

const WORN = 'We leverage cron. It was a game-changer.\n\nNobody noticed for a week.';

const opened = async (page: Page) => {
  await page.goto('/generator');
  await stubDraft(page, { title: 'One more job', content: WORN });
  await draftWith(page);
  await openPreflight(page);
  const panel = page.getByRole('group').filter({ hasText: 'How it reads' }).last();
  await panel.getByText('How it reads').click();
  return panel;
};
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('tell') ?? [])].map((range) => (range as Range).toString()));

test('lists, marks and replaces words that sound generated or like an ad', async ({ page, person }) => {
  const panel = await opened(page);
  await expect(panel, person.email).toContainText('13 words, about 5 seconds · 2 things to look at');
  await expect(panel.getByRole('listitem')).toHaveText([
    /We leverage cron\.[^]*machine/,
    /game-changer[^]*advert/,
  ]);
  await expect.poll(() => marked(page)).toEqual(['leverage', 'game-changer']);
  await panel.getByRole('button', { name: 'Change to “use”, not “leverage”' }).press('Enter');
  await expect(getPreview(page).getByText('We use cron.')).toBeVisible();
  await expect(panel).toContainText('1 thing to look at');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(getPreview(page).getByText('We leverage cron.')).toBeVisible();
  await expectNoFault(page, 'the panel with the tells');
});

test('marks no words while the panel is closed', async ({ page, person }) => {
  const panel = await opened(page);
  await expect.poll(() => marked(page), person.email).toHaveLength(2);
  await panel.getByText('How it reads').press('Enter');
  await expect.poll(() => marked(page)).toEqual([]);
});
