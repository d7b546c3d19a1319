import type { Problem } from '#contract/posts.ts';
import { checkRequirements } from '#core/communities/check-requirements.ts';
import { NO_PACE } from '#core/publishing/find-free-slot.ts';
import type { Context } from '#server/context.ts';
import { type PostingAccount, readPostingAccount } from '../accounts/choose-account.ts';
import { findBannedAiText } from '../posts/refuse-ai-text.ts';
import { findBeginning } from '../posts/post-beginning.ts';
import type { PostRow } from '../posts/post-rows.ts';

/** The last check before a post goes out. */
export async function checkBeforeSending(
  ctx: Context,
  post: PostRow,
): Promise<{ problem: Problem } | { waitUntil: number } | null> {
  const account = await readPostingAccount(ctx, post.account_id);
  const problem = checkAccount(account);
  if (problem || !account) return problem && { problem: (await readAiTextProblem(ctx, post)) ?? problem };
  const waitUntil = Math.max(account.writesWaitUntil, await endOfGap(ctx, post, account));
  if (waitUntil > ctx.clock.now()) return { waitUntil };
  const unfit =
    (await readAiTextProblem(ctx, post)) ??
    (post.type === 'comment' ? null : await readRequirementsProblem(ctx, post, account));
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

async function endOfGap({ db, platform }: Context, post: PostRow, account: PostingAccount): Promise<number> {
  const pace = platform?.pace ?? NO_PACE;
  if (pace.accountMs === 0) return 0;
  const last = async (where: 'account' | 'community') => {
    const query = db
      .selectFrom('posts')
      .select(({ fn }) => fn.max('published_at').as('at'))
      .where('account_id', '=', account.id);
    const row = await (
      where === 'account'
        ? query
        : query.where(({ fn }) => fn('lower', ['subreddit']), '=', post.subreddit.toLowerCase())
    ).executeTakeFirst();
    return row?.at ?? 0;
  };
  return Math.max((await last('account')) + pace.accountMs, (await last('community')) + pace.communityMs);
}

async function readRequirementsProblem(
  { platform }: Context,
  post: PostRow,
  account: PostingAccount,
): Promise<Problem | null> {
  const caller = {
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
