import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Account } from '#contract/accounts.ts';
import type { Post } from '#contract/posts.ts';
import type { PostingHours } from '#contract/publishing.ts';
import { DEFAULT_POSTING_HOURS } from '#core/publishing/posting-hours.ts';
import { toLocalMinute } from '#web/lib/date-time.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { sampleFinding, samplePreflight } from '#test/sample-preflight.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { accountsQuery } from '#web/features/accounts/accounts.queries.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { ScheduleManyDialog } from './schedule-many-dialog.tsx';

const START = new Date(2131, 6, 4, 9, 30);
const SLOTS = {
  at: START.toISOString(),
  dueThen: { yours: 0, all: 0 },
  likelyAt: START.toISOString(),
  paceSeconds: { account: 60, community: 600 },
  freeAt: START.toISOString(),
  nextAt: START.toISOString(),
  bestAt: null,
};

const post = (id: string, change: Partial<Post> = {}) =>
  ({
    id,
    revision: 1,
    type: 'post',
    title: `Post ${id}`,
    content: '',
    subreddit: 'saas',
    status: 'draft',
    phase: 'draft',
    scheduledAt: null,
    redditAccountId: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    ...change,
  }) as Post;

let sent: unknown[];
let foretold: unknown;
let hours: PostingHours;
let pace: typeof SLOTS.paceSeconds;
let answer: () => Response | Promise<Response>;
const done = () => Response.json({ changed: 3 });
const refuse = (fields: Record<string, string>) => () =>
  Response.json({ code: 'INVALID_INPUT', message: 'Check the fields.', fields }, { status: 422 });

beforeEach(() => {
  sent = [];
  foretold = [];
  hours = DEFAULT_POSTING_HOURS;
  pace = SLOTS.paceSeconds;
  answer = done;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    if ((path as string).endsWith('/preflight')) return Response.json(foretold);
    if ((path as string).endsWith('/posting-hours')) return Response.json(hours);
    if (!init?.body)
      return Response.json((path as string).includes('slots') ? { ...SLOTS, paceSeconds: pace } : []);
    sent.push({ ...(init.method === 'PATCH' && { path }), ...JSON.parse(init.body as string) });
    return answer();
  });
});
function open(posts: readonly Post[], others: readonly Post[] = [], accounts: Account[] = []) {
  const queries = createQueryClient(() => undefined);
  queries.setQueryData(postsQuery.queryKey, [...posts, ...others]);
  queries.setQueryData(accountsQuery.queryKey, accounts);
  const onClose = vi.fn<() => void>();
  const onScheduled = vi.fn<() => void>();
  render(
    <QueryClientProvider client={queries}>
      <ScheduleManyDialog posts={posts} onClose={onClose} onScheduled={onScheduled} />
    </QueryClientProvider>,
  );
  const listed = () => queries.getQueryData(postsQuery.queryKey)?.map(({ phase }) => phase);
  return { onClose, onScheduled, listed };
}

const spaceEvenly = () => fireEvent.click(screen.getByRole('radio', { name: 'Evenly spaced' }));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const rows = () =>
  within(screen.getByRole('list', { name: 'In this order' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('schedules posts in the chosen order, each at its own time', async () => {
  const { onClose, onScheduled } = open([post('a'), post('b'), post('c'), post('d', { phase: 'failed' })]);
  expect(screen.getByText('Left out: One failed: send it again from its page.')).toBeTruthy();
  spaceEvenly();
  type('First date and time', toLocalMinute(START));
  type('Time between', '30');
  press('Later: Post a');
  press('Leave out: Post c');
  expect(rows()).toEqual([expect.stringMatching(/^Post b.*9:30/), expect.stringMatching(/^Post a.*10:00/)]);
  expect(await screen.findByText(/at least 1 minute between two posts, and 10 minutes in one/)).toBeTruthy();
  press(/^Schedule 2 posts/);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onScheduled).toHaveBeenCalled();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const order = { ids: ['b', 'a'], action: 'schedule', startAt: START.toISOString(), everyMinutes: 30 };
  expect(sent).toEqual([{ ...order, revisions: { a: 1, b: 1 }, timeZone }]);
  expect(currentToast()).toMatchObject({ title: 'Success', description: expect.stringMatching(/^2 posts/) });
});

test('says which posts are rescheduled, with their current time', () => {
  const scheduledAt = new Date(2131, 1, 1, 8).toISOString();
  open([post('a'), post('b', { phase: 'waiting', status: 'scheduled', scheduledAt })]);
  expect(screen.getByText('1 is scheduled already and moves to the new time.')).toBeTruthy();
  expect(rows()).toEqual([
    expect.stringContaining('until now Feb 1, 2131'),
    expect.not.stringContaining('until now'),
  ]);
});

test("names each post's account", async () => {
  const accounts = ['ada', 'ben'].map((name) => ({ id: name, username: name, isActive: true }) as Account);
  open([post('a', { redditAccountId: 'ben' }), post('b', { redditAccountId: null })], [], accounts);
  expect(rows()).toEqual([
    expect.stringContaining('r/saas · u/ben'),
    expect.stringContaining('r/saas · no account chosen'),
  ]);
  cleanup();
  const [ada, ben] = accounts;
  open([post('a')], [], [ada!, { ...ben!, isActive: false }]);
  expect(rows()).toEqual([expect.stringContaining('r/saas · u/ada')]);
  cleanup();
  open([post('a')]);
  expect(rows()).toEqual([expect.not.stringContaining('no account')]);
});

test('says what a post lacks before sending, and counts it as a refusal', async () => {
  foretold = [{ id: 'a', verdict: 'pass', findings: [] }];
  open([post('a'), post('b', { type: 'link', url: null }), post('c', { title: null })]);
  expect(await screen.findByText('2 of 3 would be refused. The list says why.')).toBeTruthy();
  expect(rows()).toEqual([
    expect.stringMatching(/^Post a/),
    expect.stringContaining('Enter the link that the post shares.'),
    expect.stringContaining('Give it a title first.'),
  ]);
  press('Leave the 2 out');
  expect(rows()).toEqual([expect.stringMatching(/^Post a/)]);
});

test("restores the former plans on Undo and reports those it couldn't restore", async () => {
  const scheduledAt = new Date(2131, 1, 1).toISOString();
  const wasPlanned = { phase: 'waiting', status: 'scheduled', scheduledAt, timeZone: 'UTC' } as const;
  const hasPassed = { ...wasPlanned, scheduledAt: new Date(2020, 1, 1).toISOString() };
  open([post('a', { timeZone: null }), post('b', wasPlanned), post('c', hasPassed)]);
  spaceEvenly();
  type('First date and time', toLocalMinute(START));
  press(/^Schedule 3 posts/);
  await waitFor(() => expect(currentToast()?.action?.label).toBe('Undo'));
  sent = [];
  answer = () => (sent.length === 3 ? Response.json({ code: 'CONFLICT' }, { status: 409 }) : done());
  currentToast()?.action?.run();
  await waitFor(() => expect(currentToast()?.description).toMatch(/^1 of 3 couldn’t be changed back/));
  expect(sent).toEqual([
    { path: '/api/posts/a', revision: 2, status: 'draft', scheduledAt: null, timeZone: null },
    { path: '/api/posts/b', revision: 2, status: 'scheduled', scheduledAt, timeZone: 'UTC' },
    {
      path: '/api/posts/c',
      revision: 2,
      status: 'draft',
      scheduledAt: hasPassed.scheduledAt,
      timeZone: 'UTC',
    },
  ]);
});

test('shows a refusal beside its post and keeps every choice', async () => {
  const held = Promise.withResolvers<void>();
  answer = () => held.promise.then(refuse({ 'ids.1': 'Give it a title first.' }));
  const { onClose, listed } = open([post('a'), post('b'), post('c')]);
  spaceEvenly();
  type('First date and time', toLocalMinute(START));
  press(/^Schedule 3 posts/);
  await waitFor(() => expect(listed()).toEqual(['waiting', 'waiting', 'waiting']));
  held.resolve();
  expect(await screen.findByText(/^One post can’t be scheduled, so none was/)).toBeTruthy();
  expect(listed()).toEqual(['draft', 'draft', 'draft']);
  expect(onClose).not.toHaveBeenCalled();
  press('Earlier: Post b');
  expect(rows()[0]).toMatch(/^Post b.*Give it a title first\./);
  answer = done;
  press('Leave out: Post b');
  expect(screen.queryByText(/can’t be scheduled/)).toBeNull();
  press(/^Schedule 2 posts/);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.at(-1)).toMatchObject({ ids: ['a', 'c'], startAt: START.toISOString() });
});

test('reports a missing or past time before sending', async () => {
  answer = refuse({ startAt: 'Choose a time in the future.' });
  open([post('a'), post('b')]);
  spaceEvenly();
  press(/^Schedule 2 posts/);
  expect(screen.getByText('Please select a date and time to schedule the post.')).toBeTruthy();
  type('First date and time', '2020-01-01T10:00');
  type('Time between', 'own');
  type('Minutes between', '1.5');
  press(/^Schedule 2 posts/);
  expect(screen.getByText('Choose a time in the future.')).toBeTruthy();
  expect(screen.getByText('Give whole minutes, at most a week (10080).')).toBeTruthy();
  expect(sent).toEqual([]);
  type('First date and time', toLocalMinute(START));
  type('Minutes between', '45');
  press(/^Schedule 2 posts/);
  expect(await screen.findByText('Choose a time in the future.')).toBeTruthy();
  expect(sent).toMatchObject([{ everyMinutes: 45 }]);
});

test('refuses more posts than can be scheduled at once', () => {
  open(Array.from({ length: 103 }, (_, at) => post(`${at}`)));
  expect(screen.getByText('At most 100 posts go at once, and 103 are chosen.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Schedule 103 posts/ }).hasAttribute('disabled')).toBe(true);
  press('Keep the first 100');
  expect(screen.getByRole('button', { name: /^Schedule 100 posts/ }).hasAttribute('disabled')).toBe(false);
});

test('says why nothing can be scheduled', () => {
  open([post('a', { phase: 'published' }), post('b', { phase: 'checking' })]);
  expect(screen.getByText('One went out already. One is being sent at this moment.')).toBeTruthy();
});

const warning = { severity: 'warning' } as const;
const UNDISCLOSED = sampleFinding({ ...warning, text: 'It doesn’t say so.', remedy: 'Say it.' });
const OLD = sampleFinding({ ...warning, text: 'The rules are old.', remedy: 'Read them.' });

test('marks posts that the rules block or warn about before sending', async () => {
  foretold = [
    { id: 'a', ...samplePreflight(sampleFinding()) },
    { id: 'b', ...samplePreflight(UNDISCLOSED, OLD) },
    { id: 'c', ...samplePreflight() },
  ];
  open([post('a'), post('b'), post('c')]);
  const summary = '1 of 3 would be refused. 1 has a warning. The list says why.';
  expect(await screen.findByText(summary)).toBeTruthy();
  expect(rows()[0]).toContain('r/webdev takes promotion on Saturdays only. Move it to Saturday.');
  expect(rows()[1]).toContain('It doesn’t say so. Say it. The rules are old. Read them.');
  expect(rows()[2]).not.toContain('Edit it');
  const edits = screen.getAllByRole('link', { name: 'Edit it in a new tab' });
  expect(edits.map((link) => link.getAttribute('href'))).toEqual(['/generator?edit=a', '/generator?edit=b']);
  press('Leave it out');
  expect(rows()).toEqual([expect.stringMatching(/^Post b/), expect.stringMatching(/^Post c/)]);
  expect(sent).toEqual([]);
});
