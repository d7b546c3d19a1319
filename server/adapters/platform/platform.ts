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
  /** A read that is still waiting then (monotonic) leaves the queue. */
  leaveAt?: number;
  /** Told when the call waits long for the budget, and about until when. */
  onWait?: (until: number) => void;
};

/** The right to make one write: a token, and a call that the budget has counted. */
export type WriteTurn = { token: string; giveBack(): Promise<void> };
/** A write that starts by then, or not at all. */
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

/** The port to the platform. Whatever the platform does is an outcome; only our own database can make a call throw. */
export type Platform = {
  readonly mode: 'api' | 'sandbox';
  /** Its name in messages to the user. */
  readonly name: string;
  /** The address of its website. */
  readonly siteUrl: string;
  /** Whether it runs on this machine, so that neither approval nor pacing is needed. */
  readonly isLocal: boolean;
  /** The minimum gap between two posts of an account. */
  readonly pace: Pace;

  authorizeUrl(state: string, redirectUri: string): string;
  exchange(code: string, redirectUri: string, workspaceId: string): Promise<Outcome<Grant>>;
  /** Revokes a grant. An unknown token counts as revoked. */
  revoke(refreshToken: string, workspaceId: string): Promise<Outcome<null>>;
  /** Whom a new access token belongs to, before the account is stored. */
  whoIs(accessToken: string, workspaceId: string): Promise<Outcome<Member>>;

  /** Has the sandbox lose its answer to the next post with this title, to practise that; null on a real site. */
  readonly loseNextAnswer: ((title: string) => Promise<boolean>) | null;

  /** Whether so many calls of the workspace's requests wait that more would be refused. */
  isCrowded(workspaceId: string): boolean;
  /** The platform's wall time. */
  now(): number;
  /** Whether the platform can be reached. */
  reach(workspaceId: string): Promise<Reached>;

  whoAmI(caller: Caller): Promise<Outcome<Member>>;
  /** Waits for the right to write at `dueAt`, however long that takes; null if the server is stopping. */
  takeTurn(caller: Caller & { dueAt?: number }): Promise<Outcome<WriteTurn | null>>;
  submit(caller: Caller | Writer, post: NewPost): Promise<Outcome<Submitted>>;
  /** Null if the comment was accepted but not returned, as in quarantined communities. */
  comment(caller: Caller | Writer, parentId: string, body: string): Promise<Outcome<Comment | null>>;
  edit(caller: Caller, id: string, body: string): Promise<Outcome<Submission | Comment>>;
  /** Succeeds even for things that are missing or not ours, so verify afterwards. */
  remove(caller: Caller, id: string): Promise<Outcome<null>>;

  listing(caller: Caller, query: ListingQuery): Promise<Outcome<Page<Submission>>>;
  /** The newest first. */
  newComments(
    caller: Caller,
    query: Paging & { communities: readonly string[] },
  ): Promise<Outcome<Page<Comment>>>;
  search(caller: Caller, query: SearchQuery): Promise<Outcome<Page<Submission>>>;
  searchCommunities(caller: Caller, text: string, paging?: Paging): Promise<Outcome<Page<Community>>>;
  /** The communities that the platform shows to whoever asks for none in particular. */
  popularCommunities(caller: Caller, paging?: Paging): Promise<Outcome<Page<Community>>>;
  about(caller: Caller, community: string): Promise<Outcome<Community>>;
  rules(caller: Caller, community: string): Promise<Outcome<Rule[]>>;
  postRequirements(caller: Caller, community: string): Promise<Outcome<PostRequirements>>;
  flairs(caller: Caller, community: string): Promise<Outcome<Flair[]>>;
  /** With `below`, only that comment and what stands below it. */
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
  /** Any number of posts and comments; deleted ones are omitted. */
  byIds(caller: Caller, ids: readonly string[]): Promise<Outcome<(Submission | Comment)[]>>;
  mySubmissions(caller: Caller, paging?: Paging): Promise<Outcome<Page<Submission>>>;
  myComments(caller: Caller, paging?: Paging): Promise<Outcome<Page<Comment>>>;
};
