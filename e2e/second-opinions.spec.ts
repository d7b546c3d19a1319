import { expect } from '@playwright/test';
import { stubThreads, sampleThread } from './stub-threads.ts';
import { test } from './sandbox-threadwell.ts';

const opinion = (score: number, reason: string) => ({ score, reason, engine: 'openai/fake-1' });
const THREADS = [
  sampleThread({ id: 'opp_0', title: 'Ours', score: 82, secondOpinion: opinion(64, 'Asked and answered.') }),
  sampleThread({ id: 'opp_1', title: 'Unjudged', score: 80 }),
  sampleThread({
    id: 'opp_2',
    title: 'Theirs',
    score: 70,
    secondOpinion: opinion(95, '<b>Nobody</b> answers.'),
  }),
];
const MODEL = {
  provider: 'openai',
  model: 'fake-1',
  baseUrl: null,
  hasKey: true,
  source: 'workspace',
  monthlyTokenCap: null,
  month: '2026-11',
  usedTokens: 0,
};

test('rates the best threads with a model too, and shows both scores on each', async ({ page, reader }) => {
  await stubThreads(page, THREADS);
  await page.route('/api/settings/model', (route) => route.fulfill({ json: MODEL }));
  const told = { asked: 50, judged: 48, engine: 'openai/fake-1', problem: null };
  await page.route('/api/opportunities/second-opinions', (route) => route.fulfill({ json: told }));
  await page.goto('/scanner');
  await page.getByRole('button', { name: 'Have the model judge' }).click();
  await expect(page.getByText(/your 50 best threads.* costs tokens/)).toBeVisible();
  await page.getByRole('button', { name: 'Judge Now' }).click();
  await expect(page.getByText('openai/fake-1 judged 48 of 50 threads.'), reader.email).toBeVisible();
  const cards = page.getByRole('list', { name: 'Opportunities' }).locator(':scope > li');
  await expect(cards.first().getByText('Our score 82, the model’s 64: Asked and answered.')).toBeVisible();
  await expect(cards.last().getByText('Our score 70, the model’s 95: <b>Nobody</b> answers.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Order' }).selectOption('By the model’s');
  await expect(cards.getByRole('heading')).toHaveText(['Theirs', 'Ours', 'Unjudged']);
  await page.reload();
  await expect(cards.getByRole('heading')).toHaveText(['Theirs', 'Ours', 'Unjudged']);
});

test('offers neither opinions nor sorting by them without a model', async ({ page, reader }) => {
  await stubThreads(page, [sampleThread({})]);
  await page.goto('/scanner');
  await expect(page.getByRole('button', { name: /^View Thread/ }), reader.email).toBeVisible();
  await expect(page.getByRole('button', { name: /^Have the model/ })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Order' })).toHaveCount(0);
});
