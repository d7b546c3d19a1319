import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import type * as session from '#contract/session.ts';
import { call, send, type Target } from '#web/lib/api-client.ts';
import { saveBlob } from '#web/lib/save-file.ts';
import { leaveAndForget } from '#web/lib/stored-work.ts';
import { sessionsQuery, userQuery } from './session.queries.ts';

const UPDATE_PROFILE: Target<typeof session.updateProfile> = { method: 'PATCH', path: '/api/profile' };
const CHANGE_PASSWORD: Target<typeof session.changePassword> = { method: 'POST', path: '/api/password' };
const END: Target<typeof session.endSession> = { method: 'DELETE', path: '/api/sessions/:id' };
const END_ALL: Target<typeof session.endAllSessions> = { method: 'DELETE', path: '/api/sessions' };
const EXPORT: Target<typeof session.exportUser> = { method: 'POST', path: '/api/account/export' };
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

/** A live event may end this page before the response arrives. */
export const useEndAllSessions = () =>
  useMutation({ mutationFn: () => call(END_ALL), onSuccess: () => leaveAndForget('/') });

/** Saves the response as a file without parsing it. */
export const useExportUser = () =>
  useMutation({
    mutationFn: async (input: CallInput<typeof session.exportUser>) => {
      const answer = await send(EXPORT, input);
      saveBlob('threadwell-export.json', await answer.blob());
    },
  });

export const useDeleteAccount = () =>
  useMutation({ mutationFn: (input: CallInput<typeof session.deleteUser>) => call(DELETE_ACCOUNT, input) });
