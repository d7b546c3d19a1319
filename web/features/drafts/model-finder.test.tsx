import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ModelChoice } from '#contract/drafts.ts';
import type { FoundServer } from '#contract/drafting/models.ts';
import { openPage, press, refusal, stubServer } from '#test/open-page.ts';
import { ModelFinder } from './model-finder.tsx';

const PATH = '/api/settings/model';
const CHOICE: ModelChoice = {
  provider: 'builtin',
  model: null,
  baseUrl: null,
  hasKey: false,
  source: 'workspace',
  monthlyTokenCap: 9_000,
  month: '2026-11',
  usedTokens: 0,
  price: { kind: 'unknown' },
  localModels: 'here',
};
const OLLAMA: FoundServer = {
  program: 'ollama',
  baseUrl: 'http://127.0.0.1:11434/v1',
  state: 'found',
  models: [
    { id: 'llama3.1:8b', sizeBytes: 4_920_753_328, detail: '8.0B · Q4_K_M', runsElsewhere: false },
    { id: 'big:cloud', sizeBytes: null, detail: '', runsElsewhere: true },
  ],
};
const LM_STUDIO: FoundServer = {
  program: 'lmStudio',
  baseUrl: 'http://127.0.0.1:1234/v1',
  state: 'absent',
  models: [],
};

const onTaken = vi.fn<(choice: ModelChoice) => void>();
async function open(servers: FoundServer[], answers = {}, choice: Partial<ModelChoice> = {}) {
  onTaken.mockReset();
  const place = choice.localModels ?? 'here';
  const server = stubServer({ [`POST ${PATH}/find`]: { place, servers }, ...answers });
  await openPage(<ModelFinder choice={{ ...CHOICE, ...choice }} onTaken={onTaken} />);
  return server;
}
const look = () => press(/^Look for models/);

test('lists found models with their sizes, and marks those that run elsewhere', async () => {
  await open([OLLAMA, LM_STUDIO]);
  look();
  expect(await screen.findByText('4.9 GB · 8.0B · Q4_K_M')).toBeTruthy();
  expect(screen.getByText('2 found.')).toBeTruthy();
  expect(screen.getByText(/doesn’t run on this computer/)).toBeTruthy();
  expect(screen.getByText('LM Studio isn’t running.')).toBeTruthy();
});

test('on one click, tries a model and then saves it, and keeps the limit', async () => {
  const saved = { ...CHOICE, provider: 'openai-compatible', model: 'llama3.1:8b' };
  const { sent } = await open([OLLAMA], {
    [`POST ${PATH}/test`]: { ok: true, message: 'llama3.1:8b answers.' },
    [`PUT ${PATH}`]: saved,
  });
  look();
  await screen.findByText('llama3.1:8b');
  press('Use llama3.1:8b');
  expect(await screen.findByText(/llama3.1:8b answers. Saved/)).toBeTruthy();
  const body = {
    provider: 'openai-compatible',
    model: 'llama3.1:8b',
    baseUrl: OLLAMA.baseUrl,
    apiKey: null,
    monthlyTokenCap: 9_000,
  };
  expect(sent.slice(1)).toMatchObject([
    { call: `POST ${PATH}/test`, body },
    { call: `PUT ${PATH}`, body },
  ]);
  await waitFor(() => expect(onTaken).toHaveBeenCalledWith(saved));
});

test("does not save a model that doesn't answer, and says so", async () => {
  const { sent } = await open([OLLAMA], {
    [`POST ${PATH}/test`]: { ok: false, message: 'It took too long.' },
  });
  look();
  await screen.findByText('llama3.1:8b');
  press('Use llama3.1:8b');
  expect(await screen.findByText('Not saved. It took too long.')).toBeTruthy();
  expect(sent.map(({ call }) => call)).not.toContain(`PUT ${PATH}`);
  expect(onTaken).not.toHaveBeenCalled();
});

test.each([
  [{ ...OLLAMA, models: [] }, /Ollama runs, but has no model yet/],
  [{ ...LM_STUDIO, state: 'silent' as const }, /LM Studio didn’t answer in time/],
  [{ ...LM_STUDIO, state: 'locked' as const }, /LM Studio asks for a key/],
  [{ ...LM_STUDIO, state: 'strange' as const }, /something else answers/],
  [{ ...LM_STUDIO, state: 'notAllowed' as const }, /MODEL_ALLOW/],
])('says why no model can be chosen, and what to start', async (server, words) => {
  await open([server]);
  look();
  expect(await screen.findByText('No models found on this computer.')).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText(/^Start Ollama/)).toBeTruthy();
});

test("names the machine if it is not the user's own, and mentions containers", async () => {
  await open([LM_STUDIO], {}, { localModels: 'server' });
  press(/^Look for models on the server’s machine/);
  expect(await screen.findByText('No models found on the server’s machine.')).toBeTruthy();
  expect(screen.getByText(/in a container/)).toBeTruthy();
});

test('hides the button if searching is not allowed, and shows a refusal', async () => {
  await open([], {}, { localModels: 'closed' });
  expect(screen.queryByRole('button')).toBeNull();
  await open([], { [`POST ${PATH}/find`]: refusal(429, { message: 'Try again in a minute.' }) });
  look();
  expect(await screen.findByText('Try again in a minute.')).toBeTruthy();
});

test('marks the model that is in use', async () => {
  await open([OLLAMA], {}, { baseUrl: OLLAMA.baseUrl, model: 'llama3.1:8b' });
  look();
  expect(await screen.findByText('In use')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Test llama3.1:8b' })).toBeTruthy();
});
