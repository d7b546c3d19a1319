import { expect } from '@playwright/test';
import type { FakeRequest } from '../server/adapters/llm/testing/fake-answer.ts';
import { draftWith, getForm, getPreview, TOPIC } from './draft-with.ts';
import { expectNoFault } from './expect-no-fault.ts';
import { withModel } from './model-threadwell.ts';

const DRAFT = {
  title: 'How small can a team’s database be?',
  content: 'How **small** can it stay?\n\nWhat runs at yours?',
};

/** The draft's topic controls the fake model's behavior. */
function answer({ said }: FakeRequest) {
  if (said.includes('never ends')) {
    const text = `{"title": "${DRAFT.title}", "content": "How **small** can it stay?\\n\\nWhat ru`;
    return { kind: 'stall', text } as const;
  }
  if (said.includes('no money')) return { kind: 'status', status: 401 } as const;
  return { kind: 'text', text: JSON.stringify(DRAFT) } as const;
}

const test = withModel(answer);

// These tests share one dedicated server, so a single worker runs them.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page, person }) => {
  await page.goto('/generator');
  await expect(page.getByText('Your draft appears here'), person.email).toBeVisible();
});

test('streams a model’s text, and keeps the previous draft on cancel', async ({ page, model }) => {
  await draftWith(page);
  const frame = getPreview(page);
  await expect(page.getByText('Model', { exact: true })).toBeVisible();
  await expect(page.getByText(/small-model$/)).toBeVisible();
  await expect(frame.getByRole('heading')).toHaveText(DRAFT.title);
  await expect(frame.locator('strong')).toHaveText('small');

  await page.getByLabel('Topic').fill('a text that never ends');
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(frame.getByText('What ru', { exact: true })).toBeVisible();
  await expect(frame.getByRole('heading')).toHaveText(DRAFT.title);
  await expect(page.getByRole('status').filter({ hasText: 'Writing...' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(frame.getByText('What runs at yours?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Content' })).toBeEnabled();
  await model.hungUp;
});

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 360, height: 740 }],
] as const)
  test(`compares three drafts that have no answers on a ${device}, and uses one`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const compare = page.getByRole('button', { name: 'Compare three drafts' });
    await compare.click();
    await expect(page.getByText('Topic is required')).toBeVisible();
    await page.getByLabel('Topic').fill(TOPIC);
    await page.getByRole('combobox', { name: 'Subreddit' }).fill('entrepreneur');
    await page.keyboard.press('Escape');
    await compare.click();
    const drafts = page.getByRole('region', { name: 'Three drafts' });
    if (device === 'phone') await drafts.getByRole('button', { name: 'Draft 2', exact: true }).click();
    const second = drafts.getByRole('region', { name: 'Draft 2' });
    await expect(second.getByRole('heading', { level: 4 })).toHaveText(DRAFT.title);
    await expectNoFault(page, `three drafts on a ${device}`);
    await second.getByRole('button', { name: 'Use this one: draft 2' }).click();
    await expect(page.getByText('Content Generated')).toBeVisible();
    await expect(getPreview(page).getByRole('heading')).toHaveText(DRAFT.title);
    await expect(getPreview(page).getByRole('heading')).toBeInViewport();
  });

test("reports a rejected API key, and keeps the form's input", async ({ page }) => {
  await page.getByLabel('Topic').fill('a key with no money');
  await page.getByRole('combobox', { name: 'Subreddit' }).fill('entrepreneur');
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(getForm(page).getByRole('alert')).toContainText(/key/i);
  await expect(page.getByText('Generation Failed')).toBeHidden();
  await expect(page.getByLabel('Topic')).toHaveValue('a key with no money');
});

test("chooses and tests a workspace's own model, and never returns its API key", async ({ page, model }) => {
  await page.goto('/settings/writing');
  const form = page.getByRole('form', { name: 'Writing model' });
  await expect(form.getByLabel('Provider')).toHaveValue('openai-compatible');
  await expect(form.getByText('This is the server’s default.')).toBeVisible();

  await form.getByLabel('Provider').selectOption('Anthropic');
  await form.getByRole('button', { name: 'Save model' }).click();
  await expect(form.getByText('Name the model')).toBeVisible();

  await form.getByLabel('Provider').selectOption('Any OpenAI-compatible server');
  await form.getByLabel('Model', { exact: true }).fill('my-model');
  await form.getByLabel('Base URL').fill(model.baseUrl);
  await form.getByLabel('API key').fill('sk-of-mine');
  await form.getByLabel('Monthly limit').fill('5,000');
  await form.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(form.getByRole('status')).toHaveText('my-model answers. Not saved yet.');
  await form.getByRole('button', { name: 'Save model' }).click();
  await expect(page.getByText('Your writing model has been updated')).toBeVisible();
  await expect(form.getByText('This is the server’s default.')).toBeHidden();

  await page.reload();
  await expect(form.getByLabel('Model', { exact: true })).toHaveValue('my-model');
  await expect(form.getByLabel('API key')).toHaveValue('');
  await expect(form.getByText('stored', { exact: true })).toBeVisible();
  await expect(form.getByText('of 5,000 tokens')).toBeVisible();
  await form.getByRole('button', { name: 'Remove the stored key' }).click();
  await expect(form.getByText('The stored key is forgotten when you save.')).toBeVisible();
  await form.getByRole('button', { name: 'Save model' }).click();
  await expect(form.getByText('Encrypted. Never shown again.')).toBeVisible();
});

test('tries a pasted key at once without saving it', async ({ page, model }) => {
  await page.goto('/settings/writing');
  const form = page.getByRole('form', { name: 'Writing model' });
  const name = form.getByLabel('Model', { exact: true });
  await name.fill('sk-copied');
  await name.press('ControlOrMeta+a');
  await name.press('ControlOrMeta+c');
  await name.fill('pasted-model');
  await form.getByLabel('Base URL').fill(model.baseUrl);
  await form.getByLabel('API key').press('ControlOrMeta+v');
  await expect(form.getByText('pasted-model answers. Not saved yet.')).toBeVisible();
  expect(model.requests.at(-1)?.headers['authorization']).toBe('Bearer sk-copied');
  await page.reload();
  await expect(name).toHaveValue('small-model');
});

test('adds facts one by one, and passes them to the model', async ({ page, model }) => {
  await page.goto('/settings/writing');
  const form = page.getByRole('form', { name: 'Facts about you and your product' });
  await form.getByLabel('Product name').fill('Threadwell');
  await form.getByRole('textbox', { name: 'Statement 1' }).fill('It is made by one person.');
  await form.getByRole('button', { name: 'Add a statement' }).click();
  await expect(form.getByRole('textbox', { name: 'Statement 2' })).toBeFocused();
  await page.keyboard.type('It flies.');
  await form.getByRole('button', { name: 'Add a statement' }).click();
  await page.keyboard.type('x'.repeat(301));
  await form.getByRole('button', { name: 'Save facts' }).click();
  await expect(form.getByText('A statement has at most 300 characters.')).toBeVisible();
  await form.getByRole('button', { name: 'Remove statement 3' }).click();
  await form.getByRole('button', { name: 'Remove statement 2' }).click();
  await form.getByRole('button', { name: 'Save facts' }).click();
  await expect(page.getByText('Your facts have been updated')).toBeVisible();
  await page.reload();
  await expect(form.getByLabel('Product name')).toHaveValue('Threadwell');
  await expect(form.getByRole('textbox')).toHaveCount(2);

  await page.goto('/generator');
  await draftWith(page);
  expect(model.requests.at(-1)?.said).toContain('It is made by one person.');
});
