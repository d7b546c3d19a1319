import { queryOptions, useQuery } from '@tanstack/react-query';
import type { readOpenCheck } from '#contract/drafting/check.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const OPEN: Target<typeof readOpenCheck> = { method: 'GET', path: '/api/check' };

export const openCheckQuery = queryOptions({ queryKey: [OPEN.path], queryFn: () => call(OPEN) });

/** Whether visitors may use the check. The landing page loads this file, so keep mutations out of it. */
export const useOpenCheck = () => useQuery(openCheckQuery);
