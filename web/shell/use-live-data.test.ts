import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { accountsQuery } from '#web/features/accounts/accounts.queries.ts';
import { activityQuery, unreadQuery } from '#web/features/activity/activity.queries.ts';
import { channelsQuery, DELIVERIES_KEY, rulesQuery } from '#web/features/alerts/alerts.queries.ts';
import { openCheckQuery } from '#web/features/check/open-check.queries.ts';
import { RULES_KEY } from '#web/features/communities/communities.queries.ts';
import { sitesQuery } from '#web/features/clicks/sites.queries.ts';
import { firstStepsQuery } from '#web/features/dashboard/first-steps.queries.ts';
import { COMMUNITIES_KEY } from '#web/features/discovery/discovery.queries.ts';
import { factsQuery } from '#web/features/drafts/drafts.queries.ts';
import { feedQuery } from '#web/features/feed/feed.queries.ts';
import { FIGURES_KEY } from '#web/features/insights/figures.queries.ts';
import { metricsQuery, REPORT_KEY, SERIES_KEY } from '#web/features/insights/insights.queries.ts';
import { invitationsQuery } from '#web/features/invitations/invitations.queries.ts';
import { keysQuery } from '#web/features/keys/keys.queries.ts';
import { linksQuery } from '#web/features/links/links.queries.ts';
import { recommendationsQuery } from '#web/features/opportunities/opportunities.queries.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { PREFLIGHT_PATHS } from '#web/features/preflight/preflight.queries.ts';
import { repliesQuery } from '#web/features/replies/replies.queries.ts';
import { savedScansQuery } from '#web/features/scanner/scan/saved-scans.queries.ts';
import { scanQuery } from '#web/features/scanner/scan/manual-scan.queries.ts';
import { OPPORTUNITIES_KEY, unviewedQuery } from '#web/features/scanner/scanner.queries.ts';
import { passkeysQuery } from '#web/features/session/passkeys/passkeys.queries.ts';
import { sessionsQuery, signInsQuery, userQuery } from '#web/features/session/session.queries.ts';
import { targetsQuery } from '#web/features/targets/targets.queries.ts';
import { handleTopic, TOPIC_PATHS } from './use-live-data.ts';

const USER = ['/api/auth/user'];
const SESSIONS = ['/api/sessions'];
const OTHER = ['/api/posts'];
const ACTIVITY = ['/api/activity'];
const UNREAD = ['/api/activity/unread'];
const ALL = [USER, SESSIONS, OTHER, ACTIVITY, UNREAD];
let queries: QueryClient;

beforeEach(() => {
  queries = new QueryClient();
  for (const key of ALL) queries.setQueryData(key, 'known');
});

const stale = () => ALL.filter((key) => queries.getQueryState(key)?.isInvalidated).map(([path]) => path);

test.each([
  ['user', USER],
  ['sessions', SESSIONS],
  ['activity', UNREAD],
] as const)('the topic %s invalidates exactly its own query', (topic, [path]) => {
  handleTopic(queries, topic);
  expect(stale()).toEqual([path]);
});

test('the topic of posts invalidates the list and the activity', () => {
  handleTopic(queries, 'posts');
  expect(stale()).toEqual([...OTHER, ...ACTIVITY, ...UNREAD]);
});

test.each(['posts', 'communities', 'facts'] as const)(
  'on the topic %s, checks texts again, because another post may use up their mention',
  (topic) => {
    for (const path of PREFLIGHT_PATHS) queries.setQueryData([path, '{}'], 'checked');
    handleTopic(queries, topic);
    const stale = PREFLIGHT_PATHS.filter((path) => queries.getQueryState([path, '{}'])?.isInvalidated);
    expect(stale).toEqual(PREFLIGHT_PATHS);
  },
);

test('signs out and clears all data when the session ends', async () => {
  handleTopic(queries, 'signedOut');
  await expect.poll(() => queries.getQueryData(USER)).toBeNull();
  expect(queries.getQueryData(SESSIONS)).toBeUndefined();
  expect(queries.getQueryData(OTHER)).toBeUndefined();
});

test('ignores a response that arrives after the session has ended', async () => {
  const answer = Promise.withResolvers<string>();
  const queryFn = async () => await answer.promise;
  const stop = new QueryObserver(queries, { queryKey: USER, queryFn }).subscribe(() => {});
  handleTopic(queries, 'signedOut');
  answer.resolve('known');
  await expect.poll(() => queries.getQueryState(USER)?.fetchStatus).toBe('idle');
  expect(queries.getQueryData(USER)).toBeNull();
  stop();
});

test('repeats a first load that may have read before the change', async () => {
  queries.removeQueries({ queryKey: SESSIONS });
  const first = Promise.withResolvers<string>();
  const answers = [first.promise, Promise.resolve('both browsers')];
  const queryFn = async () => await (answers.shift() ?? 'asked too often');
  const stop = new QueryObserver(queries, { queryKey: SESSIONS, queryFn }).subscribe(() => {});
  handleTopic(queries, 'sessions');
  first.resolve('this browser');
  await expect.poll(() => queries.getQueryData(SESSIONS)).toBe('both browsers');
  stop();
});

test('each topic belongs only to paths of existing queries', () => {
  const queried = [
    accountsQuery.queryKey,
    activityQuery.queryKey,
    channelsQuery.queryKey,
    COMMUNITIES_KEY,
    DELIVERIES_KEY,
    factsQuery.queryKey,
    feedQuery.queryKey,
    FIGURES_KEY,
    firstStepsQuery.queryKey,
    invitationsQuery.queryKey,
    keysQuery.queryKey,
    linksQuery.queryKey,
    metricsQuery.queryKey,
    OPPORTUNITIES_KEY,
    postsQuery.queryKey,
    recommendationsQuery.queryKey,
    repliesQuery.queryKey,
    REPORT_KEY,
    openCheckQuery.queryKey,
    passkeysQuery.queryKey,
    RULES_KEY,
    rulesQuery.queryKey,
    savedScansQuery.queryKey,
    scanQuery.queryKey,
    SERIES_KEY,
    sessionsQuery.queryKey,
    signInsQuery.queryKey,
    sitesQuery.queryKey,
    targetsQuery.queryKey,
    unreadQuery.queryKey,
    unviewedQuery.queryKey,
    userQuery.queryKey,
  ].map(([path]) => path);
  queried.push(...PREFLIGHT_PATHS);
  expect([...new Set(Object.values(TOPIC_PATHS).flat())].toSorted()).toEqual(queried.toSorted());
});
