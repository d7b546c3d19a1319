import { expect, test } from 'vitest';
import type { Problem } from '#contract/posts.ts';
import { unnamedCopy } from '#core/publishing/publishing-problems.ts';
import type { ListedPost, Listing } from '#core/publishing/decide-after-check.ts';
import { waitingPost } from '#test/simulation/waiting-post.ts';
import { createTestClock } from '#test/test-clock.ts';
import type { PostRow } from '../posts/post-rows.ts';
import type { PublishPorts } from './publish-protocol.ts';
import { settleLateCopies } from './settle-late-copies.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const TRIED_AT = HOUR_MS;

/** A post whose first attempt has an unknown outcome and whose second was accepted five minutes later. */
function search(
  listing: Listing | null,
  passedMs: number,
  changes: Partial<PostRow> = {},
  removal = 'removed',
  { isSiblingOpen = false, unreported = null as Problem | null, copiesAtMost = 2, hash = 'hash' } = {},
) {
  const clock = createTestClock();
  const post = { ...waitingPost('p', 0), phase: 'published' as const, platform_id: 't3_p', ...changes };
  const sent = [TRIED_AT, TRIED_AT + 5 * MINUTE_MS].map((at) => ({
    hash: 'hash',
    at,
    accountId: post.account_id,
  }));
  const done: string[] = [];
  const ports = {
    clock,
    platformName: 'Reddit',
    platformNow: () => TRIED_AT + passedMs,
    listOwn: async () => listing,
    claimedBy: async () => new Set(['t3_p']),
    store: {
      loadUncertain: async () => ({ post, hash, sent, unreported, copiesAtMost }),
      settingsOf: async () => ({ silence: 'usual', lateCopies: 'remove' }),
      isSiblingOpen: async () => isSiblingOpen,
      adopt: async (_post: unknown, { id }: ListedPost) => void done.push(`adopted ${id}`),
      reportCopy: async (_post: unknown, id: string) => void done.push(`reported ${id}`),
      noteCopyRemoved: async (_post: unknown, id: string) => void done.push(`removed ${id}`),
    },
    remove: async () => removal,
  } as unknown as PublishPorts;
  return settleLateCopies(ports, post.id).then((again) => ({ again, done }));
}

const WHOLE = { items: [], isWhole: true };
const IN_PART = { items: [], isWhole: false };

test('ends the search if the list has no other copy', async () => {
  expect(await search(WHOLE, HOUR_MS)).toMatchObject({ again: undefined });
});

test.each([
  ['is unreadable', null],
  ['has an unreadable entry', IN_PART],
])('if the list %s, repeats the last planned search for two hours', async (_list, listing) => {
  expect(await search(listing, HOUR_MS)).toMatchObject({ again: { tryAgainAt: expect.any(Number) } });
  expect(await search(listing, 3 * HOUR_MS)).toMatchObject({ again: undefined });
});

test.each([
  ['was never readable', null],
  ['always had an unreadable entry', IN_PART],
])('if the list %s, tells the author after two hours', async (_list, listing) => {
  expect(await search(listing, HOUR_MS)).toMatchObject({ done: [] });
  const { done } = await search(listing, 3 * HOUR_MS);
  expect(done).toEqual([expect.stringMatching(/^reported It may have gone out twice/)]);
});

test('after two hours, adds nothing to the problem of a parked post', async () => {
  const parked = { phase: 'needs_you' as const, platform_id: null };
  expect(await search(null, 3 * HOUR_MS, parked)).toMatchObject({ done: [], again: undefined });
});

test('tells the author of a rejected post that an earlier attempt may be out', async () => {
  const refused = { phase: 'failed' as const, platform_id: null };
  const { done, again } = await search(IN_PART, 3 * HOUR_MS, refused);
  expect(done).toEqual([expect.stringMatching(/^reported It may have gone out: Reddit gave no answer/)]);
  expect(again).toBeUndefined();
});

test('does not repeat a search if another one is planned', async () => {
  expect(await search(null, 20 * MINUTE_MS)).toMatchObject({ again: undefined });
});

const entry = (id: string, createdAt: number, touched = false) =>
  ({ id, permalink: null, createdAt, hash: 'hash', titleHash: 'title', touched }) satisfies ListedPost;
const own = entry('t3_p', TRIED_AT + 5 * MINUTE_MS);
const copyAt = (createdAt: number, touched = false): Listing => ({
  items: [own, entry('t3_copy', createdAt, touched)],
  isWhole: true,
});
const withoutOwn = { items: [entry('t3_copy', TRIED_AT + MINUTE_MS)], isWhole: true };

test('deletes a second copy that was created when an attempt was sent', async () => {
  expect(await search(copyAt(TRIED_AT + MINUTE_MS), HOUR_MS)).toMatchObject({ done: ['removed t3_copy'] });
});

test.each([
  ['predates the attempt by half a minute', copyAt(TRIED_AT - MINUTE_MS / 2)],
  ['has votes', copyAt(TRIED_AT + MINUTE_MS, true)],
])('reports a copy that %s, and keeps it', async (_what, listing) => {
  expect(await search(listing, HOUR_MS)).toMatchObject({ done: ['reported t3_copy'] });
});

test('while the list does not show the post itself, keeps a copy, and reports it in the last search', async () => {
  expect(await search(withoutOwn, 20 * MINUTE_MS)).toMatchObject({ done: [] });
  expect(await search(withoutOwn, HOUR_MS)).toMatchObject({ done: ['reported t3_copy'] });
  // The unreadable entry may be the post itself, so another search may show it.
  const inPart = await search({ ...withoutOwn, isWhole: false }, HOUR_MS);
  expect(inPart).toMatchObject({ done: ['reported t3_copy'], again: { tryAgainAt: expect.any(Number) } });
});

test('reports a copy of a post that was taken down, and keeps it', async () => {
  const both = copyAt(TRIED_AT + MINUTE_MS);
  expect(await search(both, HOUR_MS, { phase: 'removed' })).toMatchObject({ done: ['reported t3_copy'] });
});

const notOut = (phase: PostRow['phase']) => search(withoutOwn, HOUR_MS, { phase, platform_id: null });

test.each(['draft', 'waiting', 'needs_you', 'failed'] as const)(
  'if a post is %s, its copy becomes the post',
  async (phase) => {
    expect(await notOut(phase)).toMatchObject({ done: ['adopted t3_copy'] });
  },
);

test.each(['publishing', 'checking'] as const)(
  'if a post is %s, leaves its copy to the attempt that is running',
  async (phase) => {
    expect(await notOut(phase)).toMatchObject({ done: [] });
  },
);

test.each([
  ['is published', copyAt(TRIED_AT + MINUTE_MS), {}],
  ['is not published', withoutOwn, { phase: 'needs_you', platform_id: null } as const],
])(
  'while an identical post %s, does not touch its possible copy, and reports it at the end',
  async (_, listing, changes) => {
    const contested = (passedMs: number) =>
      search(listing, passedMs, changes, 'removed', { isSiblingOpen: true });
    expect(await contested(HOUR_MS)).toMatchObject({ done: [], again: { tryAgainAt: expect.any(Number) } });
    expect(await contested(100 * MINUTE_MS)).toMatchObject({ done: ['reported t3_copy'], again: undefined });
    expect(await contested(3 * HOUR_MS)).toMatchObject({ done: ['reported t3_copy'], again: undefined });
  },
);

test('reports an attempt accepted without an id even if nothing can be read', async () => {
  const { done } = await search(null, MINUTE_MS, {}, 'removed', { unreported: unnamedCopy('Reddit') });
  expect(done).toEqual([expect.stringMatching(/^reported It may have gone out twice: Reddit accepted it/)]);
});

test('attributes at most one copy to a single attempt', async () => {
  const both = copyAt(TRIED_AT + MINUTE_MS);
  const found = await search(both, HOUR_MS, {}, 'removed', { copiesAtMost: 1 });
  expect(found).toMatchObject({ done: ['reported t3_copy'] });
});

const linked = { platform_id: null, permalink: 'https://www.reddit.com/r/webdev/comments/linked/x/' };
const LINKED = entry('t3_linked', TRIED_AT + 5 * MINUTE_MS);

test('does not report what the author’s link leads to as a copy', async () => {
  expect(await search({ items: [LINKED], isWhole: true }, HOUR_MS, linked)).toMatchObject({ done: [] });
});

test.each([
  ['shows', [LINKED, ...withoutOwn.items], HOUR_MS],
  ['doesn’t show', withoutOwn.items, HOUR_MS],
])(
  'if the list %s the linked post, reports a copy beside an unchecked link and keeps it',
  async (_, items, passedMs) => {
    const found = await search({ items, isWhole: true }, passedMs, linked);
    expect(found).toMatchObject({ done: ['reported t3_copy'], again: undefined });
  },
);

test('reports a failed search for a post with an unchecked link as well', async () => {
  const { done } = await search(null, 3 * HOUR_MS, linked);
  expect(done).toEqual([expect.stringMatching(/^reported It may have gone out twice/)]);
});

test('reports every one of several copies', async () => {
  const copies = [entry('t3_a', TRIED_AT + MINUTE_MS, true), entry('t3_b', TRIED_AT + 2 * MINUTE_MS, true)];
  const listing = { items: [own, ...copies], isWhole: true };
  expect(await search(listing, HOUR_MS)).toMatchObject({ done: ['reported t3_a, t3_b'] });
});

test('when one copy becomes the post, searches for the others again', async () => {
  const copies = [entry('t3_a', TRIED_AT + MINUTE_MS), entry('t3_b', TRIED_AT + 2 * MINUTE_MS)];
  const changes = { phase: 'needs_you', platform_id: null } as const;
  const found = await search({ items: copies, isWhole: true }, HOUR_MS, changes);
  expect(found).toMatchObject({ done: ['adopted t3_a'], again: { tryAgainAt: expect.any(Number) } });
});

test('retries a copy that could not be deleted', async () => {
  const found = await search(copyAt(TRIED_AT + MINUTE_MS), HOUR_MS, {}, 'failed');
  expect(found).toMatchObject({ done: [], again: { tryAgainAt: expect.any(Number) } });
  const over = await search(copyAt(TRIED_AT + MINUTE_MS), 3 * HOUR_MS, {}, 'failed');
  expect(over).toMatchObject({ done: ['reported t3_copy'], again: undefined });
});

test('keeps a copy of an earlier text of the post and reports it, since it is the only one', async () => {
  const found = await search(copyAt(TRIED_AT + MINUTE_MS), HOUR_MS, {}, 'removed', { hash: 'new text' });
  expect(found).toMatchObject({ done: ['reported t3_copy'] });
});

test('ignores a copy that was created more than five minutes after the attempts', async () => {
  expect(await search(copyAt(TRIED_AT + 20 * MINUTE_MS), HOUR_MS)).toMatchObject({ done: [] });
});
