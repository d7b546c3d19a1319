import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ModelChoice } from '#contract/drafts.ts';
import { invalid, openPage, press, stubServer, type } from '#test/open-page.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { ModelSettings } from './model-form.tsx';

const PATH = '/api/settings/model';
const CHOICE: ModelChoice = {
  provider: 'openai',
  model: 'a-model',
  baseUrl: null,
  hasKey: true,
  source: 'workspace',
  monthlyTokenCap: 50_000,
  month: '2026-11',
  usedTokens: 1_200,
  price: { kind: 'unknown' },
  localModels: 'here',
};

async function open(choice: Partial<ModelChoice> = {}, answers: Record<string, unknown> = {}) {
  const answer = { ...CHOICE, ...choice };
  const server = stubServer({ [`GET ${PATH}`]: answer, [`PUT ${PATH}`]: answer, ...answers });
  await openPage(<ModelSettings />);
  await screen.findByLabelText('Provider');
  return server;
}

test('needs neither a model nor a key for the built-in composer', async () => {
  await open({ provider: 'builtin', model: null, hasKey: false, usedTokens: 0 });
  expect(screen.queryByLabelText('Model')).toBeNull();
  type('Provider', 'anthropic');
  expect(screen.getByLabelText('API key')).toBeTruthy();
});

test('keeps a key that was not changed, and sends null for a removed one', async () => {
  const { sent } = await open({}, { [`POST ${PATH}/test`]: { ok: true, message: 'a-model answers.' } });
  press(/^Save model/);
  await waitFor(() => expect(currentToast()?.title).toBe('Saved'));
  expect(sent[0]?.body).not.toHaveProperty('apiKey');
  press('Remove the stored key');
  expect(screen.getByText('The stored key is forgotten when you save.')).toBeTruthy();
  press(/^Save model/);
  await waitFor(() => expect(sent[2]).toMatchObject({ call: `PUT ${PATH}`, body: { apiKey: null } }));
});

test("shows the month's usage beside its limit", async () => {
  await open();
  expect(screen.getByText('1,200 of 50,000 tokens')).toBeTruthy();
});

test("rejects a limit that isn't a number before sending it", async () => {
  const { sent } = await open();
  type('Monthly limit', 'many');
  press(/^Save model/);
  expect(await screen.findByText('Enter a whole number of tokens.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('tests settings that are not saved, and clears the result on any change', async () => {
  const { sent } = await open({}, { [`POST ${PATH}/test`]: { ok: false, message: 'The key was refused.' } });
  type('Model', 'another-model');
  press(/^Test/);
  expect(await screen.findByText('Not saved. The key was refused.')).toBeTruthy();
  expect(sent).toMatchObject([{ call: `POST ${PATH}/test`, body: { model: 'another-model' } }]);
  type('Model', 'a-model');
  await waitFor(() => expect(screen.queryByText(/The key was refused/)).toBeNull());
});

test('shows a server error at its field', async () => {
  await open({}, { [`PUT ${PATH}`]: invalid({ baseUrl: 'This address is not allowed.' }) });
  press(/^Save model/);
  expect(await screen.findByText('This address is not allowed.')).toBeTruthy();
});

const paste = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value }, inputType: 'insertFromPaste' });

test('tries a new model before saving it, and saves it if it answers', async () => {
  const { sent } = await open({}, { [`POST ${PATH}/test`]: { ok: true, message: 'new-model answers.' } });
  type('Model', 'new-model');
  press(/^Save model/);
  expect(await screen.findByText('new-model answers. Saved.')).toBeTruthy();
  expect(sent.map(({ call }) => call)).toEqual([`POST ${PATH}/test`, `PUT ${PATH}`]);
});

test("does not save a model that doesn't answer, unless the user insists", async () => {
  const { sent } = await open({}, { [`POST ${PATH}/test`]: { ok: false, message: 'No credit.' } });
  type('Model', 'new-model');
  press(/^Save model/);
  expect(await screen.findByText('Not saved. No credit.')).toBeTruthy();
  expect(sent.map(({ call }) => call)).toEqual([`POST ${PATH}/test`]);
  press('Save it anyway');
  await waitFor(() => expect(sent[1]).toMatchObject({ call: `PUT ${PATH}`, body: { model: 'new-model' } }));
});

test('tries a pasted key at once, but not a typed one', async () => {
  const { sent } = await open({}, { [`POST ${PATH}/test`]: { ok: false, message: 'Wrong key.' } });
  type('API key', 'sk-typed');
  expect(sent).toEqual([]);
  paste('API key', 'sk-pasted');
  expect(await screen.findByText('Not saved. Wrong key.')).toBeTruthy();
  expect(sent).toMatchObject([{ call: `POST ${PATH}/test`, body: { apiKey: 'sk-pasted' } }]);
  expect(screen.queryByRole('button', { name: 'Save it anyway' })).toBeNull();
});

test('fills the form with a model of this server once it is chosen, and keeps the limit', async () => {
  const saved = { ...CHOICE, provider: 'local', model: 'tiny', hasKey: false };
  const model = {
    id: 'tiny',
    name: 'Tiny',
    facts: null,
    bytes: 1e9,
    ramBytes: 3e9,
    state: { kind: 'ready', sha256: 'abc', bytes: 1e9 },
  };
  const { sent } = await open(
    {},
    {
      'GET /api/local-models': {
        isOffered: true,
        mayChange: false,
        models: [model],
        problem: null,
        runtime: { kind: 'ready' },
        running: null,
        machine: null,
      },
      [`PUT ${PATH}`]: saved,
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Use Tiny' }));
  expect(await screen.findByText('tiny, chosen above.')).toBeTruthy();
  expect(screen.getByLabelText('Provider')).toHaveProperty('value', 'local');
  expect(screen.queryByLabelText('API key')).toBeNull();
  type('Provider', 'openai');
  type('Provider', 'local');
  press(/^Save model/);
  await waitFor(() => expect(sent).toHaveLength(2));
  const body = { provider: 'local', model: 'tiny', apiKey: null, monthlyTokenCap: 50_000 };
  expect(sent).toMatchObject([{ body }, { body }]);
});
