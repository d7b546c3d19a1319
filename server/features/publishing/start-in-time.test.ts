import { expect, test } from 'vitest';
import type { AfterSend } from '#core/publishing/decide-after-send.ts';
import type { PostRow } from '../posts/post-rows.ts';
import { waitingPost } from '#test/simulation/waiting-post.ts';
import { createTestClock, type TestClock } from '#test/test-clock.ts';
import type { PublishPorts } from './publish-protocol.ts';
import { publishStep } from './publish-step.ts';

const SECOND_MS = 1_000;
/** Attempts are dated by the platform's clock, as listings are. */
const PLATFORM_BEHIND_MS = 90 * SECOND_MS;

type Given = Partial<Pick<PublishPorts, 'toSendable' | 'findPaceEnd'>> & {
  armingMs?: number;
  /** Lets time pass on only one of the machine's clocks. */
  wallMs?: number;
  monotonicMs?: number;
  clock?: TestClock;
  done?: string[];
};

/** Sends a due post and returns the calls it made. */
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
    findPaceEnd: async () => 0,
    toSendable: async (post: PostRow) => post,
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

test('does not send a post if storing its attempt took too long, and does not blame the platform', async () => {
  expect(await send({ armingMs: 4 * SECOND_MS })).toMatchObject({ done: ['sent', 'published null'] });
  expect(await send({ armingMs: 6 * SECOND_MS })).toEqual({
    done: ['gave the call back', 'waiting null'],
    againInMs: 0,
  });
});

test('refunds a reserved call if the attempt cannot be stored', async () => {
  const done: string[] = [];
  const findPaceEnd = () => Promise.reject(new Error('the database is away'));
  await expect(send({ findPaceEnd, done })).rejects.toThrow('away');
  expect(done).toEqual(['gave the call back']);
});

test('delays a post if another post of its account went out after the check', async () => {
  const findPaceEnd = async (post: PostRow) => (post.scheduled_at ?? 0) + 60 * SECOND_MS;
  expect(await send({ findPaceEnd })).toEqual({ done: ['gave the call back'], againInMs: 60 * SECOND_MS });
});

test("reads the requirements before the attempt is stored, so that slow rules don't delay a started send", async () => {
  const clock = createTestClock();
  const toSendable = async (post: PostRow) => {
    clock.advance(60 * SECOND_MS);
    return post;
  };
  expect(await send({ clock, toSendable })).toMatchObject({ done: ['sent', 'published null'] });
});

test.each([
  ['slept', { wallMs: 6 * SECOND_MS }],
  ['had its clock set back', { wallMs: -60 * SECOND_MS, monotonicMs: 6 * SECOND_MS }],
])('sends nothing late if the machine %s after storing the attempt', async (_what, passed) => {
  expect((await send(passed)).done).toEqual(['gave the call back', 'waiting null']);
});
