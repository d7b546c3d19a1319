import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
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

const UPDATE_PROFILE: Target<typeof session.updateProfile> = { method: 'PATCH', path: '/api/profile' };
const CHANGE_PASSWORD: Target<typeof session.changePassword> = { method: 'POST', path: '/api/password' };
const END: Target<typeof session.endSession> = { method: 'DELETE', path: '/api/sessions/:id' };
const END_ALL: Target<typeof session.endAllSessions> = { method: 'DELETE', path: '/api/sessions' };
const DELETE_ACCOUNT: Target<typeof session.deleteUser> = { method: 'POST', path: '/api/account/delete' };

export function useUpdateProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<typeof session.updateProfile>) => call(UPDATE_PROFILE, input),
    onSuccess: (user) => queries.setQueryData(userQuery.queryKey, user),
  });
}

export function useChangePassword() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<typeof session.changePassword>) => call(CHANGE_PASSWORD, input),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: userQuery.queryKey });
      void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
}

export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(END, { id }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

export const useEndAllSessions = () => useMutation({ mutationFn: () => call(END_ALL) });

export const useDeleteAccount = () =>
  useMutation({ mutationFn: (input: CallInput<typeof session.deleteUser>) => call(DELETE_ACCOUNT, input) });
