import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import type { PastInterview } from '#contract/interview.ts';
import { type Brief, EMPTY_BRIEF } from '#core/composer/brief.ts';
import { openPage, press, stubServer, type } from '#test/open-page.ts';
import { useDesk } from '../use-desk.ts';
import { BriefForm } from './brief-form.tsx';

const MODEL = { provider: 'openai', model: 'gpt-5.4', price: { kind: 'unknown' }, localModels: 'closed' };
const NO_MODEL = { ...MODEL, provider: 'builtin', model: null };
const DOES = 'What does it do, in one sentence?';
const AUDIENCE = 'Who is it for?';
const ASK = 'What would you like to hear from readers?';
const OWNER = 'Is it about something you made?';

type Server = { guess?: object; model?: object; facts?: object; earlier?: Partial<PastInterview>[] };

let forms = 0;

async function open(given: Partial<Brief> = {}, server: Server = {}) {
  const onGenerate = vi.fn<() => void>();
  stubServer({
    'GET /api/shape': server.guess ?? { shape: 'launch', sure: true },
    'GET /api/settings/model': server.model ?? NO_MODEL,
    'GET /api/settings/facts': server.facts ?? { product: null, about: [] },
    'GET /api/interviews': server.earlier ?? [],
    'GET /api/targets': [],
    'GET /api/reddit-accounts': [],
  });
  let latest: Brief = { ...EMPTY_BRIEF, topic: 'Launching Quillbox', subreddit: 'saas', ...given };
  const start = { brief: latest, composition: null };
  const slot = `form ${(forms += 1)}`;
  function Form() {
    const desk = useDesk({ slot, start, editId: null, savedId: null, onSaved: () => {} });
    useEffect(() => {
      latest = desk.work.brief;
    });
    return <BriefForm desk={{ ...desk, drafting: { ...desk.drafting, generate: onGenerate } }} />;
  }
  await openPage(<Form />);
  return { onGenerate, brief: () => latest };
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const questions = () =>
  [...screen.getByRole('group', { name: 'Questions on your topic' }).querySelectorAll('label')].map(
    ({ textContent }) => textContent,
  );

test('selects an unsure guess and asks the questions of its shape', async () => {
  const { brief } = await open({}, { guess: { shape: 'launch', sure: false } });
  expect((await screen.findByLabelText<HTMLSelectElement>('Shape')).value).toBe('launch');
  expect(questions()[0]).toBe(DOES);
  expect(brief().shape).toBeNull();
});

test('keeps every answer below the new questions when the shape changes, until it is cleared', async () => {
  const { brief } = await open();
  await field(DOES);
  type(DOES, 'it writes invoices');
  type('Shape', 'story');
  expect(questions()[0]).toBe('What was it like before?');
  expect(questions().at(-1)).toBe(DOES);
  expect((await field(DOES)).value).toBe('it writes invoices');
  press('Clear: “it writes invoices”');
  expect(questions()).not.toContain(DOES);
  expect(brief()).toMatchObject({ shape: 'story', answers: {} });
});

test('asks a comment its own questions, without a shape', async () => {
  await open({ contentType: 'comment' });
  await field('What is your answer, in one sentence?');
  expect(screen.queryByLabelText('Shape')).toBeNull();
  expect(screen.queryByText(OWNER)).toBeNull();
});

test('asks for an answer before generating without a model', async () => {
  const { onGenerate } = await open();
  await field(DOES);
  await screen.findByText('No model: your answers, in order');
  press(/^Generate Content/);
  await screen.findByText('Answer at least one question: without a model, your answers are the draft.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(DOES)));
  expect(onGenerate).not.toHaveBeenCalled();
  type(DOES, 'it writes invoices');
  press(/^Generate Content/);
  expect(onGenerate).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Compare three drafts' })).toBeNull();
});

test('generates without answers and offers to compare drafts with a model', async () => {
  const { onGenerate } = await open({}, { model: MODEL });
  await screen.findByRole('button', { name: 'Compare three drafts' });
  press('Write it without a model');
  expect(onGenerate).not.toHaveBeenCalled();
  press(/^Generate Content/);
  expect(onGenerate).toHaveBeenCalledOnce();
});

test('moves through the questions on Enter and generates in the last one', async () => {
  const { onGenerate } = await open({ answers: { does: 'it writes invoices' } });
  const last = await field(ASK);
  const first = await field(DOES);
  first.focus();
  for (let presses = 0; presses < 4; presses += 1)
    fireEvent.keyDown(document.activeElement ?? first, { key: 'Enter' });
  expect(document.activeElement).toBe(last);
  fireEvent.keyDown(last, { key: 'Enter' });
  expect(onGenerate).toHaveBeenCalledOnce();
});

test('offers the newest earlier answer, for one question at a time', async () => {
  const earlier = ['2026-11-02', '2026-10-01'].map((day) => ({
    answers: [
      { question: 'does' as const, text: `does on ${day}` },
      { question: 'audience' as const, text: `audience on ${day}` },
    ],
    toldAt: `${day}T09:00:00.000Z`,
  }));
  const { brief } = await open({}, { earlier });
  await screen.findByText(/^You said on .*: “does on 2026-11-02”$/);
  expect(screen.getAllByText(/^You said on/)).toHaveLength(1);
  press('Use it: “does on 2026-11-02”');
  expect(brief().answers).toEqual({ does: 'does on 2026-11-02' });
  (await field(AUDIENCE)).focus();
  await screen.findByText(/“audience on 2026-11-02”$/);
});

test('switches lead-ins and the closing question off once there is an answer', async () => {
  const { brief } = await open();
  await field(DOES);
  expect(screen.queryByRole('switch')).toBeNull();
  type(DOES, 'it writes invoices');
  fireEvent.click(await screen.findByRole('switch', { name: 'Lead-ins' }));
  fireEvent.click(screen.getByRole('switch', { name: /^Closing question.*keep you from trying it\?/ }));
  expect(brief()).toMatchObject({ leads: false, closing: false });
});

test('asks who made it, unless the topic or an answer names the product', async () => {
  const facts = { product: 'Quillbox Pro', about: [] };
  const { brief } = await open({}, { facts });
  await screen.findByText(OWNER);
  fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(brief().isOwn).toBe(true);
  await open({ topic: 'Why we built quillbox pro, and for whom' }, { facts });
  await field(DOES);
  await waitFor(() => expect(screen.queryByText(OWNER)).toBeNull());
});

test('rejects an impossible subreddit while it is typed, and accepts an unfinished one', async () => {
  await open();
  type('Subreddit', 'not a sub!!');
  await screen.findByText('Enter a subreddit by its name: 2 to 21 letters, digits or _.');
  type('Subreddit', 's');
  await waitFor(() => expect(screen.queryByText(/^Enter a subreddit by its name/)).toBeNull());
});

test('shows no errors of the last text in a cleared form', async () => {
  await open({ topic: '' });
  press(/^Generate Content/);
  await screen.findByText('Topic is required');
  type('Topic', 'Prices');
  type('Topic', '');
  expect(screen.queryByText('Topic is required')).toBeNull();
});
