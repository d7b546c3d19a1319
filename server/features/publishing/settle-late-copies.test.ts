import { expect, test } from 'vitest';
import type { Listing } from '#core/publishing/decide-after-check.ts';
import { waitingPost } from '#test/simulation/waiting-post.ts';
import { createTestClock } from '#test/test-clock.ts';
import type { PublishPorts } from './publish-protocol.ts';
import { settleLateCopies } from './settle-late-copies.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A post whose first sending was in doubt, and whose second was answered five minutes later. */
function search(listing: Listing | null, passedMs: number) {
  const clock = createTestClock();
  const post = { ...waitingPost('p', 0), phase: 'published', platform_id: 't3_p' } as const;
  const sent = [0, 5 * MINUTE_MS].map((at) => ({ hash: 'hash', at }));
  const ports = {
    clock,
    platformNow: () => passedMs,
    listOwn: async () => listing,
    claimedBy: async () => new Set(),
    store: {
      loadDoubtful: async () => ({ post, hash: 'hash', sent }),
      settingsOf: async () => ({ silence: 'usual', lateCopies: 'remove' }),
      isSiblingOpen: async () => false,
    },
  } as unknown as PublishPorts;
  return settleLateCopies(ports, post.id);
}

const WHOLE = { items: [], isWhole: true };
const IN_PART = { items: [], isWhole: false };

test('a list without another copy ends the search', async () => {
  expect(await search(WHOLE, HOUR_MS)).toBeUndefined();
});

test.each([
  ['that cannot be read', null],
  ['with an entry that cannot be read', IN_PART],
])('after a list %s, the last planned search is repeated for two hours', async (_list, listing) => {
  expect(await search(listing, HOUR_MS)).toMatchObject({ tryAgainAt: expect.any(Number) });
  expect(await search(listing, 3 * HOUR_MS)).toBeUndefined();
});

test('a search that another one follows is not repeated', async () => {
  expect(await search(null, 20 * MINUTE_MS)).toBeUndefined();
});
