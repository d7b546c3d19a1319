import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { vi } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { createQueryClient } from '#web/lib/query-client.ts';

type Sent = { call: string; body: unknown; headers: Headers };
/** Answers keyed by method and path, such as `GET /api/posts`: a value, or a function of the request's body. */
type Answers = Record<string, unknown>;

/** A refusal in the server's format. */
export const refusal = (status: number, body: object) => Response.json(body, { status });
export const invalid = (fields: Record<string, string>) =>
  refusal(422, { code: 'INVALID_INPUT', message: 'Check the fields.', fields });

/** Rejects when aborted, as fetch does. */
const untilAborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
  );

/**
 * Answers the page's requests and records its writes (a preflight is not a write). Any unexpected request fails like
 * a lost connection.
 */
export function stubServer(answers: Answers) {
  const sent: Sent[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const { pathname } = new URL(input as string, 'http://localhost');
    const call = `${init.method} ${pathname}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    if (init.method !== 'GET' && !pathname.endsWith('/preflight'))
      sent.push({ call, body, headers: new Headers(init.headers) });
    if (!(call in answers)) throw new TypeError(`No answer for ${call}`);
    const answer = answers[call];
    const given: unknown = typeof answer === 'function' ? answer(body) : answer;
    const made = await Promise.race([given, untilAborted(init.signal)]);
    return made instanceof Response ? made.clone() : Response.json(made ?? null);
  });
  return { answers, sent };
}

let last: QueryClient | undefined;

/** Renders part of the app with its own queries and router. `path` is the current route. */
export async function openPage(
  node: ReactNode,
  { posts, path = '/' }: { posts?: Post[]; path?: string } = {},
) {
  cleanup();
  // A query that failed in the previous page would call this page's server.
  await last?.cancelQueries();
  last?.clear();
  const queries = (last = createQueryClient(() => undefined));
  if (posts) queries.setQueryData(postsQuery.queryKey, posts);
  const root = createRootRoute({ component: () => node });
  const anywhere = createRoute({ getParentRoute: () => root, path: '$' });
  const router = createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await act(() => router.load());
  render(createElement(QueryClientProvider, { client: queries }, createElement(RouterProvider, { router })));
  return {
    queries,
    router,
    listed: () => queries.getQueryData(postsQuery.queryKey) ?? [],
  };
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
