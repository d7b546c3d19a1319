import { expect, type Page } from '@playwright/test';
import {
  type FakeProgram,
  LM_STUDIO_MODELS,
  OLLAMA_TAGS,
  startFakeProgram,
} from '../server/adapters/llm/finder/testing/start-fake-program.ts';
import type { FakeRequest } from '../server/adapters/llm/testing/fake-answer.ts';
import type { FakeModelServer } from '../server/adapters/llm/testing/fake-model-server.ts';
import { startFakeOpenAi } from '../server/adapters/llm/testing/start-fake-openai.ts';
import { pickSizes } from './pick-sizes.ts';
import { draftWith, getPreview } from './draft-with.ts';
import { expectNoFault, SIZES } from './expect-no-fault.ts';
import { startThreadwell } from './start-threadwell.ts';
import { test as base } from './threadwell.ts';

type Worker = { chat: FakeModelServer; ollama: FakeProgram; lmStudio: FakeProgram };

const DRAFT = { title: 'How small can a team’s database be?', content: 'What runs at yours?' };

/** The fake program returns an error for the oversized model. */
function answer({ body: { model } }: FakeRequest) {
  if (model === 'qwen/qwen3-14b')
    return { kind: 'status', status: 404, body: { error: { message: 'model not found' } } } as const;
  return { kind: 'text', text: JSON.stringify(DRAFT) } as const;
}

/** A Threadwell on a machine with both programs: stand-ins that speak their protocols. */
const test = base.extend<object, Worker>({
  chat: [
    async ({}, use) => {
      const chat = await startFakeOpenAi(answer);
      await use(chat);
      await chat.stop();
    },
    { scope: 'worker' },
  ],
  ollama: [
    async ({ chat }, use) => {
      const ollama = await startFakeProgram({ '/api/tags': { body: OLLAMA_TAGS } }, chat);
      await use(ollama);
      await ollama.stop();
    },
    { scope: 'worker' },
  ],
  lmStudio: [
    async ({ chat }, use) => {
      const lmStudio = await startFakeProgram({ '/api/v1/models': { body: LM_STUDIO_MODELS } }, chat);
      await use(lmStudio);
      await lmStudio.stop();
    },
    { scope: 'worker' },
  ],
  threadwell: [
    async ({ settings, ollama, lmStudio }, use) => {
      const threadwell = await startThreadwell({
        ...settings,
        OLLAMA_PORT: String(ollama.port),
        LM_STUDIO_PORT: String(lmStudio.port),
        MODEL_ALLOW: `127.0.0.1:${ollama.port},127.0.0.1:${lmStudio.port}`,
      });
      await use(threadwell);
      await threadwell.stop();
    },
    { scope: 'worker' },
  ],
});

// These tests share one dedicated server, so a single worker runs them.
test.describe.configure({ mode: 'default' });

const LOOK = 'Look for models on this computer';
const finderOf = (page: Page) => page.getByRole('region', { name: 'Models on this computer' });

for (const [size, viewport] of pickSizes(SIZES, 'model-finder')) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('finds models in the settings, and chooses one with one click', async ({ page, person }) => {
      await page.goto('/settings#writing-model');
      const finder = finderOf(page);
      await finder.getByRole('button', { name: LOOK }).click();
      await expect(finder.getByText('3 found.'), person.email).toBeVisible();
      await expect(finder.getByText('4.9 GB · 8.0B · Q4_K_M')).toBeVisible();
      await expect(finder.getByText('9.0 GB · 14B · Q4_K_M')).toBeVisible();
      await expect(finder.getByText(/doesn’t run on this computer/)).toBeVisible();
      await expectNoFault(page, 'found models');

      await finder.getByRole('button', { name: 'Use qwen/qwen3-14b' }).click();
      await expect(finder.getByRole('alert')).toContainText('Not saved. 127.0.0.1:');
      const form = page.getByRole('form', { name: 'Writing model' });
      await expect(form.getByLabel('Provider')).toHaveValue('builtin');
      await expectNoFault(page, 'an unresponsive model');

      await finder.getByRole('button', { name: 'Use llama3.1:8b' }).click();
      await expect(finder.getByText('llama3.1:8b answers. Saved')).toBeVisible();
      await expect(finder.getByText('In use')).toBeVisible();
      await expect(form.getByLabel('Model', { exact: true })).toHaveValue('llama3.1:8b');
      await page.reload();
      await expect(form.getByLabel('Provider')).toHaveValue('openai-compatible');
    });

    test('offers a model in the composer with its price, and can write one draft without it', async ({
      page,
      person,
    }) => {
      await page.goto('/generator');
      const writer = page.getByRole('region', { name: 'Who writes' });
      await expect(writer.getByText('No model: your answers, in order'), person.email).toBeVisible();
      await draftWith(page);
      await expect(page.getByText('AI-assisted')).toHaveCount(0);

      await writer.getByRole('button', { name: LOOK }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: LOOK }).click();
      await expect(dialog.getByText('4.9 GB · 8.0B · Q4_K_M')).toBeVisible();
      await expectNoFault(page, 'the dialog');
      await dialog.getByRole('button', { name: 'Use llama3.1:8b' }).click();
      await expect(dialog.getByText('llama3.1:8b answers. Saved')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(writer.getByText(/^llama3\.1:8b: Answers at /)).toBeVisible();
      const without = writer.getByRole('button', { name: 'Write it without a model' });
      await expect(without).toBeFocused();

      await page.getByRole('button', { name: 'Generate Content' }).click();
      await expect(getPreview(page).getByText(DRAFT.content)).toBeVisible();
      await expect(page.getByText('AI-assisted: make it yours before it goes out.')).toBeVisible();
      await expect(page.getByText('Read 25 tokens, wrote 10.')).toBeVisible();
      await expectNoFault(page, 'the generator with a model');

      await without.click();
      await expect(writer.getByText(/^llama3\.1:8b: Answers at /)).toBeVisible();
    });
  });
}

test('finds, chooses and uses a model, using only the keyboard', async ({ page, person }) => {
  await page.goto('/settings#writing-model');
  const finder = finderOf(page);
  await finder.getByRole('button', { name: LOOK }).focus();
  await page.keyboard.press('Enter');
  await expect(finder.getByText('3 found.'), person.email).toBeVisible();
  await page.keyboard.press('Tab');
  const use = finder.getByRole('button', { name: 'Use llama3.1:8b' });
  await expect(use).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(finder.getByText('llama3.1:8b answers. Saved')).toBeVisible();
  await expect(finder.getByRole('button', { name: 'Test llama3.1:8b' })).toBeFocused();
});

/** A Threadwell on a machine that runs no model server. */
const alone = base.extend<object>({
  threadwell: [
    async ({ settings }, use) => {
      // A port that is merely free now could be taken by another test's server.
      const [OLLAMA_PORT, LM_STUDIO_PORT] = ['2', '3'];
      const MODEL_ALLOW = `127.0.0.1:${OLLAMA_PORT},127.0.0.1:${LM_STUDIO_PORT}`;
      const threadwell = await startThreadwell({ ...settings, OLLAMA_PORT, LM_STUDIO_PORT, MODEL_ALLOW });
      await use(threadwell);
      await threadwell.stop();
    },
    { scope: 'worker' },
  ],
});

alone('where nothing runs, it says what to start', async ({ page, person }) => {
  await page.goto('/settings#writing-model');
  const finder = finderOf(page);
  await finder.getByRole('button', { name: LOOK }).click();
  await expect(finder.getByText('No models found on this computer.'), person.email).toBeVisible();
  await expect(finder.getByText('Ollama isn’t running.')).toBeVisible();
  await expect(finder.getByText(/^Start Ollama/)).toBeVisible();
  await expectNoFault(page, 'nothing found');
});
