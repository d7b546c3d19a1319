import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Account } from '#contract/accounts.ts';
import type { Post } from '#contract/posts.ts';
import type { PostingHours } from '#contract/publishing.ts';
import { DEFAULT_POSTING_HOURS } from '#core/publishing/posting-hours.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
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
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const rows = () =>
  within(screen.getByRole('list', { name: 'In this order' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const sentence = () => screen.getByText(/^\d+ posts?, /).textContent;

test('plans a few posts a day by default and summarizes the plan', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) });
  const { onClose } = open(Array.from({ length: 12 }, (_, at) => post(`${at}`)));
  expect(sentence()).toBe('12 posts, 2 a day on weekdays at 9:00 AM and 5:00 PM; the last on Nov 30');
  expect(rows().slice(0, 2)).toEqual([
    expect.stringMatching(/Nov 20, 2026, 5:00/),
    expect.stringMatching(/Nov 23, 2026, 9:00/),
  ]);
  type('On', 'daily');
  type('Posts a day', '4');
  expect(sentence()).toBe(
    '12 posts, 4 every day at 9:00 AM, 11:30 AM, 2:15 PM and 5:00 PM; the last on Nov 23',
  );
  type('Posts a day', '1');
  type('First time', '10:15');
  expect(sentence()).toBe('12 posts, 1 every day at 10:15 AM; the last on Dec 2');
  press(/^Schedule 12 posts/);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const first = new Date(2026, 10, 21, 10, 15).toISOString();
  expect(sent).toMatchObject([{ action: 'schedule', times: expect.arrayContaining([first]) }]);
  expect(sent[0]).not.toHaveProperty('everyMinutes');
  vi.useRealTimers();
});

test('skips a time at which another post of the account goes out', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) });
  const scheduledAt = new Date(2026, 10, 20, 17).toISOString();
  const other = post('other', { phase: 'waiting', status: 'scheduled', scheduledAt });
  open([post('a')], [other]);
  expect(sentence()).toMatch(/^1 post, on Monday, November 23.*9:00/);
  vi.useRealTimers();
});

test('ignores posts of other accounts', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) });
  const scheduledAt = new Date(2026, 10, 20, 17).toISOString();
  const plan = { phase: 'waiting', status: 'scheduled', scheduledAt } as const;
  open([post('a')], [post('other', { ...plan, redditAccountId: 'acc_2' })]);
  expect(sentence()).toMatch(/^1 post, on Friday, November 20.*5:00/);
  vi.useRealTimers();
});

test("skips days without posting hours and keeps the account's pace", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 18) });
  hours = { days: DEFAULT_POSTING_HOURS.days.map((day, no) => (no === 0 ? null : day)) };
  pace = { account: 3_600, community: 3_600 };
  const scheduledAt = new Date(2026, 10, 24, 9, 30).toISOString();
  open([post('a')], [post('other', { phase: 'waiting', status: 'scheduled', scheduledAt })]);
  await expect.poll(sentence).toMatch(/^1 post, on Tuesday, November 24.*5:00/);
  vi.useRealTimers();
});

test('rejects two equal times of a day before sending', () => {
  open([post('a'), post('b')]);
  type('Second time', '09:00');
  press(/^Schedule 2 posts/);
  expect(screen.getByText('Give each post of a day a time of its own.')).toBeTruthy();
  expect(sent).toEqual([]);
});
