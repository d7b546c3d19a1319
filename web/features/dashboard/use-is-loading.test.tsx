import { useIsFetching } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, stubServer } from '#test/open-page.ts';
import { useIsLoading } from './use-is-loading.ts';

test('once all responses have arrived, renders the page without blocking input', async () => {
  stubServer({
    'GET /api/posts': [],
    'GET /api/first-steps': { isOpen: false, done: [] },
    'GET /api/links': [],
    'GET /api/replies': [],
    'GET /api/opportunities/unviewed': [],
  });
  const steps: string[] = [];
  function Page() {
    const isLoading = useIsLoading();
    const step = `${useIsFetching() ? 'asking' : 'idle'}, ${isLoading ? 'waiting' : 'whole'}`;
    if (steps.at(-1) !== step) steps.push(step);
    return null;
  }
  await openPage(<Page />);
  await waitFor(() => expect(steps.at(-1)).toBe('idle, whole'));
  expect(steps).toEqual(['idle, waiting', 'asking, waiting', 'idle, waiting', 'idle, whole']);
});
