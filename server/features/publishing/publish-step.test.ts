import { expect, test } from 'vitest';
import type { PostRow } from '../posts/post-rows.ts';
import { waitingPost } from '#test/simulation/waiting-post.ts';
import { createTestClock } from '#test/test-clock.ts';
import type { Deadline } from '#server/adapters/platform/platform-calls.ts';
import type { Attempt, PublishPorts } from './publish-protocol.ts';
import { publishStep, START_WITHIN_MS } from './publish-step.ts';

const REF = { postId: 'p', fence: 1 };

/** Runs a step that has nothing to do. */
function step(phase: PostRow['phase']) {
  const clock = createTestClock();
  const post = { ...waitingPost('p', 0), phase };
  const store = { load: async () => ({ post, hash: 'hash', attempt: null, unsentTries: 0 }) };
  return publishStep({ clock, store } as unknown as PublishPorts, REF);
}

test.each(['publishing', 'checking'] as const)(
  'if a post %s, retries its job, since another worker may be about to write',
  async (phase) => {
    expect(await step(phase)).toMatchObject({ tryAgainAt: expect.any(Number) });
  },
);

test('ends a job whose post needs no further step', async () => {
  expect(await step('needs_you')).toBeUndefined();
});

type Given = { attempt?: Partial<Attempt> | null; waitMs?: number };

const PROBLEM = { code: 'RULE', message: 'The rules have changed.', remedy: 'Read them.' };

/** A post due in four seconds, and what each step does at which time. */
async function send({ attempt = { id: 'att_1' }, waitMs = 0 }: Given) {
  const clock = createTestClock();
  const dueAt = clock.now() + 4_000;
  const happened: [what: string, msBefore: number][] = [];
  const note = (what: string) => void happened.push([what, dueAt - clock.now()]);
  const turn = { token: 'token', giveBack: async () => note('turn given back') };
  const ports = {
    clock,
    platformNow: () => clock.now(),
    platformName: 'Reddit',
    lateAfterMs: 60_000,
    findPaceEnd: async () => 0,
    toSendable: async (post: PostRow) => post,
    until: async (at: number) => clock.advance(Math.max(0, at - clock.now())),
    // A community rule changes while the post waits for its turn.
    check: async () => (clock.now() < dueAt - 3_000 ? null : { problem: PROBLEM }),
    async reserve() {
      clock.advance(waitMs);
      return { kind: 'ready', turn };
    },
    async send(_post: PostRow, _turn: unknown, { monotonic, wall }: Deadline) {
      note('sent');
      expect([monotonic - clock.monotonic(), wall - clock.wall()]).toEqual([4_000, 4_000]);
      return { kind: 'accepted', id: 't3_p', permalink: null };
    },
    store: {
      load: async () => ({ post: waitingPost('p', dueAt), hash: 'hash', attempt: null, unsentTries: 0 }),
      async arm() {
        note('intent written');
        return attempt;
      },
      settle: async () => true,
      park: async () => note('parked'),
    },
  };
  const after = await publishStep(ports as unknown as PublishPorts, REF);
  return { happened, after };
}

test('stores the attempt a second before the post is due, and sends when it is due', async () => {
  expect((await send({})).happened).toEqual([
    ['intent written', 1_000],
    ['sent', 0],
  ]);
});

test('refunds the call of a post that cannot be sent after all, and retries', async () => {
  const { happened, after } = await send({ attempt: null });
  expect(happened).toEqual([
    ['intent written', 1_000],
    ['turn given back', 1_000],
  ]);
  expect(after).toMatchObject({ tryAgainAt: expect.any(Number) });
});

test('checks a post again after a long wait for its call', async () => {
  expect((await send({ waitMs: 3_000 })).happened.map(([what]) => what)).toEqual(['intent written', 'sent']);
  expect((await send({ waitMs: 6_000 })).happened).toEqual([
    ['turn given back', -2_000],
    ['parked', -2_000],
  ]);
});

/** The next step of a post whose account is gone, this long after a worker stored its attempt. */
async function stepAfterArming(sinceMs: number) {
  const clock = createTestClock();
  const post = { ...waitingPost('p', 0), phase: 'checking', account_id: null } as const;
  const attempt = { id: 'att_1', armed: false, armedAt: clock.now() - sinceMs };
  const parked: string[] = [];
  const store = {
    load: async () => ({ post, hash: 'hash', attempt, unsentTries: 0 }),
    park: async (_post: PostRow, { code }: { code: string }) => void parked.push(code),
  };
  const ports = { clock, store, platformNow: () => clock.now(), platformName: 'Reddit' };
  const after = await publishStep(ports as unknown as PublishPorts, REF);
  return { parked, inMs: after && after.tryAgainAt - clock.now() };
}

test('parks a post without an account only once no worker can still start sending it', async () => {
  expect(await stepAfterArming(START_WITHIN_MS - 1)).toEqual({ parked: [], inMs: 1 });
  expect((await stepAfterArming(START_WITHIN_MS)).parked).toEqual(['OUTCOME_UNKNOWN']);
});
