import { expect } from '@playwright/test';
import { generateReply } from './generate-reply.ts';
import { stubThreads, SAMPLE_THREADS, REPLY } from './stub-threads.ts';
import { test } from './sandbox-threadwell.ts';

const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1_200, height: 800 } };

for (const [place, use] of [
  ['on a desktop', DESKTOP],
  ['on a phone', PHONE],
] as const)
  test.describe(place, () => {
    test.use(use);
    test.beforeEach(({ page }) => stubThreads(page, [SAMPLE_THREADS]));

    test('shows the post, its figures and the current top comments in Thread Analysis', async ({
      page,
      reader,
    }) => {
      await page.goto('/scanner');
      await page.getByRole('button', { name: /^View Thread/ }).click();
      const thread = page.getByRole('dialog', { name: 'Thread Analysis' });
      const post = thread.getByRole('region', { name: 'Original post' });
      await expect(post.getByText(SAMPLE_THREADS.title), reader.email).toBeVisible();
      for (const text of ['u/quiet_baker', '1,200 upvotes', '2 comments'])
        await expect(post.getByText(text)).toBeVisible();
      for (const [name, value] of [
        ['Comments/hour', '1.5'],
        ['Top comment upvotes', '41'],
        ['Avg response time', '12 min'],
      ] as const)
        await expect(thread.getByText(name).locator('..')).toHaveText(`${name}${value}`);
      const comments = thread.getByRole('region', { name: 'Top comments' }).getByRole('listitem');
      for (const text of ['u/slow_river', '1 hour ago', 'I call them.', '41 upvotes', '1 reply'])
        await expect(comments.first().getByText(text, { exact: true })).toBeVisible();
      await expect(comments.nth(1).getByText('<b>Ask</b> me')).toBeVisible();
      expect(await page.evaluate<number>(sideways)).toBe(0);
      await thread.getByRole('button', { name: 'Close' }).click();
      await expect(thread).toBeHidden();
      await expect(page.getByRole('button', { name: /^View Thread/ })).toBeFocused();
    });

    test('generates a reply with the chosen settings, then edits, copies and posts it', async ({
      page,
      reader,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const sent: unknown[] = [];
      await page.route('/api/opportunities/*/generate-reply', (route) => {
        sent.push(route.request().postDataJSON());
        return route.fulfill({ json: { ...REPLY, content: `${REPLY.content} (${sent.length})` } });
      });
      await page.goto('/scanner');
      await page.getByRole('button', { name: /^Generate Reply/ }).click();
      const dialog = page.getByRole('dialog', { name: 'AI Reply Generator' });
      await expect(dialog.getByRole('heading', { name: 'Ready to Generate' }), reader.email).toBeVisible();
      await expect(dialog.getByRole('region', { name: 'Thread Context' })).toContainText(
        SAMPLE_THREADS.title,
      );

      const style = dialog.getByRole('combobox', { name: 'Reply style' });
      await expect(style).toHaveValue('subtle');
      expect(await style.getByRole('option').allTextContents()).toEqual([
        'Subtle & Helpful',
        'Direct & Promotional',
        'Purely Helpful',
      ]);
      await style.selectOption('direct');
      const link = dialog.getByRole('switch', { name: 'Include Website Link' });
      await expect(link).not.toBeChecked();
      await expect(dialog.getByLabel('Website URL')).toBeHidden();
      await expect(dialog.getByLabel('Business Description')).toBeHidden();
      await link.click();
      await dialog.getByLabel('Website URL').fill('https://acme.example/');
      await dialog.getByLabel('Business Description').fill('Acme reminds people of invoices.');
      await dialog.getByLabel('What is your answer, in one sentence?').fill(' I call them. ');
      await dialog.getByLabel('Custom prompt').fill('Keep it short.');
      await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
      await expect(page.getByText('Your AI-powered reply is ready to review and edit')).toBeVisible();
      await expect(dialog.getByText('Call them. It works. (1)')).toBeInViewport({ ratio: 1 });
      expect(sent).toMatchObject([
        {
          replyStyle: 'direct',
          includeLink: true,
          websiteUrl: 'https://acme.example/',
          businessDescription: 'Acme reminds people of invoices.',
          customPrompt: 'Keep it short.',
          answers: [{ question: 'answer', text: 'I call them.' }],
        },
      ]);
      for (const text of [
        'Medium risk',
        'About 14 upvotes (half get 3 to 20)',
        REPLY.engagementBasis,
        'Built-in',
        'Say that it is yours.',
      ])
        await expect(dialog.getByText(text, { exact: true })).toBeVisible();

      await dialog.getByRole('button', { name: 'Edit Reply' }).click();
      const editor = dialog.getByRole('textbox', { name: 'Your reply' });
      await expect(editor).toHaveAttribute('rows', '8');
      await editor.fill('Thrown away.');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog.getByText('Call them. It works. (1)')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(dialog.getByText('Thrown away.')).toBeVisible();
      await dialog.getByRole('button', { name: 'The text before' }).click();
      await expect(dialog.getByText('Call them. It works. (1)')).toBeVisible();
      await dialog.getByRole('button', { name: 'Edit Reply' }).click();
      await editor.fill('My own words.');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Your edits have been saved')).toBeVisible();
      await dialog.getByRole('button', { name: 'Copy Reply' }).click();
      await expect(page.getByText('Reply copied to clipboard')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('My own words.');
      const post = dialog.getByRole('link', { name: 'Post on Reddit' });
      await expect(post).toHaveAttribute('href', SAMPLE_THREADS.url);
      await expect(post).toHaveAttribute('target', '_blank');

      await dialog.getByRole('button', { name: 'Edit Reply' }).click();
      await editor.fill('My own words, changed.');
      await dialog.getByRole('button', { name: 'Regenerate' }).click();
      await expect(dialog.getByText('Call them. It works. (2)')).toBeVisible();
      await expect(editor).toBeHidden();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(dialog.getByText('My own words, changed.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Regenerate' }).click();
      await expect(dialog.getByText('Call them. It works. (3)')).toBeVisible();
      await page.reload();
      await expect(page.getByText('Unsent reply')).toBeVisible();
      await page.getByRole('button', { name: /^Generate Reply/ }).click();
      await dialog.getByRole('button', { name: 'The text before' }).click();
      await expect(dialog.getByText('My own words, changed.')).toBeVisible();
      expect(await page.evaluate<number>(sideways)).toBe(0);
    });

    test("says why a reply can't be generated", async ({ page, reader }) => {
      await page.route('/api/opportunities/*/generate-reply', (route) =>
        route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Not now.' } }),
      );
      await page.goto('/scanner');
      await page.getByRole('button', { name: /^Generate Reply/ }).click();
      await generateReply(page);
      await expect(page.getByText('Generation Failed'), reader.email).toBeVisible();
      await expect(page.getByText('Not now.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Ready to Generate' })).toBeVisible();
    });

    test('opens sample threads, marks them as read, and answers them', async ({ page, person }) => {
      await page.unroute('/api/opportunities/threads*');
      await page.unroute('/api/opportunities/*/thread-details');
      await page.goto('/scanner');
      await page.getByRole('button', { name: 'Generate Sample Data' }).first().click();
      await expect(page.getByText('3 sample opportunities have been added'), person.email).toBeVisible();
      const card = page.getByRole('list', { name: 'Opportunities' }).locator(':scope > li').first();
      await expect(card.getByText('Sample', { exact: true })).toBeVisible();
      await expect(card.getByRole('menuitem', { name: /^Open Reddit/ })).toHaveCount(0);
      await card.getByRole('button', { name: /^View Thread/ }).click();
      const thread = page.getByRole('dialog', { name: 'Thread Analysis' });
      await expect(thread.getByText(/^u\/sample_/).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await card.getByRole('button', { name: /^Generate Reply/ }).click();
      await generateReply(page);
      await expect(page.getByRole('button', { name: 'Edit Reply' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Post on Reddit' })).toBeHidden();
      expect(await page.evaluate<number>(sideways)).toBe(0);
    });
  });
