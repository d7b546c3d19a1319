import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, press, refusal, stubServer } from '#test/open-page.ts';
import { ModelReading } from './model-reading.tsx';

const MODEL = 'POST /api/subreddits/saas/rules/model';
const FOUND = { field: 'links', words: 'Not allowed', quote: 'Keine Links.' };

async function open(provider: string, answer: unknown = null) {
  stubServer({ 'GET /api/settings/model': { provider }, [MODEL]: answer });
  await openPage(<ModelReading name="saas" />);
}
test("marks a model's additional findings as possible, and shows their sentences", async () => {
  await open('openai', { engine: 'openai/gpt-5', findings: [FOUND] });
  await screen.findByRole('button', { name: 'Read them with your model too' });
  press('Read them with your model too');
  expect(await screen.findByText('Possibly: Links: Not allowed')).toBeTruthy();
  expect(screen.getByText('“Keine Links.”')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('openai/gpt-5 may be wrong');
});

test('says that a model found nothing, or failed', async () => {
  await open('openai', { engine: 'openai/gpt-5', findings: [] });
  await screen.findByRole('button', { name: 'Read them with your model too' });
  press('Read them with your model too');
  expect(await screen.findByText('openai/gpt-5 found nothing beyond this.')).toBeTruthy();
  await open('openai', refusal(503, { code: 'UNAVAILABLE', message: 'Not now.' }));
  await screen.findByRole('button', { name: 'Read them with your model too' });
  press('Read them with your model too');
  expect(await screen.findByText('Not now.')).toBeTruthy();
});

test('shows no button if no model is chosen', async () => {
  await open('builtin');
  expect(screen.queryByRole('button')).toBeNull();
});
