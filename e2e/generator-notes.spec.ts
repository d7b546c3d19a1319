import { expect } from '@playwright/test';
import { stubDraft, draftWith, getPreflight, getPreview, openPreflight } from './draft-with.ts';
import { expectNoToast } from './expect-no-toast.ts';
import { test } from './sandbox-threadwell.ts';

test.beforeEach(async ({ page, person }) => {
  await page.goto('/generator');
  await expect(page.getByText('Your draft appears here'), person.email).toBeVisible();
});

test('marks a claim that is not from the author, and removes it with one click', async ({ page }) => {
  await stubDraft(page, {
    content: 'We cut alarms.\n\nIt is used by 200 teams. What do you use?',
    notes: [{ kind: 'claim', text: 'Not from you: “200 teams”', quote: '200 teams' }],
  });
  await draftWith(page);
  await expect(getPreflight(page)).toContainText('Not from you: “200 teams”');
  await openPreflight(page);
  const notes = page.getByRole('list', { name: 'Notes on this draft' });
  await expect(notes.getByRole('listitem')).toHaveText([/^Claim.*Not from you: “200 teams”/]);
  const marked = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('not-from-you') ?? [])].map((range) => (range as Range).toString()),
    );
  await expect.poll(marked).toEqual(['200 teams']);
  await notes.getByRole('button', { name: 'Remove the sentence with “200 teams”' }).press('Enter');
  await expect(getPreview(page).getByText('What do you use?', { exact: true })).toBeVisible();
  await expect(getPreview(page).getByText('200 teams')).toBeHidden();
  await expect(notes.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(getPreview(page).getByText('200 teams')).toBeVisible();
});

test('shows advice against posting above the draft, with its reason and an alternative', async ({ page }) => {
  // The advice disappears once the rules are known and followed.
  await page.route('/api/subreddits/*/preflight', (route) =>
    route.fulfill({ json: { verdict: 'blocked', findings: [], kept: [], budget: null, rulesReadAt: null } }),
  );
  await stubDraft(page, {
    advice: {
      verdict: 'dontPost',
      reason: 'It takes no promotion.',
      betterAction: 'Answer a question there.',
    },
  });
  await draftWith(page);
  const advice = page.getByRole('note').filter({ hasText: 'Better not post this in r/entrepreneur' });
  await expect(advice).toContainText('It takes no promotion.');
  await expect(advice).toContainText('Answer a question there.');
});

test('refuses to save an overlong edit, and shows by how many characters it is too long', async ({
  page,
}) => {
  await draftWith(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Title').fill('x'.repeat(301));
  await expect(page.getByText('301 / 300')).toBeVisible();
  await expect(page.getByText('A title has at most 300 characters.')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByLabel('Title')).toBeVisible();
  await page.getByLabel('Title').fill('x'.repeat(300));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Content Updated')).toBeVisible();
});

test('allows a missing title, and shows hostile markup as text', async ({ page }) => {
  await stubDraft(page, {
    title: '',
    content: '<img src=x onerror=alert(1)> and [a link](javascript:alert(1))\n\n**bold**',
  });
  await draftWith(page);
  await expect(getPreview(page).getByRole('heading')).toHaveText('Untitled Post');
  await expect(getPreview(page)).toContainText('<img src=x onerror=alert(1)>');
  await expect(getPreview(page).locator('img, a')).toHaveCount(0);
});

test("shows the chosen community's known rules beside the form", async ({ page, connect }) => {
  const rules = page.getByRole('region', { name: /^Rules of/ });
  await page.getByRole('combobox', { name: 'Subreddit' }).fill('never_read_before');
  await expect(rules).toContainText('Connect an account on the dashboard');
  await connect('sandbox_ada');
  await page.goto('/generator');
  await page.getByRole('combobox', { name: 'Subreddit' }).fill('webdev');
  await expect(rules.getByText('Text written with AI isn’t allowed.')).toBeVisible();
  await expect(rules.getByText('Stop', { exact: true })).toBeVisible();
  await rules.getByText('Show the rule').first().click();
  await expect(rules.getByRole('blockquote').first()).toContainText(
    'written by a language model are removed',
  );
});

test('where AI text is banned, publishes once enough words are the author’s own, or declared to be', async ({
  page,
  connect,
}) => {
  await connect('sandbox_ada');
  await page.goto('/generator');
  await stubDraft(page, { title: 'One two three', content: 'Four five six seven eight nine ten' });
  await draftWith(page, { subreddit: 'webdev' });
  const own = page.getByRole('region', { name: 'Your own words' });
  await expect(own).toContainText(
    'None of this counts as your own words yet. Threadwell asks for at least 30 % here.',
  );
  await expect(own.getByLabel('I wrote this in my own words')).toBeDisabled();
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByRole('alert')).toContainText('The preflight says what holds this back.');
  await expectNoToast(page, 'Failed to save post');
  await expect(getPreflight(page)).toContainText('written by a language model');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Content', { exact: true }).fill('Mine instead of seven eight nine ten');
  await expect(own).toContainText('You’ve written 30 % of this. That is enough.');
  await page.getByLabel('Content', { exact: true }).fill('Mine five six seven eight nine ten');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await own.getByLabel('I wrote this in my own words').check();
  await expect(own).toContainText('You’ve confirmed that these are your own words.');
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByRole('region', { name: 'Last saved' })).toContainText('Your post is live.');
});
