import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Reply } from '#contract/replies.ts';
import { openPage, press, refusal, stubServer } from '#test/open-page.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { UnansweredReplies } from './unanswered-replies.tsx';

const reply = (author: string): Reply => ({
  id: author,
  author,
  text: `Words of ${author} <script>`,
  createdAt: '2026-11-20T09:00:00.000Z',
  timeAgo: '3 hours ago',
  url: 'https://www.reddit.com/r/webdev/comments/1/a/2',
  subreddit: 'webdev',
  post: { id: 'pst_1', title: 'Which list?', content: 'A text' },
  site: 'sandbox',
});

/** Opens the list. `list.now`: the list that the server returns from now on. */
async function open(authors: string[], answers: Record<string, unknown> = {}) {
  const list = { now: authors.map(reply) };
  const server = stubServer({ 'GET /api/replies': () => list.now, ...answers });
  await openPage(<UnansweredReplies />);
  await screen.findByText('u/ben');
  return { ...server, list };
}
const names = () => screen.queryAllByText(/^u\//).map(({ textContent }) => textContent);

test("shows a reply's author and links to the composer with its thread", async () => {
  await open(['ben']);
  expect(screen.getByText('Words of ben <script>')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Which list?' }).getAttribute('href')).toBe('/posts/pst_1');
  const answer = new URL(
    screen.getByRole('link', { name: 'Answer u/ben' }).getAttribute('href')!,
    'http://x',
  );
  expect(Object.fromEntries(answer.searchParams)).toEqual({
    contentType: 'comment',
    subreddit: 'webdev',
    topic: 'Which list?',
    thread: 'https://www.reddit.com/r/webdev/comments/1/a/2',
  });
});

test('shows three replies, and the others on request', async () => {
  await open(['ben', 'cleo', 'dora', 'emil']);
  expect(names()).toEqual(['u/ben', 'u/cleo', 'u/dora']);
  press('Show all 4');
  expect(names()).toHaveLength(4);
  press('Show fewer');
  expect(names()).toHaveLength(3);
});

test('removes a reply marked as needing no answer at once, and restores it on Undo', async () => {
  const { sent, list } = await open(['ben', 'cleo'], {
    'POST /api/replies/ben/waived': null,
    'DELETE /api/replies/ben/waived': null,
  });
  list.now = [reply('cleo')];
  press('No answer needed: u/ben');
  await expect.poll(names).toEqual(['u/cleo']);
  await expect.poll(() => currentToast()?.title).toBe('No answer needed');
  list.now = [reply('ben'), reply('cleo')];
  currentToast()?.action?.run();
  await expect.poll(names).toEqual(['u/ben', 'u/cleo']);
  expect(sent.map(({ call }) => call)).toEqual([
    'POST /api/replies/ben/waived',
    'DELETE /api/replies/ben/waived',
  ]);
});

test('restores a reply if the server refuses, and says so', async () => {
  await open(['ben'], { 'POST /api/replies/ben/waived': () => refusal(500, { message: 'No.' }) });
  press('No answer needed: u/ben');
  await expect.poll(() => currentToast()?.kind).toBe('destructive');
  await expect.poll(names).toEqual(['u/ben']);
});
