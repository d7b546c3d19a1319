import { expect } from '@playwright/test';
import { answerWith, draftWith, frameOf, TOPIC } from './draft-with.ts';
import { expectNoFault } from './expect-no-fault.ts';
import { expectNoToast } from './expect-no-toast.ts';
import { test } from './sandbox-threadwell.ts';

test.beforeEach(async ({ page, person }) => {
  await page.goto('/generator');
  await expect(page.getByText('Your draft appears here'), person.email).toBeVisible();
});

test('a suggestion is inserted with one click and undone with another', async ({ page }) => {
  await answerWith(page, {
    notes: [
      { kind: 'suggestion', text: 'Say what you tried.', insert: 'What I have tried so far:' },
      { kind: 'changed', text: 'A link was removed.' },
    ],
  });
  await draftWith(page);
  const notes = page.getByRole('region', { name: 'Notes on this draft' });
  await expect(notes.getByRole('listitem')).toHaveText([
    /^Suggestion Say what you tried\. “What I have tried so far:”/,
    /^Changed.*removed\./,
  ]);
  await notes.getByRole('button', { name: 'Insert “What I have tried so far:”' }).click();
  await expect(frameOf(page).getByText('What I have tried so far:')).toBeVisible();
  await expect(notes.getByRole('button')).toHaveText('Inserted');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(frameOf(page).getByText('What I have tried so far:')).toBeHidden();
  await expect(notes.getByRole('button')).toHaveText('Insert');
});

test('a claim that its author did not make is marked in the text, and removed with one click', async ({
  page,
}) => {
  await answerWith(page, {
    content: 'We cut alarms.\n\nIt is used by 200 teams. What do you use?',
    notes: [{ kind: 'claim', text: 'Not from you: “200 teams”', quote: '200 teams' }],
  });
  await draftWith(page);
  const notes = page.getByRole('region', { name: 'Notes on this draft' });
  await expect(notes.getByRole('listitem')).toHaveText([/^Claim.*Not from you: “200 teams”/]);
  const marked = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('not-from-you') ?? [])].map((range) => (range as Range).toString()),
    );
  await expect.poll(marked).toEqual(['200 teams']);
  await notes.getByRole('button', { name: 'Remove the sentence with “200 teams”' }).press('Enter');
  await expect(frameOf(page).getByText('What do you use?', { exact: true })).toBeVisible();
  await expect(frameOf(page).getByText('200 teams')).toBeHidden();
  await expect(notes.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(frameOf(page).getByText('200 teams')).toBeVisible();
});

test('advice against posting is shown above the draft, with its reason and an alternative', async ({
  page,
}) => {
  // Where the rules are known and kept, the advice goes.
  await page.route('/api/subreddits/*/preflight', (route) =>
    route.fulfill({ json: { verdict: 'blocked', findings: [], kept: [], budget: null, rulesReadAt: null } }),
  );
  await answerWith(page, {
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

test('an edit that is too long cannot be saved, and the counter says by how much', async ({ page }) => {
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

test('a title may be missing, and hostile markup is shown as text', async ({ page }) => {
  await answerWith(page, {
    title: '',
    content: '<img src=x onerror=alert(1)> and [a link](javascript:alert(1))\n\n**bold**',
  });
  await draftWith(page);
  await expect(frameOf(page).getByRole('heading')).toHaveText('Untitled Post');
  await expect(frameOf(page)).toContainText('<img src=x onerror=alert(1)>');
  await expect(frameOf(page).locator('img, a')).toHaveCount(0);
});

test('three angles are generated, and one is chosen', async ({ page }) => {
  await page.getByRole('button', { name: 'Compare three angles' }).click();
  await expect(page.getByText('Topic is required')).toBeVisible();
  await page.getByLabel('Topic').fill(TOPIC);
  await page.getByRole('combobox', { name: 'Subreddit' }).fill('entrepreneur');
  await page.getByRole('button', { name: 'Compare three angles' }).click();
  const lesson = page.getByRole('region', { name: 'A lesson learned', exact: true });
  await expect(page.getByRole('region', { name: 'Three angles' }).getByRole('region')).toHaveCount(3);
  const use = lesson.getByRole('button', { name: 'Use this one: a lesson learned' });
  await expect(use).toBeEnabled();
  await expect(lesson.getByRole('heading', { level: 3, name: 'A lesson learned' })).toBeVisible();
  const title = await lesson.getByRole('heading', { level: 4 }).innerText();
  await use.click();
  await expect(frameOf(page).getByRole('heading')).toHaveText(title);
  await expect(page.getByText('Content Generated')).toBeVisible();
});

test('on a phone the angle that was chosen comes into sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByLabel('Topic').fill(TOPIC);
  await page.getByRole('combobox', { name: 'Subreddit' }).fill('entrepreneur');
  await page.getByRole('button', { name: 'Compare three angles' }).click();
  await page.getByRole('button', { name: /^Use this one/ }).click();
  await expect(frameOf(page).getByRole('heading')).toBeInViewport();
});

test('three angles without an answer say what would set them apart, and lead to the questions', async ({
  page,
}) => {
  await page.getByLabel('Topic').fill('Launching Quillbox, a self-hosted invoicing app for freelancers');
  await page.getByRole('combobox', { name: 'Subreddit' }).fill('entrepreneur');
  const compare = page.getByRole('button', { name: 'Compare three angles' });
  await compare.click();
  const told = page.getByText(/^These are much the same, because there is little of yours to tell yet/);
  await expect(told).toBeVisible();
  await expect(page.getByText(/^This came to the same text/)).toHaveCount(0);
  await expectNoFault(page, 'three angles without an answer');
  await page.getByRole('button', { name: 'Answer the questions' }).click();
  await expect(page.getByLabel('What does it do, in one sentence?')).toBeFocused();
  await page.keyboard.insertText('It writes invoices');
  await page.getByLabel('Who is it for?').fill('Freelancers');
  await page.getByLabel('What can it not do yet?').fill('No recurring invoices');
  await compare.click();
  await expect(page.getByRole('listitem').filter({ hasText: 'It writes invoices' })).toBeVisible();
  await expect(told).toBeHidden();
  await expect(page.getByText(/^This came to the same text/)).toHaveCount(0);
});

test('what three angles share steps back, so that what differs is seen', async ({ page }) => {
  await page.route('/api/generate-content', async (route) => {
    const { angle } = route.request().postDataJSON() as { angle: string };
    const content = `What all have.\n\nOnly the ${angle}.`;
    const draft = { title: 'One title', content, engine: 'built-in', usage: null, notes: [], advice: null };
    await route.fulfill({ json: draft });
  });
  await page.getByLabel('Topic').fill(TOPIC);
  await page.getByRole('combobox', { name: 'Subreddit' }).fill('entrepreneur');
  await page.getByRole('button', { name: 'Compare three angles' }).click();
  const lesson = page.getByRole('region', { name: 'A lesson learned', exact: true });
  const inkOf = (text: string) =>
    lesson.getByText(text).evaluate((element) => getComputedStyle(element).color);
  await expect.poll(() => inkOf('One title')).toBe(await inkOf('What all have.'));
  await expect(page.getByText(/^This came to the same text/)).toHaveCount(0);
  expect(await inkOf('Only the lesson.')).not.toBe(await inkOf('What all have.'));
  await expectNoFault(page, 'three angles');
});

test('the known rules of the chosen community are shown beside the form', async ({ page, connect }) => {
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

test('where AI text is banned, a draft is published once enough words are the author’s own, or are declared to be', async ({
  page,
  connect,
}) => {
  await connect('sandbox_ada');
  await page.goto('/generator');
  await answerWith(page, { title: 'One two three', content: 'Four five six seven eight nine ten' });
  await draftWith(page, { subreddit: 'webdev' });
  const own = page.getByRole('region', { name: 'Your own words' });
  await expect(own).toContainText(
    'None of this counts as your own words yet. Threadwell asks for at least 30 % here.',
  );
  await expect(own.getByLabel('I wrote this in my own words')).toBeDisabled();
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByRole('alert')).toContainText('The preflight says what holds this back.');
  await expectNoToast(page, 'Failed to save post');
  await expect(page.getByRole('region', { name: 'Preflight' })).toContainText('written by a language model');
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
