import type { PostRequirements } from '#core/communities/post-requirements.ts';
import type { Purpose } from '#core/calls/call-queue.ts';
import type { Pace } from '#core/publishing/find-free-slot.ts';
import type { Outcome } from './outcome.ts';
import type { Deadline } from './platform-calls.ts';
import type {
  Comment,
  CommentThread,
  Community,
  Flair,
  Grant,
  Member,
  MoreComments,
  Page,
  Rule,
  Submission,
  Submitted,
} from './things.ts';

/** Who makes a call and why: this selects the token, the queue position and the meter. */
export type Caller = {
  accountId: string;
  username: string;
  workspaceId: string;
  purpose: Purpose;
  /** The read leaves the queue at this instant (monotonic). */
  leaveAt?: number;
  /** Called if the wait for the budget is long, with the approximate end of the wait. */
  onWait?: (until: number) => void;
};

/** The right to make one write: a token, and a call that the budget has counted. */
export type WriteTurn = { token: string; giveBack(): Promise<void> };
/** A write that must start by `startBy`, or not at all. */
export type Writer = Caller & { turn: WriteTurn; startBy: Deadline };

export type NewPost = {
  community: string;
  title: string;
  flairId?: string;
  flairText?: string;
  nsfw?: boolean;
  spoiler?: boolean;
  sendReplies?: boolean;
} & ({ kind: 'text'; body: string } | { kind: 'link'; url: string; body: string });

export type Order = 'hot' | 'new' | 'rising' | 'top';
export type Span = 'hour' | 'day' | 'week' | 'month' | 'year' | 'all';
export type Paging = { limit?: number; after?: string };

export type ListingQuery = Paging & { communities: readonly string[]; order: Order; span?: Span };
export type SearchQuery = Paging & {
  text: string;
  community?: string;
  order?: 'relevance' | 'hot' | 'top' | 'new' | 'comments';
  span?: Span;
};

export type Reached =
  | { answered: true; status: number; platformAt: number | null }
  | { answered: false; detail: string };

/** The port to the platform. Platform failures are outcomes; only our own database can make a call throw. */
export type Platform = {
  readonly mode: 'api' | 'sandbox';
  /** The platform's name in messages to the user. */
  readonly name: string;
  /** The URL of the platform's website. */
  readonly siteUrl: string;
  /** True for the sandbox on this machine, which needs neither approval nor pacing. */
  readonly isLocal: boolean;
  /** The minimum gap between two posts of an account. */
  readonly pace: Pace;

  authorizeUrl(state: string, redirectUri: string): string;
  exchange(code: string, redirectUri: string, workspaceId: string): Promise<Outcome<Grant>>;
  /** Revokes a grant. An unknown token counts as revoked. */
  revoke(refreshToken: string, workspaceId: string): Promise<Outcome<null>>;
  /** The owner of a new access token, before the account is stored. */
  whoIs(accessToken: string, workspaceId: string): Promise<Outcome<Member>>;

  /** Makes the sandbox drop its answer to the next post with this title; null on a real site. */
  readonly loseNextAnswer: ((title: string) => Promise<boolean>) | null;

  /** True if the workspace has so many waiting calls that more would be refused. */
  isCrowded(workspaceId: string): boolean;
  now(): number;
  reach(workspaceId: string): Promise<Reached>;

  whoAmI(caller: Caller): Promise<Outcome<Member>>;
  /** Waits for the right to write at `dueAt`, however long that takes; null if the server is stopping. */
  takeTurn(caller: Caller & { dueAt?: number }): Promise<Outcome<WriteTurn | null>>;
  submit(caller: Caller | Writer, post: NewPost): Promise<Outcome<Submitted>>;
  /** Sends a comment. Its value is null if the comment was accepted but not returned, as in quarantined communities. */
  comment(caller: Caller | Writer, parentId: string, body: string): Promise<Outcome<Comment | null>>;
  edit(caller: Caller, id: string, body: string): Promise<Outcome<Submission | Comment>>;
  /** Deletes a thing. Succeeds even for missing or foreign things, so verify afterwards. */
  remove(caller: Caller, id: string): Promise<Outcome<null>>;

  listing(caller: Caller, query: ListingQuery): Promise<Outcome<Page<Submission>>>;
  /** The newest comments in these communities, newest first. */
  newComments(
    caller: Caller,
    query: Paging & { communities: readonly string[] },
  ): Promise<Outcome<Page<Comment>>>;
  search(caller: Caller, query: SearchQuery): Promise<Outcome<Page<Submission>>>;
  searchCommunities(caller: Caller, text: string, paging?: Paging): Promise<Outcome<Page<Community>>>;
  /** The communities that the platform lists by default. */
  popularCommunities(caller: Caller, paging?: Paging): Promise<Outcome<Page<Community>>>;
  about(caller: Caller, community: string): Promise<Outcome<Community>>;
  rules(caller: Caller, community: string): Promise<Outcome<Rule[]>>;
  postRequirements(caller: Caller, community: string): Promise<Outcome<PostRequirements>>;
  flairs(caller: Caller, community: string): Promise<Outcome<Flair[]>>;
  /** A thread and its comments. With `below`, only that comment and its replies. */
  thread(
    caller: Caller,
    submissionId: string,
    limit?: number,
    below?: string | null,
  ): Promise<Outcome<CommentThread>>;
  moreComments(
    caller: Caller,
    submissionId: string,
    more: MoreComments,
  ): Promise<Outcome<Pick<CommentThread, 'comments' | 'more'>>>;
  /** Any number of posts and comments by id; omits deleted ones. */
  byIds(caller: Caller, ids: readonly string[]): Promise<Outcome<(Submission | Comment)[]>>;
  mySubmissions(caller: Caller, paging?: Paging): Promise<Outcome<Page<Submission>>>;
  myComments(caller: Caller, paging?: Paging): Promise<Outcome<Page<Comment>>>;
};
