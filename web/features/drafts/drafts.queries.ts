import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as drafts from '#contract/drafts.ts';
import type { listInterviews } from '#contract/interview.ts';
import type { suggestFacts } from '#contract/drafting/fact-suggestions.ts';
import type { CallInput, Output } from '#contract/endpoint.ts';
import type { findModels } from '#contract/drafting/models.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const MODEL: Target<typeof drafts.readModelChoice> = { method: 'GET', path: '/api/settings/model' };
const SAVE_MODEL: Target<typeof drafts.saveModelChoice> = { method: 'PUT', path: '/api/settings/model' };
const TEST_MODEL: Target<typeof drafts.testModelChoice> = {
  method: 'POST',
  path: '/api/settings/model/test',
};
const FIND_MODELS: Target<typeof findModels> = { method: 'POST', path: '/api/settings/model/find' };
const FACTS: Target<typeof drafts.readFactsFile> = { method: 'GET', path: '/api/settings/facts' };
const INTERVIEWS: Target<typeof listInterviews> = { method: 'GET', path: '/api/interviews' };
const SUGGEST_FACTS: Target<typeof suggestFacts> = {
  method: 'POST',
  path: '/api/settings/facts/suggestions',
};
const SAVE_FACTS: Target<typeof drafts.saveFactsFile> = { method: 'PUT', path: '/api/settings/facts' };

const modelQuery = queryOptions({
  queryKey: [MODEL.path],
  queryFn: () => call(MODEL),
  // Never fresh, because every draft uses tokens and no live event announces it.
  staleTime: 0,
});

export const factsQuery = queryOptions({
  queryKey: [FACTS.path],
  queryFn: () => call(FACTS),
});

const pastInterviewsQuery = queryOptions({
  queryKey: [INTERVIEWS.path],
  queryFn: () => call(INTERVIEWS),
  // Never fresh, because each saved post adds an interview and no live event announces it.
  staleTime: 0,
});

export const usePastInterviews = () => useQuery(pastInterviewsQuery);
export const useModelChoice = () => useQuery(modelQuery);
export const useFacts = () => useQuery(factsQuery);

export function useSaveModelChoice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<typeof drafts.saveModelChoice>) => call(SAVE_MODEL, input),
    onSuccess: (choice) => queries.setQueryData(modelQuery.queryKey, choice),
  });
}

export const useTestModelChoice = () =>
  useMutation({
    mutationFn: (input: CallInput<typeof drafts.testModelChoice>) => call(TEST_MODEL, input),
  });

export type TriedModel = Pick<Tested, 'message' | 'draft'> & { choice: drafts.ModelChoice | null };
type Tested = Output<typeof drafts.testModelChoice>;

/** Tries a model first, and saves it only if it answers. */
export function useTryAndSaveModel() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: CallInput<typeof drafts.saveModelChoice>): Promise<TriedModel> => {
      const { ok, message, draft } = await call(TEST_MODEL, input);
      return { message, draft, choice: ok ? await call(SAVE_MODEL, input) : null };
    },
    onSuccess: ({ choice }) => choice && queries.setQueryData(modelQuery.queryKey, choice),
  });
}

export const useFindModels = () => useMutation({ mutationFn: () => call(FIND_MODELS) });

export const useSuggestFacts = () =>
  useMutation({ mutationFn: (input: CallInput<typeof suggestFacts>) => call(SUGGEST_FACTS, input) });

/** Applies each change to the latest facts, one at a time, so none undoes another. */
export function useChangeFacts() {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: FACTS.path },
    mutationFn: async (change: (now: drafts.FactsFile) => drafts.FactsFile) =>
      await call(SAVE_FACTS, change(await call(FACTS))),
    onSuccess: (facts) => queries.setQueryData(factsQuery.queryKey, facts),
  });
}

export function useSaveFacts() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<typeof drafts.saveFactsFile>) => call(SAVE_FACTS, input),
    onSuccess: (facts) => queries.setQueryData(factsQuery.queryKey, facts),
  });
}
