import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { openPage, press, refusal, stubServer } from '#test/open-page.ts';
import { samplePost } from '#test/sample-post.ts';
import { closeToast, currentToast } from '#web/lib/toast-store.ts';
import type { CalendarSearch } from './calendar-search.ts';
import { PostsCalendar } from './posts-calendar.tsx';

const at = (day: number, hour = 9) => new Date(2031, 6, day, hour, 30).toISOString();
const draft = (id: string, change: Partial<Post> = {}) => samplePost({ id, title: `Post ${id}`, ...change });
const planned = (id: string, scheduledAt: string) =>
  draft(id, { status: 'scheduled', phase: 'waiting', scheduledAt });

/** It is 11:00 on Thursday, July 10, 2031. */
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2031, 6, 10, 11), toFake: ['Date'] });
});
function Calendar({ posts }: { posts: readonly Post[] }) {
  const [search, setSearch] = useState<CalendarSearch>({});
  return <PostsCalendar posts={posts} search={search} onSearch={setSearch} />;
}
async function open(posts: Post[], answers: Record<string, unknown> = {}) {
  const server = stubServer({ 'GET /api/posts': () => new Promise(() => undefined), ...answers });
  return { ...server, ...(await openPage(<Calendar posts={posts} />, { posts })) };
}
const cell = (day: string) => document.querySelector<HTMLElement>(`td[data-day="${day}"]`) ?? document.body;
const chip = (name: string) => screen.getByText(name).closest<HTMLElement>('button, a') ?? document.body;
const drag = (name: string, day: string) => {
  const dataTransfer = { effectAllowed: '', setData: () => undefined };
  fireEvent.dragStart(chip(name), { dataTransfer });
  fireEvent.dragOver(cell(day), { dataTransfer });
  fireEvent.drop(cell(day), { dataTransfer });
};
const tabStops = () =>
  [...document.querySelectorAll<HTMLElement>('[data-new-at]')].filter(({ tabIndex }) => tabIndex === 0);
const focused = () => (document.activeElement as HTMLElement).dataset['newAt'];
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

test('shows each post on its day and lists undated drafts beside the calendar', async () => {
  await open([planned('a', at(15)), draft('b')]);
  expect(within(cell('2031-07-15')).getByText('Post a')).toBeTruthy();
  const undated = screen.getByRole('region', { name: 'Drafts without a date' });
  expect(within(undated).getByText('Post b')).toBeTruthy();
});

test('says that a rule would block a post', async () => {
  const blocked = [
    { id: 'a', verdict: 'blocked' },
    { id: 'b', verdict: 'clear' },
  ];
  await open([planned('a', at(15)), planned('b', at(16))], { 'POST /api/posts/preflight': () => blocked });
  await within(chip('Post a')).findByText(/Held back/);
  expect(within(chip('Post b')).queryByText(/Held back/)).toBeNull();
});

test('makes the grid a single tab stop, and moves the focus between days with arrow keys', async () => {
  await open([]);
  expect(tabStops()).toHaveLength(1);
  tabStops()[0]?.focus();
  expect(focused()).toBe('2031-07-10T12:00');
  key('ArrowRight');
  expect(focused()).toBe('2031-07-11T09:00');
  key('ArrowDown');
  expect(focused()).toBe('2031-07-18T09:00');
  key('ArrowLeft');
  key('ArrowUp');
  expect(focused()).toBe('2031-07-10T12:00');
  key('ArrowUp');
  expect(focused()).toBe('2031-07-10T12:00');
});

test('Tab returns to the day that last had the focus', async () => {
  await open([]);
  tabStops()[0]?.focus();
  key('ArrowRight');
  await waitFor(() =>
    expect(tabStops().map(({ dataset }) => dataset['newAt'])).toEqual(['2031-07-11T09:00']),
  );
});

test('offers no new post on past days', async () => {
  await open([]);
  expect(within(cell('2031-07-09')).queryByRole('link')).toBeNull();
  expect(within(cell('2031-07-11')).getByRole('link').getAttribute('href')).toContain('2031-07-11');
});

test("keeps a dropped post's time of day, and moves it back on Undo", async () => {
  const { sent } = await open([planned('a', at(15))], {
    'PATCH /api/posts/a': (body: Partial<Post>) => planned('a', body.scheduledAt ?? ''),
  });
  drag('Post a', '2031-07-18');
  await waitFor(() => expect(currentToast()?.title).toBe('Moved'));
  expect(sent).toMatchObject([{ body: { scheduledAt: at(18) } }]);
  currentToast()?.action?.run();
  await waitFor(() => expect(sent[1]).toMatchObject({ body: { scheduledAt: at(15) } }));
});

test.each([
  ['a past day', '2031-07-09'],
  ['a time of today that has passed', '2031-07-10'],
])('explains why a drop on %s changes nothing', async (_when, day) => {
  const { sent } = await open([planned('a', at(15))]);
  drag('Post a', day);
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'That time has passed', open: true }));
  closeToast(currentToast()!.id);
  expect(sent).toEqual([]);
});

test('asks for a time when a draft is dropped on a day, and proposes that day', async () => {
  await open([draft('b')]);
  drag('Post b', '2031-07-18');
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Post' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Date and time').value).toBe('2031-07-18T09:00');
  expect(dialog.getByRole('link', { name: 'Open the post' })).toBeTruthy();
});

test('on a click, asks for another time of a scheduled post, and opens the page of a published one', async () => {
  await open([
    planned('a', at(15)),
    draft('b', { status: 'published', phase: 'published', publishedAt: at(8) }),
  ]);
  expect(chip('Post b').getAttribute('href')).toBe('/posts/b');
  fireEvent.click(chip('Post a'));
  expect(await screen.findByRole('dialog', { name: 'Reschedule Post' })).toBeTruthy();
});

test('shows two posts on a busy day, and links to its week', async () => {
  await open(['a', 'b', 'c', 'd'].map((id, hour) => planned(id, at(15, 9 + hour))));
  const day = within(cell('2031-07-15'));
  expect(day.getAllByRole('button')).toHaveLength(2);
  expect(day.getByRole('link', { name: /^2 more/ }).getAttribute('href')).toContain('view=week');
});

test('changes the month and the week, and returns with Today', async () => {
  await open([]);
  press('Next month');
  expect(screen.getByText('August 2031')).toBeTruthy();
  press('Today');
  expect(screen.getByText('July 2031')).toBeTruthy();
  press('Week');
  expect(screen.getAllByRole('rowheader')).toHaveLength(24);
  press('Previous week');
  expect(cell('2031-07-03').tagName).toBe('TD');
});

test('asks what to do with a post dropped on a day that its community’s rules exclude', async () => {
  const message = 'r/webdev takes promotion on Saturdays only.';
  const { listed } = await open([planned('a', at(15))], {
    'PATCH /api/posts/a': refusal(409, { code: 'CONFLICT', message }),
  });
  drag('Post a', '2031-07-18');
  const dialog = await screen.findByRole('dialog', { name: 'Reschedule Post' });
  expect(within(dialog).getByLabelText<HTMLInputElement>('Date and time').value).toBe('2031-07-18T09:30');
  expect(currentToast()?.description).toContain(message);
  expect(listed()[0]?.scheduledAt).toBe(at(15));
});
