import {
  CLOCK_SKEW_MS,
  CLOCK_TOLERANCE_MS,
  findSentSince,
  quietPeriodMs,
  UNREADABLE_MAX_MS,
} from '#core/publishing/decide-after-check.ts';
import { dueBeforeRestore, searchingRestored } from '#core/publishing/publishing-problems.ts';
import type { Problem } from '#contract/posts.ts';
import { CLAIM_AHEAD_MS } from '../posts/send-posts.ts';
import type { SendBlocker, PublishPorts, Sending } from './publish-protocol.ts';

const READ_AGAIN_MS = 30_000;

/** `endsDoubt`: the author has seen everything we know, so we search no more. */
export type Obstacle = (SendBlocker & { endsDoubt?: boolean; why?: Problem }) | { adopted: true };

/** Searches for a post that may have gone out before a restore. Null if it may be sent. */
export async function searchRestored(ports: PublishPorts, sending: Sending): Promise<Obstacle | null> {
  const { store, clock } = ports;
  const { post } = sending;
  const since = post.doubted_since;
  if (since === null) return null;
  const dueAt = post.scheduled_at ?? 0;
  const restoredAt = (await ports.restoredAt()) ?? 0;
  const readAt = clock.now();
  const listing = await ports.listOwn(post, since - CLOCK_TOLERANCE_MS);
  const claimed = await ports.claimedBy((listing?.items ?? []).map(({ id }) => id));
  const seen = listing && findSentSince(listing, since, sending, claimed);
  if (seen?.copy) {
    await store.adopt(post, seen.copy);
    return { adopted: true };
  }
  const wait = async (waitUntil: number) =>
    (await ports.check(post)) ?? { waitUntil, why: searchingRestored(ports.platformName) };
  const isWhole = listing?.isWhole ?? false;
  if (!isWhole) {
    const unreadSince = await store.noteUnread(post, Math.max(restoredAt, dueAt - CLAIM_AHEAD_MS));
    if (clock.now() - unreadSince < UNREADABLE_MAX_MS) return await wait(clock.now() + READ_AGAIN_MS);
  }
  // A post sent just before the restore may arrive or be listed until this time.
  const { silence } = await store.settingsOf(post);
  const quietUntil = restoredAt + quietPeriodMs(silence);
  if (readAt < quietUntil) return await wait(quietUntil);
  // A machine whose clock was ahead may have sent it early.
  const isDueSince = dueAt > restoredAt + CLOCK_SKEW_MS;
  const ask = (why: Parameters<typeof dueBeforeRestore>[1]) => ({
    problem: dueBeforeRestore(ports.platformName, why),
    // A listing that was never read is read again when the author sends again.
    endsDoubt: listing !== null || isDueSince,
  });
  if (seen?.isOtherTextThere) return ask('otherText');
  if (!isWhole) return ask('unreadable');
  // A post that was due before the restore may be too late now, so its author decides.
  return isDueSince ? null : ask('absent');
}
