import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LocalModel, LocalModelList, LocalModelState } from '#contract/drafting/local-models.ts';
import type { ModelChoice } from '#contract/drafts.ts';
import { openPage, press, refusal, stubServer } from '#test/open-page.ts';
import { chooseBrowser } from '../browser/writer-store.ts';
import { LocalModels } from './local-models.tsx';

const LIST = 'GET /api/local-models';
const DOWNLOAD = 'POST /api/local-models/qwen3-4b/download';
const PAUSE = 'POST /api/local-models/qwen3-4b/pause';
const REMOVE = 'DELETE /api/local-models/qwen3-4b';
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
  localModels: 'closed',
};
const QWEN: LocalModel = {
  id: 'qwen3-4b',
  name: 'Qwen3 4B',
  facts: {
    maker: 'Qwen (Alibaba)',
    license: 'Apache-2.0',
    languages: 'English and about 100 others',
    contextTokens: 32_768,
    repository: 'Qwen/Qwen3-4B-GGUF',
    file: 'Qwen3-4B-Q4_K_M.gguf',
    source: 'https://huggingface.co/Qwen/Qwen3-4B-GGUF',
  },
  bytes: 2_500_000_000,
  ramBytes: 4_500_000_000,
  state: { kind: 'absent' },
};
const OWN: LocalModel = { ...QWEN, id: 'own:mine.gguf', name: 'mine.gguf', facts: null };
const READY: LocalModelState = { kind: 'ready', sha256: 'abc123', bytes: QWEN.bytes };
const HALF = { received: 1_200_000_000, total: 2_500_000_000 };
const DOWNLOADING: LocalModelState = { kind: 'downloading', ...HALF };

const OWNERS: LocalModelList = {
  isOffered: true,
  mayChange: true,
  models: [QWEN],
  problem: null,
  runtime: { kind: 'ready' },
  running: null,
  machine: { freeDiskBytes: 22_000_000_000, ramBytes: 16_000_000_000 },
};
const listWith = (state: LocalModelState, changed: Partial<LocalModelList> = {}): LocalModelList => ({
  ...OWNERS,
  models: [{ ...QWEN, state }],
  ...changed,
});

const onTaken = vi.fn<(choice: ModelChoice) => void>();
async function open(list: unknown, answers = {}, choice: Partial<ModelChoice> = {}) {
  onTaken.mockReset();
  const server = stubServer({ [LIST]: list, ...answers });
  const { queries } = await openPage(<LocalModels choice={{ ...CHOICE, ...choice }} onTaken={onTaken} />);
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  return server;
}
const row = (name = 'Qwen3 4B') => within(screen.getByRole('listitem', { name }));
const poll = () => act(() => vi.advanceTimersByTimeAsync(1_000));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("lists each model with its maker, license, size and memory, and the machine's resources", async () => {
  await open(OWNERS);
  expect(await screen.findByRole('heading', { name: 'Get a model' })).toBeTruthy();
  expect(row().getByText('Qwen (Alibaba) · Apache-2.0 · 2.5 GB · needs 4.5 GB of memory')).toBeTruthy();
  expect(screen.getByText('22.0 GB of disk free, 16.0 GB of memory')).toBeTruthy();
  expect(screen.getByText('Your text stays on this server. Free.')).toBeTruthy();
  expect(screen.getByText('Put model files of your own (GGUF) into DATA_DIR/models/own.')).toBeTruthy();
});

test('reads the progress of a download every second until the model is ready, then lets the user choose it', async () => {
  const saved = { ...CHOICE, provider: 'local', model: 'qwen3-4b' };
  const { answers, sent } = await open(OWNERS, {
    [DOWNLOAD]: listWith({ kind: 'downloading', received: 0, total: QWEN.bytes }),
    'PUT /api/settings/model': saved,
  });
  press('Download Qwen3 4B');
  expect(await row().findByText('0 MB of 2.5 GB')).toBeTruthy();
  answers[LIST] = listWith(DOWNLOADING);
  await poll();
  expect(await row().findByText('1.2 GB of 2.5 GB')).toBeTruthy();
  expect(row().getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1200000000');
  answers[LIST] = listWith(READY);
  await poll();
  expect(await row().findByText('abc123')).toBeTruthy();
  chooseBrowser(true);
  press('Use Qwen3 4B');
  await vi.waitFor(() => expect(onTaken).toHaveBeenCalledWith(saved));
  expect(localStorage.getItem('threadwell:writer')).toBeNull();
  expect(sent.at(-1)).toMatchObject({
    call: 'PUT /api/settings/model',
    body: { provider: 'local', model: 'qwen3-4b', apiKey: null, monthlyTokenCap: 9_000 },
  });
});

test('reads the list only once while nothing is downloading', async () => {
  const list = vi.fn(() => listWith(READY));
  await open(list);
  await poll();
  expect(list).toHaveBeenCalledOnce();
});

test('pauses and resumes a download, and keeps the focus on the button', async () => {
  await open(listWith(DOWNLOADING), {
    [PAUSE]: listWith({ kind: 'paused', ...HALF, message: null }),
    [DOWNLOAD]: listWith(DOWNLOADING),
  });
  const button = await row().findByRole('button', { name: 'Pause Qwen3 4B' });
  button.focus();
  fireEvent.click(button);
  expect(await row().findByText('Paused: 1.2 GB of 2.5 GB')).toBeTruthy();
  press('Resume Qwen3 4B');
  expect(await row().findByRole('button', { name: 'Pause Qwen3 4B' })).toBe(document.activeElement);
});

test('removes a model after a confirmation that names the space it frees', async () => {
  const { sent } = await open(listWith(READY), { [REMOVE]: OWNERS });
  press('Remove Qwen3 4B');
  expect(await screen.findByText('This frees 2.5 GB.')).toBeTruthy();
  press('Remove');
  expect(await screen.findByRole('button', { name: 'Download Qwen3 4B' })).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent.map(({ call }) => call)).toEqual([REMOVE]);
});

test('shows why a download failed, and offers it again', async () => {
  await open(listWith({ kind: 'failed', message: 'Its SHA-256 is wrong.' }), {
    [DOWNLOAD]: listWith(DOWNLOADING),
  });
  expect(row().getByText('Its SHA-256 is wrong.')).toBeTruthy();
  press('Download Qwen3 4B');
  expect(await row().findByRole('button', { name: 'Pause Qwen3 4B' })).toBeTruthy();
  expect(row().queryByText('Its SHA-256 is wrong.')).toBeNull();
});

test('shows why a download paused without the user', async () => {
  await open(listWith({ kind: 'paused', ...HALF, message: 'The connection broke off.' }));
  expect(row().getByText('The connection broke off.')).toBeTruthy();
});

test("shows the reason in the model's row if the server refuses it", async () => {
  const message = 'The disk has 1.0 GB free, and this needs 2.7 GB. Make room and try again.';
  await open(OWNERS, { [DOWNLOAD]: refusal(409, { code: 'CONFLICT', message }) });
  press('Download Qwen3 4B');
  expect(await row().findByText(message)).toBeTruthy();
});

test('shows the speed and memory of the running model, and marks the one in use', async () => {
  const running = {
    id: 'qwen3-4b',
    state: 'answering',
    tokensPerSecond: 7.25,
    memoryBytes: 3e9,
    waiting: 2,
  } as const;
  await open(listWith(READY, { running }), {}, { provider: 'local', model: 'qwen3-4b' });
  expect(row().getByText('Writing · 3.0 GB of memory · 7.3 tokens per second · 2 waiting')).toBeTruthy();
  expect(row().getByText('In use')).toBeTruthy();
  expect(row().getByRole('button', { name: 'Use Qwen3 4B' }).getAttribute('aria-disabled')).toBe('true');
});

test('installs a runtime that is missing although a model is ready', async () => {
  const failed = { kind: 'failed', message: 'npm couldn’t be reached.' } as const;
  const { answers } = await open(listWith(READY, { runtime: failed }), {
    [DOWNLOAD]: listWith(READY, { runtime: { kind: 'installing', seconds: 0 } }),
  });
  expect(screen.getByText('npm couldn’t be reached.')).toBeTruthy();
  press('Install runtime');
  expect(await screen.findByText('Installing, 0 s')).toBeTruthy();
  answers[LIST] = listWith(READY);
  await poll();
  expect(await screen.findByText('Installed')).toBeTruthy();
});

test('adds a file from the folder for own models by its name', async () => {
  const { sent } = await open(
    { ...OWNERS, models: [OWN] },
    { 'POST /api/local-models/own': { ...OWNERS, models: [{ ...OWN, state: READY }] } },
  );
  press('Add mine.gguf');
  expect(await screen.findByRole('button', { name: 'Use mine.gguf' })).toBeTruthy();
  expect(sent).toMatchObject([{ call: 'POST /api/local-models/own', body: { path: 'mine.gguf' } }]);
});

test('says why the list of models can’t be read', async () => {
  await open({ ...OWNERS, models: [], problem: 'The list isn’t JSON.' });
  expect(screen.getByText('The list isn’t JSON.')).toBeTruthy();
});

test('offers only models that are ready to users who are not the owner', async () => {
  const other = { ...QWEN, id: 'tiny', name: 'Tiny', state: READY };
  await open({ ...OWNERS, mayChange: false, machine: null, models: [QWEN, other] });
  expect(screen.getByRole('heading', { name: 'On this server' })).toBeTruthy();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Use']);
  expect(screen.queryByText('Qwen3 4B')).toBeNull();
  expect(screen.queryByText('Runtime')).toBeNull();
});

test.each([
  { ...OWNERS, isOffered: false, models: [] },
  { ...OWNERS, mayChange: false },
])('shows nothing if local models are off or none is ready', async (list) => {
  await open(list);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('says that the list didn’t load, and loads it on request', async () => {
  const { answers } = await open(() => refusal(500, { message: 'Something broke.' }));
  expect(await screen.findByText('Something broke.')).toBeTruthy();
  answers[LIST] = OWNERS;
  press('Try again');
  expect(await screen.findByText('Qwen3 4B')).toBeTruthy();
});
