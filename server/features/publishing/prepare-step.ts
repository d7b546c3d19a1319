import { decideAfterSend } from '#core/publishing/decide-after-send.ts';
import { tooLate, waitingForAccount } from '#core/publishing/publishing-problems.ts';
import type { WriteTurn } from '#server/adapters/platform/platform.ts';
import type { TryAgain } from '#server/adapters/queue/job.ts';
import type { PostRow } from '../posts/post-rows.ts';
import { CLAIM_AHEAD_MS } from '../posts/send-posts.ts';
import type { PublishPorts, Sending } from './publish-protocol.ts';
import { type Obstacle, searchRestored } from './search-restored.ts';

/** After waiting longer than this for the call budget, check the post again. */
const CHECK_HOLDS_MS = 5_000;

/** The shortest wait that is reported. */
const LONG_WAIT_MS = 10_000;

/** `held`: the post was parked, published or changed meanwhile. */
type Prepared = { turn: WriteTurn } | TryAgain | 'held';

/** Does everything slow before the attempt is stored: the checks, the token and the call budget. */
export async function prepareStep(ports: PublishPorts, sending: Sending): Promise<Prepared> {
  const { store, clock } = ports;
  const { post } = sending;
  const dueAt = post.scheduled_at ?? 0;
  if (dueAt - clock.now() > CLAIM_AHEAD_MS) return { tryAgainAt: dueAt - CLAIM_AHEAD_MS };
  const obstacle = (await findObstacle(ports, sending)) ?? (await ports.check(post));
  if (obstacle) return await hold(ports, post, obstacle);
  const checkedAt = clock.now();
  const reservation = await ports.reserve(post);
  if (reservation.kind === 'stopping') return { tryAgainAt: clock.now() };
  if (reservation.kind !== 'ready') {
    const after = decideAfterSend(reservation, toSendContext(ports, sending));
    await store.postpone(post, after);
    return after.to === 'waiting' ? { tryAgainAt: after.runAt } : 'held';
  }
  const { turn } = reservation;
  const isStale = clock.now() - checkedAt > CHECK_HOLDS_MS;
  const changed =
    findLateness(ports, post) ?? (isStale ? await refundOnError(turn, () => ports.check(post)) : null);
  if (!changed) return { turn };
  await turn.giveBack();
  return await hold(ports, post, changed);
}

/** Refunds the reserved call if the work throws. */
export async function refundOnError<T>(turn: WriteTurn, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await turn.giveBack();
    throw error;
  }
}

export const toSendContext = ({ clock, platformName }: PublishPorts, { post, unsentTries }: Sending) => ({
  now: clock.now(),
  platformName,
  community: post.subreddit,
  isComment: post.type === 'comment',
  unsentTries,
});

async function hold(ports: PublishPorts, post: PostRow, obstacle: Obstacle): Promise<TryAgain | 'held'> {
  const { store, clock } = ports;
  if ('waitUntil' in obstacle) {
    const { waitUntil, why = waitingForAccount(waitUntil) } = obstacle;
    if (waitUntil - clock.now() > LONG_WAIT_MS) await store.noteWait(post, why);
    return { tryAgainAt: waitUntil };
  }
  if ('problem' in obstacle) await store.park(post, obstacle.problem, obstacle.endsDoubt);
  return 'held';
}

/** Stops a post that may have been sent before a restore, or that is hours late. */
const findObstacle = async (ports: PublishPorts, sending: Sending): Promise<Obstacle | null> =>
  (await searchRestored(ports, sending)) ?? findLateness(ports, sending.post);

function findLateness({ clock, lateAfterMs }: PublishPorts, post: PostRow): Obstacle | null {
  const lateMs = clock.now() - (post.scheduled_at ?? 0);
  return lateMs > lateAfterMs ? { problem: tooLate(lateMs) } : null;
}
