import { queryOptions } from '@tanstack/react-query';
import type { readBeginning } from '#contract/beginning.ts';
import type { Target } from '#contract/to-request.ts';
import { call } from '#web/lib/api-client.ts';

const BEGINNING: Target = { method: 'GET', path: '/api/posts/:id/beginning' };

export const beginningQuery = (id: string) =>
  queryOptions({
    queryKey: [BEGINNING.path, id],
    queryFn: () => call<typeof readBeginning>(BEGINNING, { id }),
    // Somebody who opens the post again must not get what it was before their last save.
    gcTime: 0,
  });
