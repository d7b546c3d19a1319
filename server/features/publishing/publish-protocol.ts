import type { Problem } from '#contract/posts.ts';
import type { PublishingSettings } from '#contract/publishing.ts';
import type { Listed, Listing, Unknown } from '#core/publishing/decide-after-check.ts';
import type { AfterSend, SendOutcome } from '#core/publishing/decide-after-send.ts';
import type { Sent } from '#core/publishing/find-late-copies.ts';
import type { Until } from '#server/adapters/alarms.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { Deadline } from '#server/adapters/platform/platform-calls.ts';
import type { WriteTurn } from '#server/adapters/platform/platform.ts';
import type { PostRow } from '../posts/post-rows.ts';

/** `armed`: its outcome is not written down yet. `givenUp`: so many others were, and may have arrived. */
export type Attempt = Unknown & { id: string; armed: boolean; givenUp: number };
/** An intent; nobody has counted what was tried before. */
export type Begun = Omit<Attempt, 'tries' | 'givenUp'>;
/**
 * `hash` is of the current text, `sent` holds what earlier attempts sent, maybe as other members. `untold`: a try was taken
 * without a name, what is out may be of another or of an equal post, and its author does not know yet. `copiesAtMost`: so
 * many can be there, since a try makes one.
 */
export type Doubtful = {
  post: PostRow;
  hash: string;
  sent: SentAs[];
  untold: Problem | null;
  copiesAtMost: number;
};
export type SentAs = Sent & { accountId: string | null };
export type Sending = {
  post: PostRow;
  hash: string;
  titleHash: string;
  attempt: Attempt | null;
  unsentTries: number;
};
/** Without an id where the flairs could not be read: then they are asked for once more when it is sent. */
export type AsTaken = PostRow & { flairId?: string };
export type Doubt = { quietUntil: number; taken: boolean };

/**
 * Stores posts and attempts. Each writer is one transaction, and leaves a post alone whose fence has moved; what became
 * of an attempt, and lines of history, are written all the same.
 */
export type PublishStore = {
  load(postId: string, fence: number): Promise<Sending | null>;
  settingsOf(post: PostRow): Promise<PublishingSettings>;
  /** Why a waiting post is not sent yet. */
  noteWait(post: PostRow, problem: Problem): Promise<void>;
  /** Nothing could be sent, and no intent was written. */
  postpone(post: PostRow, after: AfterSend): Promise<void>;
  /** Writes down the intent. Null if the post has changed or its account is sending something else. */
  arm(post: PostRow, armedAt: number): Promise<Begun | null>;
  /** Writes down the outcome of the attempt. True if it brought the post to rest. */
  settle(post: PostRow, attempt: Begun, after: AfterSend): Promise<boolean>;
  /** The outcome is unknown: the post is checked now, and copies are searched for later. */
  doubt(post: PostRow, attempt: Begun, doubt: Doubt): Promise<void>;
  noteCheck(post: PostRow, attempt: Begun, missed: boolean): Promise<void>;
  /** The attempt never arrived: the post waits to be sent again. */
  forget(post: PostRow, attempt: Begun): Promise<void>;
  /** `endsDoubt`: a restored post is not searched for again, since its author decides now. */
  park(post: PostRow, problem: Problem, endsDoubt?: boolean): Promise<void>;
  /** The list of a restored post's account could not be read. Returns when that happened first, since then. */
  noteUnread(post: PostRow, since: number): Promise<number>;
  /** A post that has had a doubtful attempt. */
  loadDoubtful(postId: string): Promise<Doubtful | null>;
  /** The platform has the post after all, by this account, although we had stopped checking. */
  adopt(post: PostRow, copy: Listed): Promise<void>;
  /** Whether a try of another post of this member is in doubt that may have made a copy of what was sent. */
  isSiblingOpen(post: PostRow, sent: readonly Sent[]): Promise<boolean>;
  /** Tells the author of copies that only they can judge, once. */
  tellCopy(post: PostRow, names: string, problem: Problem): Promise<void>;
  noteCopyRemoved(post: PostRow, id: string): Promise<void>;
};

/** What keeps a post from going out now: a problem parks it, a time lets it wait. */
export type Hindrance = { problem: Problem } | { waitUntil: number };
/** `stopping`: the server is, and another process goes on. */
export type Reservation = { kind: 'ready'; turn: WriteTurn } | { kind: 'stopping' } | SendOutcome;

export type PublishPorts = {
  store: PublishStore;
  clock: Clock;
  until: Until;
  /** Wall time by the platform's clock. */
  platformNow(): number;
  platformName: string;
  /** When a backup was restored last; null if none was. */
  restoredAt(): Promise<number | null>;
  /** A post that is later than this is not sent without its author. */
  lateAfterMs: number;
  check(post: PostRow): Promise<Hindrance | null>;
  /** Until when the account's pace keeps the post back; zero if it does not. */
  endOfPace(post: PostRow): Promise<number>;
  /** Waits for the right to send one post. */
  reserve(post: PostRow): Promise<Reservation>;
  /** The post as its community takes it: a link may have to go without its text, and a flair has an id. */
  asTaken(post: PostRow): Promise<AsTaken>;
  /** Sends once; not at all after `startBy`. */
  send(post: AsTaken, turn: WriteTurn, startBy: Deadline): Promise<SendOutcome>;
  /** The account's posts or comments since then; null if they cannot be read. */
  listOwn(post: PostRow, since: number): Promise<Listing | null>;
  /** Those of `ids` that belong to posts of ours. */
  claimedBy(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Deletes our own second copy, unless somebody has answered it or a post stands for it by its link. */
  remove(post: PostRow, id: string): Promise<'removed' | 'kept' | 'failed'>;
};
