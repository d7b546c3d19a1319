import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Finding } from '#contract/preflight.ts';
import { openPage, press, refusal, stubServer, type } from '#test/open-page.ts';
import { sampleFinding, samplePreflight } from '#test/sample-preflight.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { Composer } from './composer.tsx';
import { EMPTY_BRIEF } from '#core/composer/brief.ts';

const DRAFT = { title: 'T', content: 'C.', engine: 'built-in', usage: null, notes: [], advice: null };
const CHECKED = { ...samplePreflight(), budget: null, rulesReadAt: null };
const start = { composition: null, brief: { ...EMPTY_BRIEF, topic: 'Prices', subreddit: 'saas' } };

async function open(answers: Record<string, unknown> = {}) {
  const server = stubServer({
    'GET /api/posts': [],
    'GET /api/settings/facts': { product: null, about: [] },
    'GET /api/interviews': [],
    'GET /api/reddit-accounts': [{ id: 'acc_1', username: 'ana_writes', isActive: true, mode: 'sandbox' }],
    'GET /api/reddit/community': { mode: 'sandbox', url: 'http://sandbox.example' },
    'POST /api/generate-content': DRAFT,
    ...answers,
  });
  await openPage(<Composer slot="usr_1:new" start={start} editId={null} savedId={null} onSaved={() => {}} />);
  return server;
}
const generate = async () => {
  press(/^Generate Content/);
  await screen.findByText('C.');
};

test('checks no rules without a text', async () => {
  await open();
  press('Write it myself');
  const waits = 'The rules are checked once there is a text.';
  expect(await screen.findByText(waits)).toBeTruthy();
  type('Content', 'I charge too little.');
  await waitFor(() => expect(screen.queryByText(waits)).toBeNull());
});

test('checks a link without a text', async () => {
  await open();
  press('Write it myself');
  const waits = 'The rules are checked once there is a text.';
  expect(await screen.findByText(waits)).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/^Link Post/));
  type('Link to share', 'https://acme.example/a');
  await waitFor(() => expect(screen.queryByText(waits)).toBeNull());
});

test('clears a refusal once the text changes', async () => {
  const why = 'r/saas takes one mention in 60 days.';
  await open({ 'POST /api/posts': refusal(409, { code: 'CONFLICT', message: why }) });
  await generate();
  press(/^Edit$/);
  press(/^Publish Now/);
  await screen.findByText('This text says little yet');
  press('Publish anyway');
  await screen.findByText(why);
  type('Content', 'I charge too little, and say so.');
  await waitFor(() => expect(screen.queryByText(why)).toBeNull());
});

test('clears a refusal once its claim is confirmed', async () => {
  const claim = 'Two thirds switched to us.';
  const found = samplePreflight({ ...sampleFinding(), code: 'UNCONFIRMED_CLAIM', severity: 'block', claim });
  const why = 'Nothing you said supports this.';
  const { answers } = await open({
    'POST /api/subreddits/saas/preflight': { ...CHECKED, ...found },
    'POST /api/posts': refusal(409, { code: 'CONFLICT', message: why }),
    'POST /api/drafts/claims/confirm': null,
  });
  await generate();
  press(/^Publish Now/);
  await screen.findByText('This text says little yet');
  press('Publish anyway');
  await screen.findByText(why);
  answers['POST /api/subreddits/saas/preflight'] = CHECKED;
  press(/^It’s true/);
  await waitFor(() => expect(screen.queryByText(why)).toBeNull());
});

const blockedBy = (code: Finding['code']) => samplePreflight({ ...sampleFinding(), code });

test('hides advice against posting once its reason no longer holds', async () => {
  const advice = { verdict: 'dontPost', reason: 'It takes no AI text.', betterAction: 'Write it yourself.' };
  const read = { ...CHECKED, rulesReadAt: '2026-11-25T10:00:00.000Z' };
  const { answers } = await open({
    'POST /api/generate-content': { ...DRAFT, advice },
    'POST /api/subreddits/saas/preflight': { ...read, ...blockedBy('AI_TEXT') },
  });
  await generate();
  expect(await screen.findByText('It takes no AI text.')).toBeTruthy();
  answers['POST /api/subreddits/saas/preflight'] = { ...read, ...blockedBy('WRONG_DAY') };
  press(/^Edit$/);
  type('Content', 'Only words of mine.');
  await waitFor(() => expect(screen.queryByText('It takes no AI text.')).toBeNull());
});

test('puts a canceled text away, and restores it by Undo or from the notice', async () => {
  await open();
  press('Write it myself');
  type('Content', 'In my own words.');
  press('Cancel');
  expect(currentToast()?.title).toBe('Text put away');
  press('Bring it back');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Content').value).toBe('In my own words.');
  press('Cancel');
  act(() => currentToast()?.action?.run());
  expect(screen.getByLabelText<HTMLTextAreaElement>('Content').value).toBe('In my own words.');
  expect(screen.queryByText('Bring it back')).toBeNull();
});
