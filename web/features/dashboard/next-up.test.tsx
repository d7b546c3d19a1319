import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPage, stubServer } from '#test/open-page.ts';
import { toldPost } from '#test/told-post.ts';
import { toldFinding, toldPreflight } from '#test/told-preflight.ts';
import { NextUp } from './next-up.tsx';

afterEach(cleanup);

const waiting = (id: string, day: number) =>
  toldPost({
    id,
    title: `Post ${id}`,
    status: 'scheduled',
    phase: 'waiting',
    scheduledAt: new Date(2131, 6, day).toISOString(),
  });

test('marks an upcoming post that a rule would hold back', async () => {
  const checks = [
    { id: 'a', ...toldPreflight() },
    { id: 'b', ...toldPreflight(toldFinding()) },
  ];
  stubServer({ 'POST /api/posts/preflight': checks });
  await openPage(<NextUp />, { posts: [waiting('a', 1), waiting('b', 2)] });
  const row = (name: string) => within(screen.getByRole('link', { name: new RegExp(name) }));
  expect(await row('Post b').findByText('Held back')).toBeTruthy();
  expect(row('Post a').queryByText('Held back')).toBeNull();
});
