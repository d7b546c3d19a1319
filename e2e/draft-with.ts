import { expect, type Locator, type Page } from '@playwright/test';
import type { GeneratedDraft } from '../contract/drafts.ts';
import type { Post } from '../contract/posts.ts';

type Wanted = { topic?: string; subreddit?: string; answer?: string };

export const TOPIC = 'a small team choosing between SQLite and PostgreSQL';

export const getForm = (page: Page): Locator => page.getByRole('form', { name: 'What to write' });
export const getFirstQuestion = (page: Page): Locator =>
  getForm(page).getByRole('group', { name: 'Questions on your topic' }).getByRole('textbox').first();
export const getPreview = (page: Page): Locator => page.getByRole('article', { name: 'How it will look' });

/** Confirms the page's warning about a draft without any of the author's own sentences. */
export const confirmUnedited = (page: Page): Promise<void> =>
  page.addLocatorHandler(page.getByRole('button', { name: /^(?:Publish|Schedule) anyway$/ }), (button) =>
    button.click(),
  );

/** Fills the form, answers a question, and waits for the draft. */
export async function draftWith(page: Page, wanted: Wanted = {}): Promise<void> {
  await confirmUnedited(page);
  await page.getByLabel('Topic').fill(wanted.topic ?? TOPIC);
  await page.getByRole('combobox', { name: 'Subreddit' }).fill(wanted.subreddit ?? 'entrepreneur');
  const question = getFirstQuestion(page);
  if ((await question.inputValue()) === '')
    await question.fill(wanted.answer ?? 'We measured it for a month.');
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(page.getByText('Content Generated')).toBeVisible();
}

export const getPreflight = (page: Page): Locator => page.getByRole('region', { name: 'Preflight' });
/** Opens the reasons behind the verdict on the draft, once there is one: it moves what is below. */
export async function openPreflight(page: Page): Promise<void> {
  const verdict = getPreflight(page).locator('summary').first();
  await expect(verdict).toHaveText(/Ready|warning|Blocked/);
  await verdict.click();
}

/** The signed-in user's posts on the server. */
export async function fetchPosts(page: Page): Promise<Post[]> {
  const response = await page.request.get('/api/posts');
  return (await response.json()) as Post[];
}

/** Replaces the generator's responses. */
export async function stubDraft(page: Page, draft: Partial<GeneratedDraft>): Promise<void> {
  const json = {
    title: 'A title',
    content: 'A text.',
    engine: 'built-in',
    shape: 'story',
    questions: [],
    usage: null,
    notes: [],
    advice: null,
    ...draft,
  };
  await confirmUnedited(page);
  await page.route('/api/generate-content', (route) => route.fulfill({ json }));
}
