import type { SendOutcome } from '#core/publishing/decide-after-send.ts';
import { CLOCK_TOLERANCE_MS, type Listing } from '#core/publishing/decide-after-check.ts';
import { waitingForCalls } from '#core/publishing/publishing-problems.ts';
import { readRestoredAt } from '#server/adapters/db/restore-backup.ts';
import { createAlarms } from '#server/adapters/alarms.ts';
import type { Caller, Platform, Writer } from '#server/adapters/platform/platform.ts';
import { BLOCKED_AT_THE_EDGE, INSUFFICIENT_SCOPE, type Outcome } from '#server/adapters/platform/outcome.ts';
import type { Context } from '#server/context.ts';
import { checkBeforeSending, findPaceEnd } from './check-before-sending.ts';
import { toListed } from './content-hash.ts';
import type { PostRow } from '../posts/post-rows.ts';
import { isLinked } from './is-linked.ts';
import { findFlairId } from './find-flair-id.ts';
import { createPublishStore } from './publish-rows.ts';
import { createPublishReads } from './publish-reads.ts';
import type { SendablePost, PublishPorts } from './publish-protocol.ts';
import { removeHiddenText } from '#core/communities/shows-text-with-link.ts';
import { readParentId, readThreadId } from '#core/posts/read-thread-link.ts';

const PAGES = 5;

/** The publishing ports on the real database and platform. */
export function createPublishPorts(ctx: Context): PublishPorts {
  const { db, clock, platform, log } = ctx;
  const store = createPublishStore(ctx);
  const reads = createPublishReads(ctx);
  const platformName = platform?.name ?? 'Reddit';

  async function callerOf(post: PostRow, purpose: Caller['purpose']): Promise<Caller | null> {
    const account = await reads.account(post.account_id);
    if (!account || account.mode !== platform?.mode) return null;
    const { id: accountId, username, workspaceId } = account;
    return { accountId, username, workspaceId, purpose };
  }

  async function withFlairId(post: PostRow): Promise<SendablePost> {
    const caller = post.flair ? await callerOf(post, 'publish') : null;
    const flair = caller && platform ? await findFlairId(platform, caller, post) : {};
    return 'kind' in flair ? post : { ...post, ...flair };
  }

  const noteWait = (post: PostRow) => (until: number) => {
    const problem = waitingForCalls(platformName, until);
    store.noteWait(post, problem).catch((error) => log.warn(error, 'could not record why a post is waiting'));
  };

  return {
    store,
    clock,
    until: createAlarms(clock),
    platformNow: () => platform?.now() ?? clock.now(),
    platformName,
    restoredAt: () => readRestoredAt(db),
    lateAfterMs: ctx.config.lateAfterMs,
    check: (post) => checkBeforeSending(ctx, reads, post, noteWait(post)),
    findPaceEnd: (post) => findPaceEnd(ctx, reads, post),
    async reserve(post) {
      const caller = await callerOf(post, 'publish');
      if (!caller || !platform) return { kind: 'unauthorized' };
      const due = { dueAt: post.scheduled_at ?? 0, onWait: noteWait(post) };
      const outcome = await platform.takeTurn({ ...caller, ...due });
      if (outcome.kind !== 'ok') return toSendOutcome(outcome, () => null);
      return outcome.value ? { kind: 'ready', turn: outcome.value } : { kind: 'stopping' };
    },
    async toSendable(post) {
      if (post.type !== 'link') return await withFlairId(post);
      const rules = await reads.rules({
        workspaceId: post.workspace_id,
        community: post.subreddit.toLowerCase(),
      });
      return removeHiddenText(await withFlairId(post), rules === 'missing' ? null : rules?.scoped.posts);
    },
    async send(post, turn, startBy) {
      const caller = await callerOf(post, 'publish');
      if (!caller || !platform) return { kind: 'unauthorized' };
      return await sendTo(platform, { ...caller, turn, startBy }, post);
    },
    async listOwn(post, since) {
      const caller = await callerOf(post, 'check');
      if (!caller || !platform) return null;
      return await listOwn(platform, caller, post, since - CLOCK_TOLERANCE_MS);
    },
    async remove(post, id) {
      const caller = await callerOf(post, 'check');
      if (!caller || !platform) return 'failed';
      const isAnswered = post.type === 'comment' ? await readIsAnswered(platform, caller, post, id) : false;
      if (isAnswered === null) return 'failed';
      if (isAnswered || (await isLinked(db, post, id))) return 'kept';
      return (await platform.remove(caller, id)).kind === 'ok' ? 'removed' : 'failed';
    },
    async claimedBy(ids) {
      if (ids.length === 0) return new Set();
      const rows = await db
        .selectFrom('posts')
        .select('platform_id')
        .where('platform_id', 'in', [...ids])
        .execute();
      return new Set(rows.map(({ platform_id: id }) => id ?? ''));
    },
  };
}

async function sendTo(platform: Platform, caller: Writer, post: SendablePost): Promise<SendOutcome> {
  if (post.type === 'comment') {
    const parentId = readParentId(post.parent_url);
    if (!parentId) return { kind: 'missing' };
    const outcome = await platform.comment(caller, parentId, post.content);
    return toSendOutcome(outcome, (comment) => comment && { id: comment.id, permalink: comment.permalink });
  }
  const { flairId } = post;
  const flair = flairId ? { flairId } : await findFlairId(platform, caller, post);
  if ('kind' in flair) {
    await caller.turn.giveBack();
    return flair;
  }
  const about = { community: post.subreddit, title: post.title ?? '', ...flair };
  const what =
    post.type === 'link'
      ? ({ kind: 'link', url: post.url ?? '', body: post.content } as const)
      : ({ kind: 'text', body: post.content } as const);
  const outcome = await platform.submit(caller, { ...about, ...what });
  return toSendOutcome(outcome, ({ id, permalink }) => (id ? { id, permalink } : null));
}

function toSendOutcome<T>(
  outcome: Outcome<T>,
  read: (value: T) => { id: string; permalink: string | null } | null,
): SendOutcome {
  switch (outcome.kind) {
    case 'ok': {
      const made = read(outcome.value);
      return made ? { kind: 'accepted', ...made } : { kind: 'taken' };
    }
    case 'rateLimited':
      return { kind: 'tooEarly', waitMs: outcome.waitMs ?? 60_000, scope: outcome.scope };
    case 'forbidden':
      if (outcome.reason === BLOCKED_AT_THE_EDGE) return { kind: 'blocked' };
      if (outcome.reason === INSUFFICIENT_SCOPE) return { kind: 'unauthorized' };
      return { kind: 'closed', reason: outcome.reason };
    case 'missing':
      return { kind: 'missing', reason: outcome.reason };
    case 'rejected':
      return { kind: 'rejected', code: outcome.code, message: outcome.message };
    default:
      return outcome;
  }
}

async function listOwn(
  platform: Platform,
  caller: Caller,
  { type }: PostRow,
  since: number,
): Promise<Listing | null> {
  const items: Listing['items'][number][] = [];
  let after: string | undefined;
  let skipped = 0;
  for (let page = 0; page < PAGES; page++) {
    const paging = after ? { after } : {};
    const outcome =
      type === 'comment'
        ? await platform.myComments(caller, paging)
        : await platform.mySubmissions(caller, paging);
    if (outcome.kind !== 'ok') return null;
    items.push(...outcome.value.items.map(toListed));
    skipped += outcome.value.skipped;
    const oldest = outcome.value.items.at(-1);
    after = outcome.value.after ?? undefined;
    if (!after || (oldest && oldest.createdAt < since)) return { items, isWhole: skipped === 0 };
  }
  return { items, isWhole: false };
}

/** Null if the comment's branch cannot be read. */
async function readIsAnswered(platform: Platform, caller: Caller, post: PostRow, id: string) {
  const submissionId = readThreadId(post.parent_url);
  if (!submissionId) return null;
  const branch = await platform.moreComments(caller, submissionId, { parentId: id, count: 0, ids: [] });
  if (branch.kind !== 'ok') return null;
  const { comments, more } = branch.value;
  return [...comments, ...more].some(({ parentId }) => parentId === id);
}
