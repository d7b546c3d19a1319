import { COPY_SEARCH_DELAYS_MS, findLateCopies, isCertainlyOurs } from '#core/publishing/find-late-copies.ts';
import { CLOCK_TOLERANCE_MS, type ListedPost } from '#core/publishing/decide-after-check.ts';
import {
  earlierCopy,
  earlierText,
  otherCopy,
  secondCopy,
  unsearchedCopy,
  unsearchedTry,
} from '#core/publishing/publishing-problems.ts';
import { isUnsentPhase } from '#core/posts/post-phase.ts';
import { readParentId } from '#core/posts/read-thread-link.ts';
import type { TryAgain } from '#server/adapters/queue/job.ts';
import type { PostRow } from '../posts/post-rows.ts';
import type { UncertainPost, PublishPorts } from './publish-protocol.ts';

/** A search starts a minute early, because clocks differ. */
const LAST_PLANNED_MS = Math.max(...COPY_SEARCH_DELAYS_MS) - CLOCK_TOLERANCE_MS;
/** Once no planned search follows, failed searches are repeated at this interval. */
const SEARCH_EVERY_MS = 10 * 60_000;
const SEARCH_FOR_MS = 2 * 3_600_000;
/**
 * After this many searches, we report what an identical post may have created, because even the last listing may be unreadable.
 */
const REPORT_SHARED_AFTER_MS = SEARCH_FOR_MS - 3 * SEARCH_EVERY_MS;

/** Searches once for late copies. If the post isn't out yet, one copy becomes the post; any other is deleted. */
export async function settleLateCopies(ports: PublishPorts, postId: string): Promise<TryAgain | void> {
  const doubtful = await ports.store.loadUncertain(postId);
  if (!doubtful) return;
  const { post, unreported } = doubtful;
  if (unreported) await ports.store.reportCopy(post, unreported.message, unreported);
  const found = await findCopies(ports, doubtful);
  const times = doubtful.sent.map(({ at }) => at);
  const now = ports.platformNow();
  const isLast = now >= Math.min(...times) + LAST_PLANNED_MS;
  const isOver = now >= Math.max(...times) + SEARCH_FOR_MS;
  const settle = nameOf(post) ? settleSecond : settleFirst;
  // Wait for the outcome of an identical post before judging what it may have created. Once no search can clear that up, report
  // it.
  const isClear =
    found !== null && (!found.isContested || now >= Math.max(...times) + REPORT_SHARED_AFTER_MS);
  const isSettled = isClear && (await settle(ports, doubtful, { ...found, isLast, isOver }));
  // An unreadable entry may be another copy.
  if (isSettled && found.isWhole) return;
  if (isLast && !isOver) return { tryAgainAt: ports.clock.now() + SEARCH_EVERY_MS };
  const wasSeen = found !== null && (found.isWhole || found.late.length > 0);
  if (!isOver || wasSeen) return;
  // A parked post already says its outcome is unknown.
  if (!nameOf(post) && post.phase !== 'failed') return;
  const problem = (nameOf(post) ? unsearchedCopy : unsearchedTry)(ports.platformName);
  await ports.store.reportCopy(post, problem.message, problem);
}

/** The platform id of the post: as accepted, or from its author's link. */
const nameOf = ({ platform_id: id, permalink }: PostRow) => id ?? readParentId(permalink);

/** `post`: the post with the account that has the copy. */
type Copy = ListedPost & { post: PostRow };
/**
 * `isContested`: an identical post has an open attempt. `isOwnThere`: the listing shows the post itself. `isLast`: no
 * planned search follows. `isOver`: no search follows.
 */
type Found = {
  late: readonly Copy[];
  isWhole: boolean;
  isContested: boolean;
  isOwnThere: boolean;
  isLast: boolean;
  isOver: boolean;
};

/** Null if the listing is unreadable now. */
async function findCopies(
  ports: PublishPorts,
  { post, sent }: UncertainPost,
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
    // Keep this order: an identical post whose copy is in the listing then has an open attempt, or has claimed the copy.
    found.isContested ||= await ports.store.isSiblingOpen(own, sent);
    const claimed = await ports.claimedBy(listing.items.map(({ id }) => id));
    const asIt = sent.filter(({ accountId }) => accountId === account_id);
    const strangers = listing.items.filter(({ id }) => id !== nameOf(post));
    for (const copy of findLateCopies(strangers, asIt, claimed)) found.late.push({ ...copy, post: own });
    found.isOwnThere ||= post.phase === 'published' && strangers.length < listing.items.length;
  }
  return found;
}

/** Handles the copies of a post that, as far as we know, isn't out. */
async function settleFirst(
  { store }: PublishPorts,
  { post, hash }: UncertainPost,
  { late, isContested }: Found,
) {
  const own = late.find((copy) => copy.hash === hash);
  if (!isUnsentPhase(post.phase)) return true;
  if (own && !isContested) {
    await store.adopt(own.post, own);
    // From here on, any further copies are duplicates.
    return late.length === 1;
  }
  if (late.length > 0) await store.reportCopy(post, namesOf(late), earlierText(namesOf(late)));
  return true;
}

/** Handles the copies of a published post: every other copy is a duplicate. */
async function settleSecond(
  ports: PublishPorts,
  { post, hash, sent, copiesAtMost }: UncertainPost,
  { late, isContested, isOwnThere, isLast, isOver }: Found,
): Promise<boolean> {
  const { store } = ports;
  // The post was taken down or is unreadable, so the other copy may be the only one.
  if (late.length > 0 && !isOwnThere) {
    if (!isLast) return false;
    await store.reportCopy(post, namesOf(late), otherCopy(namesOf(late)));
    return true;
  }
  const { lateCopies } = await store.settingsOf(post);
  // An unchecked link may belong to another post. More copies than attempts means some aren't ours.
  const mayBeOurs = !isContested && post.platform_id !== null && late.length < copiesAtMost;
  const kept: Copy[] = [];
  for (const copy of late) {
    // Keep an earlier text, which exists nowhere else, and a copy with votes or replies.
    const isOurs = mayBeOurs && copy.hash === hash && isCertainlyOurs(copy, sent);
    const mayRemove = isOurs && !copy.touched && lateCopies === 'remove';
    const ending = mayRemove ? await ports.remove(copy.post, copy.id) : 'kept';
    if (ending === 'failed' && !isOver) return false;
    if (ending === 'removed') await store.noteCopyRemoved(post, copy.id);
    else kept.push(copy);
  }
  if (kept.length === 0) return true;
  const isSame = kept.every((copy) => copy.hash === hash);
  const problem = isSame ? secondCopy(kept.map(({ id }) => id)) : earlierCopy(namesOf(kept));
  await store.reportCopy(post, namesOf(kept), problem);
  return true;
}

const namesOf = (copies: readonly Copy[]) => copies.map(({ id }) => id).join(', ');
