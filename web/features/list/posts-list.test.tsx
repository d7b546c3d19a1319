import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { openPage, press, refusal, stubServer, type } from '#test/open-page.ts';
import { samplePost } from '#test/sample-post.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { PostsList } from './posts-list.tsx';
import type { PostsSearch } from './posts-search.ts';

const post = (id: string, change: Partial<Post> = {}) => samplePost({ id, title: `Post ${id}`, ...change });

function List() {
  const { data: posts } = useQuery(postsQuery);
  const [search, setSearch] = useState<PostsSearch>({});
  return posts && <PostsList posts={posts} search={search} onSearch={setSearch} />;
}

async function open(posts: Post[], answers: Record<string, unknown> = {}) {
  const server = stubServer({ 'GET /api/posts': () => new Promise(() => undefined), ...answers });
  const page = await openPage(<List />, { posts });
  return { ...server, ...page };
}
const onWideScreen = () =>
  vi
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: true, media }) as unknown as MediaQueryList,
    );
const newestFirst = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    post(`${count - at}`, { createdAt: new Date(Date.UTC(2026, 10, 1) - at).toISOString() }),
  );
const names = () => screen.getAllByRole('link', { name: /^Post/ }).map(({ textContent }) => textContent);
const part = (id: string, role: string, name: string) =>
  screen.getByRole(role, { name: `${name} Post ${id}` });

// happy-dom doesn't know the `search` element, and React reports that once.
beforeEach(() => {
  const { error } = console;
  vi.spyOn(console, 'error').mockImplementation((...values) => {
    if (!values.includes('search')) error(...values);
  });
});
test('deletes selected posts together and restores them on Undo', async () => {
  const { sent, listed } = await open([post('3'), post('2'), post('1')], {
    'DELETE /api/posts/3': undefined,
    'DELETE /api/posts/1': undefined,
    'POST /api/trash/3/restore': post('3'),
    'POST /api/trash/1/restore': post('1'),
  });
  fireEvent.click(part('3', 'checkbox', 'Select'));
  fireEvent.click(part('1', 'checkbox', 'Select'));
  expect(screen.getByText('2 selected')).toBeTruthy();
  fireEvent.click(
    screen.getByText('2 selected').parentElement?.querySelectorAll('button')[1] ?? document.body,
  );
  expect(await screen.findByText('Are you sure you want to delete these 2 posts?')).toBeTruthy();
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(listed().map(({ id }) => id)).toEqual(['2']));
  expect(screen.queryByText(/selected$/)).toBeNull();
  await waitFor(() => expect(currentToast()?.description).toBe('2 posts deleted'));
  currentToast()?.action?.run();
  await waitFor(() =>
    expect(
      sent
        .map(({ call }) => call)
        .slice(2)
        .toSorted(),
    ).toEqual(['POST /api/trash/1/restore', 'POST /api/trash/3/restore']),
  );
});

test('Undo leaves the focus where the user has moved it', async () => {
  const { answers } = await open([post('2'), post('1')], {
    'DELETE /api/posts/1': undefined,
    'POST /api/trash/1/restore': post('1'),
  });
  press('Delete Post 1');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(names()).toEqual(['Post 2']));
  const search = screen.getByRole('searchbox');
  await waitFor(() => expect(currentToast()?.action?.label).toBe('Undo'));
  answers['GET /api/posts'] = [post('2'), post('1')];
  currentToast()?.action?.run();
  search.focus();
  await waitFor(() => expect(names()).toEqual(['Post 2', 'Post 1']));
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(search);
});

test("keeps posts that couldn't be deleted, and does not claim that they were", async () => {
  const { listed } = await open([post('2'), post('1')], {
    'DELETE /api/posts/2': undefined,
    'DELETE /api/posts/1': refusal(409, { code: 'CONFLICT', message: 'It is being sent.' }),
  });
  for (const id of ['2', '1']) fireEvent.click(part(id, 'checkbox', 'Select'));
  fireEvent.click(
    within(screen.getByText('2 selected').parentElement!).getByRole('button', { name: 'Delete' }),
  );
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(currentToast()?.description).toBe('1 of 2 posts couldn’t be deleted. They are still here.'),
  );
  expect(listed().map(({ id }) => id)).toEqual(['1']);
});

test('the header checkbox selects the page, and shows a partial selection', async () => {
  onWideScreen();
  await open([post('2'), post('1')]);
  const all = screen.getByLabelText<HTMLInputElement>('Select all on this page');
  fireEvent.click(part('1', 'checkbox', 'Select'));
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  fireEvent.click(all);
  expect([all.checked, all.indeterminate]).toEqual([true, false]);
  expect(screen.getByText('2 selected')).toBeTruthy();
  press('Clear selection');
  expect(screen.queryByText(/selected$/)).toBeNull();
});

test("the name of each control in a row contains the post's name", async () => {
  await open([post('2'), post('1')]);
  for (const [role, name] of [
    ['checkbox', 'Select'],
    ['combobox', 'Status of'],
    ['button', 'Edit'],
    ['button', 'Delete'],
  ] as const)
    expect(part('1', role, name)).toBeTruthy();
});

test('selects a range with Shift, and all pages with one button', async () => {
  await open(newestFirst(61));
  fireEvent.click(part('60', 'checkbox', 'Select'));
  fireEvent.click(part('57', 'checkbox', 'Select'), { shiftKey: true });
  expect(screen.getByText('4 selected')).toBeTruthy();
  fireEvent.click(part('61', 'checkbox', 'Select'), { shiftKey: true });
  expect(screen.getByText('5 selected')).toBeTruthy();
  press('Select all 61');
  expect(screen.getByText('61 selected')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
});

test('focuses the next post after a deletion, even if others move up', async () => {
  await open(newestFirst(52), {
    'DELETE /api/posts/51': undefined,
    'DELETE /api/posts/52': undefined,
    'POST /api/trash/51/restore': post('51'),
  });
  for (const id of ['52', '51']) {
    const box = part(id, 'checkbox', 'Select');
    box.focus();
    fireEvent.click(box);
  }
  const bulk = within(screen.getByText('2 selected').parentElement!);
  const button = bulk.getByRole('button', { name: 'Delete' });
  button.focus();
  fireEvent.click(button);
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Post 50'));
});

test('deselects posts that a filter hides', async () => {
  await open([post('2', { status: 'failed', phase: 'failed' }), post('1')]);
  fireEvent.click(part('2', 'checkbox', 'Select'));
  fireEvent.click(part('1', 'checkbox', 'Select'));
  type('Filter by status', 'draft');
  expect(names()).toEqual(['Post 1']);
  expect(screen.getByText('1 selected')).toBeTruthy();
});

test('returns a post to draft at once', async () => {
  const scheduledAt = '2131-07-04T09:30:00.000Z';
  const { sent } = await open([post('1', { status: 'scheduled', phase: 'waiting', scheduledAt })], {
    'PATCH /api/posts/1': post('1'),
  });
  fireEvent.change(part('1', 'combobox', 'Status of'), { target: { value: 'draft' } });
  await waitFor(() => expect(currentToast()?.description).toBe('Post status updated successfully'));
  expect(sent).toMatchObject([{ call: 'PATCH /api/posts/1', body: { status: 'draft' } }]);
});

test('offers Undo after a status change, restoring the status and its time', async () => {
  const scheduledAt = '2131-07-04T09:30:00.000Z';
  const scheduled = post('1', {
    status: 'scheduled',
    phase: 'waiting',
    scheduledAt,
    timeZone: 'Europe/Oslo',
  });
  const { sent } = await open([scheduled], { 'PATCH /api/posts/1': post('1', { revision: 2 }) });
  fireEvent.change(part('1', 'combobox', 'Status of'), { target: { value: 'draft' } });
  await waitFor(() => expect(currentToast()?.action?.label).toBe('Undo'));
  currentToast()?.action?.run();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({ status: 'scheduled', scheduledAt, timeZone: 'Europe/Oslo' });
});

test.each(['d', 'p', 'ArrowDown', 'End'])('keeps a status when the key %s is pressed', async (key) => {
  await open([post('1')]);
  expect(fireEvent.keyDown(part('1', 'combobox', 'Status of'), { key })).toBe(false);
});

test('restores the status if the server refuses a change', async () => {
  const scheduledAt = '2131-07-04T09:30:00.000Z';
  await open([post('1', { status: 'scheduled', phase: 'waiting', scheduledAt })], {
    'PATCH /api/posts/1': refusal(409, { code: 'CONFLICT', message: 'It is being sent.' }),
  });
  fireEvent.change(part('1', 'combobox', 'Status of'), { target: { value: 'draft' } });
  await waitFor(() =>
    expect(currentToast()?.description).toBe('Failed to update post status. It is being sent.'),
  );
  expect((part('1', 'combobox', 'Status of') as HTMLSelectElement).value).toBe('scheduled');
});

test.each([
  ['scheduled', 'Schedule Post'],
  ['published', 'Publish this post now?'],
])('asks before sending when %s is chosen', async (status, title) => {
  const { sent } = await open([post('1')]);
  fireEvent.change(part('1', 'combobox', 'Status of'), { target: { value: status } });
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
  expect(sent).toEqual([]);
});

test('marks practice posts among real ones', async () => {
  await open([post('2', { isElsewhere: true }), post('1')], {
    'GET /api/reddit/community': { mode: 'api', url: 'https://www.reddit.com' },
  });
  const marked = await screen.findAllByText('Sandbox');
  expect(marked.map((mark) => mark.closest('li')?.querySelector('a')?.textContent)).toEqual(['Post 2']);
});

test('published and failed posts have a status badge instead of a status menu', async () => {
  await open([
    post('3', { status: 'published', phase: 'removed' }),
    post('2', { status: 'failed', phase: 'failed' }),
    post('1', { status: 'scheduled', phase: 'checking' }),
  ]);
  expect(
    screen.getAllByRole<HTMLSelectElement>('combobox', { name: /^Status of/ }).map((each) => each.disabled),
  ).toEqual([true]);
  expect(screen.getByText('Removed')).toBeTruthy();
  expect(screen.getByText('Outcome unknown')).toBeTruthy();
});

test('links a search without matches back to all posts', async () => {
  await open([post('1')]);
  type('Search posts', 'nowhere');
  expect(screen.getByText('No posts match “nowhere”. Try other words.')).toBeTruthy();
  press('Show all posts');
  expect(names()).toEqual(['Post 1']);
});

test('links a user without posts to the generator', async () => {
  const { router } = await open([]);
  press('Create Your First Post');
  await waitFor(() => expect(router.state.location.pathname).toBe('/generator'));
});

test('shows fifty posts per page', async () => {
  await open(Array.from({ length: 51 }, (_, at) => post(`${at}`)));
  expect(screen.getByText('1–50 of 51')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Previous' }).hasAttribute('disabled')).toBe(true);
  press('Next');
  expect(screen.getByText('51–51 of 51')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true);
});

test('sends overdue posts together; a single one has its own button', async () => {
  const held = (id: string, code: string) =>
    post(id, {
      status: 'scheduled',
      phase: 'needs_you',
      problem: { code, message: 'It was due.', remedy: 'Send it.' },
    });
  const sentNow = (id: string) => post(id, { status: 'scheduled', phase: 'waiting' });
  const { sent } = await open([held('3', 'LATE'), held('2', 'RESTORED'), held('1', 'CLOSED')], {
    'POST /api/posts/3/retry': sentNow('3'),
    'POST /api/posts/2/retry': () => refusal(409, { code: 'CONFLICT', message: 'It is being sent.' }),
  });
  expect(screen.getByText('2 posts are past their time.')).toBeTruthy();
  press('Send them all');
  expect(await screen.findByText('Send 2 posts now?')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Send them all' }).at(-1) ?? document.body);
  await waitFor(() =>
    expect(sent.map(({ call }) => call)).toEqual(['POST /api/posts/3/retry', 'POST /api/posts/2/retry']),
  );
  await waitFor(() => expect(JSON.stringify(currentToast())).toContain('1 of 2 posts couldn’t be sent.'));
  await open([held('3', 'LATE')]);
  expect(screen.queryByText(/past their time/)).toBeNull();
});

test('marks a post that a rule would block when it is due', async () => {
  const scheduledAt = '2131-07-04T09:30:00.000Z';
  const waiting = { status: 'scheduled', phase: 'waiting', scheduledAt } as const;
  const check = { findings: [], rulesReadAt: null };
  await open([post('2', waiting), post('1', waiting)], {
    'POST /api/posts/preflight': [
      { id: '2', verdict: 'blocked', ...check },
      { id: '1', verdict: 'pass', ...check },
    ],
  });
  expect((await screen.findAllByText('· Held back')).map((each) => each.closest('li')?.textContent)).toEqual([
    expect.stringContaining('Post 2'),
  ]);
});
