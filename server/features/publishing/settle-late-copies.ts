import { COPIES_SOUGHT_AFTER_MS, findLateCopies, isSurelyOurs } from '#core/publishing/find-late-copies.ts';
import { CLOCK_DOUBT_MS, type Listed } from '#core/publishing/decide-after-check.ts';
import {
  earlierCopy,
  earlierText,
  otherCopy,
  secondCopy,
  unsearchedCopy,
  unsearchedTry,
} from '#core/publishing/publishing-problems.ts';
import { isResting } from '#core/posts/post-phase.ts';
import { readParentId } from '#core/posts/read-thread-link.ts';
import type { TryAgain } from '#server/adapters/queue/job.ts';
import type { PostRow } from '../posts/post-rows.ts';
import type { Doubtful, PublishPorts } from './publish-protocol.ts';

/** With a minute's grace, since clocks differ. */
const LAST_PLANNED_MS = Math.max(...COPIES_SOUGHT_AFTER_MS) - CLOCK_DOUBT_MS;
/** A search that could not be made is repeated this often, once no planned one follows. */
const SEARCH_EVERY_MS = 10 * 60_000;
const SEARCH_FOR_MS = 2 * 3_600_000;
/** What an equal post may have made is told from then on, since the very last list may be unreadable. */
const SHARED_TOLD_AFTER_MS = SEARCH_FOR_MS - 3 * SEARCH_EVERY_MS;

/** Searches once for late copies: one becomes the post if it is not out yet, any other is deleted. */
export async function settleLateCopies(ports: PublishPorts, postId: string): Promise<TryAgain | void> {
  const doubtful = await ports.store.loadDoubtful(postId);
  if (!doubtful) return;
  const { post, untold } = doubtful;
  if (untold) await ports.store.tellCopy(post, untold.message, untold);
  const found = await findCopies(ports, doubtful);
  const times = doubtful.sent.map(({ at }) => at);
  const now = ports.platformNow();
  const isLast = now >= Math.min(...times) + LAST_PLANNED_MS;
  const isOver = now >= Math.max(...times) + SEARCH_FOR_MS;
  const settle = nameOf(post) ? settleSecond : settleFirst;
  // What a sibling may have made is decided when its outcome is known, or told when nobody will know it.
  const isClear = found !== null && (!found.isContested || now >= Math.max(...times) + SHARED_TOLD_AFTER_MS);
  const isSettled = isClear && (await settle(ports, doubtful, { ...found, isLast, isOver }));
  // An entry that could not be read may be another copy.
  if (isSettled && found.isWhole) return;
  if (isLast && !isOver) return { tryAgainAt: ports.clock.now() + SEARCH_EVERY_MS };
  const wasSeen = found !== null && (found.isWhole || found.late.length > 0);
  if (!isOver || wasSeen) return;
  // What was parked says already that nobody knows.
  if (!nameOf(post) && post.phase !== 'failed') return;
  const problem = (nameOf(post) ? unsearchedCopy : unsearchedTry)(ports.platformName);
  await ports.store.tellCopy(post, problem.message, problem);
}

/** What the post stands for there: what was answered, or what its author's link leads to. */
const nameOf = ({ platform_id: id, permalink }: PostRow) => id ?? readParentId(permalink);

/** `post`: as the account that has the copy. */
type Copy = Listed & { post: PostRow };
/**
 * `isContested`: a try of an equal post is open. `isOwnThere`: the list shows what the post stands for.
 * `isLast`: no planned search follows, `isOver`: none at all.
 */
type Found = {
  late: readonly Copy[];
  isWhole: boolean;
  isContested: boolean;
  isOwnThere: boolean;
  isLast: boolean;
  isOver: boolean;
};

/** Null if nobody can tell now. */
async function findCopies(
  ports: PublishPorts,
  { post, sent }: Doubtful,
): Promise<Omit<Found, 'isLast' | 'isOver'> | null> {
  const since = Math.min(...sent.map(({ at }) => at));
  const accounts = new Set([post.account_id, ...sent.map(({ accountId }) => accountId)]);
  const found = { late: [] as Copy[], isWhole: true, isContested: false, isOwnThere: false };
  for (const account_id of accounts) {
    const own = { ...post, account_id };
    const listing = await ports.listOwn(own, since);
    found.isWhole &&= listing?.isWhole ?? false;
    if (!listing && account_id !== null && account_id === post.account_id) return null;
    if (!listing) continue;
    // In this order: a sibling's copy in the list belongs to an open attempt, or else is claimed by now.
    found.isContested ||= await ports.store.isSiblingOpen(own, sent);
    const claimed = await ports.claimedBy(listing.items.map(({ id }) => id));
    const asIt = sent.filter(({ accountId }) => accountId === account_id);
    const strangers = listing.items.filter(({ id }) => id !== nameOf(post));
    for (const copy of findLateCopies(strangers, asIt, claimed)) found.late.push({ ...copy, post: own });
    found.isOwnThere ||= post.phase === 'published' && strangers.length < listing.items.length;
  }
  return found;
}

/** The post is not out as far as we know. */
async function settleFirst({ store }: PublishPorts, { post, hash }: Doubtful, { late, isContested }: Found) {
  const own = late.find((copy) => copy.hash === hash);
  if (!isResting(post.phase)) return true;
  if (own && !isContested) {
    await store.adopt(own.post, own);
    // What else is there is one too many now.
    return late.length === 1;
  }
  if (late.length > 0) await store.tellCopy(post, namesOf(late), earlierText(namesOf(late)));
  return true;
}

/** The post is out, so every other copy is one too many. */
async function settleSecond(
  ports: PublishPorts,
  { post, hash, sent, copiesAtMost }: Doubtful,
  { late, isContested, isOwnThere, isLast, isOver }: Found,
): Promise<boolean> {
  const { store } = ports;
  // What the post stands for was taken down or cannot be read: the other copy may be the only one.
  if (late.length > 0 && !isOwnThere) {
    if (!isLast) return false;
    await store.tellCopy(post, namesOf(late), otherCopy(namesOf(late)));
    return true;
  }
  const { lateCopies } = await store.settingsOf(post);
  // A link that nobody could check may be another post's, and more than was tried is not ours alone.
  const mayBeOurs = !isContested && post.platform_id !== null && late.length < copiesAtMost;
  const kept: Copy[] = [];
  for (const copy of late) {
    // An earlier text is nowhere else, and a copy that others have voted on or answered is not ours alone any more.
    const isOurs = mayBeOurs && copy.hash === hash && isSurelyOurs(copy, sent);
    const mayRemove = isOurs && !copy.touched && lateCopies === 'remove';
    const ending = mayRemove ? await ports.remove(copy.post, copy.id) : 'kept';
    if (ending === 'failed' && !isOver) return false;
    if (ending === 'removed') await store.noteCopyRemoved(post, copy.id);
    else kept.push(copy);
  }
  if (kept.length === 0) return true;
  const isSame = kept.every((copy) => copy.hash === hash);
  const problem = isSame ? secondCopy(kept.map(({ id }) => id)) : earlierCopy(namesOf(kept));
  await store.tellCopy(post, namesOf(kept), problem);
  return true;
}

const namesOf = (copies: readonly Copy[]) => copies.map(({ id }) => id).join(', ');
