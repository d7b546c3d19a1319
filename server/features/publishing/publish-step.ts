import type { Problem } from '#contract/posts.ts';
import type { PublishingSettings } from '#contract/publishing.ts';
import {
  decideAfterCheck,
  type Listed,
  quietMsOf,
  type Unknown,
} from '#core/publishing/decide-after-check.ts';
import { findLateCopies, type Sent as SentText } from '#core/publishing/find-late-copies.ts';
import { type AfterSend, decideAfterSend, type SendOutcome } from '#core/publishing/decide-after-send.ts';
import { isResting, isUnderWay } from '#core/posts/post-phase.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { TryAgain } from '#server/adapters/queue/job.ts';
import type { PostRow } from '../posts/post-rows.ts';
import { AHEAD_MS } from '../posts/send-posts.ts';

/** An armed attempt may start sending for this long. Other workers take it for started or dead after that. */
const START_WITHIN_MS = 5_000;
const BUSY_MS = 1_000;
const FIRST_CHECK_MS = 2_000;
const SEARCH_EVERY_MS = 30_000;
const SEARCH_FOR_MS = 2 * 3_600_000;

/** `armed`: its outcome is not written down yet. */
export type Attempt = Unknown & { id: string; hash: string; armed: boolean };
/** `hash` is of the current text, `sent` holds what earlier attempts sent. */
export type Doubtful = { post: PostRow; hash: string; sent: SentText[] };
export type Sending = { post: PostRow; attempt: Attempt | null; unsentTries: number };

/** Stores posts and attempts. Each writer is one transaction, and does nothing when the post's fence has moved. */
export type PublishStore = {
  load(postId: string, fence: number): Promise<Sending | null>;
  settingsOf(post: PostRow): Promise<PublishingSettings>;
  /** Writes down the intent. Null if the post has changed or its account is sending something else. */
  arm(post: PostRow, armedAt: number): Promise<Attempt | null>;
  /** Writes down the outcome of the attempt. True if it brought the post to rest. */
  settle(post: PostRow, attempt: Attempt, after: AfterSend): Promise<boolean>;
  /** The outcome is unknown: the post is checked now, and copies are searched for later. */
  doubt(post: PostRow, attempt: Attempt, quietUntil: number): Promise<void>;
  noteCheck(post: PostRow, attempt: Attempt, missed: boolean): Promise<void>;
  /** The attempt never arrived: the post waits to be sent again. */
  forget(post: PostRow, attempt: Attempt): Promise<void>;
  park(post: PostRow, problem: Problem): Promise<void>;
  /** A post that has had a doubtful attempt. */
  loadDoubtful(postId: string): Promise<Doubtful | null>;
  /** The platform has the post after all, although we had stopped checking. */
  adopt(post: PostRow, copy: Listed): Promise<void>;
  /** Leaves the decision about a second copy to the author. */
  tellCopy(post: PostRow, id: string): Promise<void>;
  noteCopyRemoved(post: PostRow, id: string): Promise<void>;
};

export type PublishPorts = {
  store: PublishStore;
  clock: Clock;
  /** Wall time by the platform's clock. */
  platformNow(): number;
  platformName: string;
  /** Whether the post may go out now. A problem parks it, a time lets it wait. */
  check(post: PostRow): Promise<{ problem: Problem } | { waitUntil: number } | null>;
  /** Sends once; not at all after `startBy` (monotonic). */
  send(post: PostRow, startBy: number): Promise<SendOutcome>;
  /** The account's latest posts or comments; null if they cannot be read. */
  listOwn(post: PostRow, since: number): Promise<readonly Listed[] | null>;
  claimedBy(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Deletes our own second copy. */
  remove(post: PostRow, id: string): Promise<boolean>;
};

type Ref = { postId: string; fence: number };
type Step = Promise<TryAgain | 'atRest' | void>;

/** One step of publishing. Wherever it is interrupted, the next step continues from what is written down. */
export async function publishStep(ports: PublishPorts, ref: Ref): Promise<TryAgain | void> {
  const after = await takeStep(ports, ref);
  if (after === 'atRest') return;
  if (after) return after;
  // A worker believed dead may have written first, so the job ends only when the post is at rest.
  const now = await ports.store.load(ref.postId, ref.fence);
  if (now && (now.attempt?.armed || isUnderWay(now.post.phase)))
    return { tryAgainAt: ports.clock.now() + BUSY_MS };
}

async function takeStep(ports: PublishPorts, { postId, fence }: Ref): Step {
  const sending = await ports.store.load(postId, fence);
  if (!sending) return;
  const { post, attempt } = sending;
  if (post.phase === 'waiting') return await sendStep(ports, sending);
  // The worker that armed it never finished, so the post may be out.
  if (attempt?.armed) return await doubtStep(ports, post, attempt);
  if (attempt && post.phase === 'checking') return await checkStep(ports, sending, attempt);
}

async function sendStep(ports: PublishPorts, { post, unsentTries }: Sending): Step {
  const { store, clock } = ports;
  const dueAt = post.scheduled_at ?? 0;
  if (dueAt - clock.now() > AHEAD_MS) return { tryAgainAt: dueAt - AHEAD_MS };
  const hindrance = await ports.check(post);
  if (hindrance && 'problem' in hindrance) return await store.park(post, hindrance.problem);
  if (hindrance) return { tryAgainAt: hindrance.waitUntil };
  await reach(clock, dueAt);
  const startBy = clock.monotonic() + START_WITHIN_MS;
  const attempt = await store.arm(post, ports.platformNow());
  if (!attempt) return { tryAgainAt: clock.now() + BUSY_MS };
  const outcome = await ports.send(post, startBy);
  const { platformName } = ports;
  const now = { now: clock.now(), platformName, community: post.subreddit, unsentTries };
  const after = decideAfterSend(outcome, now);
  if (after.to === 'checking') return await doubtStep(ports, post, attempt);
  const rests = await store.settle(post, attempt, after);
  if (after.to === 'waiting') return { tryAgainAt: after.runAt };
  if (rests) return 'atRest';
}

/** Timers may fire a little early; posts may not. */
async function reach(clock: Clock, moment: number): Promise<void> {
  for (let left = moment - clock.now(); left > 0; left = moment - clock.now())
    await new Promise<void>((resolve) => void clock.after(left, resolve));
}

async function doubtStep(ports: PublishPorts, post: PostRow, attempt: Attempt): Promise<TryAgain> {
  const { store, clock } = ports;
  const { silence } = await store.settingsOf(post);
  await store.doubt(post, attempt, ports.platformNow() + quietMsOf(silence));
  return { tryAgainAt: clock.now() + FIRST_CHECK_MS };
}

async function checkStep(ports: PublishPorts, { post }: Sending, attempt: Attempt): Step {
  const { store, clock } = ports;
  const { silence } = await store.settingsOf(post);
  const listed = await ports.listOwn(post, attempt.armedAt);
  const claimed = await ports.claimedBy((listed ?? []).map(({ id }) => id));
  const after = decideAfterCheck(attempt, {
    now: clock.now(),
    platformNow: ports.platformNow(),
    listed,
    hash: attempt.hash,
    quietPeriod: silence,
    knownIds: claimed,
  });
  switch (after.kind) {
    case 'found': {
      const { id, permalink } = after;
      return (await store.settle(post, attempt, { to: 'published', id, permalink })) ? 'atRest' : undefined;
    }
    case 'checkAgain':
      await store.noteCheck(post, attempt, after.missed);
      return { tryAgainAt: after.at };
    case 'sendAgain':
      await store.forget(post, attempt);
      return { tryAgainAt: clock.now() };
    case 'ask':
      return await store.park(post, {
        code: 'OUTCOME_UNKNOWN',
        message: `${ports.platformName} gave no answer, and ${listed ? 'the post is not in the account’s list' : 'the account’s list could not be read'}.`,
        remedy: 'Look at your profile there. Paste its link if it is there, or send it again if it is not.',
      });
  }
}

/** Searches once for late copies: one becomes the post if it is not out yet, any other is deleted. */
export async function settleLateCopies(ports: PublishPorts, postId: string): Promise<TryAgain | void> {
  const doubtful = await ports.store.loadDoubtful(postId);
  if (!doubtful) return;
  const { post, hash, sent } = doubtful;
  const searchAgain = () => {
    const isWorthIt = ports.platformNow() < Math.max(...sent.map(({ at }) => at)) + SEARCH_FOR_MS;
    return isWorthIt ? { tryAgainAt: ports.clock.now() + SEARCH_EVERY_MS } : undefined;
  };
  const listed = await ports.listOwn(post, Math.min(...sent.map(({ at }) => at)));
  if (!listed) return searchAgain();
  const claimed = await ports.claimedBy(listed.map(({ id }) => id));
  const late = findLateCopies(listed, sent, claimed);
  if (!post.platform_id) {
    const own = isResting(post.phase) && late.find((copy) => copy.hash === hash);
    if (own) await ports.store.adopt(post, own);
    return;
  }
  const { lateCopies } = await ports.store.settingsOf(post);
  for (const { id, touched } of late) {
    // A copy that others have voted on or answered is not ours alone any more.
    if (touched || lateCopies === 'ask') return await ports.store.tellCopy(post, id);
    if (!(await ports.remove(post, id))) return searchAgain();
    await ports.store.noteCopyRemoved(post, id);
  }
}
