import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ModelChoice } from '#contract/drafts.ts';
import { openPage, press, stubServer } from '#test/open-page.ts';
import { WriterChoice } from './writer-choice.tsx';

const CHOICE: ModelChoice = {
  provider: 'openai',
  model: 'gpt-5.4',
  baseUrl: null,
  hasKey: true,
  source: 'workspace',
  monthlyTokenCap: null,
  month: '2026-11',
  usedTokens: 0,
  price: { kind: 'listed', inputUsd: 2.5, outputUsd: 15, asOf: '2026-10-27' },
  localModels: 'here',
};
const REQUEST = { topic: 'Late invoices', subreddit: 'saas' };

const onWithoutModel = vi.fn<() => void>();
async function open(choice: Partial<ModelChoice> = {}) {
  onWithoutModel.mockReset();
  const { sent } = stubServer({
    'GET /api/settings/model': { ...CHOICE, ...choice },
    'POST /api/settings/model/find': { place: 'here', servers: [] },
  });
  await openPage(<WriterChoice request={REQUEST} disabled={false} onWithoutModel={onWithoutModel} />);
  return { sent, part: within(await screen.findByRole('region', { name: 'Who writes' })) };
}

test('names a model with the estimated cost, and one click writes without it', async () => {
  const { part } = await open();
  expect(part.getByText(/^gpt-5.4: About \$0.008 a draft, by the prices of/)).toBeTruthy();
  press('Write it without a model');
  expect(onWithoutModel).toHaveBeenCalledOnce();
});

test("shows the name of the owner's own file without the prefix of its id", async () => {
  const price = { kind: 'free', place: 'here' } as const;
  const { part } = await open({ provider: 'local', model: 'own:mine.gguf', price });
  expect(part.getByText('mine.gguf: Runs on this computer.')).toBeTruthy();
});

test("says that a model's price is unknown", async () => {
  const { part } = await open({ price: { kind: 'unknown' } });
  expect(part.getByText('gpt-5.4: Price not known.')).toBeTruthy();
});

test('without a model, names the writer, and searches for models only on request', async () => {
  const { part, sent } = await open({ provider: 'builtin', model: null });
  expect(part.getByText('No model: your answers, in order')).toBeTruthy();
  expect(part.queryByText('Write it without a model')).toBeNull();
  press('Look for models on this computer');
  const dialog = within(await screen.findByRole('dialog', { name: 'A model for your drafts' }));
  const more = dialog.getByRole('link', { name: 'Download or connect a model in Settings' });
  expect(more.getAttribute('href')).toBe('/settings#writing-model');
  expect(sent).toEqual([]);
});

test('does not offer to search for models if that is not allowed', async () => {
  const { part } = await open({ provider: 'builtin', model: null, localModels: 'closed' });
  expect(part.queryByRole('button')).toBeNull();
});
