/** The platform's objects in our own terms. Instants are milliseconds; texts are unescaped. */

export type Submission = {
  /** The full id with its type prefix, e.g. t3_abc. */
  id: string;
  community: string;
  /** True if only members of the community can see it. */
  membersOnly: boolean;
  /** The author; null if the account was deleted. */
  author: string | null;
  title: string;
  body: string;
  /** The target of a link post; null for a text post. */
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
  /** Who removed it, in the platform's terms: moderator, automod_filtered, reddit, author, … */
  removedBy: string | null;
};

export type Comment = {
  id: string;
  community: string;
  submissionId: string;
  /** The fullname of its parent: the submission or another comment. */
  parentId: string;
  author: string | null;
  /** True if its author started the thread. */
  isByPoster: boolean;
  body: string;
  permalink: string | null;
  createdAt: number;
  editedAt: number | null;
  score: number;
};

/** Omitted comments. With ids they can be fetched; without, the subtree of `parentId` must be loaded. */
export type MoreComments = { parentId: string; count: number; ids: string[] };

export type CommentThread = { submission: Submission; comments: Comment[]; more: MoreComments[] };

export type Community = {
  name: string;
  title: string;
  description: string;
  members: number;
  /** The community's type: public, restricted, private, archived, user, … */
  access: string;
  /** The accepted posts: any, link or self. */
  takes: string;
  nsfw: boolean;
  quarantined: boolean;
  createdAt: number;
  flairEnabled: boolean;
  /** Whether the reading account is banned, or an approved submitter; null if unknown. */
  banned: boolean | null;
  approved: boolean | null;
};

/** One page of a listing. `skipped` counts entries of unknown kinds or shapes. */
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
  /** The refresh token; null if the platform sent none, and the stored one stays valid. */
  refreshToken: string | null;
  expiresInMs: number;
  scopes: string[];
};

/** An accepted submission. Media is accepted without an id. */
export type Submitted = { id: string | null; permalink: string | null };
