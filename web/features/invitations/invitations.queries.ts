import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import type * as invitations from '#contract/registering/invitations.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const LIST: Target<typeof invitations.listInvitations> = { method: 'GET', path: '/api/invitations' };
const MAKE: Target<typeof invitations.makeInvitation> = { method: 'POST', path: LIST.path };
const END: Target<typeof invitations.endInvitation> = { method: 'DELETE', path: '/api/invitations/:id' };

export const invitationsQuery = queryOptions({ queryKey: [LIST.path], queryFn: () => call(LIST) });
export const useInvitations = () => useQuery(invitationsQuery);

function useChange<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queries.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
  });
}

export const useMakeInvitation = () =>
  useChange((form: CallInput<typeof invitations.makeInvitation>) => call(MAKE, form));
export const useEndInvitation = () => useChange((id: string) => call(END, { id }));
