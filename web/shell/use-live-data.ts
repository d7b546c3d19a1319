import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Topic } from '#contract/events.ts';
import { accountsQuery } from '#web/features/accounts/accounts.queries.ts';
import { activityQuery, unreadQuery } from '#web/features/activity/activity.queries.ts';
import { RULES_KEY } from '#web/features/communities/communities.queries.ts';
import { sitesQuery } from '#web/features/clicks/sites.queries.ts';
import { firstStepsQuery } from '#web/features/dashboard/first-steps.queries.ts';
import { COMMUNITIES_KEY } from '#web/features/discovery/discovery.queries.ts';
import { factsQuery } from '#web/features/drafts/drafts.queries.ts';
import { feedQuery } from '#web/features/feed/feed.queries.ts';
import { FIGURES_KEY } from '#web/features/insights/figures.queries.ts';
import { metricsQuery, REPORT_KEY, SERIES_KEY } from '#web/features/insights/insights.queries.ts';
import { linksQuery } from '#web/features/links/links.queries.ts';
import { recommendationsQuery } from '#web/features/opportunities/opportunities.queries.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { hasRead } from '#web/features/posts/read-posts.ts';
import { repliesQuery } from '#web/features/replies/replies.queries.ts';
import { savedScansQuery } from '#web/features/scanner/scan/saved-scans.queries.ts';
import { scanQuery } from '#web/features/scanner/scan/scan-by-hand.queries.ts';
import { OPPORTUNITIES_KEY, unviewedQuery } from '#web/features/scanner/scanner.queries.ts';
import { sessionsQuery, userQuery } from '#web/features/session/session.queries.ts';
import { targetsQuery } from '#web/features/targets/targets.queries.ts';
import { followLiveUpdates } from '#web/lib/live-updates.ts';
import { dropAllWork } from '#web/lib/stored-work.ts';

/** The queries that each topic invalidates. */
const TOPIC_KEYS = {
  user: [userQuery.queryKey],
  sessions: [sessionsQuery.queryKey],
  accounts: [accountsQuery.queryKey, firstStepsQuery.queryKey],
  posts: [
    postsQuery.queryKey,
    activityQuery.queryKey,
    unreadQuery.queryKey,
    metricsQuery.queryKey,
    SERIES_KEY,
    REPORT_KEY,
    repliesQuery.queryKey,
    firstStepsQuery.queryKey,
  ],
  activity: [unreadQuery.queryKey],
  communities: [COMMUNITIES_KEY, RULES_KEY],
  opportunities: [OPPORTUNITIES_KEY, unviewedQuery.queryKey],
  scans: [savedScansQuery.queryKey],
  feed: [feedQuery.queryKey],
  links: [linksQuery.queryKey],
  facts: [factsQuery.queryKey, firstStepsQuery.queryKey],
  figures: [FIGURES_KEY],
  scanning: [scanQuery.queryKey],
  sites: [sitesQuery.queryKey],
  replies: [repliesQuery.queryKey],
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

/** A first load under way may have read before the change, and invalidating does not repeat it: each is repeated. */
function refetch(queries: QueryClient, queryKey: QueryKey = []): void {
  const loading = queries
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  void queries.invalidateQueries({ queryKey });
  for (const query of loading) {
    const repeat = () => queries.invalidateQueries({ queryKey: query.queryKey, exact: true });
    void Promise.resolve(query.promise).then(repeat, repeat);
  }
}

/** Invalidates queries on live events while somebody is signed in. */
export function useLiveData(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      followLiveUpdates({
        onTopic: (topic, version) => applyTopic(queries, topic, version),
        onConnect: () => refetch(queries),
        onRefused: () => void queries.invalidateQueries({ queryKey: userQuery.queryKey }),
      }),
    [queries],
  );
}
