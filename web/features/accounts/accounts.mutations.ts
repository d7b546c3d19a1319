import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { addAssistedAccount, disconnectAccount } from '#contract/accounts.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { accountsQuery } from './accounts.queries.ts';

const ADD: Target<typeof addAssistedAccount> = { method: 'POST', path: '/api/reddit-accounts' };
const DISCONNECT: Target<typeof disconnectAccount> = { method: 'DELETE', path: '/api/reddit/disconnect/:id' };

export function useAddAssistedAccount() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<typeof addAssistedAccount>) => call(ADD, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: accountsQuery.queryKey }),
  });
}

export function useDisconnectAccount() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(DISCONNECT, { id }),
    onSuccess: () => queries.invalidateQueries({ queryKey: accountsQuery.queryKey }),
  });
}
