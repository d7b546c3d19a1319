import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as accounts from '#contract/accounts.ts';
import type { Account } from '#contract/accounts.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const ACCOUNTS: Target<typeof accounts.listAccounts> = { method: 'GET', path: '/api/reddit-accounts' };
const COMMUNITY: Target<typeof accounts.readPlatform> = { method: 'GET', path: '/api/reddit/community' };
const DOCTOR: Target<typeof accounts.checkConnection> = { method: 'GET', path: '/api/reddit/doctor' };
const USAGE: Target<typeof accounts.readUsage> = { method: 'GET', path: '/api/reddit/usage' };

const DOCTOR_FRESH_MS = 60_000;

export const accountsQuery = queryOptions({
  queryKey: [ACCOUNTS.path],
  queryFn: () => call(ACCOUNTS),
});

const communityQuery = queryOptions({
  queryKey: [COMMUNITY.path],
  queryFn: () => call(COMMUNITY),
});

const doctorQuery = queryOptions({
  queryKey: [DOCTOR.path],
  queryFn: () => call(DOCTOR),
  staleTime: DOCTOR_FRESH_MS,
});

const usageQuery = queryOptions({
  queryKey: [USAGE.path],
  queryFn: () => call(USAGE),
  staleTime: 0,
});

export const useAccounts = () => useQuery(accountsQuery);
/** The account's username without u/; null if none is chosen or the account is gone. */
export const useUsername = (accountId: string | null): string | null =>
  useAccounts().data?.find(({ id }) => id === accountId)?.username ?? null;
/** The account that sends a post: the chosen one, or else the only active one. */
export function findSender(accounts: readonly Account[], accountId: string | null): Account | undefined {
  if (accountId !== null) return accounts.find(({ id }) => id === accountId);
  const [only, ...others] = accounts.filter(({ isActive }) => isActive);
  return others.length === 0 ? only : undefined;
}
export const useSender = (accountId: string | null): Account | undefined =>
  findSender(useAccounts().data ?? [], accountId);
export const useCommunity = () => useQuery(communityQuery);
export const useDoctor = () => useQuery(doctorQuery);
export const useUsage = () => useQuery(usageQuery);

const ADD: Target<typeof accounts.addAssistedAccount> = { method: 'POST', path: '/api/reddit-accounts' };
const DISCONNECT: Target<typeof accounts.disconnectAccount> = {
  method: 'DELETE',
  path: '/api/reddit/disconnect/:id',
};

export function useAddAssistedAccount() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<typeof accounts.addAssistedAccount>) => call(ADD, input),
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
