import type * as z from 'zod/mini';
import { isMembersOnly } from '#core/communities/is-members-only.ts';
import * as shapes from './shapes.ts';
import type { Comment, Community, Page, Submission } from './things.ts';

const DELETED = '[deleted]';
const SECOND_MS = 1_000;

type Thing = { kind: string; data: unknown };

const authorOf = (author: string | null | undefined) => (!author || author === DELETED ? null : author);
/** Some entries name their community in the permalink only. */
const communityIn = (permalink: string) => /^\/r\/([^/]+)/.exec(permalink)?.[1] ?? '';
const editedAtOf = (edited: boolean | number | null | undefined) =>
  typeof edited === 'number' ? edited * SECOND_MS : null;

export function readSubmission(value: unknown): Submission | undefined {
  const { data } = shapes.t3.safeParse(value);
  if (!data) return undefined;
  const target = data.url_overridden_by_dest ?? data.url ?? null;
  return {
    id: data.name,
    community: data.subreddit ?? communityIn(data.permalink),
    membersOnly: isMembersOnly(data.subreddit_type ?? ''),
    author: authorOf(data.author),
    title: data.title,
    body: data.selftext ?? '',
    url: data.is_self ? null : target,
    permalink: data.permalink,
    createdAt: data.created_utc * SECOND_MS,
    editedAt: editedAtOf(data.edited),
    score: data.score ?? 0,
    upvoteRatio: data.upvote_ratio ?? null,
    comments: data.num_comments ?? 0,
    flair: data.link_flair_text ?? null,
    nsfw: data.over_18 ?? false,
    spoiler: data.spoiler ?? false,
    stickied: data.stickied ?? false,
    locked: data.locked ?? false,
    archived: data.archived ?? false,
    removedBy: data.removed_by_category ?? null,
  };
}

export function readComment(value: unknown): Comment | undefined {
  const { data } = shapes.t1.safeParse(value);
  return data && presentComment(data);
}

export const presentComment = (data: z.output<typeof shapes.t1>): Comment => ({
  id: data.name,
  community: data.subreddit,
  submissionId: data.link_id,
  parentId: data.parent_id,
  author: authorOf(data.author),
  isByPoster: data.is_submitter ?? false,
  body: data.body,
  permalink: data.permalink ?? null,
  createdAt: data.created_utc * SECOND_MS,
  editedAt: editedAtOf(data.edited),
  score: data.score ?? 0,
});

export function readCommunity(value: unknown): Community | undefined {
  const { data } = shapes.t5.safeParse(value);
  if (!data) return undefined;
  return {
    name: data.display_name,
    title: data.title ?? data.display_name,
    description: data.public_description ?? '',
    members: data.subscribers ?? 0,
    access: data.subreddit_type ?? 'public',
    takes: data.submission_type ?? 'any',
    nsfw: data.over18 ?? false,
    quarantined: data.quarantine ?? false,
    createdAt: (data.created_utc ?? 0) * SECOND_MS,
    flairEnabled: data.link_flair_enabled ?? false,
    banned: data.user_is_banned ?? null,
    approved: data.user_is_contributor ?? null,
  };
}

const READERS = { t3: readSubmission, t1: readComment, t5: readCommunity };
type Kind = keyof typeof READERS;
type ReadAs<K extends Kind> = NonNullable<ReturnType<(typeof READERS)[K]>>;

/** Parses an entry if its kind is among `kinds` and its shape is valid. */
export function readThing<K extends Kind>(kinds: readonly K[], { kind, data }: Thing): ReadAs<K> | undefined {
  const known = kinds.find((each) => each === kind);
  return known && (READERS[known](data) as ReadAs<K> | undefined);
}

/** Parses a listing. `/subreddits/search` without a query returns the string "{}", an empty page. */
export function readPage<K extends Kind>(kinds: readonly K[], value: unknown): Page<ReadAs<K>> | undefined {
  if (value === '{}') return { items: [], after: null, skipped: 0 };
  const { data } = shapes.listing.safeParse(value);
  if (!data) return undefined;
  const items: ReadAs<K>[] = [];
  for (const child of data.data.children) {
    const item = readThing(kinds, child);
    if (item) items.push(item);
  }
  return { items, after: data.data.after ?? null, skipped: data.data.children.length - items.length };
}
