import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPage, press, stubServer, type } from '#test/open-page.ts';
import { Composer } from './composer.tsx';
import { EMPTY_WORK } from './composition.ts';

afterEach(cleanup);

test('a name that no subreddit can have is told while it is typed, and one that is not whole yet is not', async () => {
  stubServer({ 'GET /api/reddit-accounts': [], 'GET /api/interviews': [] });
  await openPage(
    <Composer slot="usr_1:new" start={EMPTY_WORK} editId={null} savedId={null} onSaved={() => {}} />,
  );
  type('Subreddit', 'not a sub!!');
  expect(
    await screen.findByText('Enter a subreddit by its name: 2 to 21 letters, digits or _.'),
  ).toBeTruthy();
  type('Subreddit', 's');
  await waitFor(() => expect(screen.queryByText(/^Enter a subreddit by its name/)).toBeNull());
});

test('what was wrong with the last text is not told of the emptied form', async () => {
  stubServer({ 'GET /api/reddit-accounts': [], 'GET /api/interviews': [] });
  await openPage(
    <Composer slot="usr_1:new" start={EMPTY_WORK} editId={null} savedId={null} onSaved={() => {}} />,
  );
  press(/^Generate Content/);
  expect(await screen.findByText('Topic is required')).toBeTruthy();
  type('Topic', 'Prices');
  type('Topic', '');
  expect(screen.queryByText('Topic is required')).toBeNull();
});
