import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { openPage, press, stubServer, type } from '#test/open-page.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { toldPost } from '#test/told-post.ts';
import { Composer } from './composer.tsx';
import { EMPTY_BRIEF, EMPTY_WORK } from './composition.ts';

afterEach(cleanup);

const draft = (content: string) => ({
  title: 'What do you charge?',
  content,
  engine: 'built-in',
  usage: null,
  notes: [],
  advice: null,
});
/** It can be said shorter, so there is a row of changes below it. */
const WORDY = 'In order to live I basically need more, and it is very hard to say so.';
const start = { ...EMPTY_WORK, brief: { ...EMPTY_BRIEF, topic: 'Prices', subreddit: 'saas' } };

/** A composer whose text is on its way, and what lets it arrive. */
async function openWhileSending({ inEditor = false, before = () => {} } = {}) {
  const held = Promise.withResolvers<Post>();
  const texts = [`I charge too little. ${WORDY}`, 'I charge by the hour.'];
  const server = stubServer({
    'GET /api/posts': [],
    'GET /api/subreddits/saas/rules': { known: false, message: '', aiTextBans: [], findings: [], rules: [] },
    'GET /api/reddit-accounts': [{ id: 'acc_1', username: 'ana_writes', isActive: true }],
    'GET /api/reddit/community': { mode: 'sandbox', url: 'http://sandbox.example' },
    'POST /api/generate-content': () => draft(texts.shift() ?? ''),
    'POST /api/posts': () => held.promise,
  });
  const onSaved = vi.fn<(post: Post) => void>();
  await openPage(<Composer slot="usr_1:new" start={start} editId={null} savedId={null} onSaved={onSaved} />);
  press(/^Generate Content/);
  await screen.findByText(/^I charge too little\./);
  if (inEditor) press('Edit');
  before();
  press(/^Save Draft/);
  const arrive = async () => {
    held.resolve(toldPost({ id: 'pst_1' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
  };
  const keys = () =>
    server.sent
      .filter(({ call }) => call === 'POST /api/posts')
      .map(({ headers }) => headers.get('idempotency-key'));
  const lose = async () => {
    held.reject(new TypeError('Failed to fetch'));
    await waitFor(() => expect(currentToast()?.title).toBe('Error'));
  };
  return { arrive, lose, keys };
}
const topic = () => screen.getByLabelText<HTMLTextAreaElement>('Topic').value;

test('what arrived leaves an empty form', async () => {
  const { arrive } = await openWhileSending();
  await arrive();
  expect(topic()).toBe('');
  expect(screen.getByText('Your draft appears here')).toBeTruthy();
});

test('the next topic, typed while a text is on its way, stays', async () => {
  const { arrive } = await openWhileSending();
  type('Topic', 'My next topic');
  await arrive();
  expect(topic()).toBe('My next topic');
  expect(screen.getByText('Your draft appears here')).toBeTruthy();
});

test('so does the next draft, which is another post', async () => {
  const { arrive, keys } = await openWhileSending();
  type('Topic', 'My next topic');
  press(/^Generate Content/);
  await screen.findByText('I charge by the hour.');
  await arrive();
  expect(topic()).toBe('My next topic');
  expect(screen.getByText('I charge by the hour.')).toBeTruthy();
  expect(screen.queryByText('Bring it back')).toBeNull();
  press(/^Save Draft/);
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(keys()[1]).not.toBe(keys()[0]);
});

test('and so do words that were typed into the text itself', async () => {
  const { arrive, keys } = await openWhileSending({ inEditor: true });
  type('Content', 'I charge far too little.');
  await arrive();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Content').value).toBe('I charge far too little.');
  // They are words of the post that arrived, not another one.
  press(/^Save Draft/);
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(keys()[1]).toBe(keys()[0]);
});

test('and so does a next topic that was typed before the text was sent', async () => {
  const { arrive } = await openWhileSending({ before: () => type('Topic', 'How do I hire a nurse?') });
  await arrive();
  expect(topic()).toBe('How do I hire a nurse?');
  expect(screen.getByText('Your draft appears here')).toBeTruthy();
});

test('whoever emptied the topic finds the form as empty as it is after saving', async () => {
  const { arrive } = await openWhileSending({
    before() {
      type(/^Website URL/, 'https://acme.example/a');
      type('Topic', '');
    },
  });
  await arrive();
  expect(screen.getByLabelText<HTMLInputElement>(/^Website URL/).value).toBe('');
});

/** Another draft than the one that arrived, into which more was typed meanwhile. */
async function replaceArrived() {
  const sending = await openWhileSending({ inEditor: true });
  type('Content', 'I charge far too little.');
  await sending.arrive();
  type('Topic', 'How do I hire a nurse for my clinic?');
  press(/^Generate Content/);
  await screen.findByText('I charge by the hour.');
  return sending;
}

test('a draft that replaces those words is another post', async () => {
  const { keys } = await replaceArrived();
  press(/^Save Draft/);
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(keys()[1]).not.toBe(keys()[0]);
});

test('and once they are back, they belong to the post that arrived', async () => {
  const { keys } = await replaceArrived();
  press('The text before');
  await screen.findByDisplayValue('I charge far too little.');
  press(/^Save Draft/);
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(keys()[1]).toBe(keys()[0]);
});

test('and so does what else was chosen in the form', async () => {
  const { arrive } = await openWhileSending();
  fireEvent.click(screen.getByLabelText(/^Direct link/));
  await arrive();
  expect(topic()).toBe('Prices');
});

test('a draft that is generated meanwhile is another post also where the answer is lost', async () => {
  const { lose, keys } = await openWhileSending();
  type('Topic', 'My next topic');
  press(/^Generate Content/);
  await screen.findByText('I charge by the hour.');
  await lose();
  press(/^Save Draft/);
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(keys()[1]).not.toBe(keys()[0]);
});

test('and the text before it, whose answer was lost, is the same post as it was', async () => {
  const { lose, keys } = await openWhileSending();
  type('Topic', 'My next topic');
  press(/^Generate Content/);
  await screen.findByText('I charge by the hour.');
  await lose();
  press('The text before');
  await screen.findByText(/^I charge too little\./);
  press(/^Save Draft/);
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(keys()[1]).toBe(keys()[0]);
});

test('the text before the next draft has arrived, so nothing brings it back to be sent again', async () => {
  const { arrive } = await openWhileSending();
  type('Topic', 'My next topic');
  press(/^Generate Content/);
  await screen.findByText('I charge by the hour.');
  await arrive();
  await screen.findByRole('button', { name: /^Save Draft/ });
  expect(screen.queryByRole('button', { name: /The text before/ })).toBeNull();
});
