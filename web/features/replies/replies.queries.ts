import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type * as endpoints from '#contract/replies.ts';
import type { Reply } from '#contract/replies.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { showFailure, showToast } from '#web/lib/toast-store.ts';
import { useOptimisticMutation } from '#web/lib/use-optimistic-mutation.ts';

const LIST: Target<typeof endpoints.listReplies> = { method: 'GET', path: '/api/replies' };
const WAIVE: Target<typeof endpoints.waiveReply> = { method: 'POST', path: '/api/replies/:id/waived' };
const UNDO: Target<typeof endpoints.undoWaive> = { method: 'DELETE', path: WAIVE.path };

export const repliesQuery = queryOptions({ queryKey: [LIST.path], queryFn: () => call(LIST) });

/** Removes a reply from the list at once and offers to undo it. */
export function useWaiveReply(): (reply: Reply) => void {
  const queries = useQueryClient();
  const { queryKey } = repliesQuery;
  const waive = useOptimisticMutation<Reply[], Reply, void>({
    queryKey,
    send: ({ id }) => call(WAIVE, { id }),
    apply: (replies, { id }) => replies.filter((each) => each.id !== id),
    revert: (_replies, before) => before,
    invalidates: { queryKey },
  });
  const undo = ({ id }: Reply) =>
    void call(UNDO, { id })
      .then(() => queries.invalidateQueries({ queryKey }))
      .catch((error: unknown) => showFailure('Failed to bring the reply back', error));
  return (reply) =>
    waive.mutate(reply, {
      onSuccess: () =>
        showToast({
          title: 'No answer needed',
          description: `The reply by u/${reply.author} has left the list`,
          action: { label: 'Undo', run: () => undo(reply) },
        }),
      onError: (error) => showFailure('Failed to take the reply off the list', error),
    });
}
