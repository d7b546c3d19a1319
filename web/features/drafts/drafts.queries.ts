import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  readFactsFile,
  readModelChoice,
  saveFactsFile,
  saveModelChoice,
  testModelChoice,
} from '#contract/drafts.ts';
import type { CallInput } from '#contract/endpoint.ts';
import type { Target } from '#contract/to-request.ts';
import { call } from '#web/lib/api-client.ts';

const MODEL: Target = { method: 'GET', path: '/api/settings/model' };
const SAVE_MODEL: Target = { method: 'PUT', path: '/api/settings/model' };
const TEST_MODEL: Target = { method: 'POST', path: '/api/settings/model/test' };
const FACTS: Target = { method: 'GET', path: '/api/settings/facts' };
const SAVE_FACTS: Target = { method: 'PUT', path: '/api/settings/facts' };

const modelQuery = queryOptions({
  queryKey: [MODEL.path],
  queryFn: () => call<typeof readModelChoice>(MODEL),
  // Each draft uses tokens, and nothing tells of it.
  staleTime: 0,
});

const factsQuery = queryOptions({
  queryKey: [FACTS.path],
  queryFn: () => call<typeof readFactsFile>(FACTS),
});

export const useModelChoice = () => useQuery(modelQuery);
export const useFacts = () => useQuery(factsQuery);

export function useSaveModelChoice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<typeof saveModelChoice>) => call<typeof saveModelChoice>(SAVE_MODEL, input),
    onSuccess: (choice) => queries.setQueryData(modelQuery.queryKey, choice),
  });
}

export const useTestModelChoice = () =>
  useMutation({
    mutationFn: (input: CallInput<typeof testModelChoice>) => call<typeof testModelChoice>(TEST_MODEL, input),
  });

export function useSaveFacts() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<typeof saveFactsFile>) => call<typeof saveFactsFile>(SAVE_FACTS, input),
    onSuccess: (facts) => queries.setQueryData(factsQuery.queryKey, facts),
  });
}
