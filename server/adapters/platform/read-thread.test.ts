import { expect, test } from 'vitest';
import { readMoreComments, readThread } from './read-thread.ts';

const submission = {
  kind: 't3',
  data: {
    id: 'abc',
    name: 't3_abc',
    title: 'A thread',
    permalink: '/r/webdev/comments/abc/',
    created_utc: 1_700_000_000,
  },
};
const listing = (...children: unknown[]) => ({ kind: 'Listing', data: { after: null, children } });
const comment = (id: string, parentId: string, replies: unknown = '') => ({
  kind: 't1',
  data: {
    id,
    name: `t1_${id}`,
    subreddit: 'webdev',
    link_id: 't3_abc',
    parent_id: parentId,
    body: `comment ${id}`,
    created_utc: 1_700_000_000,
    replies,
  },
});
const more = (parentId: string, ids: string[]) => ({
  kind: 'more',
  data: { parent_id: parentId, count: ids.length, children: ids },
});
const ids = (comments: readonly { id: string }[] = []) => comments.map(({ id }) => id);

test('returns comments in page order, parents before replies', () => {
  const tree = listing(
    comment(
      'a',
      't3_abc',
      listing(comment('b', 't1_a', listing(comment('c', 't1_b'))), comment('d', 't1_a')),
    ),
    comment('e', 't3_abc'),
  );
  const thread = readThread([listing(submission), tree]);
  expect(thread?.submission).toMatchObject({ id: 't3_abc', title: 'A thread' });
  expect(ids(thread?.comments)).toEqual(['t1_a', 't1_b', 't1_c', 't1_d', 't1_e']);
});

test('keeps the place of omitted comments with their parent, with and without ids', () => {
  const tree = listing(comment('a', 't3_abc', listing(more('t1_a', []))), more('t3_abc', ['x', 'y']));
  expect(readThread([listing(submission), tree])?.more).toEqual([
    { parentId: 't1_a', count: 0, ids: [] },
    { parentId: 't3_abc', count: 2, ids: ['x', 'y'] },
  ]);
});

test('skips a broken comment with its replies and keeps the rest', () => {
  const broken = { kind: 't1', data: { id: 'b', replies: listing(comment('c', 't1_b')) } };
  const tree = listing(broken, { kind: 'unheard-of', data: {} }, comment('d', 't3_abc'));
  expect(ids(readThread([listing(submission), tree])?.comments)).toEqual(['t1_d']);
});

test('reads a thread nested twenty thousand levels deep', () => {
  let replies: unknown = '';
  for (let level = 20_000; level > 0; level--)
    replies = listing(comment(String(level), level === 1 ? 't3_abc' : `t1_${level - 1}`, replies));
  expect(readThread([listing(submission), replies])?.comments).toHaveLength(20_000);
});

test.each([
  ['an object', listing(submission)],
  ['an empty list', []],
  ['a list without a tree', [listing(submission)]],
  ['a list without a submission', [listing(), listing()]],
])('does not read %s as a thread', (_what, value) => {
  expect(readThread(value)).toBeUndefined();
});

test('reads further comments as a flat list, and an empty answer as none, and rejects anything else', () => {
  const things = [comment('b', 't1_a'), comment('c', 't1_b'), more('t1_c', ['z'])];
  const found = readMoreComments({ json: { errors: [], data: { things } } });
  expect(ids(found?.comments)).toEqual(['t1_b', 't1_c']);
  expect(found?.more).toEqual([{ parentId: 't1_c', count: 1, ids: ['z'] }]);
  expect(readMoreComments({ json: { errors: [] } })).toEqual({ comments: [], more: [] });
  expect(readMoreComments({ things })).toBeUndefined();
});
