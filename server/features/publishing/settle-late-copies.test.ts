import { expect, test } from 'vitest';
import type { Problem } from '#contract/posts.ts';
import { unnamedCopy } from '#core/publishing/publishing-problems.ts';
import type { Listed, Listing } from '#core/publishing/decide-after-check.ts';
import { waitingPost } from '#test/simulation/waiting-post.ts';
import { createTestClock } from '#test/test-clock.ts';
import type { PostRow } from '../posts/post-rows.ts';
import type { PublishPorts } from './publish-protocol.ts';
import { settleLateCopies } from './settle-late-copies.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const TRIED_AT = HOUR_MS;

/** A post whose first sending was in doubt, and whose second was answered five minutes later. */
function search(
  listing: Listing | null,
  passedMs: number,
  changes: Partial<PostRow> = {},
  removal = 'removed',
  { isSiblingOpen = false, untold = null as Problem | null, copiesAtMost = 2, hash = 'hash' } = {},
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
      loadDoubtful: async () => ({ post, hash, sent, untold, copiesAtMost }),
      settingsOf: async () => ({ silence: 'usual', lateCopies: 'remove' }),
      isSiblingOpen: async () => isSiblingOpen,
      adopt: async (_post: unknown, { id }: Listed) => void done.push(`adopted ${id}`),
      tellCopy: async (_post: unknown, id: string) => void done.push(`told ${id}`),
      noteCopyRemoved: async (_post: unknown, id: string) => void done.push(`removed ${id}`),
    },
    remove: async () => removal,
  } as unknown as PublishPorts;
  return settleLateCopies(ports, post.id).then((again) => ({ again, done }));
}

const WHOLE = { items: [], isWhole: true };
const IN_PART = { items: [], isWhole: false };

test('a list without another copy ends the search', async () => {
  expect(await search(WHOLE, HOUR_MS)).toMatchObject({ again: undefined });
});

test.each([
  ['that can’t be read', null],
  ['with an entry that cannot be read', IN_PART],
])('after a list %s, the last planned search is repeated for two hours', async (_list, listing) => {
  expect(await search(listing, HOUR_MS)).toMatchObject({ again: { tryAgainAt: expect.any(Number) } });
  expect(await search(listing, 3 * HOUR_MS)).toMatchObject({ again: undefined });
});

test.each([
  ['that could never be read', null],
  ['with an entry that could never be read', IN_PART],
])('after two hours the author is told of a list %s', async (_list, listing) => {
  expect(await search(listing, HOUR_MS)).toMatchObject({ done: [] });
  const { done } = await search(listing, 3 * HOUR_MS);
  expect(done).toEqual([expect.stringMatching(/^told It may have gone out twice/)]);
});

test('of a parked post nothing new is told then', async () => {
  const parked = { phase: 'needs_you' as const, platform_id: null };
  expect(await search(null, 3 * HOUR_MS, parked)).toMatchObject({ done: [], again: undefined });
});

test('the author of a refused post is told then that an earlier try may be out', async () => {
  const refused = { phase: 'failed' as const, platform_id: null };
  const { done, again } = await search(IN_PART, 3 * HOUR_MS, refused);
  expect(done).toEqual([expect.stringMatching(/^told It may have gone out: Reddit gave no answer/)]);
  expect(again).toBeUndefined();
});

test('a search that another one follows is not repeated', async () => {
  expect(await search(null, 20 * MINUTE_MS)).toMatchObject({ again: undefined });
});

const entry = (id: string, createdAt: number, touched = false) =>
  ({ id, permalink: null, createdAt, hash: 'hash', titleHash: 'title', touched }) satisfies Listed;
const own = entry('t3_p', TRIED_AT + 5 * MINUTE_MS);
const copyAt = (createdAt: number, touched = false): Listing => ({
  items: [own, entry('t3_copy', createdAt, touched)],
  isWhole: true,
});
const withoutOwn = { items: [entry('t3_copy', TRIED_AT + MINUTE_MS)], isWhole: true };

test('a second copy from the time of a try is removed', async () => {
  expect(await search(copyAt(TRIED_AT + MINUTE_MS), HOUR_MS)).toMatchObject({ done: ['removed t3_copy'] });
});

test.each([
  ['was there half a minute before the try', copyAt(TRIED_AT - MINUTE_MS / 2)],
  ['somebody has voted on', copyAt(TRIED_AT + MINUTE_MS, true)],
])('a copy that %s is told, not removed', async (_what, listing) => {
  expect(await search(listing, HOUR_MS)).toMatchObject({ done: ['told t3_copy'] });
});

test('a copy is not removed while the list does not show the post itself, and told by the last search', async () => {
  expect(await search(withoutOwn, 20 * MINUTE_MS)).toMatchObject({ done: [] });
  expect(await search(withoutOwn, HOUR_MS)).toMatchObject({ done: ['told t3_copy'] });
  // The post itself may be the entry that could not be read, so another look may show it.
  const inPart = await search({ ...withoutOwn, isWhole: false }, HOUR_MS);
  expect(inPart).toMatchObject({ done: ['told t3_copy'], again: { tryAgainAt: expect.any(Number) } });
});

test('a copy of a post that was taken down is told, not removed', async () => {
  const both = copyAt(TRIED_AT + MINUTE_MS);
  expect(await search(both, HOUR_MS, { phase: 'removed' })).toMatchObject({ done: ['told t3_copy'] });
});

const notOut = (phase: PostRow['phase']) => search(withoutOwn, HOUR_MS, { phase, platform_id: null });

test.each(['draft', 'waiting', 'needs_you', 'failed'] as const)(
  'a copy of a post that is %s becomes it',
  async (phase) => {
    expect(await notOut(phase)).toMatchObject({ done: ['adopted t3_copy'] });
  },
);

test.each(['publishing', 'checking'] as const)(
  'a copy of a post that is %s is left to that try',
  async (phase) => {
    expect(await notOut(phase)).toMatchObject({ done: [] });
  },
);

test.each([
  ['is out', copyAt(TRIED_AT + MINUTE_MS), {}],
  ['is not out', withoutOwn, { phase: 'needs_you', platform_id: null } as const],
])(
  'what a try of an equal post may have made is left alone while the post %s, and told in the end',
  async (_, listing, changes) => {
    const contested = (passedMs: number) =>
      search(listing, passedMs, changes, 'removed', { isSiblingOpen: true });
    expect(await contested(HOUR_MS)).toMatchObject({ done: [], again: { tryAgainAt: expect.any(Number) } });
    expect(await contested(100 * MINUTE_MS)).toMatchObject({ done: ['told t3_copy'], again: undefined });
    expect(await contested(3 * HOUR_MS)).toMatchObject({ done: ['told t3_copy'], again: undefined });
  },
);

test('the author is told of a try that was taken without a name, also where nothing can be read', async () => {
  const { done } = await search(null, MINUTE_MS, {}, 'removed', { untold: unnamedCopy('Reddit') });
  expect(done).toEqual([expect.stringMatching(/^told It may have gone out twice: Reddit accepted it/)]);
});

test('one try made one thing, so what is there besides the post is its author’s, or the post is', async () => {
  const both = copyAt(TRIED_AT + MINUTE_MS);
  const found = await search(both, HOUR_MS, {}, 'removed', { copiesAtMost: 1 });
  expect(found).toMatchObject({ done: ['told t3_copy'] });
});

const linked = { platform_id: null, permalink: 'https://www.reddit.com/r/webdev/comments/linked/x/' };
const LINKED = entry('t3_linked', TRIED_AT + 5 * MINUTE_MS);

test('what its author’s link leads to is not told as a copy of the post', async () => {
  expect(await search({ items: [LINKED], isWhole: true }, HOUR_MS, linked)).toMatchObject({ done: [] });
});

test.each([
  ['shows', [LINKED, ...withoutOwn.items], HOUR_MS],
  ['doesn’t show', withoutOwn.items, HOUR_MS],
])(
  'a copy beside a link that nobody could check is told, not removed, where the list %s what is linked',
  async (_, items, passedMs) => {
    const found = await search({ items, isWhole: true }, passedMs, linked);
    expect(found).toMatchObject({ done: ['told t3_copy'], again: undefined });
  },
);

test('that nobody could search is told of a post with such a link as well', async () => {
  const { done } = await search(null, 3 * HOUR_MS, linked);
  expect(done).toEqual([expect.stringMatching(/^told It may have gone out twice/)]);
});

test('of several copies each is told', async () => {
  const copies = [entry('t3_a', TRIED_AT + MINUTE_MS, true), entry('t3_b', TRIED_AT + 2 * MINUTE_MS, true)];
  const listing = { items: [own, ...copies], isWhole: true };
  expect(await search(listing, HOUR_MS)).toMatchObject({ done: ['told t3_a, t3_b'] });
});

test('when one of several copies becomes the post, the others are searched for again', async () => {
  const copies = [entry('t3_a', TRIED_AT + MINUTE_MS), entry('t3_b', TRIED_AT + 2 * MINUTE_MS)];
  const changes = { phase: 'needs_you', platform_id: null } as const;
  const found = await search({ items: copies, isWhole: true }, HOUR_MS, changes);
  expect(found).toMatchObject({ done: ['adopted t3_a'], again: { tryAgainAt: expect.any(Number) } });
});

test('a copy that could not be removed is looked for again', async () => {
  const found = await search(copyAt(TRIED_AT + MINUTE_MS), HOUR_MS, {}, 'failed');
  expect(found).toMatchObject({ done: [], again: { tryAgainAt: expect.any(Number) } });
  const over = await search(copyAt(TRIED_AT + MINUTE_MS), 3 * HOUR_MS, {}, 'failed');
  expect(over).toMatchObject({ done: ['told t3_copy'], again: undefined });
});

test('an earlier text of the post is told, not removed, since it is nowhere else', async () => {
  const found = await search(copyAt(TRIED_AT + MINUTE_MS), HOUR_MS, {}, 'removed', { hash: 'new text' });
  expect(found).toMatchObject({ done: ['told t3_copy'] });
});

test('a copy from later than five minutes after the tries is nothing of ours', async () => {
  expect(await search(copyAt(TRIED_AT + 20 * MINUTE_MS), HOUR_MS)).toMatchObject({ done: [] });
});
