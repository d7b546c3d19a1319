import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as local from '#contract/drafting/local-models.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const LIST: Target<typeof local.listLocalModels> = { method: 'GET', path: '/api/local-models' };
const DOWNLOAD: Target<typeof local.downloadLocalModel> = {
  method: 'POST',
  path: '/api/local-models/:id/download',
};
const PAUSE: Target<typeof local.pauseLocalModel> = { method: 'POST', path: '/api/local-models/:id/pause' };
const REMOVE: Target<typeof local.removeLocalModel> = { method: 'DELETE', path: '/api/local-models/:id' };
const ADD: Target<typeof local.addOwnModel> = { method: 'POST', path: '/api/local-models/own' };

const POLL_MS = 1_000;

const isDownloading = ({ models, runtime }: local.LocalModelList): boolean =>
  runtime.kind === 'installing' || models.some(({ state }) => state.kind === 'downloading');

export const localModelsQuery = queryOptions({
  queryKey: [LIST.path],
  queryFn: () => call(LIST),
  // Never fresh, because each draft changes what is running and no live event announces it.
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data && isDownloading(state.data) ? POLL_MS : false),
});

export const useLocalModels = () => useQuery(localModelsQuery);

const CHANGES = {
  /** Also resumes a paused download, and installs the runtime if it is missing. */
  download: ({ id }) => call(DOWNLOAD, { id }),
  pause: ({ id }) => call(PAUSE, { id }),
  remove: ({ id }) => call(REMOVE, { id }),
  add: ({ name }) => call(ADD, { path: name }),
} satisfies Record<string, (model: local.LocalModel) => Promise<local.LocalModelList>>;
export type LocalModelChange = keyof typeof CHANGES;

export function useChangeLocalModel() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ change, model }: { change: LocalModelChange; model: local.LocalModel }) =>
      CHANGES[change](model),
    onSuccess: async (list) => {
      // A poll that started before the change would restore the old state.
      await queries.cancelQueries(localModelsQuery);
      queries.setQueryData(localModelsQuery.queryKey, list);
    },
  });
}
