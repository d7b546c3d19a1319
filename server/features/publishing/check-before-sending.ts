import type { Problem } from '#contract/posts.ts';
import { checkRequirements } from '#core/communities/check-requirements.ts';
import { NO_PACE } from '#core/publishing/find-free-slot.ts';
import type { Context } from '#server/context.ts';
import type { PostingAccount } from '../accounts/choose-account.ts';
import type { PostRow } from '../posts/post-rows.ts';
import { readParentId } from '#core/posts/read-thread-link.ts';
import { isOnPlatform } from '#core/posts/is-on-platform.ts';
import { checkRules } from './check-rules.ts';
import type { Hindrance } from './publish-protocol.ts';
import type { SendingReads } from './sending-reads.ts';

const BUSY_MS = 1_000;

/** The last check before a post goes out. */
export async function checkBeforeSending(
  ctx: Context,
  reads: SendingReads,
  post: PostRow,
  onWait: (until: number) => void,
): Promise<Hindrance | null> {
  const account = await reads.account(post.account_id);
  const problem = checkAccount(account);
  const isByHand = account?.mode === 'assisted';
  if (problem || !account) {
    const alone = { ...reads, rules: reads.rulesAlone };
    return problem && { problem: (await checkRules(ctx, alone, post, { isByHand })).problem ?? problem };
  }
  const waitUntil = Math.max(account.writesWaitUntil, await endOfGap(ctx, reads, post, account));
  if (waitUntil > ctx.clock.now()) return { waitUntil };
  const unfit = findLinkProblem(ctx, post) ?? (await findUnfit(ctx, reads, post, account, onWait));
  return unfit && { problem: unfit };
}

/** By the community's rules; its settings are read by themselves only where the rules could not be. */
async function findUnfit(
  ctx: Context,
  reads: SendingReads,
  post: PostRow,
  account: PostingAccount,
  onWait: (until: number) => void,
): Promise<Problem | null> {
  const { problem, knowsRequirements } = await checkRules(ctx, reads, post, { isByHand: false });
  if (problem || knowsRequirements || post.type === 'comment') return problem;
  return await readRequirementsProblem(ctx, post, account, onWait);
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

/** The same as the check's, for the moment before the intent. */
export async function endOfPace(ctx: Context, reads: SendingReads, post: PostRow): Promise<number> {
  if ((ctx.platform?.pace ?? NO_PACE).accountMs === 0) return 0;
  const account = await reads.account(post.account_id);
  return account ? await endOfGap(ctx, reads, post, account) : 0;
}

/** When this account may post again; what it may have posted counts as posted. */
async function endOfGap(
  ctx: Context,
  reads: SendingReads,
  post: PostRow,
  account: PostingAccount,
): Promise<number> {
  const { clock, platform } = ctx;
  const pace = platform?.pace ?? NO_PACE;
  const tries = await reads.openAttempts(account.id);
  const isSending = tries.some(({ state, post_id: id }) => state === 'armed' && id !== post.id);
  const busyUntil = isSending ? clock.now() + BUSY_MS : 0;
  if (pace.accountMs === 0) return busyUntil;
  const isHere = ({ subreddit }: { subreddit: string }) =>
    subreddit.toLowerCase() === post.subreddit.toLowerCase();
  const latest = (rows: typeof tries) => Math.max(0, ...rows.map(({ at }) => at));
  const last = await reads.lastPosted({ accountId: account.id, subreddit: post.subreddit });
  return Math.max(
    busyUntil,
    Math.max(last.anywhere, latest(tries)) + pace.accountMs,
    Math.max(last.here, latest(tries.filter(isHere))) + pace.communityMs,
  );
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
