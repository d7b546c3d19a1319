import { expect, test } from 'vitest';
import type { AfterSend } from '#core/publishing/decide-after-send.ts';
import type { PostRow } from '../posts/post-rows.ts';
import { waitingPost } from '#test/simulation/waiting-post.ts';
import { createTestClock, type TestClock } from '#test/test-clock.ts';
import type { PublishPorts } from './publish-protocol.ts';
import { publishStep } from './publish-step.ts';

const SECOND_MS = 1_000;
/** Tries are dated by the platform's clock, since its lists are. */
const PLATFORM_BEHIND_MS = 90 * SECOND_MS;

type Given = Partial<Pick<PublishPorts, 'asTaken' | 'endOfPace'>> & {
  armingMs?: number;
  /** What passes meanwhile on one of the machine's clocks alone. */
  wallMs?: number;
  monotonicMs?: number;
  clock?: TestClock;
  done?: string[];
};

/** Sends a post that is due, and tells what was done. */
async function send({
  armingMs = 0,
  wallMs = 0,
  monotonicMs = 0,
  clock = createTestClock(),
  done = [],
  ...ports
}: Given) {
  const apart = { wall: 0, monotonic: 0 };
  const post = waitingPost('p', clock.now());
  const all = {
    clock: {
      ...clock,
      wall: () => clock.wall() + apart.wall,
      monotonic: () => clock.monotonic() + apart.monotonic,
    },
    until: async () => {},
    platformNow: () => clock.now() - PLATFORM_BEHIND_MS,
    platformName: 'Reddit',
    lateAfterMs: 1e9,
    check: async () => null,
    endOfPace: async () => 0,
    asTaken: async (post: PostRow) => post,
    reserve: async () => ({
      kind: 'ready',
      turn: { token: '', giveBack: async () => void done.push('gave the call back') },
    }),
    send: async () => {
      done.push('sent');
      return { kind: 'accepted', id: 't3_p', permalink: null };
    },
    store: {
      load: async () => ({ post, hash: 'hash', attempt: null, unsentTries: 0 }),
      arm: async (_post: PostRow, armedAt: number) => {
        expect(armedAt).toBe(clock.now() - PLATFORM_BEHIND_MS);
        clock.advance(armingMs);
        Object.assign(apart, { wall: wallMs, monotonic: monotonicMs });
        return { id: 'att' };
      },
      settle: async (
        _post: unknown,
        _attempt: unknown,
        { to, problem = null }: AfterSend & { problem?: unknown },
      ) => {
        done.push(`${to} ${JSON.stringify(problem)}`);
        return to === 'published';
      },
    },
    ...ports,
  } as unknown as PublishPorts;
  const again = await publishStep(all, { postId: 'p', fence: 1 });
  return { done, againInMs: again && again.tryAgainAt - clock.now() };
}

test('a post whose intent took too long to write is not sent, and nothing is said of the platform', async () => {
  expect(await send({ armingMs: 4 * SECOND_MS })).toMatchObject({ done: ['sent', 'published null'] });
  expect(await send({ armingMs: 6 * SECOND_MS })).toEqual({
    done: ['gave the call back', 'waiting null'],
    againInMs: 0,
  });
});

test('a call that was counted is given back when the intent cannot be written', async () => {
  const done: string[] = [];
  const endOfPace = () => Promise.reject(new Error('the database is away'));
  await expect(send({ endOfPace, done })).rejects.toThrow('away');
  expect(done).toEqual(['gave the call back']);
});

test('a post waits when another of its account went out after the check', async () => {
  const endOfPace = async (post: PostRow) => (post.scheduled_at ?? 0) + 60 * SECOND_MS;
  expect(await send({ endOfPace })).toEqual({ done: ['gave the call back'], againInMs: 60 * SECOND_MS });
});

test('what the community takes is read before the intent, so that slow rules delay no send that has begun', async () => {
  const clock = createTestClock();
  const asTaken = async (post: PostRow) => {
    clock.advance(60 * SECOND_MS);
    return post;
  };
  expect(await send({ clock, asTaken })).toMatchObject({ done: ['sent', 'published null'] });
});

test.each([
  ['slept', { wallMs: 6 * SECOND_MS }],
  ['had its clock set back', { wallMs: -60 * SECOND_MS, monotonicMs: 6 * SECOND_MS }],
])('a machine that %s after the intent sends nothing late', async (_what, passed) => {
  expect((await send(passed)).done).toEqual(['gave the call back', 'waiting null']);
});
