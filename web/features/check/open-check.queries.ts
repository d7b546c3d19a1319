import { queryOptions, useQuery } from '@tanstack/react-query';
import type { readOpenCheck } from '#contract/drafting/check.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const OPEN: Target<typeof readOpenCheck> = { method: 'GET', path: '/api/check' };

export const openCheckQuery = queryOptions({ queryKey: [OPEN.path], queryFn: () => call(OPEN) });

/** Whether texts can be checked here without signing in. The landing page asks it, so no mutation is in this file. */
export const useOpenCheck = () => useQuery(openCheckQuery);
