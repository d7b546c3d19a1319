import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPage, press, stubServer } from '#test/open-page.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { Composer } from '../composer.tsx';
import { EMPTY_BRIEF, EMPTY_WORK } from '../composition.ts';

const MODEL = {
  provider: 'openai',
  model: 'gpt-5',
  baseUrl: null,
  hasKey: true,
  source: 'workspace',
  monthlyTokenCap: null,
  month: '2031-07',
  usedTokens: 0,
  price: { kind: 'unknown' },
  localModels: 'closed',
};
const DRAFT = { title: 'T', content: 'First.', engine: 'openai/x', usage: null, notes: [], advice: null };

async function open(variant: unknown) {
  const server = stubServer({
    'GET /api/posts': [],
    'GET /api/reddit-accounts': [],
    'GET /api/settings/model': MODEL,
    'POST /api/generate-content': DRAFT,
    'POST /api/generate-content/variant': variant,
  });
  const start = { ...EMPTY_WORK, brief: { ...EMPTY_BRIEF, topic: 'Prices', subreddit: 'saas' } };
  await openPage(<Composer slot="usr_1:new" start={start} editId={null} savedId={null} onSaved={() => {}} />);
  return server;
}
async function generate(content: string) {
  press(/^Generate Content/);
  await screen.findByText(content);
  return currentToast()?.action;
}

afterEach(cleanup);

test('a variant of a text that was taken back is not offered for the one that is there', async () => {
  const { answers } = await open({ ...DRAFT, content: 'Second, shorter.' });
  await generate('First.');
  answers['POST /api/generate-content'] = { ...DRAFT, content: 'Second.' };
  const undo = await generate('Second.');
  press('Shorter');
  await screen.findByText('Keep the new one');
  undo?.run();
  await waitFor(() => expect(screen.queryByText('Keep the new one')).toBeNull());
  expect(await screen.findByText('First.')).toBeTruthy();
});

test('one that is still written ends with its text, and the next can begin at once', async () => {
  const { answers } = await open(() => new Promise(() => {}));
  await generate('First.');
  answers['POST /api/generate-content'] = { ...DRAFT, content: 'Second.' };
  const undo = await generate('Second.');
  press('Shorter');
  await screen.findByRole('button', { name: 'Cancel' });
  undo?.run();
  expect(await screen.findByText('First.')).toBeTruthy();
  answers['POST /api/generate-content/variant'] = { ...DRAFT, content: 'One.' };
  press('Shorter');
  expect(await screen.findByText('Keep the new one')).toBeTruthy();
});
