import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { TrashedPost } from '#contract/trash.ts';
import { openPage, press, refusal, stubServer } from '#test/open-page.ts';
import { samplePost } from '#test/sample-post.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { EmptyTrashButton } from './empty-trash-button.tsx';
import { TrashList } from './trash-list.tsx';
import { trashQuery } from './trash.queries.ts';

const trashed = (id: string, change: Partial<TrashedPost> = {}): TrashedPost => ({
  id,
  type: 'post',
  title: `Post ${id}`,
  subreddit: 'saas',
  status: 'draft',
  phase: 'draft',
  scheduledAt: null,
  publishedAt: null,
  excerpt: 'A text',
  deletedAt: `2026-11-2${id}T09:00:00.000Z`,
  goneAt: `2026-12-2${id}T09:00:00.000Z`,
  ...change,
});
const FAR = '2131-07-04T09:30:00.000Z';

function Trash() {
  const { data } = useQuery(trashQuery);
  return (
    data && (
      <>
        <EmptyTrashButton total={data.total} />
        <TrashList {...data} />
      </>
    )
  );
}

async function open(posts: TrashedPost[], answers: Record<string, unknown> = {}) {
  const loads = [{ total: posts.length, posts }];
  // Later fetches stay pending, so only the page's own changes are visible.
  const load = () => loads.shift() ?? new Promise(() => undefined);
  const server = stubServer({ 'GET /api/trash': load, ...answers });
  await openPage(<Trash />);
  await screen.findByRole('region', { name: 'Deleted posts' });
  return server;
}
const names = () => screen.queryAllByText(/^Post \d$/).map(({ textContent }) => textContent);
const row = (name: string) => within(screen.getByText(name).closest('li') ?? document.body);

test('removes a restored post from the trash at once', async () => {
  const held = Promise.withResolvers<unknown>();
  await open([trashed('2'), trashed('1')], { 'POST /api/trash/2/restore': () => held.promise });
  fireEvent.click(row('Post 2').getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(names()).toEqual(['Post 1']));
  held.resolve(samplePost({ id: '2' }));
  await waitFor(() => expect(currentToast()).toMatchObject({ description: 'Post restored' }));
});

test('no longer counts a restored post', async () => {
  const loads = [{ total: 5, posts: [trashed('2'), trashed('1')] }];
  await open([], {
    'GET /api/trash': () => loads.shift() ?? new Promise(() => undefined),
    'POST /api/trash/2/restore': samplePost({ id: '2' }),
  });
  expect(screen.getByText('These are the last 2 of 5.')).toBeTruthy();
  fireEvent.click(row('Post 2').getByRole('button', { name: 'Restore' }));
  await screen.findByText('These are the last 1 of 4.');
});

test('if restoring is refused, puts the post back in its place and shows the reason', async () => {
  await open([trashed('3'), trashed('2'), trashed('1')], {
    'POST /api/trash/2/restore': refusal(404, { code: 'NOT_FOUND', message: 'It is gone.' }),
  });
  fireEvent.click(row('Post 2').getByRole('button', { name: 'Restore' }));
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Error',
      description: 'Failed to restore post. It is gone.',
    }),
  );
  expect(names()).toEqual(['Post 3', 'Post 2', 'Post 1']);
});

test('says what restoring does to a scheduled post, and then what it did', async () => {
  const planned = { phase: 'waiting', status: 'scheduled' } as const;
  await open(
    [
      trashed('2', { ...planned, scheduledAt: FAR }),
      trashed('1', { ...planned, scheduledAt: '2020-01-01T00:00:00Z' }),
    ],
    { 'POST /api/trash/1/restore': samplePost({ id: '1' }) },
  );
  expect(row('Post 2').getByText(/^If restored, it goes out Jul 4, 2131/)).toBeTruthy();
  expect(row('Post 1').getByText(/has passed: if restored, it is a draft\.$/)).toBeTruthy();
  fireEvent.click(row('Post 1').getByRole('button', { name: 'Restore' }));
  await waitFor(() =>
    expect(currentToast()?.description).toBe('Post restored as a draft. Choose a new time for it.'),
  );
});

test('asks before deleting for good', async () => {
  const { sent } = await open([trashed('1')], { 'DELETE /api/trash/1': undefined });
  fireEvent.click(row('Post 1').getByRole('button', { name: 'Delete for good' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^“Post 1” and its history are removed/)).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(sent).toMatchObject([{ call: 'DELETE /api/trash/1' }]));
  await waitFor(() => expect(names()).toEqual([]));
});

test('names the number of posts before emptying the trash', async () => {
  const posts = [trashed('2'), trashed('1')];
  const answers = { 'GET /api/trash': { total: 7, posts }, 'DELETE /api/trash': { removed: 7 } };
  await open(posts, answers);
  expect(screen.getByText('These are the last 2 of 7.')).toBeTruthy();
  press('Empty trash');
  expect(await screen.findByText(/^This deletes all 7 posts in it for good/)).toBeTruthy();
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(currentToast()?.description).toBe('7 posts deleted for good'));
});

test('says what the trash is for if it is empty', async () => {
  await open([]);
  expect(screen.getByText('The trash is empty')).toBeTruthy();
});
