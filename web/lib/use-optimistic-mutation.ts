import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DataTag, InvalidateQueryFilters, QueryKey } from '@tanstack/react-query';

type Optimistic<Data, Input, Answer> = {
  queryKey: DataTag<QueryKey, Data, Error>;
  send: (input: Input) => Promise<Answer>;
  /** Returns the data as it will be after success. */
  apply: (data: Data, input: Input) => Data;
  /** Undoes `apply` and keeps other changes made since. */
  revert: (data: Data, before: Data, input: Input) => Data;
  /** Merges the server's response. */
  settle?: (data: Data, answer: Answer, before: Data | undefined) => Data;
  /** The queries to refetch afterwards. */
  invalidates: InvalidateQueryFilters;
};

/** Shows a change before the server confirms it, and undoes it on failure. */
export function useOptimisticMutation<Data, Input, Answer>(options: Optimistic<Data, Input, Answer>) {
  const { queryKey, send, apply, revert, settle, invalidates } = options;
  const queries = useQueryClient();
  const key: QueryKey = queryKey;
  const update = (change: (data: Data) => Data) =>
    queries.setQueryData<Data>(key, (data) => data && change(data));
  return useMutation({
    mutationFn: send,
    async onMutate(input: Input) {
      // A pending fetch would restore the old state.
      await queries.cancelQueries({ queryKey: key, exact: true });
      const before = queries.getQueryData<Data>(key);
      update((data) => apply(data, input));
      return before;
    },
    onSuccess: (answer, _input, before) => settle && update((data) => settle(data, answer, before)),
    onError: (_error, input, before) => before && update((data) => revert(data, before, input)),
    onSettled: () => void queries.invalidateQueries(invalidates),
  });
}
