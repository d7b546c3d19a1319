import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import type * as passkeys from '#contract/session/passkeys.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { signInsQuery } from '../session.queries.ts';
import { makePasskey } from './make-passkey.ts';

const LIST: Target<typeof passkeys.listPasskeys> = { method: 'GET', path: '/api/passkeys' };
const BEGIN: Target<typeof passkeys.beginPasskey> = { method: 'POST', path: '/api/passkeys/begin' };
const ADD: Target<typeof passkeys.addPasskey> = { method: 'POST', path: '/api/passkeys' };
const RENAME: Target<typeof passkeys.renamePasskey> = { method: 'PATCH', path: '/api/passkeys/:id' };
const REMOVE: Target<typeof passkeys.removePasskey> = { method: 'POST', path: '/api/passkeys/:id/remove' };
const MAKE_CODES: Target<typeof passkeys.makeRecoveryCodes> = { method: 'POST', path: '/api/recovery-codes' };
const SWITCH: Target<typeof passkeys.switchSecondStep> = { method: 'PUT', path: '/api/second-step' };

export const passkeysQuery = queryOptions({ queryKey: [LIST.path], queryFn: () => call(LIST) });
export const usePasskeys = () => useQuery(passkeysQuery);

/** A change to the ways of signing in, which the sign-in log lists too. */
function useChange<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      void queries.invalidateQueries({ queryKey: signInsQuery.queryKey });
      await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    },
  });
}

export const useAddPasskey = () =>
  useChange(async ({ name, ...confirmed }: { name: string; password?: string }) => {
    const answer = await makePasskey(await call(BEGIN, confirmed));
    return await call(ADD, { ...(name && { name }), answer });
  });

export const useRenamePasskey = () =>
  useChange((input: CallInput<typeof passkeys.renamePasskey>) => call(RENAME, input));
export const useRemovePasskey = () =>
  useChange((input: CallInput<typeof passkeys.removePasskey>) => call(REMOVE, input));
export const useMakeRecoveryCodes = () =>
  useChange((input: CallInput<typeof passkeys.makeRecoveryCodes>) => call(MAKE_CODES, input));
export const useSwitchSecondStep = () =>
  useChange((input: CallInput<typeof passkeys.switchSecondStep>) => call(SWITCH, input));
