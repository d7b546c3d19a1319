import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Opportunity } from '#contract/scanner.ts';
import { useTriage } from './use-triage.ts';

const [one, two] = ['a', 'b'].map((id) => ({ id }) as Opportunity) as [Opportunity, Opportunity];
const triage = () =>
  renderHook(() => useTriage([one, two], {}), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  }).result;

test('keeps an unfinished reply while another thread is viewed, and after closing', () => {
  const result = triage();
  act(() => result.current.actions.onReply(one));
  act(() => result.current.actions.onThread(two));
  expect(result.current.chosen).toMatchObject({ opportunity: two, isReplying: false });
  act(() => result.current.close());
  act(() => result.current.actions.onThread(one));
  expect(result.current.chosen).toMatchObject({ opportunity: one, view: 'thread', isReplying: true });
});

test('the pane shows the thread that gets the focus while the user reads, but not while they answer one', () => {
  const result = triage();
  act(() => result.current.actions.onThread(one));
  act(() => result.current.follow(two));
  expect(result.current.chosen?.opportunity).toBe(two);
  act(() => result.current.actions.onReply(two));
  act(() => result.current.follow(one));
  expect(result.current.chosen?.opportunity).toBe(two);
});
