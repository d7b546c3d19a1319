import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import { changePassword, deleteUser, endAllSessions, endSession, updateProfile } from '#contract/session.ts';
import { call } from '#web/lib/api-client.ts';
import { sessionsQuery, userQuery } from './session.queries.ts';

export function useUpdateProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<typeof updateProfile>) => call(updateProfile, input),
    onSuccess: (user) => queries.setQueryData(userQuery.queryKey, user),
  });
}

export function useChangePassword() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<typeof changePassword>) => call(changePassword, input),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: userQuery.queryKey });
      void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
}

export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endSession, { id }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

export const useEndAllSessions = () => useMutation({ mutationFn: () => call(endAllSessions) });

export const useDeleteAccount = () =>
  useMutation({ mutationFn: (input: CallInput<typeof deleteUser>) => call(deleteUser, input) });
