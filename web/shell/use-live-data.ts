import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Topic } from '#contract/events.ts';
import { accountsQuery } from '#web/features/accounts/accounts.queries.ts';
import { activityQuery, unreadQuery } from '#web/features/activity/activity.queries.ts';
import { RULES_KEY } from '#web/features/communities/communities.queries.ts';
import { COMMUNITIES_KEY } from '#web/features/discovery/discovery.queries.ts';
import { recommendationsQuery } from '#web/features/opportunities/opportunities.queries.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { hasRead } from '#web/features/posts/read-posts.ts';
import { savedScansQuery } from '#web/features/scanner/saved-scans.queries.ts';
import { OPPORTUNITIES_KEY, unviewedQuery } from '#web/features/scanner/scanner.queries.ts';
import { sessionsQuery, userQuery } from '#web/features/session/session.queries.ts';
import { targetsQuery } from '#web/features/targets/targets.queries.ts';
import { followLiveUpdates } from '#web/lib/live-updates.ts';
import { dropAllWork } from '#web/lib/stored-work.ts';

/** The queries that each topic invalidates. */
const TOPIC_KEYS = {
  user: [userQuery.queryKey],
  sessions: [sessionsQuery.queryKey],
  accounts: [accountsQuery.queryKey],
  posts: [postsQuery.queryKey, activityQuery.queryKey, unreadQuery.queryKey],
  activity: [unreadQuery.queryKey],
  communities: [COMMUNITIES_KEY, RULES_KEY],
  opportunities: [OPPORTUNITIES_KEY, unviewedQuery.queryKey],
  scans: [savedScansQuery.queryKey],
  targets: [targetsQuery.queryKey, recommendationsQuery.queryKey],
} as const satisfies Record<Exclude<Topic, 'signedOut'>, readonly QueryKey[]>;

export function applyTopic(queries: QueryClient, topic: Topic, version = Infinity): void {
  if (topic === 'signedOut') {
    dropAllWork();
    queries.setQueryData(userQuery.queryKey, null);
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] });
    return;
  }
  for (const queryKey of TOPIC_KEYS[topic])
    if (queryKey !== postsQuery.queryKey || !hasRead(queries, version)) refetch(queries, queryKey);
}

/** A first load under way may have read before the change, and invalidating does not repeat it: it follows the load. */
function refetch(queries: QueryClient, queryKey: QueryKey): void {
  const loading = queries
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  const invalidate = () => queries.invalidateQueries({ queryKey });
  if (loading.length === 0) void invalidate();
  else void Promise.allSettled(loading.map(async ({ promise }) => await promise)).then(invalidate);
}

/** Invalidates queries on live events while somebody is signed in. */
export function useLiveData(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      followLiveUpdates({
        onTopic: (topic, version) => applyTopic(queries, topic, version),
        onReconnect: () => void queries.invalidateQueries(),
        onRefused: () => void queries.invalidateQueries({ queryKey: userQuery.queryKey }),
      }),
    [queries],
  );
}
