import type { PostRequirements } from '#core/communities/post-requirements.ts';
import type { Purpose } from '#core/calls/call-queue.ts';
import type { Pace } from '#core/publishing/decide-slot.ts';
import type { Outcome } from './outcome.ts';
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

/** On whose behalf and what for: decides the token, the turn in the queue and the meter. */
export type Caller = {
  accountId: string;
  username: string;
  workspaceId: string;
  purpose: Purpose;
  /** Not to be sent any more after this (monotonic). */
  startBy?: number;
};

export type NewPost = {
  community: string;
  title: string;
  flairId?: string;
  flairText?: string;
  nsfw?: boolean;
  spoiler?: boolean;
  sendReplies?: boolean;
} & ({ kind: 'text'; body: string } | { kind: 'link'; url: string });

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

/** What the product needs of the platform, in its own words. Answers are outcomes; nothing is thrown. */
export type Platform = {
  readonly mode: 'api' | 'sandbox';
  /** What messages to people call it. */
  readonly name: string;
  /** Where a browser finds it. */
  readonly siteUrl: string;
  /** Whether it runs on this machine, so that no approval and no pace is needed. */
  readonly isLocal: boolean;
  /** The least time between two posts of an account. */
  readonly pace: Pace;

  authorizeUrl(state: string, redirectUri: string): string;
  exchange(code: string, redirectUri: string, workspaceId: string): Promise<Outcome<Grant>>;
  /** Ends a grant there. An unknown token counts as ended. */
  revoke(refreshToken: string, workspaceId: string): Promise<Outcome<null>>;
  /** Who a fresh access token belongs to, before there is an account. */
  whoIs(accessToken: string, workspaceId: string): Promise<Outcome<Member>>;

  /** Wall time as the platform has it. */
  now(): number;
  /** Whether it is there at all. */
  reach(workspaceId: string): Promise<Reached>;

  whoAmI(caller: Caller): Promise<Outcome<Member>>;
  submit(caller: Caller, post: NewPost): Promise<Outcome<Submitted>>;
  /** Null: taken, but not shown (quarantined communities do this). */
  comment(caller: Caller, parentId: string, body: string): Promise<Outcome<Comment | null>>;
  edit(caller: Caller, id: string, body: string): Promise<Outcome<Submission | Comment>>;
  /** Always answers yes, also for what is not ours or not there: look afterwards. */
  remove(caller: Caller, id: string): Promise<Outcome<null>>;

  listing(caller: Caller, query: ListingQuery): Promise<Outcome<Page<Submission>>>;
  search(caller: Caller, query: SearchQuery): Promise<Outcome<Page<Submission>>>;
  searchCommunities(caller: Caller, text: string, paging?: Paging): Promise<Outcome<Page<Community>>>;
  about(caller: Caller, community: string): Promise<Outcome<Community>>;
  rules(caller: Caller, community: string): Promise<Outcome<Rule[]>>;
  postRequirements(caller: Caller, community: string): Promise<Outcome<PostRequirements>>;
  flairs(caller: Caller, community: string): Promise<Outcome<Flair[]>>;
  thread(caller: Caller, submissionId: string, limit?: number): Promise<Outcome<CommentThread>>;
  moreComments(
    caller: Caller,
    submissionId: string,
    more: MoreComments,
  ): Promise<Outcome<Pick<CommentThread, 'comments' | 'more'>>>;
  /** Any number of posts and comments; those that are gone are left out. */
  byIds(caller: Caller, ids: readonly string[]): Promise<Outcome<(Submission | Comment)[]>>;
  mySubmissions(caller: Caller, paging?: Paging): Promise<Outcome<Page<Submission>>>;
  myComments(caller: Caller, paging?: Paging): Promise<Outcome<Page<Comment>>>;
};
