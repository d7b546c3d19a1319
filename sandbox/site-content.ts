import type { WorldClock } from './clock.ts';
import type { Fate } from './store/fates.ts';
import type { MemberPost } from './store/member-posts.ts';
import type { Store } from './store/store.ts';
import { COMMUNITIES } from './world/communities.ts';
import type { Community } from './world/community.ts';
import { repliesAt, votesAt } from './world/growth.ts';
import { residentAnswers, createMemberReply } from './world/member-reply.ts';
import { createMemberThread } from './world/member-thread.ts';
import { parseCommentId, parseThreadId, threadId } from './world/numbering.ts';
import { hashFraction } from './world/random.ts';
import { residentReplies } from './world/resident-replies.ts';
import { residentNumber } from './world/residents.ts';
import type { Reply, Thread } from './world/thread.ts';
import { monthIndex, type World } from './world/world.ts';

export type Standing = {
  readonly removedBy: Fate['removedBy'];
  readonly locked: boolean;
  readonly deleted: boolean;
  readonly authorGone: boolean;
};

/** Generated and member content as one collection, at the current time. */
export type SiteContent = {
  readonly thread: (id: string) => Thread | undefined;
  readonly reply: (id: string) => Reply | undefined;
  /** The threads that a listing may show, unordered. */
  readonly listedThreads: (communities: readonly Community[]) => readonly Thread[];
  readonly replies: (thread: Thread) => readonly Reply[];
  readonly score: (thread: Thread) => number;
  readonly replyCount: (thread: Thread) => number;
  readonly replyScore: (reply: Reply) => number;
  readonly standing: (fullname: string, item: Thread | Reply) => Standing;
  readonly isPinned: (thread: Thread) => boolean;
  readonly threadsBy: (author: string) => readonly Thread[];
  readonly repliesBy: (author: string) => readonly Reply[];
};

const DAY_MS = 86_400_000;
const LISTED_DAYS = 35;
const RECENT_DAYS = 4;
const MAX_CACHED_THREADS = 1_000;
const GONE_SHARE = 0.025;

type Parts = {
  readonly clock: WorldClock;
  readonly world: World;
  readonly store: Store;
  /** Members' posts get their first answer within seconds. */
  readonly answersQuickly: boolean;
};

export function createSiteContent({ clock, world, store, answersQuickly }: Parts): SiteContent {
  const cachedReplies = new Map<string, readonly Reply[]>();

  const memberThreadCache = new WeakMap<MemberPost, Thread>();

  function threadOf(post: MemberPost): Thread | undefined {
    const made =
      memberThreadCache.get(post) ?? createMemberThread(world.seed, post, answersQuickly ? 'quick' : 'early');
    if (made) memberThreadCache.set(post, made);
    return made;
  }

  function findThread(id: string): Thread | undefined {
    const ref = parseThreadId(id);
    if (!ref) return undefined;
    if (ref.by === 'resident') return world.byId(id, clock.now());
    const post = store.posts.get(ref.sequence);
    return post ? threadOf(post) : undefined;
  }

  const accountGone = (author: string): boolean => store.choices.of(author, 'deleted', 'account') === 1;

  function standing(fullname: string, item: Thread | Reply): Standing {
    const now = clock.now();
    const fate = store.fates.of(fullname);
    const chance = item.by === 'resident' ? hashFraction(item.growth.seed, 'gone') : 1;
    const isReply = 'threadId' in item;
    return {
      removedBy: fate.removedAt !== null && fate.removedAt <= now ? fate.removedBy : null,
      locked: fate.lockedAt !== null && fate.lockedAt <= now,
      deleted: fate.deletedAt !== null || (isReply && chance < GONE_SHARE),
      authorGone: item.by === 'member' ? accountGone(item.author) : !isReply && chance < GONE_SHARE / 2,
    };
  }

  /** How long a thing has gained votes, or replies if `talk` is set. Removing it ends both, locking it ends replies. */
  function activeMs(fullname: string, createdAt: number, talk: boolean): number {
    const { removedAt, deletedAt, lockedAt } = store.fates.of(fullname);
    if (removedAt === null && deletedAt === null && lockedAt === null) return clock.now() - createdAt;
    const ends = [clock.now(), removedAt, deletedAt, talk ? lockedAt : null].filter((at) => at !== null);
    return Math.min(...ends) - createdAt;
  }

  function answersSoFar(thread: Thread, to: Reply, sequence: number): readonly Reply[] {
    const until = to.createdAt + activeMs(`t1_${to.id}`, to.createdAt, true);
    return residentAnswers(thread, to, sequence).filter(({ createdAt }) => createdAt <= until);
  }

  function memberReplies(thread: Thread): readonly Reply[] {
    const seen = store.comments.under(thread.id).filter(({ unseen }) => !unseen);
    return seen.flatMap((comment) => {
      const reply = createMemberReply(world.seed, comment);
      return [reply].concat(answersSoFar(thread, reply, comment.sequence));
    });
  }

  function generatedReplies(thread: Thread): readonly Reply[] {
    const found = cachedReplies.get(thread.id) ?? residentReplies(thread);
    cachedReplies.delete(thread.id);
    cachedReplies.set(thread.id, found);
    if (cachedReplies.size > MAX_CACHED_THREADS)
      cachedReplies.delete(cachedReplies.keys().next().value ?? '');
    return found;
  }

  function replies(thread: Thread): readonly Reply[] {
    const arrived = repliesAt(thread.growth, activeMs(`t3_${thread.id}`, thread.createdAt, true));
    return [...generatedReplies(thread).slice(0, arrived), ...memberReplies(thread)];
  }

  function findReply(id: string): Reply | undefined {
    const ref = parseCommentId(id);
    if (!ref) return undefined;
    if (ref.by === 'resident') {
      const above = findThread(threadId(ref.thread));
      return above ? replies(above).find((each) => each.id === id) : undefined;
    }
    const comment = store.comments.get(ref.sequence);
    if (!comment) return undefined;
    if (ref.by === 'member') return createMemberReply(world.seed, comment);
    const above = findThread(comment.threadId);
    return above ? memberReplies(above).find((each) => each.id === id) : undefined;
  }

  function isListed(thread: Thread): boolean {
    const { removedAt, deletedAt } = store.fates.of(`t3_${thread.id}`);
    return deletedAt === null && (removedAt === null || removedAt > clock.now());
  }

  const memberThreads = (): readonly Thread[] => store.posts.all().flatMap((post) => threadOf(post) ?? []);

  function listedThreads(communities: readonly Community[]): readonly Thread[] {
    const now = clock.now();
    const from = now - LISTED_DAYS * DAY_MS;
    const wanted = new Set(communities);
    const generated = communities.flatMap((community) => world.arrivals(community, from, now));
    const added = memberThreads().filter((thread) => wanted.has(thread.community));
    return [...generated, ...added].filter(isListed);
  }

  const isVisible = ({ access }: Community): boolean => access === 'public' || access === 'restricted';

  return {
    thread: findThread,
    reply: findReply,
    listedThreads,
    replies,
    standing,
    score: (thread) => {
      const fullname = `t3_${thread.id}`;
      const votes = votesAt(thread.growth, activeMs(fullname, thread.createdAt, false));
      return Math.max(0, 1 + votes + store.choices.votesOn(fullname));
    },
    replyCount: (thread) =>
      repliesAt(thread.growth, activeMs(`t3_${thread.id}`, thread.createdAt, true)) +
      memberReplies(thread).length,
    replyScore: (reply) => {
      const fullname = `t1_${reply.id}`;
      return (
        1 +
        votesAt(reply.growth, activeMs(fullname, reply.createdAt, false)) +
        store.choices.votesOn(fullname)
      );
    },
    isPinned: (thread) => thread.pinned && monthIndex(thread.createdAt) === monthIndex(clock.now()),
    threadsBy: (author) => {
      const name = author.toLowerCase();
      const visible = residentNumber(name) === undefined ? [] : COMMUNITIES.filter(isVisible);
      const generated = listedThreads(visible).filter(
        (thread) => thread.by === 'resident' && thread.author.toLowerCase() === name,
      );
      return [...generated, ...memberThreads().filter((thread) => thread.author.toLowerCase() === name)];
    },
    repliesBy: (author) => {
      const name = author.toLowerCase();
      const own = store.comments.all().filter((comment) => comment.author.toLowerCase() === name);
      if (own.length > 0 || residentNumber(name) === undefined)
        return own.map((comment) => createMemberReply(world.seed, comment));
      const recent = clock.now() - RECENT_DAYS * DAY_MS;
      return COMMUNITIES.filter(isVisible)
        .flatMap((community) => world.arrivals(community, recent, clock.now()))
        .flatMap((thread) =>
          replies(thread).filter((each) => each.by === 'resident' && each.author.toLowerCase() === name),
        );
    },
  };
}
