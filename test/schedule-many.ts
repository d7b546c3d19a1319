import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, vi } from 'vitest';
import type { Account } from '#contract/accounts.ts';
import type { Post } from '#contract/posts.ts';
import type { PostingHours } from '#contract/publishing.ts';
import { DEFAULT_POSTING_HOURS } from '#core/publishing/posting-hours.ts';
import { accountsQuery } from '#web/features/accounts/accounts.queries.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { ScheduleManyDialog } from '#web/features/schedule/schedule-many-dialog.tsx';
import { createQueryClient } from '#web/lib/query-client.ts';

export const START = new Date(2131, 6, 4, 9, 30);
const SLOTS = {
  at: START.toISOString(),
  dueThen: { yours: 0, all: 0 },
  likelyAt: START.toISOString(),
  paceSeconds: { account: 60, community: 600 },
  freeAt: START.toISOString(),
  nextAt: START.toISOString(),
  bestAt: null,
};

export const makePost = (id: string, change: Partial<Post> = {}) =>
  ({
    id,
    revision: 1,
    type: 'post',
    title: `Post ${id}`,
    content: '',
    subreddit: 'saas',
    status: 'draft',
    phase: 'draft',
    scheduledAt: null,
    redditAccountId: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    ...change,
  }) as Post;

type Server = {
  sent: unknown[];
  foretold: unknown;
  hours: PostingHours;
  pace: typeof SLOTS.paceSeconds;
  answer: () => Response | Promise<Response>;
};
export const done = () => Response.json({ changed: 3 });
const fresh = (): Server => ({
  sent: [],
  foretold: [],
  hours: DEFAULT_POSTING_HOURS,
  pace: SLOTS.paceSeconds,
  answer: done,
});

/** Before each test, a server with default responses; a test may replace them. */
export function stubScheduling(): Server {
  const server = fresh();
  beforeEach(() => {
    Object.assign(server, fresh());
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
      if ((path as string).endsWith('/preflight')) return Response.json(server.foretold);
      if ((path as string).endsWith('/posting-hours')) return Response.json(server.hours);
      if (!init?.body)
        return Response.json(
          (path as string).includes('slots') ? { ...SLOTS, paceSeconds: server.pace } : [],
        );
      server.sent.push({ ...(init.method === 'PATCH' && { path }), ...JSON.parse(init.body as string) });
      return server.answer();
    });
  });
  return server;
}

/** Opens the dialog for `posts`, of a workspace that has `others` too. */
export function openScheduling(
  posts: readonly Post[],
  others: readonly Post[] = [],
  accounts: Account[] = [],
) {
  const queries = createQueryClient(() => undefined);
  queries.setQueryData(postsQuery.queryKey, [...posts, ...others]);
  queries.setQueryData(accountsQuery.queryKey, accounts);
  const onClose = vi.fn<() => void>();
  const onScheduled = vi.fn<() => void>();
  const dialog = createElement(ScheduleManyDialog, { posts, onClose, onScheduled });
  render(createElement(QueryClientProvider, { client: queries }, dialog));
  const listed = () => queries.getQueryData(postsQuery.queryKey)?.map(({ phase }) => phase);
  return { onClose, onScheduled, listed };
}

export const listRows = () =>
  within(screen.getByRole('list', { name: 'In this order' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
