import type { Problem } from '#contract/posts.ts';
import { checkRequirements } from '#core/communities/check-requirements.ts';
import { NO_PACE } from '#core/publishing/find-free-slot.ts';
import type { Context } from '#server/context.ts';
import { type PostingAccount, readPostingAccount } from '../accounts/choose-account.ts';
import { findBannedAiText } from '../posts/refuse-ai-text.ts';
import { findBeginning } from '../posts/post-beginning.ts';
import type { PostRow } from '../posts/post-rows.ts';
import { readParentId } from '#core/posts/read-thread-link.ts';
import { isOnPlatform } from '../posts/is-on-platform.ts';
import type { Hindrance } from './publish-protocol.ts';

const BUSY_MS = 1_000;

/** The last check before a post goes out. */
export async function checkBeforeSending(
  ctx: Context,
  post: PostRow,
  onWait: (until: number) => void,
): Promise<Hindrance | null> {
  const account = await readPostingAccount(ctx, post.account_id);
  const problem = checkAccount(account);
  if (problem || !account) return problem && { problem: (await readAiTextProblem(ctx, post)) ?? problem };
  const waitUntil = Math.max(account.writesWaitUntil, await endOfGap(ctx, post, account));
  if (waitUntil > ctx.clock.now()) return { waitUntil };
  const unfit =
    findLinkProblem(ctx, post) ??
    (await readAiTextProblem(ctx, post)) ??
    (post.type === 'comment' ? null : await readRequirementsProblem(ctx, post, account, onWait));
  return unfit && { problem: unfit };
}

/** The post is still AI text and its community bans that. */
async function readAiTextProblem(ctx: Context, post: PostRow): Promise<Problem | null> {
  const reading = { workspaceId: post.workspace_id, purpose: 'publish' } as const;
  const beginning = await findBeginning(ctx.db, post.id);
  return (await findBannedAiText(ctx, reading, [{ ...post, beginning }])).get(post.id) ?? null;
}

function checkAccount(account: PostingAccount | null): Problem | null {
  if (!account)
    return {
      code: 'NO_ACCOUNT',
      message: 'No account is chosen for this post.',
      remedy: 'Choose one of your accounts, or connect one on the dashboard, then send it.',
    };
  if (account.mode === 'assisted')
    return {
      code: 'BY_HAND',
      message: 'It is time: this account posts by hand.',
      remedy: 'Open the composer, post it, and paste the link of the post here.',
    };
  if (account.isActive) return null;
  return {
    code: 'ACCOUNT_INACTIVE',
    message: `u/${account.username} is not connected any more.`,
    remedy: 'Connect the account again on the dashboard, then send it.',
  };
}

/** The thread may be on another site than the one that we post to. */
function findLinkProblem({ platform }: Context, { type, parent_url: link }: PostRow): Problem | null {
  if (type !== 'comment' || !platform) return null;
  if (link && isOnPlatform(link, platform) && readParentId(link)) return null;
  return {
    code: 'OTHER_SITE',
    message: `The link to answer is not a thread on ${platform.name === 'Reddit' ? 'Reddit' : 'the sandbox'}.`,
    remedy: 'Change the link to the address of the thread, then send it.',
  };
}

/** When this account may post again; what it may have posted counts as posted. */
async function endOfGap(ctx: Context, post: PostRow, account: PostingAccount): Promise<number> {
  const { clock, platform } = ctx;
  const pace = platform?.pace ?? NO_PACE;
  const tries = await findOpenAttempts(ctx, account.id);
  const isSending = tries.some(({ state, post_id: id }) => state === 'armed' && id !== post.id);
  const busyUntil = isSending ? clock.now() + BUSY_MS : 0;
  if (pace.accountMs === 0) return busyUntil;
  const isHere = ({ subreddit }: { subreddit: string }) =>
    subreddit.toLowerCase() === post.subreddit.toLowerCase();
  const latest = (rows: typeof tries) => Math.max(0, ...rows.map(({ at }) => at));
  const [last, lastHere] = await Promise.all([
    lastPublishedAt(ctx, account.id),
    lastPublishedAt(ctx, account.id, post.subreddit),
  ]);
  return Math.max(
    busyUntil,
    Math.max(last, latest(tries)) + pace.accountMs,
    Math.max(lastHere, latest(tries.filter(isHere))) + pace.communityMs,
  );
}

const findOpenAttempts = ({ db }: Context, accountId: string) =>
  db
    .selectFrom('post_attempts')
    .innerJoin('posts', 'posts.id', 'post_attempts.post_id')
    .select(['post_id', 'state', 'subreddit', 'post_attempts.created_at as at'])
    .where('post_attempts.account_id', '=', accountId)
    .where('state', 'in', ['armed', 'unknown'])
    .execute();

async function lastPublishedAt({ db }: Context, accountId: string, subreddit?: string): Promise<number> {
  const query = db
    .selectFrom('posts')
    .select(({ fn }) => fn.max('published_at').as('at'))
    .where('account_id', '=', accountId);
  const row = await (
    subreddit ? query.where(({ fn }) => fn('lower', ['subreddit']), '=', subreddit.toLowerCase()) : query
  ).executeTakeFirst();
  return row?.at ?? 0;
}

async function readRequirementsProblem(
  { platform }: Context,
  post: PostRow,
  account: PostingAccount,
  onWait: (until: number) => void,
): Promise<Problem | null> {
  const caller = {
    onWait,
    accountId: account.id,
    username: account.username,
    workspaceId: account.workspaceId,
    purpose: 'publish',
  } as const;
  const requirements = await platform?.postRequirements(caller, post.subreddit);
  // Unreadable requirements are left for the platform to enforce.
  if (requirements?.kind !== 'ok') return null;
  const [fault] = checkRequirements(post, requirements.value);
  return fault
    ? {
        code: 'REQUIREMENTS',
        message: `r/${post.subreddit}: ${fault.message}`,
        remedy: 'Change the post, then send it.',
      }
    : null;
}
