import { expect, test } from 'vitest';
import { readComment, readCommunity, readPage, readSubmission, readThing } from './read-things.ts';

const t3 = {
  id: 'abc',
  name: 't3_abc',
  title: 'A title',
  permalink: '/r/webdev/comments/abc/a_title/',
  created_utc: 1_700_000_000,
};
const t1 = {
  id: 'def',
  name: 't1_def',
  subreddit: 'webdev',
  link_id: 't3_abc',
  parent_id: 't3_abc',
  body: 'A reply',
  created_utc: 1_700_000_001,
};
const t5 = { display_name: 'webdev' };
const listing = (children: unknown[], after: string | null = null) => ({
  kind: 'Listing',
  data: { after, children },
});

test('fills missing fields of a submission with neutral values', () => {
  expect(readSubmission(t3)).toEqual({
    id: 't3_abc',
    community: 'webdev',
    membersOnly: false,
    author: null,
    title: 'A title',
    body: '',
    url: null,
    permalink: t3.permalink,
    createdAt: 1_700_000_000_000,
    editedAt: null,
    score: 0,
    upvoteRatio: null,
    comments: 0,
    flair: null,
    nsfw: false,
    spoiler: false,
    stickied: false,
    locked: false,
    archived: false,
    removedBy: null,
  });
});

test.each([
  ['a text post has no target', { is_self: true, url: 'https://www.reddit.com/r/x' }, { url: null }],
  ['a link post has its target', { is_self: false, url: 'https://a.example' }, { url: 'https://a.example' }],
  [
    'an overridden target wins',
    { url: 'https://a.example', url_overridden_by_dest: 'https://b.example' },
    { url: 'https://b.example' },
  ],
  ['a deleted author is null', { author: '[deleted]' }, { author: null }],
  ['an edit has its time', { edited: 1_700_000_100 }, { editedAt: 1_700_000_100_000 }],
  ['an old edit has no time', { edited: true }, { editedAt: null }],
  ['a removal names who did it', { removed_by_category: 'moderator' }, { removedBy: 'moderator' }],
  ['a named community wins over the permalink', { subreddit: 'WebDev' }, { community: 'WebDev' }],
  ['a private community is for members only', { subreddit_type: 'private' }, { membersOnly: true }],
  ['a restricted community is visible to all', { subreddit_type: 'restricted' }, { membersOnly: false }],
  [
    'null counts as missing',
    { selftext: null, score: null, locked: null },
    { body: '', score: 0, locked: false },
  ],
  ['unknown keys are ignored', { all_awardings: [{}] }, { id: 't3_abc' }],
])('in a submission, %s', (_what, more, expected) => {
  expect(readSubmission({ ...t3, ...more })).toMatchObject(expected);
});

test.each([
  ['no title', { ...t3, title: undefined }],
  ['a time that is no number', { ...t3, created_utc: 'yesterday' }],
  ['a text instead of an object', 't3_abc'],
  ['nothing', undefined],
])('rejects a submission with %s', (_what, value) => {
  expect(readSubmission(value)).toBeUndefined();
});

test('a comment names its submission and its parent', () => {
  expect(readComment({ ...t1, parent_id: 't1_zzz', author: 'ada', is_submitter: true, score: 3 })).toEqual({
    id: 't1_def',
    community: 'webdev',
    submissionId: 't3_abc',
    parentId: 't1_zzz',
    author: 'ada',
    isByPoster: true,
    body: 'A reply',
    permalink: null,
    createdAt: 1_700_000_001_000,
    editedAt: null,
    score: 3,
  });
  expect(readComment({ ...t1, body: null })).toBeUndefined();
});

test('a community without other information is public and accepts any kind of post', () => {
  expect(readCommunity(t5)).toMatchObject({
    name: 'webdev',
    title: 'webdev',
    access: 'public',
    takes: 'any',
    members: 0,
    banned: null,
    approved: null,
  });
  const closed = { ...t5, subreddit_type: 'private', submission_type: 'self', user_is_banned: true };
  expect(readCommunity(closed)).toMatchObject({ access: 'private', takes: 'self', banned: true });
});

test('a page keeps its order, counts unreadable entries, and names the next page', () => {
  const children = [
    { kind: 't1', data: t1 },
    { kind: 't3', data: t3 },
    { kind: 't3', data: { broken: true } },
    { kind: 'more', data: {} },
  ];
  const page = readPage(['t3', 't1'], listing(children, 't3_abc'));
  expect(page?.items.map(({ id }) => id)).toEqual(['t1_def', 't3_abc']);
  expect(page).toMatchObject({ after: 't3_abc', skipped: 2 });
});

test('skips things of kinds that were not requested', () => {
  expect(readPage(['t3'], listing([{ kind: 't1', data: t1 }]))).toEqual({
    items: [],
    after: null,
    skipped: 1,
  });
  expect(readThing(['t5'], { kind: 't3', data: t3 })).toBeUndefined();
  expect(readThing(['t5'], { kind: 't5', data: t5 })).toMatchObject({ name: 'webdev' });
});

test('reads the text "{}" as an empty page, and rejects other texts', () => {
  expect(readPage(['t5'], '{}')).toEqual({ items: [], after: null, skipped: 0 });
  for (const value of [{}, null, 'text', { kind: 't3', data: t3 }])
    expect(readPage(['t5'], value)).toBeUndefined();
});
