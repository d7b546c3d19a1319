import { expect } from '@playwright/test';
import { generateReply } from './generate-reply.ts';
import { pickSizes } from './pick-sizes.ts';
import { expectNoFault, SIZES } from './expect-no-fault.ts';
import { chooseAction, openConfiguration } from './open-scanner.ts';
import { stubScanner } from './stub-scanner.ts';
import { test } from './sandbox-threadwell.ts';
import { showPage, THREAD_ADDRESS, THREAD_PAGE } from './web-pages.ts';
import { clip } from './clip-page.ts';

// Running axe on every state is slow on a busy machine.
test.describe.configure({ timeout: 120_000 });

for (const [size, viewport] of pickSizes(SIZES, 'scanner-accessibility'))
  test.describe(`on a ${size}, light and dark`, () => {
    test.use({ colorScheme: 'light', viewport });

    test('has no violations in a scanner with data: cards, scores, sources, and a running scan', async ({
      page,
      person,
    }) => {
      await stubScanner(page);
      await page.goto('/scanner?score=0');
      await openConfiguration(page);
      await page.getByRole('textbox', { name: 'Target subreddits' }).fill('saas, startups');
      await page.getByRole('textbox', { name: 'Target subreddits' }).press('Enter');
      await page.getByRole('textbox', { name: 'Keywords' }).fill('C#');
      for (const part of ['Why 82?', 'Why 12?', 'Your own feed', 'Paste links'])
        await page.getByText(part, { exact: true }).click();
      await expect(page.getByRole('progressbar'), person.email).toBeVisible();
      await expect(page.getByRole('list', { name: 'Threads to look at' })).toBeVisible();
      await expectNoFault(page, 'filled');
    });

    test('has no violations in a chosen thread, its reply and the skip dialog', async ({
      page,
      person,
      connect,
    }) => {
      await connect('sandbox_ada');
      await connect('sandbox_ben');
      await stubScanner(page);
      await page.goto('/scanner?score=0');
      const open = (action: string) =>
        page.getByRole('button', { name: `${action}: How do you chase late invoices?` }).click();
      await open('View Thread');
      await expect(page.getByText('Comments/hour'), person.email).toBeVisible();
      await expectNoFault(page, 'thread');
      await page.keyboard.press('Escape');
      await open('Generate Reply');
      await page.getByRole('switch', { name: 'Include Website Link' }).click();
      await expectNoFault(page, 'reply to generate');
      await generateReply(page);
      await expect(page.getByText('Better not post this in r/saas')).toBeVisible();
      await expectNoFault(page, 'generated reply');
      await page.getByRole('button', { name: 'Edit Reply' }).click();
      await expectNoFault(page, 'edited reply');
      await page.getByRole('button', { name: 'Cancel' }).last().click();
      await page.keyboard.press('Escape');
      const card = page.getByRole('list', { name: 'Opportunities' }).locator(':scope > li').first();
      await card.getByRole('button', { name: /^More actions/ }).click();
      await expectNoFault(page, 'menu');
      await page.keyboard.press('Escape');
      await chooseAction(card, /^Skip/);
      await expect(page.getByRole('dialog', { name: 'Skip this thread' })).toBeVisible();
      await expectNoFault(page, 'skip');
    });

    test('has no violations in a clipped thread and clipped rules, even with faults', async ({
      page,
      person,
      context,
      sandboxUrl,
    }) => {
      await showPage(context, THREAD_ADDRESS, THREAD_PAGE);
      const thread = await clip(page, THREAD_ADDRESS);
      await thread.setViewportSize(viewport);
      await thread.emulateMedia({ colorScheme: 'light' });
      await thread.getByText(/^1 comment w/).click();
      await thread.getByLabel('Upvotes', { exact: true }).fill('many');
      await thread.getByRole('button', { name: 'Keep thread' }).click();
      await expect(thread.getByLabel('Upvotes', { exact: true }), person.email).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await expectNoFault(thread, 'thread form');
      await thread.getByLabel('Upvotes', { exact: true }).fill('12');
      await thread.getByRole('button', { name: 'Keep thread' }).click();
      await expect(thread.getByRole('heading', { name: 'Kept' })).toBeVisible();
      await expectNoFault(thread, 'kept');
      await thread.close();
      const rules = await clip(page, `${sandboxUrl}/r/saas/`);
      await rules.setViewportSize(viewport);
      await rules.emulateMedia({ colorScheme: 'light' });
      await expectNoFault(rules, 'rules form');
    });
  });
