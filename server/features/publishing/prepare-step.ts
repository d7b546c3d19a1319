import { CLOCK_DOUBT_MS, findSentSince } from '#core/publishing/decide-after-check.ts';
import { decideAfterSend } from '#core/publishing/decide-after-send.ts';
import * as problems from '#core/publishing/publishing-problems.ts';
import type { WriteTurn } from '#server/adapters/platform/platform.ts';
import type { TryAgain } from '#server/adapters/queue/job.ts';
import type { PostRow } from '../posts/post-rows.ts';
import { AHEAD_MS } from '../posts/send-posts.ts';
import type { Hindrance, PublishPorts, Sending } from './publish-protocol.ts';

/** After a longer wait for the budget, the post is checked again. */
const CHECK_HOLDS_MS = 5_000;
/** How long a restored post waits for a list that cannot be read. */
const UNREADABLE_FOR_MS = 30 * 60_000;
const READ_AGAIN_MS = 30_000;

/** `held`: the post is parked, or adopted, or has changed. */
type Prepared = { turn: WriteTurn } | TryAgain | 'held';

/** Whatever may take long comes before the intent: the checks, the token and a call of the budget. */
export async function prepareStep(ports: PublishPorts, sending: Sending): Promise<Prepared> {
  const { store, clock } = ports;
  const { post } = sending;
  const dueAt = post.scheduled_at ?? 0;
  if (dueAt - clock.now() > AHEAD_MS) return { tryAgainAt: dueAt - AHEAD_MS };
  const obstacle = (await findObstacle(ports, sending)) ?? (await ports.check(post));
  if (obstacle) return await hold(ports, post, obstacle);
  const checkedAt = clock.now();
  const reservation = await ports.reserve(post);
  if (reservation.kind === 'stopping') return { tryAgainAt: clock.now() };
  if (reservation.kind !== 'ready') {
    const after = decideAfterSend(reservation, nowOf(ports, sending));
    await store.postpone(post, after);
    return after.to === 'waiting' ? { tryAgainAt: after.runAt } : 'held';
  }
  const { turn } = reservation;
  const changed = clock.now() - checkedAt > CHECK_HOLDS_MS ? await ports.check(post) : null;
  if (!changed) return { turn };
  await turn.giveBack();
  return await hold(ports, post, changed);
}

export const nowOf = ({ clock, platformName }: PublishPorts, { post, unsentTries }: Sending) => ({
  now: clock.now(),
  platformName,
  community: post.subreddit,
  unsentTries,
});

async function hold({ store }: PublishPorts, post: PostRow, hindrance: Obstacle): Promise<TryAgain | 'held'> {
  if ('waitUntil' in hindrance) return { tryAgainAt: hindrance.waitUntil };
  if ('problem' in hindrance) await store.park(post, hindrance.problem);
  return 'held';
}

type Obstacle = Hindrance | { adopted: true };

/** A post that went out before its database was restored, or that is hours late, is not sent. */
async function findObstacle(ports: PublishPorts, { post, hash }: Sending): Promise<Obstacle | null> {
  const lateMs = ports.clock.now() - (post.scheduled_at ?? 0);
  const late = lateMs > ports.lateAfterMs ? { problem: problems.tooLate(lateMs) } : null;
  if (post.doubted_since === null) return late;
  const since = post.doubted_since;
  const listing = await ports.listOwn(post, since - CLOCK_DOUBT_MS);
  const claimed = await ports.claimedBy((listing?.items ?? []).map(({ id }) => id));
  const copy = listing && findSentSince(listing, since, hash, claimed);
  if (copy) {
    await ports.store.adopt(post, copy);
    return { adopted: true };
  }
  const isWhole = listing?.isWhole ?? false;
  const restoredAt = (await ports.restoredAt()) ?? Infinity;
  // What was to go out before the restore may be too late now, so its author decides.
  if ((post.scheduled_at ?? 0) > restoredAt && isWhole) return late;
  if (lateMs > AHEAD_MS && (isWhole || lateMs > UNREADABLE_FOR_MS))
    return { problem: problems.restored(ports.platformName, isWhole) };
  return isWhole ? null : ((await ports.check(post)) ?? { waitUntil: ports.clock.now() + READ_AGAIN_MS });
}
