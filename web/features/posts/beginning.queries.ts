import { queryOptions } from '@tanstack/react-query';
import type { readBeginning } from '#contract/own-words.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const BEGINNING: Target<typeof readBeginning> = { method: 'GET', path: '/api/posts/:id/beginning' };

export const beginningQuery = (id: string) =>
  queryOptions({
    queryKey: [BEGINNING.path, id],
    queryFn: () => call(BEGINNING, { id }),
    // Somebody who opens the post again must not get what it was before their last save.
    gcTime: 0,
  });
