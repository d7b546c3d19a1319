import { expect, test } from 'vitest';
import { waitingPost } from '#test/simulation/waiting-post.ts';
import { createTestClock } from '#test/test-clock.ts';
import type { PublishPorts } from './publish-protocol.ts';
import { publishStep } from './publish-step.ts';
import { searchRestored } from './search-restored.ts';

const SECOND_MS = 1_000;

/** Checks an unknown outcome for the third time; the listing was requested `quietMs` before the quiet period ends. */
async function check({ quietMs, readingMs }: { quietMs: number; readingMs: number }) {
  const clock = createTestClock();
  const done: string[] = [];
  const post = { ...waitingPost('p', clock.now()), phase: 'checking' as const };
  const times = { armedAt: clock.now() - 50 * SECOND_MS, quietUntil: clock.now() + quietMs };
  const attempt = { id: 'att', hash: 'hash', titleHash: 'title', misses: 2, checks: 2, tries: 1, ...times };
  const ports = {
    clock,
    platformNow: () => clock.now(),
    platformName: 'Reddit',
    claimedBy: async () => new Set(),
    async listOwn() {
      clock.advance(readingMs);
      return { items: [], isWhole: true };
    },
    store: {
      load: async () => ({ post, hash: 'hash', attempt, unsentTries: 0 }),
      settingsOf: async () => ({ silence: 'usual', lateCopies: 'remove' }),
      noteCheck: async () => void done.push('looked in vain'),
      forget: async () => void done.push('sends again'),
    },
  } as unknown as PublishPorts;
  const again = await publishStep(ports, { postId: 'p', fence: 1 });
  return { done, againInMs: again && again.tryAgainAt - clock.now() };
}

test('a list requested in the quiet period never causes a resend, however late it arrives', async () => {
  expect(await check({ quietMs: 10 * SECOND_MS, readingMs: 20 * SECOND_MS })).toMatchObject({
    done: ['looked in vain'],
  });
  expect(await check({ quietMs: 0, readingMs: 20 * SECOND_MS })).toMatchObject({ done: ['sends again'] });
});

test('a list requested just after a restore decides nothing, however late it arrives', async () => {
  const clock = createTestClock();
  const restoredAt = clock.now() - 50 * SECOND_MS;
  const post = { ...waitingPost('p', restoredAt - SECOND_MS), doubted_since: restoredAt - 60 * SECOND_MS };
  const ports = {
    clock,
    platformName: 'Reddit',
    restoredAt: async () => restoredAt,
    check: async () => null,
    claimedBy: async () => new Set(),
    async listOwn() {
      clock.advance(20 * SECOND_MS);
      return { items: [], isWhole: true };
    },
    store: { settingsOf: async () => ({ silence: 'usual', lateCopies: 'remove' }) },
  } as unknown as PublishPorts;
  const sending = { post, hash: 'hash', titleHash: 'title', attempt: null, unsentTries: 0 };
  const waitUntil = restoredAt + 60 * SECOND_MS;
  expect(await searchRestored(ports, sending)).toMatchObject({ waitUntil });
  expect(await searchRestored(ports, sending)).toMatchObject({ problem: { code: 'RESTORED' } });
});
