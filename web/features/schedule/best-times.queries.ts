import { useQuery } from '@tanstack/react-query';
import type { readBestTimes } from '#contract/publishing.ts';
import { COMMUNITIES_KEY } from '#web/features/discovery/discovery.queries.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { ownTimeZone } from '#web/lib/date-time.ts';

const TIMES: Target<typeof readBestTimes> = { method: 'GET', path: '/api/subreddits/:name/times' };

/** Its key extends the communities', so a new observation invalidates it. */
export const useBestTimes = (name: string) =>
  useQuery({
    queryKey: [...COMMUNITIES_KEY, 'times', name.toLowerCase()],
    queryFn: () => call(TIMES, { name, timeZone: ownTimeZone() }),
    enabled: name !== '',
  });
