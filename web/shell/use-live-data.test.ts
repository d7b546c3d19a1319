import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { applyTopic } from './use-live-data.ts';

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
  applyTopic(queries, topic);
  expect(stale()).toEqual([path]);
});

test('the topic of posts invalidates the list and the activity', () => {
  applyTopic(queries, 'posts');
  expect(stale()).toEqual([...OTHER, ...ACTIVITY, ...UNREAD]);
});

test('the end of the session signs out and clears all data', () => {
  applyTopic(queries, 'signedOut');
  expect(queries.getQueryData(USER)).toBeNull();
  expect(queries.getQueryData(SESSIONS)).toBeUndefined();
  expect(queries.getQueryData(OTHER)).toBeUndefined();
});

test('a first load that read before the change is repeated once it has ended', async () => {
  queries.removeQueries({ queryKey: SESSIONS });
  const first = Promise.withResolvers<string>();
  const answers = [first.promise, Promise.resolve('both browsers')];
  const queryFn = async () => await (answers.shift() ?? 'asked too often');
  const stop = new QueryObserver(queries, { queryKey: SESSIONS, queryFn }).subscribe(() => {});
  applyTopic(queries, 'sessions');
  first.resolve('this browser');
  await expect.poll(() => queries.getQueryData(SESSIONS)).toBe('both browsers');
  stop();
});
