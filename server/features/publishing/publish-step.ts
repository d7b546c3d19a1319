import { decideAfterCheck, quietPeriodMs } from '#core/publishing/decide-after-check.ts';
import { decideAfterSend } from '#core/publishing/decide-after-send.ts';
import { outcomeUnknown, unknownSinceDisconnected } from '#core/publishing/publishing-problems.ts';
import { isUnderWay } from '#core/posts/post-phase.ts';
import type { WriteTurn } from '#server/adapters/platform/platform.ts';
import type { TryAgain } from '#server/adapters/queue/job.ts';
import type { PostRow } from '../posts/post-rows.ts';
import type { Deadline } from '#server/adapters/platform/platform-calls.ts';
import { toSendContext, refundOnError, prepareStep } from './prepare-step.ts';
import type { SendablePost, Attempt, StartedAttempt, PublishPorts, Sending } from './publish-protocol.ts';

/** How long after storing an attempt a worker may start sending. After that, other workers treat it as started or dead. */
export const START_WITHIN_MS = 5_000;
/** Leaves time to store the attempts of all posts due at the same moment. */
const ARM_AHEAD_MS = 1_000;
/** The retry delay while another post of the account is being sent, or another worker has this one. */
const BUSY_MS = 1_000;
/** How long to wait after sending, because new posts take a moment to appear in listings. */
const FIRST_CHECK_MS = 2_000;

type Ref = { postId: string; fence: number };
type Step = Promise<TryAgain | 'atRest' | void>;

/** Runs one publishing step. After an interruption, the next step continues from the stored state. */
export async function publishStep(ports: PublishPorts, ref: Ref): Promise<TryAgain | void> {
  const after = await takeStep(ports, ref);
  if (after === 'atRest') return;
  if (after) return after;
  // A worker presumed dead may have written first, so the job ends only when the post needs no further step.
  const now = await ports.store.load(ref.postId, ref.fence);
  if (now && (now.attempt?.armed || isUnderWay(now.post.phase)))
    return { tryAgainAt: ports.clock.now() + BUSY_MS };
}

async function takeStep(ports: PublishPorts, { postId, fence }: Ref): Step {
  const sending = await ports.store.load(postId, fence);
  if (!sending) return;
  const { post, attempt } = sending;
  if (post.phase === 'waiting') {
    const prepared = await prepareStep(ports, sending);
    if (prepared === 'held') return;
    return 'turn' in prepared ? await sendStep(ports, sending, prepared.turn) : prepared;
  }
  // The worker that stored the attempt never finished, so the post may be out.
  if (attempt?.armed) return await doubtStep(ports, post, attempt);
  if (attempt && post.phase === 'checking') return await checkStep(ports, post, attempt);
}

async function sendStep(ports: PublishPorts, sending: Sending, turn: WriteTurn): Step {
  const { store, clock } = ports;
  const { post } = sending;
  const begun = await refundOnError(turn, () => beginAttempt(ports, post));
  if ('tryAgainAt' in begun) {
    await turn.giveBack();
    return begun;
  }
  const { attempt, sendable, startBy } = begun;
  if (clock.monotonic() > startBy.monotonic || clock.wall() > startBy.wall) {
    await turn.giveBack();
    await store.settle(post, attempt, { to: 'waiting', runAt: clock.now(), problem: null });
    return { tryAgainAt: clock.now() };
  }
  const after = decideAfterSend(await ports.send(sendable, turn, startBy), toSendContext(ports, sending));
  if (after.to === 'checking') return await doubtStep(ports, post, attempt, after.taken);
  const isSettled = await store.settle(post, attempt, after);
  if (after.to === 'waiting') return { tryAgainAt: after.runAt };
  if (isSettled) return 'atRest';
}

/** Stores the attempt and waits until the post is due. */
async function beginAttempt(
  { store, clock, ...ports }: PublishPorts,
  post: PostRow,
): Promise<TryAgain | { attempt: StartedAttempt; sendable: SendablePost; startBy: Deadline }> {
  const dueAt = post.scheduled_at ?? 0;
  const sendable = await ports.toSendable(post);
  await ports.until(dueAt - ARM_AHEAD_MS);
  // Another post of the account may have gone out since the check.
  const paceUntil = await ports.findPaceEnd(post);
  if (paceUntil > clock.now()) return { tryAgainAt: paceUntil };
  const startBy = {
    monotonic: clock.monotonic() + START_WITHIN_MS,
    wall: clock.wall() + START_WITHIN_MS,
  };
  const attempt = await store.arm(post, ports.platformNow());
  if (!attempt) return { tryAgainAt: clock.now() + BUSY_MS };
  await ports.until(dueAt);
  return { attempt, sendable, startBy };
}

async function doubtStep(
  ports: PublishPorts,
  post: PostRow,
  attempt: StartedAttempt,
  taken = false,
): Promise<TryAgain> {
  const { store, clock } = ports;
  const { silence } = await store.settingsOf(post);
  await store.doubt(post, attempt, { quietUntil: ports.platformNow() + quietPeriodMs(silence), taken });
  return { tryAgainAt: clock.now() + FIRST_CHECK_MS };
}

async function checkStep(ports: PublishPorts, post: PostRow, attempt: Attempt): Step {
  const { store, clock } = ports;
  if (post.account_id === null) {
    // The worker that stored the attempt may still be about to send.
    const sinceMs = ports.platformNow() - attempt.armedAt;
    if (sinceMs < START_WITHIN_MS) return { tryAgainAt: clock.now() + START_WITHIN_MS - sinceMs };
    return await store.park(post, unknownSinceDisconnected(ports.platformName));
  }
  const { silence } = await store.settingsOf(post);
  // A slow listing shows the state at the time of the request.
  const platformNow = ports.platformNow();
  const listing = await ports.listOwn(post, attempt.armedAt);
  const claimed = await ports.claimedBy((listing?.items ?? []).map(({ id }) => id));
  const after = decideAfterCheck(attempt, {
    now: clock.now(),
    platformNow,
    listing,
    quietPeriod: silence,
    knownIds: claimed,
  });
  switch (after.kind) {
    case 'found': {
      const { id, permalink, createdAt: at } = after;
      const isSettled = await store.settle(post, attempt, { to: 'published', id, permalink, at });
      return isSettled ? 'atRest' : undefined;
    }
    case 'checkAgain':
      await store.noteCheck(post, attempt, after.missed);
      return { tryAgainAt: after.at };
    case 'sendAgain':
      await store.forget(post, attempt);
      return { tryAgainAt: clock.now() };
    case 'ask':
      return await store.park(post, outcomeUnknown(after.why, ports.platformName, attempt.givenUp));
  }
}
