import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, stubServer } from '#test/open-page.ts';
import { useThreadFault } from './use-thread-fault.ts';

const Told = ({ link }: { link: string }) => <p role="status">{useThreadFault(link, 'saas') ?? 'Fine'}</p>;
const REAL = 'https://www.reddit.com/r/saas/comments/abc123/pricing/';
const HERE = 'http://sandbox.example/r/saas/comments/abc123/pricing/';

test.each([
  ['a thread of Reddit', 'sandbox', REAL, /^This thread isn’t in the practice community/],
  ['a thread of its own', 'sandbox', HERE, /^Fine$/],
  [
    'a thread of another subreddit',
    'sandbox',
    REAL.replace('saas', 'webdev'),
    /^This thread is in r\/webdev/,
  ],
  ['a path alone', 'sandbox', '/r/saas/comments/abc123/', /^Fine$/],
  ['nothing yet', 'sandbox', '', /^Fine$/],
  ['a thread of Reddit, outside the practice community,', 'api', REAL, /^Fine$/],
])('shows the right fault at the field for %s', async (_, mode, link, said) => {
  stubServer({ 'GET /api/reddit/community': { mode, url: 'http://sandbox.example' } });
  const { queries } = await openPage(<Told link={link} />);
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(said));
});
