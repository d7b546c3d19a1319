import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { invalid, openPage, press, stubServer, type } from '#test/open-page.ts';
import { samplePost } from '#test/sample-post.ts';
import { sampleFinding, samplePreflight } from '#test/sample-preflight.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

const AT = new Date(2131, 6, 4, 9, 30);
const onClose = vi.fn<() => void>();

async function open(change: Partial<Post>, answers: Record<string, unknown> = {}) {
  onClose.mockReset();
  const post = samplePost({ id: 'pst_1', ...change });
  const server = stubServer({ 'GET /api/posts': [post], ...answers });
  await openPage(<ScheduleDialog post={post} onClose={onClose} />, { posts: [post] });
  return { ...server, post };
}
const planned = { status: 'scheduled', phase: 'waiting', scheduledAt: AT.toISOString() } as const;

test('sends nothing without a date', async () => {
  const { sent } = await open({});
  press(/^Schedule Post/);
  expect(await screen.findByText('Please select a date and time to schedule the post.')).toBeTruthy();
  expect(currentToast()?.title).toBe('Date Required');
  expect(sent).toEqual([]);
});

test('says what goes where, and from which account', async () => {
  const ada = { id: 'acc_ada', username: 'ada', isActive: true };
  await open({ title: 'Prices', subreddit: 'saas' }, { 'GET /api/reddit-accounts': [ada] });
  expect(await screen.findByText('Prices · r/saas · u/ada')).toBeTruthy();
});

test('says what the post lacks before a time is chosen', async () => {
  await open({ title: null });
  expect(screen.getByText('Give it a title first.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit the post' })).toBeTruthy();
});

test('rejects a past time until another one is chosen', async () => {
  await open({});
  type('Date and time', '2020-01-01T10:00');
  press(/^Schedule Post/);
  expect(await screen.findByText('Choose a time in the future.')).toBeTruthy();
  type('Date and time', '2131-07-04T09:30');
  expect(screen.queryByText('Choose a time in the future.')).toBeNull();
});

test('sends the chosen local time as an instant with its time zone', async () => {
  const { sent } = await open({}, { 'PATCH /api/posts/pst_1': samplePost({ id: 'pst_1', ...planned }) });
  type('Date and time', '2131-07-04T09:30');
  press(/^Schedule Post/);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toMatchObject([
    { body: { status: 'scheduled', scheduledAt: AT.toISOString(), timeZone: 'Europe/Berlin' } },
  ]);
});

test('keeps the seconds of an unchanged time', async () => {
  const scheduledAt = new Date(AT.getTime() + 20_000).toISOString();
  const { sent } = await open(
    { ...planned, scheduledAt },
    { 'PATCH /api/posts/pst_1': samplePost({ id: 'pst_1', ...planned }) },
  );
  press(/^Reschedule/);
  await waitFor(() => expect(sent).toMatchObject([{ body: { scheduledAt } }]));
});

test('explains a refused time at its field and anything else below it, with an edit link', async () => {
  const { answers } = await open(
    { ...planned },
    { 'PATCH /api/posts/pst_1': invalid({ scheduledAt: 'Too soon.' }) },
  );
  expect(screen.queryByRole('link', { name: 'Edit the post' })).toBeNull();
  press(/^Reschedule/);
  expect((await screen.findByText('Too soon.')).id).toContain('-note');
  answers['PATCH /api/posts/pst_1'] = invalid({ title: 'Give it a title first.' });
  press(/^Reschedule/);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Give it a title first.'));
  expect(screen.getByRole('link', { name: 'Edit the post' })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test('says that a day is not allowed and moves the time to the next allowed one', async () => {
  const nextAt = new Date(2131, 6, 7, 9, 30).toISOString();
  const asked: { startAt: string }[] = [];
  await open(planned, {
    'POST /api/posts/preflight': (body: { startAt: string }) => {
      asked.push(body);
      const isWrong = body.startAt === AT.toISOString();
      return [
        {
          id: 'pst_1',
          ...samplePreflight(...(isWrong ? [sampleFinding({ nextAt })] : [])),
          rulesReadAt: null,
        },
      ];
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Move to Saturday/ }));
  const time = screen.getByLabelText<HTMLInputElement>('Date and time');
  expect(time.value).toBe('2131-07-07T09:30');
  expect(document.activeElement).toBe(time);
  expect(await screen.findByText('We found no rule that this breaks.')).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ ids: ['pst_1'], startAt: nextAt });
});
