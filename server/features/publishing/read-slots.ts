import type { Input, Output } from '#contract/endpoint.ts';
import { toIsoTime } from '#contract/fields.ts';
import type { readSlots as endpoint } from '#contract/posts.ts';
import {
  findFreeSlot,
  findLikelyTime,
  findNextInQueue,
  NO_PACE,
  type TakenSlot,
  toQueuePace,
} from '#core/publishing/find-free-slot.ts';
import { findNextPostingTime } from '#core/publishing/posting-hours.ts';
import { findGoodTime, toHourOfWeek } from '#core/publishing/rank-hours.ts';
import { isTimeZone } from '#core/posts/wall-time.ts';
import type { UserContext } from '#server/context.ts';
import { chooseAccount } from '../accounts/choose-account.ts';
import { rankCommunityHours } from './read-best-times.ts';
import { readPostingHours } from './posting-hours.ts';

const MINUTE_MS = 60_000;
/** The estimate ignores backlogs of more than an hour. */
const BACKLOG_MS = 60 * MINUTE_MS;

/** What else is due at the requested time, and when the post could go out. Other workspaces only appear as a count. */
export async function readSlots(
  ctx: UserContext,
  input: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const { db, config, actor, platform } = ctx;
  const at = Math.max(Date.parse(input.at), ctx.clock.now());
  const account = await chooseAccount(ctx, db, { accountId: input.accountId, sendsNow: false });
  const byHand = account?.mode === 'assisted';
  const pace = byHand ? NO_PACE : (platform?.pace ?? NO_PACE);
  const minute = Math.floor(at / MINUTE_MS) * MINUTE_MS;
  const except = (input.except ?? '').split(',');
  const waiting = await findWaiting(ctx, minute - BACKLOG_MS, minute + MINUTE_MS, except);
  const dueThen = waiting.filter((post) => post.at >= minute);
  const likely = byHand
    ? at
    : findLikelyTime(
        { at, community: input.subreddit ?? '' },
        waiting.filter(({ mode }) => mode !== 'assisted'),
        config.reddit.callsPerMinute,
      );
  const community = input.subreddit ?? null;
  // The platform may have asked this account to wait.
  const from = Math.max(at, account?.writesWaitUntil ?? 0);
  const taken = account ? await findTaken(ctx, account.id, from - toQueuePace(pace).communityMs, except) : [];
  const within = await withinHours(ctx, input);
  const findNext = (earliest: number) => findNextInQueue(earliest, community, taken, pace, within);
  return {
    at: toIsoTime(at),
    dueThen: {
      yours: dueThen.filter(({ workspace_id: id }) => id === actor.workspaceId).length,
      all: dueThen.length,
    },
    likelyAt: toIsoTime(likely),
    paceSeconds: { account: pace.accountMs / 1000, community: pace.communityMs / 1000 },
    freeAt: account && toIsoTime(findFreeSlot(from, community, taken, toQueuePace(pace))),
    nextAt: account && toIsoTime(findNext(from)),
    bestAt: account && (await findBest(ctx, input, from, findNext)),
  };
}

async function findBest(
  ctx: UserContext,
  { subreddit, timeZone }: Input<typeof endpoint>,
  from: number,
  findNext: (at: number) => number,
): Promise<Output<typeof endpoint>['bestAt']> {
  if (!subreddit || !timeZone || !isTimeZone(timeZone)) return null;
  const ranked = await rankCommunityHours(ctx, subreddit, timeZone);
  const at = findGoodTime(from, ranked, timeZone, findNext);
  const results = at === null ? undefined : ranked.hours[toHourOfWeek(at, timeZone)];
  return at === null || !results ? null : { at: toIsoTime(at), posts: results.posts, above: results.above };
}

/** Moves a time into the posting hours; undefined if the time zone is unknown. */
async function withinHours(ctx: UserContext, { timeZone }: Pick<Input<typeof endpoint>, 'timeZone'>) {
  if (!timeZone || !isTimeZone(timeZone)) return undefined;
  const hours = await readPostingHours(ctx);
  return (at: number) => findNextPostingTime(at, hours, timeZone);
}

const findWaiting = ({ db }: UserContext, from: number, before: number, except: string[]) =>
  db
    .selectFrom('posts')
    .leftJoin('reddit_accounts', 'reddit_accounts.id', 'posts.account_id')
    .select(['posts.workspace_id', 'posts.subreddit as community', 'reddit_accounts.mode'])
    .select((row) => row.ref('posts.scheduled_at').$notNull().as('at'))
    .where('posts.phase', '=', 'waiting')
    .where('posts.deleted_at', 'is', null)
    .where('posts.scheduled_at', '>=', from)
    .where('posts.scheduled_at', '<', before)
    .where('posts.id', 'not in', except)
    .execute();

/** When the account has posted and is scheduled to post. */
async function findTaken(
  { db }: UserContext,
  accountId: string,
  from: number,
  except: string[],
): Promise<TakenSlot[]> {
  const ofAccount = db.selectFrom('posts').where('account_id', '=', accountId).where('id', 'not in', except);
  const toCome = await ofAccount
    .select((row) => ['subreddit as community', row.ref('scheduled_at').$notNull().as('at')])
    .where('phase', 'in', ['waiting', 'publishing', 'checking'])
    .where('deleted_at', 'is', null)
    .where('scheduled_at', '>', from)
    .execute();
  const out = await ofAccount
    .select((row) => ['subreddit as community', row.ref('published_at').$notNull().as('at')])
    .where('published_at', '>', from)
    .execute();
  return [...toCome, ...out];
}
