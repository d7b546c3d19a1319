import { readParentId } from '#core/posts/read-thread-link.ts';
import type { PostRow } from '#server/features/posts/post-rows.ts';
import type { SharedDatabase } from './shared-database.ts';
import { LATE_ARRIVAL_MS } from '#core/publishing/find-late-copies.ts';
import { START } from './machine.ts';
import { textClass, type Thing, type Written } from './site.ts';

/** How close two sends count as near: ten seconds, plus the maximum difference between clocks. */
const NEAR_MS = 25_000;

export type Writing = Omit<Written, 'author'>;

/** A post's row in the form in which the site would store it. */
export const toWriting = (row: PostRow): Writing => {
  const kind = row.type;
  return {
    kind,
    community: row.subreddit,
    parent: kind === 'comment' ? readParentId(row.parent_url) : null,
    title: kind === 'comment' ? '' : (row.title ?? ''),
    text: (kind === 'link' ? row.url : row.content) ?? '',
  };
};

const isWrittenBy = (row: PostRow, author: string, written: Written): boolean =>
  textClass({ ...toWriting(row), author }) === textClass(written);

/** The id of a post's thing on the site: from the answer, or from its author's link. */
export const thingName = ({
  platform_id: id,
  permalink,
}: Pick<PostRow, 'platform_id' | 'permalink'>): string => id ?? readParentId(permalink) ?? '';

/** What an observer knows in addition to the database: the accounts, what was sent, and who has left. */
export class KnownPosts {
  readonly #database: SharedDatabase;
  readonly #members = new Map<string, string>();
  /** The posts that were sent, by class of their text. */
  readonly senders = new Map<string, Set<string>>();
  /** When texts of a class were sent, by class. */
  readonly #sentAt = new Map<string, number[]>();
  /** What a machine sent when it woke up after the attempt was over: its text class and time. */
  readonly #sentLate = new Set<string>();

  constructor(database: SharedDatabase) {
    this.#database = database;
  }

  /** Includes accounts connected by a machine that died before it could report them. */
  noteAccounts(): void {
    const sql = 'select id, username from reddit_accounts';
    for (const { id, username } of this.#database.rows<{ id: string; username: string }>(sql))
      this.#members.set(id, username);
  }

  memberOf(accountId: string | null): string {
    if (accountId === null) return '';
    if (!this.#members.has(accountId)) this.noteAccounts();
    return this.#members.get(accountId) ?? '';
  }

  /** The names of the things on the site that belong to posts. */
  claimedNames(): Set<string> {
    const sql = 'select platform_id, permalink from posts where published_at is not null';
    return new Set(this.#database.rows<PostRow>(sql).map(thingName));
  }

  /** Records who is sending this. Returns how early the earliest is, or null if no post should be sent. */
  noteSending(written: Written, now: number): number | null {
    const sql = `select posts.*, post_attempts.account_id as sender from posts
      join post_attempts on post_attempts.post_id = posts.id
      where post_attempts.state in ('armed', 'unknown') and posts.phase in ('publishing', 'checking')`;
    const wanted = textClass(written);
    const senders = this.#database
      .rows<PostRow & { sender: string }>(sql)
      .filter((row) => isWrittenBy(row, this.memberOf(row.sender), written));
    const known = this.senders.get(wanted) ?? new Set();
    for (const { id } of senders) known.add(id);
    this.#sentAt.set(wanted, [...(this.#sentAt.get(wanted) ?? []), now]);
    this.senders.set(wanted, known);
    if (senders.length === 0) this.#sentLate.add(`${wanted} ${now}`);
    if (senders.length === 0) return null;
    return Math.min(...senders.map((row) => row.scheduled_at ?? 0), Number.POSITIVE_INFINITY) - now;
  }

  /** True if one of our posts has been attempted with this text. */
  wasTried(written: Written): boolean {
    const sql = `select posts.*, post_attempts.account_id as sender from posts
      join post_attempts on post_attempts.post_id = posts.id where post_attempts.state <> 'unsent'`;
    return this.#database
      .rows<PostRow & { sender: string }>(sql)
      .some((row) => isWrittenBy(row, this.memberOf(row.sender), written));
  }

  wasSentLate(thing: Thing): boolean {
    return this.#sentLate.has(`${textClass(thing)} ${START + thing.sentAt}`);
  }

  /** True if we sent the same text so recently that this thing looks like our copy. */
  wasSentNear(thing: Thing): boolean {
    const at = START + thing.arrivedAt;
    return (this.#sentAt.get(textClass(thing)) ?? []).some(
      (sentAt) => at > sentAt - NEAR_MS && at < sentAt + LATE_ARRIVAL_MS + NEAR_MS,
    );
  }
}
