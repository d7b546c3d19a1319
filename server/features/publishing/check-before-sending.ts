import type { Problem } from '#contract/posts.ts';
import { checkRequirements, type RequirementFault } from '#core/communities/check-requirements.ts';
import { NO_PACE } from '#core/publishing/find-free-slot.ts';
import type { Context } from '#server/context.ts';
import type { PostingAccount } from '../accounts/choose-account.ts';
import type { Caller } from '#server/adapters/platform/platform.ts';
import type { PostRow } from '../posts/post-rows.ts';
import { findFlairId } from './find-flair-id.ts';
import { readParentId } from '#core/posts/read-thread-link.ts';
import { isOnPlatform } from '#core/posts/is-on-platform.ts';
import { checkRules } from './check-rules.ts';
import type { SendBlocker } from './publish-protocol.ts';
import type { PublishReads } from './publish-reads.ts';

const BUSY_MS = 1_000;

export async function checkBeforeSending(
  ctx: Context,
  reads: PublishReads,
  post: PostRow,
  onWait: (until: number) => void,
): Promise<SendBlocker | null> {
  const account = await reads.account(post.account_id);
  const problem = checkAccount(account);
  const isByHand = account?.mode === 'assisted';
  if (problem || !account) {
    const alone = { ...reads, rules: reads.rulesAlone };
    return problem && { problem: (await checkRules(ctx, alone, post, { isByHand })).problem ?? problem };
  }
  const waitUntil = Math.max(account.writesWaitUntil, await findGapEnd(ctx, reads, post, account));
  if (waitUntil > ctx.clock.now()) return { waitUntil };
  const unfit = findLinkProblem(ctx, post) ?? (await findUnfit(ctx, reads, post, account, onWait));
  return unfit && { problem: unfit };
}

/**
 * Checks against the community's rules. Reads the post requirements separately only if the rules didn't include them.
 */
async function findUnfit(
  ctx: Context,
  reads: PublishReads,
  post: PostRow,
  account: PostingAccount,
  onWait: (until: number) => void,
): Promise<Problem | null> {
  const { problem, knowsRequirements } = await checkRules(ctx, reads, post, { isByHand: false });
  if (problem || post.type === 'comment') return problem;
  const caller = callerOf(account, onWait);
  const unfit = knowsRequirements ? null : await readRequirementsProblem(ctx, post, caller);
  return unfit ?? (await findFlairProblem(ctx, post, caller));
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
      message: 'It’s time to post this by hand.',
      remedy: 'Open the composer, post it, and paste the link of the post here.',
    };
  if (account.isActive) return null;
  return {
    code: 'ACCOUNT_INACTIVE',
    message: `u/${account.username} isn’t connected any more.`,
    remedy: 'Connect the account again on the dashboard, then send it.',
  };
}

/** The link may lead to a site other than the one we post to. */
function findLinkProblem({ platform }: Context, { type, parent_url: link }: PostRow): Problem | null {
  if (type !== 'comment' || !platform) return null;
  if (link && isOnPlatform(link, platform) && readParentId(link)) return null;
  return {
    code: 'OTHER_SITE',
    message: `The link to answer isn’t a thread on ${platform.name === 'Reddit' ? 'Reddit' : 'the sandbox'}.`,
    remedy: 'Change the link to the address of the thread, then send it.',
  };
}

/** Repeats the check of the account's pace just before the attempt is stored. 0 if the account may post now. */
export async function findPaceEnd(ctx: Context, reads: PublishReads, post: PostRow): Promise<number> {
  if ((ctx.platform?.pace ?? NO_PACE).accountMs === 0) return 0;
  const account = await reads.account(post.account_id);
  return account ? await findGapEnd(ctx, reads, post, account) : 0;
}

/** When this account may post again. Attempts with an unknown outcome count as posted. */
async function findGapEnd(
  ctx: Context,
  reads: PublishReads,
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

const callerOf = (account: PostingAccount, onWait: (until: number) => void): Caller => ({
  onWait,
  accountId: account.id,
  username: account.username,
  workspaceId: account.workspaceId,
  purpose: 'publish',
});

/** The flair may have been deleted since it was chosen. If flairs are unreadable now, they're read again on sending. */
async function findFlairProblem(
  { platform }: Context,
  post: PostRow,
  caller: Caller,
): Promise<Problem | null> {
  const flair = platform ? await findFlairId(platform, caller, post) : {};
  if (!('kind' in flair) || flair.kind !== 'rejected') return null;
  return {
    code: 'FLAIR_GONE',
    message: `r/${post.subreddit} no longer has the flair “${post.flair}”.`,
    remedy: 'Choose another flair, then send it.',
  };
}

async function readRequirementsProblem(
  { platform }: Context,
  post: PostRow,
  caller: Caller,
): Promise<Problem | null> {
  const requirements = await platform?.postRequirements(caller, post.subreddit);
  // If requirements are unreadable, the platform itself decides.
  if (requirements?.kind !== 'ok') return null;
  const [fault] = checkRequirements(post, requirements.value);
  return fault ? requirementProblem(post.subreddit, fault) : null;
}

const requirementProblem = (community: string, { about, message }: RequirementFault): Problem => ({
  code: about === 'flair' ? 'FLAIR_REQUIRED' : 'REQUIREMENTS',
  message: `r/${community}: ${message}`,
  remedy: about === 'flair' ? 'Choose one, then send it.' : 'Change the post, then send it.',
});
