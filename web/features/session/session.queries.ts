import { queryOptions, useQuery } from '@tanstack/react-query';
import type * as session from '#contract/session.ts';
import { ApiError, call, type Target } from '#web/lib/api-client.ts';
import { knownSignedOut } from '#web/lib/browser.ts';

const USER: Target<typeof session.getUser> = { method: 'GET', path: '/api/auth/user' };
const SESSIONS: Target<typeof session.listSessions> = { method: 'GET', path: '/api/sessions' };

const USER_FRESH_MS = 300_000;

async function fetchUser(): Promise<session.User | null> {
  try {
    return await call(USER);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Null means signed out. */
export const userQuery = queryOptions({
  queryKey: [USER.path],
  queryFn: fetchUser,
  staleTime: USER_FRESH_MS,
  refetchOnWindowFocus: true,
  refetchOnMount: true,
  ...(knownSignedOut() && { initialData: null }),
});

export const sessionsQuery = queryOptions({
  queryKey: [SESSIONS.path],
  queryFn: () => call(SESSIONS),
});

export const useUser = () => useQuery(userQuery);
export const useSessions = () => useQuery(sessionsQuery);
