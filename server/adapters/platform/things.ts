/** What the platform holds, in the product's own words. Instants are milliseconds; texts are as written, not escaped. */

export type Submission = {
  /** The fullname, e.g. t3_abc. */
  id: string;
  community: string;
  /** Null when the account is gone. */
  author: string | null;
  title: string;
  body: string;
  /** Where a link post points; null for a text post. */
  url: string | null;
  permalink: string;
  createdAt: number;
  editedAt: number | null;
  score: number;
  upvoteRatio: number | null;
  comments: number;
  flair: string | null;
  nsfw: boolean;
  spoiler: boolean;
  stickied: boolean;
  locked: boolean;
  archived: boolean;
  /** Who took it down, in the platform's word: moderator, automod_filtered, reddit, author, … */
  removedBy: string | null;
};

export type Comment = {
  id: string;
  community: string;
  submissionId: string;
  /** The fullname of what it answers: the submission or another comment. */
  parentId: string;
  author: string | null;
  body: string;
  permalink: string | null;
  createdAt: number;
  editedAt: number | null;
  score: number;
};

/** Comments not sent along. With ids they can be asked for; without, the branch of `parentId` has to be opened. */
export type MoreComments = { parentId: string; count: number; ids: string[] };

export type CommentThread = { submission: Submission; comments: Comment[]; more: MoreComments[] };

export type Community = {
  name: string;
  title: string;
  description: string;
  members: number;
  /** public, restricted, private, archived, user, … */
  access: string;
  /** any, link or self. */
  takes: string;
  nsfw: boolean;
  quarantined: boolean;
  createdAt: number;
  flairEnabled: boolean;
  /** Whether the asking account may not, or particularly may, post; null where the platform does not say. */
  banned: boolean | null;
  approved: boolean | null;
};

/** One page of a listing. `skipped` counts entries of kinds or shapes that we do not read. */
export type Page<T> = { items: T[]; after: string | null; skipped: number };

export type Rule = { name: string; text: string; appliesTo: 'all' | 'link' | 'comment'; createdAt: number };

export type Flair = { id: string; text: string; editable: boolean; moderatorsOnly: boolean };

export type Member = {
  name: string;
  createdAt: number;
  karma: number;
  verifiedEmail: boolean | null;
  suspended: boolean;
};

export type Grant = {
  accessToken: string;
  /** Absent where the platform sent none; then the one we have stays. */
  refreshToken: string | null;
  expiresInMs: number;
  scopes: string[];
};

/** What became of a submit: the platform's own names for it. Media is accepted without an id. */
export type Submitted = { id: string | null; permalink: string | null };
