import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import type * as keys from '#contract/keys/api-keys.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const LIST: Target<typeof keys.listKeys> = { method: 'GET', path: '/api/api-keys' };
const CREATE: Target<typeof keys.createKey> = { method: 'POST', path: LIST.path };
const REVOKE: Target<typeof keys.revokeKey> = { method: 'DELETE', path: '/api/api-keys/:id' };

export const keysQuery = queryOptions({ queryKey: [LIST.path], queryFn: () => call(LIST) });
export const useKeys = () => useQuery(keysQuery);

function useChange<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queries.invalidateQueries({ queryKey: keysQuery.queryKey }),
  });
}

export const useCreateKey = () => useChange((form: CallInput<typeof keys.createKey>) => call(CREATE, form));
export const useRevokeKey = () => useChange((id: string) => call(REVOKE, { id }));
