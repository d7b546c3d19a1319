import type { PostType, Problem } from '#contract/posts.ts';
import type { Preflight } from '#contract/preflight.ts';
import { preflight } from '#core/preflight/preflight.ts';
import { findBlock, toProblem } from '#core/preflight/to-problem.ts';
import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { chooseAccount } from '../accounts/choose-account.ts';
import { createPreflightReads } from '../preflight/preflight-reads.ts';
import { type CheckedText, prepareChecks } from '../preflight/prepare-checks.ts';
import { type Beginning, findBeginnings } from './post-beginning.ts';
import { findPostsById, type PostWithMode } from './post-rows.ts';
import { CHANGED_MEANWHILE } from './write-post.ts';

/** A post as it would be sent at `at`. */
export type OutgoingPost = {
  id: string;
  type: PostType;
  title: string | null;
  content: string;
  subreddit: string;
  url: string | null;
  flair: string | null;
  website_url: string | null;
  time_zone: string | null;
  account_id: string | null;
  beginning: Beginning | null;
  at: number;
};
const TEXTS_PER_TURN = 10;
/**
 * `version` and `rulesReadAt` belong to the rules used for the check; null if they were unreadable. `pair`: the text and place
 * that were checked.
 */
export type CheckedPost = {
  preflight: Preflight;
  version: string | null;
  rulesReadAt: number | null;
  pair: string;
};

/** Checks texts against their communities' rules. May call the platform, so don't call it in a transaction. */
export async function checkOutgoing(
  ctx: UserContext,
  posts: readonly OutgoingPost[],
): Promise<Map<string, CheckedPost>> {
  const isByHand = await readByHand(ctx, posts);
  const now = ctx.clock.now();
  const texts = posts.map((post) => toCheckedText(post, { now, isByHand: isByHand(post.account_id) }));
  const { workspaceId } = ctx.actor;
  const prepared = await prepareChecks(ctx, createPreflightReads(ctx), { workspaceId }, texts);
  const checked = new Map<string, CheckedPost>();
  for (const [index, { input, rules }] of prepared.entries()) {
    if (index % TEXTS_PER_TURN === 0) await ctx.clock.nextTurn();
    const [version, rulesReadAt] = [rules?.version ?? null, rules?.checkedAt ?? null];
    const post = posts[index];
    if (post)
      checked.set(post.id, { preflight: preflight(input), version, rulesReadAt, pair: toCheckedPair(post) });
  }
  return checked;
}

type Circumstances = { now: number; isByHand: boolean };

export const toCheckedText = (post: OutgoingPost, { now, isByHand }: Circumstances): CheckedText => ({
  id: post.id,
  community: post.subreddit,
  type: post.type,
  title: post.title,
  content: post.content,
  url: post.url,
  flair: post.flair,
  websiteUrl: post.website_url,
  beginning: post.beginning,
  isByHand,
  moment: { now, at: Math.max(now, post.at), plannedAt: post.at, timeZone: post.time_zone },
});

/** If no account is chosen, the workspace's only account posts. */
async function readByHand(ctx: UserContext, posts: readonly OutgoingPost[]) {
  const ids = [...new Set(posts.map(({ account_id: id }) => id))];
  const accounts = await Promise.all(
    ids.map((accountId) => chooseAccount(ctx, ctx.db, { accountId, sendsNow: false })),
  );
  const byHand = new Set(ids.filter((_, index) => accounts[index]?.mode === 'assisted'));
  return (id: string | null) => byHand.has(id);
}

/** Checks saved posts of the workspace, at the times that `timeOf` returns. */
export async function checkSavedPosts(
  ctx: UserContext,
  ids: readonly string[],
  timeOf: (post: PostWithMode) => number,
): Promise<Map<string, CheckedPost>> {
  const found = await findPostsById(ctx.db, ids);
  const posts = found.filter(({ workspace_id: owner }) => owner === ctx.actor.workspaceId);
  if (posts.length === 0) return new Map();
  const beginnings = await findBeginnings(
    ctx.db,
    posts.map(({ id }) => id),
  );
  const leave = (post: PostWithMode, index: number): OutgoingPost => ({
    ...post,
    beginning: beginnings[index] ?? null,
    at: timeOf(post),
  });
  return await checkOutgoing(ctx, posts.map(leave));
}

type Pair = Pick<
  OutgoingPost,
  'type' | 'subreddit' | 'title' | 'content' | 'url' | 'flair' | 'website_url' | 'account_id'
>;
/** Identifies a text and the community it is for. */
export const toCheckedPair = ({
  type,
  subreddit,
  title,
  content,
  url,
  flair,
  website_url,
  account_id,
}: Pair): string => JSON.stringify([type, subreddit, title, content, url, flair, website_url, account_id]);

/** Two concurrent changes may each be allowed, yet combine a text and a community that were never checked together. */
export function refuseUnchecked(post: Pair, checked: { pair: string } | null | undefined): void {
  if (checked?.pair !== toCheckedPair(post)) throw new AppError('CONFLICT', CHANGED_MEANWHILE);
}

/** Rejects a post that the community's rules forbid; it can still be saved as a draft. Returns the rules' version. */
export async function refuseBlocked(ctx: UserContext, post: OutgoingPost): Promise<string | null> {
  const checked = (await checkOutgoing(ctx, [post])).get(post.id);
  const refusal = checked && explainRefusal(checked);
  if (refusal) throw new AppError('CONFLICT', refusal);
  return checked?.version ?? null;
}

export function explainRefusal({ preflight }: CheckedPost): string | null {
  const block = findBlock(preflight);
  return block && toRefusal(toProblem(block));
}

const toRefusal = ({ message, remedy }: Problem): string =>
  `${message} ${remedy} You can save it as a draft meanwhile.`;
