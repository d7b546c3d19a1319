import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { invalid, openPage, press, refusal, stubServer, type } from '#test/open-page.ts';
import { samplePost } from '#test/sample-post.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { FirstSteps } from './first-steps.tsx';

const FACTS = '/api/settings/facts';
type Opening = { steps?: object; mode?: string; posts?: Post[]; answers?: Record<string, unknown> };

async function open({ steps, mode = 'sandbox', posts = [], answers = {} }: Opening = {}) {
  const server = stubServer({
    'GET /api/first-steps': () => ({ isOpen: true, done: [], ...steps }),
    'GET /api/reddit/community': { mode, url: 'http://sandbox.example' },
    'GET /api/reddit-accounts': [],
    'GET /api/posts/p1/history': [],
    ...answers,
  });
  return { ...server, ...(await openPage(<FirstSteps />, { posts })) };
}
const topics = async () =>
  within(await screen.findByRole('list', { name: 'Example topics' })).getAllByRole('link');

test('starts with the practice account in the sandbox, and explains it', async () => {
  await open();
  await screen.findByText('0 of 4 done');
  expect(await screen.findByRole('button', { name: 'Connect the practice account' })).toBeTruthy();
  expect(screen.getByText(/Nothing you post there reaches Reddit/)).toBeTruthy();
  const [first] = await topics();
  expect(first?.getAttribute('href')).toContain('subreddit=entrepreneur');
});

test('changes the steps for a connected Reddit and for no platform', async () => {
  await open({ mode: 'api' });
  expect(await screen.findByRole('button', { name: 'Connect your account' })).toBeTruthy();
  expect(screen.queryByText(/practice|sandbox/i)).toBeNull();
  expect((await topics())[0]?.getAttribute('href')).not.toContain('subreddit');
  await open({ mode: 'none' });
  expect(await screen.findByRole('button', { name: 'Add your account' })).toBeTruthy();
  expect(screen.getByText(/paste its link. Here you see its history/)).toBeTruthy();
});

test('ticks finished steps, and marks the next one', async () => {
  await open({ steps: { done: ['connect', 'draft'] } });
  await screen.findByText('2 of 4 done');
  const [connect, facts] = screen.getAllByRole('listitem');
  expect(connect?.textContent).toContain('The practice account is connected (done)');
  expect(facts?.getAttribute('aria-current')).toBe('step');
  expect(screen.queryByRole('list', { name: 'Example topics' })).toBeNull();
});

test("asks about a website's facts one by one, and keeps only true ones", async () => {
  let kept: object = { product: null, about: ['It was known before.'] };
  await open({
    answers: {
      [`POST ${FACTS}/suggestions`]: ({ websiteUrl }: { websiteUrl: string }) =>
        websiteUrl === ''
          ? invalid({ websiteUrl: 'Please enter a valid URL' })
          : { product: 'Quillbox', facts: ['It costs 9 euros.', 'It runs on Mars.'] },
      [`GET ${FACTS}`]: () => kept,
      [`PUT ${FACTS}`]: (body: object) => (kept = body),
    },
  });
  await screen.findByLabelText('Your website');
  press(/Find facts/);
  expect(await screen.findByText('Please enter a valid URL')).toBeTruthy();
  type('Your website', 'quillbox.example');
  press(/Find facts/);
  const question = within(await screen.findByRole('group', { name: 'Is this true?' }));
  expect(question.getByText('The product is called Quillbox.')).toBeTruthy();
  expect(question.getByText('1 of 3')).toBeTruthy();
  press('Yes, keep it');
  expect(question.getByText('It costs 9 euros.')).toBeTruthy();
  press('Yes, keep it');
  press('No');
  expect(await screen.findByText(/2 kept/)).toBeTruthy();
  const about = ['It was known before.', 'It costs 9 euros.'];
  await expect.poll(() => kept).toEqual({ product: 'Quillbox', about });
});

test("reports a fact that couldn't be saved, even after the next was confirmed", async () => {
  const first = Promise.withResolvers<unknown>();
  let saves = 0;
  await open({
    answers: {
      [`POST ${FACTS}/suggestions`]: { product: null, facts: ['It costs 9 euros.', 'It has an app.'] },
      [`GET ${FACTS}`]: { product: null, about: [] },
      [`PUT ${FACTS}`]: (body: object) => ((saves += 1) === 1 ? first.promise : body),
    },
  });
  await screen.findByLabelText('Your website');
  type('Your website', 'quillbox.example');
  press(/Find facts/);
  await screen.findByRole('group', { name: 'Is this true?' });
  press('Yes, keep it');
  press('Yes, keep it');
  first.resolve(refusal(503, { message: 'Not now.' }));
  expect(await screen.findByText(/1 kept/)).toBeTruthy();
  expect(currentToast()?.description).toContain('Failed to save the fact');
});

test("suggests writing the facts by hand if a website can't be read or is empty", async () => {
  const why = 'This website does not answer.';
  const { answers } = await open({
    answers: { [`POST ${FACTS}/suggestions`]: () => refusal(503, { code: 'UNAVAILABLE', message: why }) },
  });
  await screen.findByLabelText('Your website');
  type('Your website', 'quillbox.example');
  press(/Find facts/);
  expect(await screen.findByText(why)).toBeTruthy();
  answers[`POST ${FACTS}/suggestions`] = { product: null, facts: [] };
  press(/Find facts/);
  expect(await screen.findByText(/no sentence that could be true or false/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write them yourself' }).getAttribute('href')).toBe(
    '/settings#facts',
  );
});

test("says that a first post needs its author, next to the post's history", async () => {
  const problem = { code: 'X', message: 'It was refused.', remedy: 'Change it.' };
  await open({ posts: [samplePost({ id: 'p1', phase: 'needs_you', problem })] });
  expect(await screen.findByText('It was refused. Change it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Pull the plug/ })).toBeNull();
});

test('watches the first post on connected Reddit, without the lost-response demo', async () => {
  const steps = { done: ['connect', 'draft', 'publish'] };
  await open({ mode: 'api', steps, posts: [samplePost({ id: 'p1', phase: 'published' })] });
  expect(await screen.findByText(/^Answers show on this dashboard/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Pull the plug/ })).toBeNull();
});

test('hides dismissed steps at once, and restores them if the server refuses', async () => {
  await open({ answers: { 'DELETE /api/first-steps': () => refusal(500, { message: 'No.' }) } });
  await screen.findByText('Your first post');
  press('Dismiss');
  await expect.poll(() => currentToast()?.kind).toBe('destructive');
  expect(await screen.findByText('Your first post')).toBeTruthy();
});

test('shows nothing once the list is closed', async () => {
  const { queries } = await open({ steps: { isOpen: false } });
  await expect.poll(() => queries.isFetching()).toBe(0);
  expect(screen.queryByText('Your first post')).toBeNull();
});
