import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#test/open-page.ts';
import { ListLink } from './list-link.tsx';

afterEach(cleanup);

test('scrolls to the list on every click, even if the URL already points there', async () => {
  await openPage(
    <>
      <ListLink />
      <section id="opportunities" />
    </>,
    { path: '/scanner#opportunities' },
  );
  const goTo = vi.fn<() => void>();
  document.getElementById('opportunities')!.scrollIntoView = goTo;
  for (const _ of ['once', 'again']) fireEvent.click(screen.getByRole('link', { name: 'See the list' }));
  expect(goTo).toHaveBeenCalledTimes(2);
});
