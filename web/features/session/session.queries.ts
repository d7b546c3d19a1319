import { infiniteQueryOptions, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type * as session from '#contract/session.ts';
import { ApiError, call, type Target } from '#web/lib/api-client.ts';
import { isKnownSignedOut } from '#web/lib/browser.ts';

const USER: Target<typeof session.getUser> = { method: 'GET', path: '/api/auth/user' };
const SESSIONS: Target<typeof session.listSessions> = { method: 'GET', path: '/api/sessions' };
const SIGN_INS: Target<typeof session.listSignIns> = { method: 'GET', path: '/api/sign-ins' };

const USER_FRESH_MS = 300_000;

async function askForUser(): Promise<session.User | null> {
  try {
    return await call(USER);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Clears the cache when the user changes or signs out. */
async function fetchUser({ client }: { client: QueryClient }): Promise<session.User | null> {
  const user = await askForUser();
  const before = client.getQueryData<session.User | null>([USER.path]);
  if (before && before.id !== user?.id)
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== USER.path });
  return user;
}

/** Null means signed out. */
export const userQuery = queryOptions({
  queryKey: [USER.path],
  queryFn: fetchUser,
  staleTime: USER_FRESH_MS,
  refetchOnWindowFocus: true,
  refetchOnMount: true,
  ...(isKnownSignedOut() && { initialData: null }),
});

export const sessionsQuery = queryOptions({
  queryKey: [SESSIONS.path],
  queryFn: () => call(SESSIONS),
});

export const signInsQuery = infiniteQueryOptions({
  queryKey: [SIGN_INS.path],
  queryFn: ({ pageParam }) => call(SIGN_INS, pageParam === null ? {} : { before: pageParam }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  // Never fresh, because no live event announces attempts by others.
  staleTime: 0,
});

export const useUser = () => useQuery(userQuery);
export const useSessions = () => useQuery(sessionsQuery);
