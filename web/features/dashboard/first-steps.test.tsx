import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPage, press, refusal, stubServer } from '#test/open-page.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { FirstSteps } from './first-steps.tsx';

afterEach(cleanup);

async function open(steps: object, answers: Record<string, unknown> = {}) {
  const server = stubServer({ 'GET /api/first-steps': () => steps, ...answers });
  return { ...server, ...(await openPage(<FirstSteps />)) };
}
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('the steps lead to where they are done, and say which are', async () => {
  await open({ isOpen: true, done: ['targets'] });
  await screen.findByText('1 of 4 done');
  expect(links()).toEqual([
    ['Connect an accountOr add one that you post with by hand.', '#reddit-accounts'],
    ['Choose your targets (done)The subreddits that you write for.', '/discovery'],
    ['Write a first draftChecked against the rules of its subreddit.', '/generator'],
    ['Run a first scanFor threads that deserve an answer from you.', '/scanner'],
  ]);
});

test('dismissed, they are gone at once, and stay when the server refuses', async () => {
  await open(
    { isOpen: true, done: [] },
    { 'DELETE /api/first-steps': () => refusal(500, { message: 'No.' }) },
  );
  await screen.findByText('First steps');
  press('Dismiss');
  await expect.poll(() => currentToast()?.kind).toBe('destructive');
  expect(await screen.findByText('First steps')).toBeTruthy();
});

test('closed, they are not shown', async () => {
  const { queries } = await open({ isOpen: false, done: [] });
  await expect.poll(() => queries.isFetching()).toBe(0);
  expect(screen.queryByText('First steps')).toBeNull();
});
