import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ModelChoice } from '#contract/drafts.ts';
import { openPage, press, stubServer } from '#test/open-page.ts';
import { chooseBrowser } from './browser/writer-store.ts';
import { ModelOptions } from './model-options.tsx';

const CHOICE: ModelChoice = {
  provider: 'builtin',
  model: null,
  baseUrl: null,
  hasKey: false,
  source: 'workspace',
  monthlyTokenCap: null,
  month: '2026-11',
  usedTokens: 0,
  price: { kind: 'unknown' },
  localModels: 'here',
};
const LIST = {
  isOffered: true,
  mayChange: true,
  models: [],
  problem: null,
  runtime: { kind: 'absent' },
  running: null,
  machine: null,
};

async function open(choice: Partial<ModelChoice> = {}, list = LIST) {
  stubServer({ 'GET /api/local-models': list });
  const { queries } = await openPage(
    <ModelOptions choice={{ ...CHOICE, ...choice }} onTaken={() => undefined}>
      The form
    </ModelOptions>,
  );
  await waitFor(() => expect(queries.isFetching()).toBe(0));
}
const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  chooseBrowser(false);
});

test('lists the ways to get a model, quickest first', async () => {
  vi.stubGlobal('LanguageModel', { availability: async () => 'available' });
  await open();
  expect(titles()).toEqual([
    'In this browser',
    'Get a model',
    'Ollama or LM Studio',
    'A hosted model, or none',
  ]);
});

test.each([
  ['localhost', 'Your text stays on this computer. Free.'],
  ['threadwell.example', 'It runs on this computer, but your text passes through this server. Free.'],
])('if the server is at %s, says where the text is sent', async (hostname, terms) => {
  vi.stubGlobal('LanguageModel', { availability: async () => 'available' });
  vi.spyOn(location, 'hostname', 'get').mockReturnValue(hostname);
  await open();
  expect(screen.getByText(terms)).toBeTruthy();
});

test('leaves out what this browser or this server doesn’t have', async () => {
  await open({ localModels: 'closed' }, { ...LIST, isOffered: false });
  expect(titles()).toEqual(['A hosted model, or none']);
});

test('one click chooses the browser’s model, and says that the first draft downloads it', async () => {
  vi.stubGlobal('LanguageModel', { availability: async () => 'downloadable' });
  await open();
  expect(screen.getByText('Your first draft downloads the model, about 4 GB.')).toBeTruthy();
  press('Use it');
  expect(screen.getByText('In use in this browser')).toBeTruthy();
  expect(localStorage.getItem('threadwell:writer')).toBe('browser');
  press('Stop using it');
  expect(localStorage.getItem('threadwell:writer')).toBeNull();
});
