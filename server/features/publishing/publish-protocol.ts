import type { Problem } from '#contract/posts.ts';
import type { PublishingSettings } from '#contract/publishing.ts';
import type { ListedPost, Listing, LostAttempt } from '#core/publishing/decide-after-check.ts';
import type { AfterSend, SendOutcome } from '#core/publishing/decide-after-send.ts';
import type { SentAttempt } from '#core/publishing/find-late-copies.ts';
import type { Until } from '#server/adapters/alarms.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { Deadline } from '#server/adapters/platform/platform-calls.ts';
import type { WriteTurn } from '#server/adapters/platform/platform.ts';
import type { PostRow } from '../posts/post-rows.ts';

/** `armed`: stored, without an outcome yet. `givenUp`: the number of other attempts that were given up but may have arrived. */
export type Attempt = LostAttempt & { id: string; armed: boolean; givenUp: number };
/** A stored attempt, without the counts of earlier attempts. */
export type StartedAttempt = Omit<Attempt, 'tries' | 'givenUp'>;
/**
 * `hash`: of the current text. `sent`: what earlier attempts sent. `unreported`: a problem to report because an attempt
 * was accepted without an id. `copiesAtMost`: each attempt makes at most one copy.
 */
export type UncertainPost = {
  post: PostRow;
  hash: string;
  sent: SentAs[];
  unreported: Problem | null;
  copiesAtMost: number;
};
export type SentAs = SentAttempt & { accountId: string | null };
export type Sending = {
  post: PostRow;
  hash: string;
  titleHash: string;
  attempt: Attempt | null;
  unsentTries: number;
};
/** `flairId` is missing if flairs were unreadable; they're read again on sending. */
export type SendablePost = PostRow & { flairId?: string };
export type UnknownOutcome = { quietUntil: number; taken: boolean };

/**
 * Stores posts and attempts, each write in one transaction. A write skips a post that has a newer version number, but still
 * records the attempt's outcome and history.
 */
export type PublishStore = {
  load(postId: string, fence: number): Promise<Sending | null>;
  settingsOf(post: PostRow): Promise<PublishingSettings>;
  noteWait(post: PostRow, problem: Problem): Promise<void>;
  /** Records that nothing could be sent and no attempt was stored. */
  postpone(post: PostRow, after: AfterSend): Promise<void>;
  /** Stores the attempt before sending. Null if the post has changed or its account is sending another one. */
  arm(post: PostRow, armedAt: number): Promise<StartedAttempt | null>;
  /** Records the attempt's outcome. True if the post needs no further step. */
  settle(post: PostRow, attempt: StartedAttempt, after: AfterSend): Promise<boolean>;
  /** Records an unknown outcome: schedules a check now and searches for copies later. */
  doubt(post: PostRow, attempt: StartedAttempt, doubt: UnknownOutcome): Promise<void>;
  noteCheck(post: PostRow, attempt: StartedAttempt, missed: boolean): Promise<void>;
  /** Records that the attempt never arrived, so the post waits to be sent again. */
  forget(post: PostRow, attempt: StartedAttempt): Promise<void>;
  /** Parks the post. `endsDoubt`: don't search for a restored post again, because its author decides now. */
  park(post: PostRow, problem: Problem, endsDoubt?: boolean): Promise<void>;
  /** Records that a restored post's listing was unreadable. Returns the first such time after `since`. */
  noteUnread(post: PostRow, since: number): Promise<number>;
  /** The post with the copies to search for; null unless an attempt had an unknown outcome. */
  loadUncertain(postId: string): Promise<UncertainPost | null>;
  /** Publishes a post that turned out to be on this account after we had stopped checking. */
  adopt(post: PostRow, copy: ListedPost): Promise<void>;
  /** True if another post of the same Reddit user has an unknown outcome and may have made the same copy. */
  isSiblingOpen(post: PostRow, sent: readonly SentAttempt[]): Promise<boolean>;
  /** Reports copies that only the author can judge, once. */
  reportCopy(post: PostRow, names: string, problem: Problem): Promise<void>;
  noteCopyRemoved(post: PostRow, id: string): Promise<void>;
};

/** Why a post cannot be sent now: a problem parks it, a time delays it. */
export type SendBlocker = { problem: Problem } | { waitUntil: number };
/** `stopping`: this server is shutting down; another process will send the post. */
export type Reservation = { kind: 'ready'; turn: WriteTurn } | { kind: 'stopping' } | SendOutcome;

export type PublishPorts = {
  store: PublishStore;
  clock: Clock;
  until: Until;
  /** The wall time on the platform's clock. */
  platformNow(): number;
  platformName: string;
  /** When a backup was last restored; null if never. */
  restoredAt(): Promise<number | null>;
  /** A post that is later than this needs its author's confirmation. */
  lateAfterMs: number;
  check(post: PostRow): Promise<SendBlocker | null>;
  /** Until when the account's pace delays the post; 0 if it doesn't. */
  findPaceEnd(post: PostRow): Promise<number>;
  reserve(post: PostRow): Promise<Reservation>;
  /** The post in the form that its community accepts: a link post may lose its text, and the flair gets an id. */
  toSendable(post: PostRow): Promise<SendablePost>;
  /** Sends the post once; does not start after `startBy`. */
  send(post: SendablePost, turn: WriteTurn, startBy: Deadline): Promise<SendOutcome>;
  /** The account's posts or comments since then; null if unreadable. */
  listOwn(post: PostRow, since: number): Promise<Listing | null>;
  claimedBy(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Deletes our own second copy, unless it has replies or another post links to it. */
  remove(post: PostRow, id: string): Promise<'removed' | 'kept' | 'failed'>;
};
