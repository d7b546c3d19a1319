import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { readCommunityRules } from '#contract/communities.ts';
import type { CallInput, Endpoint } from '#contract/endpoint.ts';
import type * as records from '#contract/rules-record.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const RULES: Target<typeof readCommunityRules> = { method: 'GET', path: '/api/subreddits/:name/rules' };
const RECORD: Target<typeof records.readRulesRecord> = {
  method: 'GET',
  path: '/api/subreddits/:name/rules/record',
};
const VERSIONS: Target<typeof records.listRulesVersions> = {
  method: 'GET',
  path: '/api/subreddits/:name/rules/versions',
};
const PASTE: Target<typeof records.pasteRules> = {
  method: 'PUT',
  path: '/api/subreddits/:name/rules/pasted',
};
const REMOVE_PASTED: Target<typeof records.removePastedRules> = {
  method: 'DELETE',
  path: '/api/subreddits/:name/rules/pasted',
};
const CORRECT: Target<typeof records.correctRule> = {
  method: 'PUT',
  path: '/api/subreddits/:name/rules/corrections/:field',
};
const TAKE_BACK: Target<typeof records.removeCorrection> = {
  method: 'DELETE',
  path: '/api/subreddits/:name/rules/corrections/:field',
};
const ANSWER: Target<typeof records.recordAnswer> = {
  method: 'POST',
  path: '/api/subreddits/:name/moderators',
};
const RULES_FRESH_MS = 10 * 60_000;
/** Retry interval: another request may read the rules meanwhile. */
const UNKNOWN_RETRY_MS = 15_000;

export const RULES_KEY = [RULES.path] as const;

const rulesQuery = (name: string) =>
  queryOptions({
    queryKey: [...RULES_KEY, name],
    queryFn: () => call(RULES, { name }),
    staleTime: RULES_FRESH_MS,
    refetchInterval: ({ state }) => state.data?.known === false && UNKNOWN_RETRY_MS,
  });

export const useCommunityRules = (name: string) => useQuery(rulesQuery(name));

export const recordQuery = (name: string) =>
  queryOptions({
    queryKey: [...RULES_KEY, name, 'record'],
    queryFn: () => call(RECORD, { name }),
    staleTime: RULES_FRESH_MS,
    refetchInterval: ({ state }) => state.data?.record === null && UNKNOWN_RETRY_MS,
  });

export const useRulesRecord = (name: string) => useQuery(recordQuery(name));

export const useRulesVersions = (name: string) =>
  useQuery({ queryKey: [...RULES_KEY, name, 'versions'], queryFn: () => call(VERSIONS, { name }) });

/** A change to a community's record; refetches everything about the community. */
function useChange<E extends Endpoint>(send: (input: CallInput<E>) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => queries.invalidateQueries({ queryKey: RULES_KEY }),
  });
}

export const usePasteRules = () => useChange<typeof records.pasteRules>((input) => call(PASTE, input));
export const useRemovePastedRules = () =>
  useChange<typeof records.removePastedRules>((input) => call(REMOVE_PASTED, input));
export const useCorrectRule = () => useChange<typeof records.correctRule>((input) => call(CORRECT, input));
export const useUndoCorrection = () =>
  useChange<typeof records.removeCorrection>((input) => call(TAKE_BACK, input));
export const useRecordAnswer = () => useChange<typeof records.recordAnswer>((input) => call(ANSWER, input));
