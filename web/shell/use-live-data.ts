import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Topic } from '#contract/events.ts';
import { hasReadVersion } from '#web/features/posts/read-posts.ts';
import { userQuery } from '#web/features/session/session.queries.ts';
import { dropFirstAnswers } from '#web/lib/api-client.ts';
import { followLiveUpdates } from '#web/lib/live-updates.ts';
import { dropAllWork, isLeaving } from '#web/lib/stored-work.ts';

const POSTS = '/api/posts';
const FIRST_STEPS = '/api/first-steps';
const UNREAD = '/api/activity/unread';
const REPLIES = '/api/replies';
const CHECKS = ['/api/subreddits/:name/preflight', '/api/posts/preflight'];

/** Connecting refetches everything, so wait until the first page is shown. */
const FOLLOW_AFTER_MS = 2_000;

/**
 * For each topic, the calls whose responses it changes. Each query's key starts with its path; importing the queries would load
 * the code of every page.
 */
export const TOPIC_PATHS: Record<Exclude<Topic, 'signedOut'>, readonly string[]> = {
  user: ['/api/auth/user', '/api/passkeys'],
  sessions: ['/api/sessions', '/api/sign-ins'],
  invitations: ['/api/invitations', '/api/sign-ins'],
  keys: ['/api/api-keys'],
  accounts: ['/api/reddit-accounts', FIRST_STEPS, '/api/check'],
  posts: [
    POSTS,
    '/api/activity',
    UNREAD,
    '/api/dashboard/metrics',
    '/api/insights/series',
    '/api/insights/report',
    REPLIES,
    FIRST_STEPS,
    ...CHECKS,
  ],
  activity: [UNREAD],
  communities: [
    '/api/subreddits',
    '/api/subreddits/:name/rules',
    '/api/user-subreddits',
    '/api/opportunities/recommendations',
    '/api/insights/report',
    ...CHECKS,
  ],
  opportunities: ['/api/opportunities/threads', '/api/opportunities/unviewed'],
  scans: ['/api/scanner/scans'],
  feed: ['/api/feed'],
  links: ['/api/links'],
  facts: ['/api/settings/facts', FIRST_STEPS, ...CHECKS],
  figures: ['/api/posts/:id/figures'],
  scanning: ['/api/opportunities/scan'],
  sites: ['/api/sites'],
  replies: [REPLIES],
  alerts: ['/api/alerts/channels', '/api/alerts/rules', '/api/alerts/deliveries'],
  targets: ['/api/user-subreddits', '/api/opportunities/recommendations'],
};

export function handleTopic(queries: QueryClient, topic: Topic, version = Infinity): void {
  if (topic === 'signedOut') {
    dropAllWork();
    // A response that is still pending would store the signed-out user again.
    void queries
      .cancelQueries({ queryKey: userQuery.queryKey })
      .then(() => queries.setQueryData(userQuery.queryKey, null));
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] });
    return;
  }
  for (const path of TOPIC_PATHS[topic])
    if (path !== POSTS || !hasReadVersion(queries, version)) refetch(queries, [path]);
}

/** A first load in progress may have read before the change. Invalidating doesn't repeat such a load, so we do. */
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

/** Invalidates queries on live events while the user is signed in. */
export function useLiveData(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let leave = (): void => {};
    const follow = () => {
      leave = followLiveUpdates({
        onTopic(topic, version) {
          if (!isLeaving()) handleTopic(queries, topic, version);
        },
        onConnect: () => {
          dropFirstAnswers();
          refetch(queries);
        },
        onRefused() {
          if (!isLeaving()) void queries.invalidateQueries({ queryKey: userQuery.queryKey });
        },
      });
    };
    const timer = setTimeout(follow, FOLLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [queries]);
}
