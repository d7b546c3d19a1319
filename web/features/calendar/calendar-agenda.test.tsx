import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { openPage } from '#test/open-page.ts';
import { samplePost } from '#test/sample-post.ts';
import { CalendarAgenda } from './calendar-agenda.tsx';

const DAYS = ['2031-07-01', '2031-07-02', '2031-07-10', '2031-07-11'] as const;
const post = (id: string, phase: Post['phase']) =>
  samplePost({ id, title: `Post ${id}`, phase, scheduledAt: '2031-07-01T09:00:00.000Z' });

const show = (today: (typeof DAYS)[number] | '2031-08-01') =>
  openPage(
    <CalendarAgenda
      label="Posts"
      days={DAYS}
      today={today}
      now={new Date(`${today}T12:00:00`)}
      byDay={
        new Map([
          ['2031-07-01', [post('out', 'published')]],
          ['2031-07-02', [post('stuck', 'needs_you')]],
        ])
      }
      onMove={() => undefined}
    />,
  );
const isFolded = (name: string) => screen.getByText(name).closest('details') !== null;

test('folds past days above today, except those with a post that needs its author', async () => {
  await show('2031-07-10');
  expect(screen.getByText('Earlier: 1 post')).toBeTruthy();
  expect([isFolded('Post out'), isFolded('Post stuck')]).toEqual([true, false]);
});

test('shows all days of a past month', async () => {
  await show('2031-08-01');
  expect(isFolded('Post out')).toBe(false);
});
