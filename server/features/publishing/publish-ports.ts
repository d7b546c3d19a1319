import type { SendOutcome } from '#core/publishing/decide-after-send.ts';
import type { Listed } from '#core/publishing/decide-after-check.ts';
import type { Caller, Platform } from '#server/adapters/platform/platform.ts';
import type { Outcome } from '#server/adapters/platform/outcome.ts';
import type { Context } from '#server/context.ts';
import { readPostingAccount } from '../accounts/choose-account.ts';
import { checkBeforeSending } from './check-before-sending.ts';
import { toListed } from './content-hash.ts';
import type { PostRow } from '../posts/post-rows.ts';
import { createPublishStore } from './publish-rows.ts';
import type { PublishPorts } from './publish-step.ts';
import { readParentId } from '#core/posts/read-thread-link.ts';

/** The platform's times have whole seconds only. */
const LISTING_MARGIN_MS = 2_000;
const PAGES = 5;

/** The publishing ports over the real database and platform. */
export function createPublishPorts(ctx: Context): PublishPorts {
  const { db, clock, platform } = ctx;

  async function callerOf(post: PostRow, purpose: Caller['purpose']): Promise<Caller | null> {
    const account = await readPostingAccount(ctx, post.account_id);
    if (!account || account.mode !== platform?.mode) return null;
    const { id: accountId, username, workspaceId } = account;
    return { accountId, username, workspaceId, purpose };
  }

  return {
    store: createPublishStore(ctx),
    clock,
    platformNow: () => platform?.now() ?? clock.now(),
    platformName: platform?.name ?? 'Reddit',
    check: (post) => checkBeforeSending(ctx, post),
    async send(post, startBy) {
      const caller = await callerOf(post, 'publish');
      if (!caller || !platform) return { kind: 'unauthorized' };
      return await sendTo(platform, { ...caller, startBy }, post);
    },
    async listOwn(post, since) {
      const caller = await callerOf(post, 'check');
      if (!caller || !platform) return null;
      return await listOwn(platform, caller, post, since - LISTING_MARGIN_MS);
    },
    async remove(post, id) {
      const caller = await callerOf(post, 'check');
      return caller !== null && platform !== null && (await platform.remove(caller, id)).kind === 'ok';
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

async function sendTo(platform: Platform, caller: Caller, post: PostRow): Promise<SendOutcome> {
  if (post.type === 'comment') {
    const parentId = readParentId(post.parent_url);
    if (!parentId) return { kind: 'missing' };
    const outcome = await platform.comment(caller, parentId, post.content);
    return toSendOutcome(outcome, (comment) => comment && { id: comment.id, permalink: comment.permalink });
  }
  const about = { community: post.subreddit, title: post.title ?? '' };
  const what =
    post.type === 'link'
      ? ({ kind: 'link', url: post.url ?? '' } as const)
      : ({ kind: 'text', body: post.content } as const);
  const outcome = await platform.submit(caller, { ...about, ...what });
  return toSendOutcome(outcome, ({ id, permalink }) => (id ? { id, permalink } : null));
}

/** A post accepted without an id has an unknown outcome, so it is looked up. */
function toSendOutcome<T>(
  outcome: Outcome<T>,
  read: (value: T) => { id: string; permalink: string | null } | null,
): SendOutcome {
  switch (outcome.kind) {
    case 'ok': {
      const made = read(outcome.value);
      return made
        ? { kind: 'accepted', ...made }
        : { kind: 'unknown', detail: 'It was taken without an id.' };
    }
    case 'rateLimited':
      return { kind: 'tooEarly', waitMs: outcome.waitMs ?? 60_000 };
    case 'forbidden':
      return { kind: 'closed', reason: outcome.reason };
    case 'missing':
      return { kind: 'missing' };
    case 'rejected':
      return { kind: 'rejected', code: outcome.code, message: outcome.message };
    default:
      return outcome;
  }
}

async function listOwn(platform: Platform, caller: Caller, post: PostRow, since: number) {
  const listed: Listed[] = [];
  let after: string | undefined;
  for (let page = 0; page < PAGES; page++) {
    const paging = after ? { after } : {};
    const outcome =
      post.type === 'comment'
        ? await platform.myComments(caller, paging)
        : await platform.mySubmissions(caller, paging);
    if (outcome.kind !== 'ok') return null;
    listed.push(...outcome.value.items.map(toListed));
    const oldest = outcome.value.items.at(-1);
    after = outcome.value.after ?? undefined;
    if (!after || !oldest || oldest.createdAt < since) return listed;
  }
  return listed;
}
