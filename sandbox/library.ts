import type { WorldClock } from './clock.ts';
import type { Fate } from './store/fates.ts';
import type { MemberPost } from './store/member-posts.ts';
import type { Store } from './store/store.ts';
import { COMMUNITIES } from './world/communities.ts';
import type { Community } from './world/community.ts';
import { repliesAt, votesAt } from './world/growth.ts';
import { answersTo, replyOfComment } from './world/member-reply.ts';
import { threadOfPost } from './world/member-thread.ts';
import { placeOfComment, placeOfThread, threadId } from './world/numbering.ts';
import { residentNumber } from './world/residents.ts';
import { share } from './world/random.ts';
import { residentReplies } from './world/resident-replies.ts';
import type { Reply, Thread } from './world/thread.ts';
import { monthOf, type World } from './world/world.ts';

export type Standing = {
  readonly removedBy: Fate['removedBy'];
  readonly locked: boolean;
  readonly deleted: boolean;
  readonly authorGone: boolean;
};

/** The generated world and what members added to it, as one collection, at the present moment. */
export type Library = {
  readonly thread: (id: string) => Thread | undefined;
  readonly reply: (id: string) => Reply | undefined;
  /** Threads that a listing may show, in no particular order. */
  readonly shelf: (communities: readonly Community[]) => readonly Thread[];
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
const SHELF_DAYS = 35;
const RECENT_DAYS = 4;
const REMEMBERED = 1_000;
const GONE = 0.025;

type Parts = {
  readonly clock: WorldClock;
  readonly world: World;
  readonly store: Store;
};

export function createLibrary({ clock, world, store }: Parts): Library {
  const remembered = new Map<string, readonly Reply[]>();

  const ours = new WeakMap<MemberPost, Thread>();

  const threadOf = (post: MemberPost): Thread | undefined => {
    const made = ours.get(post) ?? threadOfPost(world.seed, post);
    if (made) ours.set(post, made);
    return made;
  };

  function thread(id: string): Thread | undefined {
    const place = placeOfThread(id);
    if (!place) return undefined;
    if (place.by === 'resident') return world.byId(id, clock.now());
    const post = store.posts.get(place.sequence);
    return post ? threadOf(post) : undefined;
  }

  const accountGone = (author: string): boolean => store.choices.of(author, 'deleted', 'account') === 1;

  function standing(fullname: string, item: Thread | Reply): Standing {
    const now = clock.now();
    const fate = store.fates.of(fullname);
    const chance = item.by === 'resident' ? share(item.growth.seed, 'gone') : 1;
    const isReply = 'threadId' in item;
    return {
      removedBy: fate.removedAt !== null && fate.removedAt <= now ? fate.removedBy : null,
      locked: fate.lockedAt !== null && fate.lockedAt <= now,
      deleted: fate.deletedAt !== null || (isReply && chance < GONE),
      authorGone: item.by === 'member' ? accountGone(item.author) : !isReply && chance < GONE / 2,
    };
  }

  /** Attention ends when a thing is taken down; talk also ends when it is locked. */
  function lively(fullname: string, createdAt: number, talk: boolean): number {
    const { removedAt, deletedAt, lockedAt } = store.fates.of(fullname);
    if (removedAt === null && deletedAt === null && lockedAt === null) return clock.now() - createdAt;
    const ends = [clock.now(), removedAt, deletedAt, talk ? lockedAt : null].filter((at) => at !== null);
    return Math.min(...ends) - createdAt;
  }

  const answersSoFar = (of: Thread, to: Reply, sequence: number): readonly Reply[] => {
    const until = to.createdAt + lively(`t1_${to.id}`, to.createdAt, true);
    return answersTo(of, to, sequence).filter(({ createdAt }) => createdAt <= until);
  };

  function memberReplies(of: Thread): readonly Reply[] {
    const seen = store.comments.under(of.id).filter(({ unseen }) => !unseen);
    return seen.flatMap((comment) => {
      const reply = replyOfComment(world.seed, comment);
      return [reply].concat(answersSoFar(of, reply, comment.sequence));
    });
  }

  function written(of: Thread): readonly Reply[] {
    const found = remembered.get(of.id) ?? residentReplies(of);
    remembered.delete(of.id);
    remembered.set(of.id, found);
    if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
    return found;
  }

  const replies = (of: Thread): readonly Reply[] => {
    const arrived = repliesAt(of.growth, lively(`t3_${of.id}`, of.createdAt, true));
    return [...written(of).slice(0, arrived), ...memberReplies(of)];
  };

  function reply(id: string): Reply | undefined {
    const place = placeOfComment(id);
    if (!place) return undefined;
    if (place.by === 'resident') {
      const above = thread(threadId(place.thread));
      return above ? replies(above).find((each) => each.id === id) : undefined;
    }
    const comment = store.comments.get(place.sequence);
    if (!comment) return undefined;
    if (place.by === 'member') return replyOfComment(world.seed, comment);
    const above = thread(comment.threadId);
    return above ? memberReplies(above).find((each) => each.id === id) : undefined;
  }

  const isListed = (of: Thread): boolean => {
    const { removedAt, deletedAt } = store.fates.of(`t3_${of.id}`);
    return deletedAt === null && (removedAt === null || removedAt > clock.now());
  };

  const memberThreads = (): readonly Thread[] => store.posts.all().flatMap((post) => threadOf(post) ?? []);

  function shelf(communities: readonly Community[]): readonly Thread[] {
    const now = clock.now();
    const from = now - SHELF_DAYS * DAY_MS;
    const wanted = new Set(communities);
    const generated = communities.flatMap((community) => world.arrivals(community, from, now));
    const added = memberThreads().filter((of) => wanted.has(of.community));
    return [...generated, ...added].filter(isListed);
  }

  const isVisible = ({ access }: Community): boolean => access === 'public' || access === 'restricted';

  return {
    thread,
    reply,
    shelf,
    replies,
    standing,
    score: (of) => {
      const fullname = `t3_${of.id}`;
      const votes = votesAt(of.growth, lively(fullname, of.createdAt, false));
      return Math.max(0, 1 + votes + store.choices.votesOn(fullname));
    },
    replyCount: (of) =>
      repliesAt(of.growth, lively(`t3_${of.id}`, of.createdAt, true)) + memberReplies(of).length,
    replyScore: (of) => {
      const fullname = `t1_${of.id}`;
      return 1 + votesAt(of.growth, lively(fullname, of.createdAt, false)) + store.choices.votesOn(fullname);
    },
    isPinned: (of) => of.pinned && monthOf(of.createdAt) === monthOf(clock.now()),
    threadsBy: (author) => {
      const name = author.toLowerCase();
      const visible = residentNumber(name) === undefined ? [] : COMMUNITIES.filter(isVisible);
      const generated = shelf(visible).filter(
        (of) => of.by === 'resident' && of.author.toLowerCase() === name,
      );
      return [...generated, ...memberThreads().filter((of) => of.author.toLowerCase() === name)];
    },
    repliesBy: (author) => {
      const name = author.toLowerCase();
      const own = store.comments.all().filter((comment) => comment.author.toLowerCase() === name);
      if (own.length > 0 || residentNumber(name) === undefined)
        return own.map((comment) => replyOfComment(world.seed, comment));
      const recent = clock.now() - RECENT_DAYS * DAY_MS;
      return COMMUNITIES.filter(isVisible)
        .flatMap((community) => world.arrivals(community, recent, clock.now()))
        .flatMap((of) =>
          replies(of).filter((each) => each.by === 'resident' && each.author.toLowerCase() === name),
        );
    },
  };
}
