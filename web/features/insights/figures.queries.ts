import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import type * as figures from '#contract/figures.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const READ: Target<typeof figures.readFigures> = { method: 'GET', path: '/api/posts/:id/figures' };
const KEEP: Target<typeof figures.saveFigures> = { method: 'POST', path: READ.path };

export const FIGURES_KEY = [READ.path] as const;
const figuresQuery = (id: string) =>
  queryOptions({ queryKey: [...FIGURES_KEY, id], queryFn: () => call(READ, { id }) });

export const useFigures = (id: string) => useQuery(figuresQuery(id));

export function useKeepFigures() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<typeof figures.saveFigures>) => call(KEEP, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: FIGURES_KEY }),
  });
}
