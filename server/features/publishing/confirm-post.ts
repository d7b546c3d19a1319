import type { Input } from '#contract/endpoint.ts';
import { type confirmPost as endpoint, ERASED_NAME, type Post } from '#contract/posts.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { audit } from '#server/audit.ts';
import { askWithTimeout } from '#server/adapters/with-timeout.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { findReader, type PostingAccount, readPostingAccount } from '../accounts/choose-account.ts';
import { findErasedUsers, blockErasures } from '../accounts/erased-redditors.ts';
import { announcePosts } from '../posts/announce-posts.ts';
import { asksApproval } from '#core/publishing/approval.ts';
import { isOnPlatform, isOnReddit } from '#core/posts/is-on-platform.ts';
import { cutText, shorten } from '#core/text/cut-text.ts';
import { splitWords } from '#core/text/split-words.ts';
import { isOnKnownSite } from '../posts/is-on-platform.ts';
import { addHistory, type PostEventName } from '../posts/post-events.ts';
import { findPost, type PostWithMode } from '../posts/post-rows.ts';
import { readParentId, readThreadCommunity, readThreadId } from '#core/posts/read-thread-link.ts';
import { readPost } from '../posts/read-post.ts';
import { writePost } from '../posts/write-post.ts';

const READ_WITHIN_MS = 3_500;
const LOOK_UPS = { count: 30, windowMs: 60_000 };
const NAME_LENGTH = 50;
const NO_LINK = 'This isn’t the link of a post or comment on Reddit.';

/** Marks a post as posted by hand, with its link. */
export async function confirmPost(
  ctx: UserContext,
  { id, permalink, isElsewhere, isMeant }: Input<typeof endpoint>,
): Promise<Post> {
  const thing = await readThing(ctx, { id, permalink, isMeant });
  await ctx.db.transaction().execute(async (tx) => {
    await blockErasures(ctx, tx);
    const post = refuseUnparked(authorize(ctx.actor, await findPost(tx, id)));
    refuseUnapproved(ctx, post);
    const subreddit = communityOf(permalink, post, isElsewhere);
    const now = ctx.clock.now();
    await refuseKnownLink(tx, post, permalink);
    const platformId = await claimOf(tx, post, thing);
    await writePost(tx, post, {
      phase: 'published',
      subreddit,
      published_at: post.published_at ?? now,
      platform_id: platformId,
      permalink,
      origin: post.account_mode ?? 'assisted',
      problem: null,
      fence: post.fence + 1,
      updated_at: now,
    });
    await addHistory(ctx, tx, id, 'confirmed', permalink);
    if (thing.note) await addHistory(ctx, tx, id, ...(await toNoteLine(ctx, tx, thing.note)));
    await audit(ctx, tx, { verb: 'post.confirmed', workspaceId: ctx.actor.workspaceId, subject: id });
    await announcePosts(ctx, tx, ctx.actor.workspaceId);
  });
  return await readPost(ctx, id);
}

/** The link of a manual post may be replaced: the first one may have been a mistake. */
const isLinkedByHand = ({ phase, account_mode: mode }: PostWithMode): boolean =>
  phase === 'published' && mode === 'assisted';

function refuseUnparked<P extends PostWithMode>(post: P): P {
  const isWaiting = post.phase === 'needs_you' || post.phase === 'failed';
  if (post.deleted_at !== null || !(isWaiting || isLinkedByHand(post)))
    throw new AppError('CONFLICT', 'This post isn’t waiting for a link.');
  return post;
}

/** Without this, a tool could make a post that waits for approval look as if it were published. */
function refuseUnapproved({ actor }: UserContext, post: PostWithMode): void {
  if (actor.kind === 'key' && asksApproval(post))
    throw new AppError('CONFLICT', 'This post waits for approval. A person approves or rejects it first.');
}

/** The community in the link. Asks for confirmation if the post was written for another one. */
function communityOf(permalink: string, post: PostWithMode, isElsewhere: boolean): string {
  const there = readThreadCommunity(permalink) ?? post.subreddit;
  if (there.toLowerCase() === post.subreddit.toLowerCase()) return post.subreddit;
  if (!isElsewhere)
    throw invalidInput({
      permalink: `This link is in r/${there}, and the post was for r/${post.subreddit}.`,
    });
  return there;
}

type Linked = {
  thingId: string;
  /** True if the post's own account posted it. Claiming another user's post would stop us from finding ours. */
  isOwn: boolean;
  note: LinkNote | null;
};
type LinkNote = { event: 'linkUnchecked' } | { event: 'postedByAnother'; author: string; username: string };

/** The history line, which omits the name of an erased user. */
async function toNoteLine(
  ctx: UserContext,
  tx: Tx,
  note: LinkNote,
): Promise<[event: PostEventName, detail?: string]> {
  if (note.event === 'linkUnchecked') return [note.event];
  const { workspaceId } = ctx.actor;
  const erased = await findErasedUsers(ctx, tx, [workspaceId]);
  const author = erased.has(workspaceId, note) ? ERASED_NAME : note.author;
  return [note.event, `${author} ${note.username}`];
}

async function readThing(
  ctx: UserContext,
  { id, permalink, isMeant }: Pick<Input<typeof endpoint>, 'id' | 'permalink' | 'isMeant'>,
): Promise<Linked> {
  const { platform, clock, db } = ctx;
  const post = refuseUnparked(authorize(ctx.actor, await findPost(db, id)));
  refuseUnapproved(ctx, post);
  const thingId = readParentId(permalink);
  if (!isOnKnownSite(permalink, platform) || !thingId) throw invalidInput({ permalink: NO_LINK });
  const unread: Linked = { thingId, isOwn: false, note: { event: 'linkUnchecked' } };
  const account = await readPostingAccount(ctx, post.account_id);
  if (!platform || !account || !isOnPlatform(permalink, platform)) return unread;
  const isByHand = account.mode === 'assisted';
  const caller = isByHand
    ? await findReader(ctx, account.workspaceId, 'reply')
    : toCaller(account, platform.mode);
  if (!caller) return unread;
  const kind = post.type === 'comment' ? 'comment' : 'post';
  if (!thingId.startsWith(kind === 'comment' ? 't1_' : 't3_'))
    throw invalidInput({ permalink: `This isn’t the link of a ${kind}.` });
  await consumeRateLimits(ctx, [{ key: `confirm:${account.workspaceId}`, ...LOOK_UPS }]);
  const found = await askWithTimeout(clock, READ_WITHIN_MS, { ...caller, purpose: 'reply' }, (asking) =>
    platform.byIds(asking, [thingId]),
  );
  if (found?.kind !== 'ok') return unread;
  const thing = found.value.find((each) => each.id === thingId);
  if (!thing) throw invalidInput({ permalink: `${platform.name} shows nothing at this link.` });
  if (!thing.author) return unread;
  const isTheirs = thing.author.toLowerCase() === account.username.toLowerCase();
  const isTitled = !('title' in thing) || isSameTitle(thing.title, post.title ?? '');
  const doubts = [
    !isTheirs && `u/${thing.author} posted this, not u/${account.username}.`,
    // The author may have changed the title when posting by hand.
    isByHand && !isTitled && `It is titled “${shorten(thing.title, NAME_LENGTH)}” there.`,
  ].filter(Boolean);
  // A manual account's username is unverified, so its author may know better.
  if (doubts.length > 0 && !(isByHand && isMeant))
    throw invalidInput({ [isByHand ? 'isMeant' : 'permalink']: doubts.join(' ') });
  return {
    thingId,
    isOwn: !isByHand,
    note: isTheirs ? null : { event: 'postedByAnother', author: thing.author, username: account.username },
  };
}

const isSameTitle = (one: string, other: string): boolean =>
  splitWords(one).join(' ') === splitWords(other).join(' ');

const toCaller = ({ id, username, workspaceId, mode, isActive }: PostingAccount, platform: string) =>
  mode === platform && isActive ? { accountId: id, username, workspaceId } : null;

/** True for Reddit, false for the sandbox. For a post sent by the API only the path is stored. */
const isOfReddit = (link: string, origin: string | null): boolean =>
  link.startsWith('/') ? origin !== 'sandbox' : isOnReddit(link);

/** Rejects a link that belongs to another post, of any account: it was probably pasted by mistake. */
async function refuseKnownLink(
  tx: Tx,
  { id, workspace_id: workspaceId }: PostWithMode,
  permalink: string,
): Promise<void> {
  const thread = readThreadId(permalink)?.slice('t3_'.length) ?? '';
  const rows = await tx
    .selectFrom('posts')
    .select(['title', 'content', 'permalink', 'origin'])
    .where('workspace_id', '=', workspaceId)
    .where('permalink', 'like', `%/comments/${thread}%`)
    .where('id', '<>', id)
    .where('deleted_at', 'is', null)
    .execute();
  const other = rows.find(
    ({ permalink: known, origin }) =>
      known !== null &&
      readParentId(known) === readParentId(permalink) &&
      isOfReddit(known, origin) === isOfReddit(permalink, null),
  );
  if (!other) return;
  const name = cutText(other.title ?? other.content, NAME_LENGTH);
  throw invalidInput({ permalink: `This link already belongs to your post “${name}”.` });
}

/**
 * Claims the id of what our own account posted, so that it isn't taken for a copy of another post. An unreadable link is not
 * claimed, but may still match another post of the workspace.
 */
async function claimOf(
  tx: Tx,
  { id, workspace_id: workspaceId, account_mode: mode }: PostWithMode,
  { thingId, isOwn }: Linked,
): Promise<string | null> {
  const others = tx
    .selectFrom('posts')
    .select('id')
    .where('origin', '=', mode)
    .where('platform_id', '=', thingId)
    .where('id', '<>', id);
  const other = await (isOwn ? others : others.where('workspace_id', '=', workspaceId)).executeTakeFirst();
  if (other) throw invalidInput({ permalink: 'This link already belongs to another of your posts.' });
  return isOwn ? thingId : null;
}
