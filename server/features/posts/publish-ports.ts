import type { SendOutcome } from '#core/posts/decide-after-send.ts';
import type { Listed } from '#core/posts/decide-after-check.ts';
import type { Caller, Community } from '#server/adapters/community/community.ts';
import type { Outcome } from '#server/adapters/community/outcome.ts';
import type { Job } from '#server/adapters/queue/job.ts';
import type { Context } from '#server/context.ts';
import { readPostingAccount } from '../accounts/choose-account.ts';
import { checkBeforeSending } from './check-before-sending.ts';
import { toListed } from './content-hash.ts';
import type { PostRow } from './post-rows.ts';
import { createPublishStore } from './publish-rows.ts';
import type { PublishPorts } from './publish-step.ts';
import { readParentId } from './read-parent-id.ts';

/** Room for the whole seconds of the platform's times. */
const LISTING_MARGIN_MS = 2_000;
const PAGES = 5;

/** Publishing's ports over the real database and the community site. */
export function createPublishPorts(ctx: Context, lookForCopies: Job<{ postId: string }>): PublishPorts {
  const { db, clock, community, platform } = ctx;

  async function callerOf(post: PostRow, purpose: Caller['purpose']): Promise<Caller | null> {
    const account = await readPostingAccount(ctx, post.account_id);
    if (!account || account.mode !== platform?.mode) return null;
    const { id: accountId, username, workspaceId } = account;
    return { accountId, username, workspaceId, purpose };
  }

  return {
    store: createPublishStore(ctx, lookForCopies),
    clock,
    platformNow: () => community?.now() ?? clock.now(),
    platformName: platform?.mode === 'sandbox' ? 'The sandbox' : 'Reddit',
    check: (post) => checkBeforeSending(ctx, post),
    async send(post, startBy) {
      const caller = await callerOf(post, 'publish');
      if (!caller || !community) return { kind: 'unauthorized' };
      return await sendTo(community, { ...caller, startBy }, post);
    },
    async listOwn(post, since) {
      const caller = await callerOf(post, 'check');
      if (!caller || !community) return null;
      return await listOwn(community, caller, post, since - LISTING_MARGIN_MS);
    },
    async remove(post, id) {
      const caller = await callerOf(post, 'check');
      return caller !== null && community !== null && (await community.remove(caller, id)).kind === 'ok';
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

async function sendTo(community: Community, caller: Caller, post: PostRow): Promise<SendOutcome> {
  if (post.type === 'comment') {
    const parentId = readParentId(post.parent_url);
    if (!parentId) return { kind: 'missing' };
    const outcome = await community.comment(caller, parentId, post.content);
    return toSendOutcome(outcome, (comment) => comment && { id: comment.id, permalink: comment.permalink });
  }
  const about = { community: post.subreddit, title: post.title ?? '' };
  const what =
    post.type === 'link'
      ? ({ kind: 'link', url: post.url ?? '' } as const)
      : ({ kind: 'text', body: post.content } as const);
  const outcome = await community.submit(caller, { ...about, ...what });
  return toSendOutcome(outcome, ({ id, permalink }) => (id ? { id, permalink } : null));
}

/** Taken without a name for it counts as unknown: then it is looked up. */
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

async function listOwn(community: Community, caller: Caller, post: PostRow, since: number) {
  const listed: Listed[] = [];
  let after: string | undefined;
  for (let page = 0; page < PAGES; page++) {
    const paging = after ? { after } : {};
    const outcome =
      post.type === 'comment'
        ? await community.myComments(caller, paging)
        : await community.mySubmissions(caller, paging);
    if (outcome.kind !== 'ok') return null;
    listed.push(...outcome.value.items.map(toListed));
    const oldest = outcome.value.items.at(-1);
    after = outcome.value.after ?? undefined;
    if (!after || !oldest || oldest.createdAt < since) return listed;
  }
  return listed;
}
