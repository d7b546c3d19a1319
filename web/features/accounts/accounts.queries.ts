import { queryOptions, useQuery } from '@tanstack/react-query';
import type { checkConnection, listAccounts, readPlatform, readUsage } from '#contract/accounts.ts';
import type { Target } from '#contract/to-request.ts';
import { call } from '#web/lib/api-client.ts';

const ACCOUNTS: Target = { method: 'GET', path: '/api/reddit-accounts' };
const COMMUNITY: Target = { method: 'GET', path: '/api/reddit/community' };
const DOCTOR: Target = { method: 'GET', path: '/api/reddit/doctor' };
const USAGE: Target = { method: 'GET', path: '/api/reddit/usage' };

const DOCTOR_FRESH_MS = 60_000;

export const accountsQuery = queryOptions({
  queryKey: [ACCOUNTS.path],
  queryFn: () => call<typeof listAccounts>(ACCOUNTS),
});

const communityQuery = queryOptions({
  queryKey: [COMMUNITY.path],
  queryFn: () => call<typeof readPlatform>(COMMUNITY),
});

const doctorQuery = queryOptions({
  queryKey: [DOCTOR.path],
  queryFn: () => call<typeof checkConnection>(DOCTOR),
  staleTime: DOCTOR_FRESH_MS,
});

const usageQuery = queryOptions({
  queryKey: [USAGE.path],
  queryFn: () => call<typeof readUsage>(USAGE),
  staleTime: 0,
});

export const useAccounts = () => useQuery(accountsQuery);
export const useCommunity = () => useQuery(communityQuery);
export const useDoctor = () => useQuery(doctorQuery);
export const useUsage = () => useQuery(usageQuery);
