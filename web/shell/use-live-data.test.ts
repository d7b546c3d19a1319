import { QueryClient } from '@tanstack/react-query';
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
] as const)('the topic %s makes exactly its own query stale', (topic, [path]) => {
  applyTopic(queries, topic);
  expect(stale()).toEqual([path]);
});

test('what happens to posts makes the list of them stale, and what tells of it', () => {
  applyTopic(queries, 'posts');
  expect(stale()).toEqual([...OTHER, ...ACTIVITY, ...UNREAD]);
});

test('the end of the session signs the page out and forgets what it knew', () => {
  applyTopic(queries, 'signedOut');
  expect(queries.getQueryData(USER)).toBeNull();
  expect(queries.getQueryData(SESSIONS)).toBeUndefined();
  expect(queries.getQueryData(OTHER)).toBeUndefined();
});
