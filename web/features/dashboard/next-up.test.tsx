import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, stubServer } from '#test/open-page.ts';
import { samplePost } from '#test/sample-post.ts';
import { sampleFinding, samplePreflight } from '#test/sample-preflight.ts';
import { NextUp } from './next-up.tsx';

const waiting = (id: string, day: number) =>
  samplePost({
    id,
    title: `Post ${id}`,
    status: 'scheduled',
    phase: 'waiting',
    scheduledAt: new Date(2131, 6, day).toISOString(),
  });

test('marks an upcoming post that a rule would block', async () => {
  const checks = [
    { id: 'a', ...samplePreflight() },
    { id: 'b', ...samplePreflight(sampleFinding()) },
  ];
  stubServer({ 'POST /api/posts/preflight': checks });
  await openPage(<NextUp />, { posts: [waiting('a', 1), waiting('b', 2)] });
  const row = (name: string) => within(screen.getByRole('link', { name: new RegExp(name) }));
  expect(await row('Post b').findByText('Held back')).toBeTruthy();
  expect(row('Post a').queryByText('Held back')).toBeNull();
});
