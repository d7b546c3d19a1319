import { queryOptions } from '@tanstack/react-query';
import type { listAccounts } from '#contract/accounts.ts';
import type { Target } from '#contract/place-input.ts';
import { call } from '#web/lib/api-client.ts';

const ACCOUNTS: Target = { method: 'GET', path: '/api/reddit-accounts' };

export const accountsQuery = queryOptions({
  queryKey: [ACCOUNTS.path],
  queryFn: () => call<typeof listAccounts>(ACCOUNTS),
});
