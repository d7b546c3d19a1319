import type { AfterSend } from '#core/publishing/decide-after-send.ts';
import { unnamedCopy } from '#core/publishing/publishing-problems.ts';
import { canTransition, isUnderWay, isUnsentPhase } from '#core/posts/post-phase.ts';
import { CLOCK_TOLERANCE_MS } from '#core/publishing/decide-after-check.ts';
import { COPY_SEARCH_DELAYS_MS, LATE_ARRIVAL_MS } from '#core/publishing/find-late-copies.ts';
import type { PostRow } from '#server/features/posts/post-rows.ts';
import type { StartedAttempt, PublishStore } from '#server/features/publishing/publish-protocol.ts';

type Kept = StartedAttempt & {
  postId: string;
  accountId: string | null;
  fence: number;
  state: 'armed' | 'unknown' | 'ended' | 'lost' | 'unsent';
  doubted: boolean;
};

const isUnsent = (after: AfterSend) =>
  after.to === 'waiting' && (after.problem?.code ?? 'UNREACHABLE') === 'UNREACHABLE';
const isGivenUp = ({ state }: Kept) => state === 'lost';
const DEFAULT_SETTINGS = { silence: 'usual', lateCopies: 'remove' } as const;

/** The posts and attempts of one simulation. `publish-store.contract.ts` tests it like the real tables. */
export class MemoryStore {
  readonly posts = new Map<string, PostRow>();
  readonly attempts: Kept[] = [];
  readonly #removed = new Map<string, number>();
  readonly #unreadAt = new Map<string, number>();
  readonly #searchLater: (postId: string, waitMs: number) => void;

  constructor(searchLater: (postId: string, waitMs: number) => void) {
    this.#searchLater = searchLater;
  }

  /** `write` wraps every write: it takes time, and may fail before or after the work. */
  ports(write: <T>(work: () => T) => Promise<T>): PublishStore {
    return {
      load: (postId, fence) =>
        write(() => {
          const post = this.posts.get(postId);
          if (!post || post.fence !== fence) return null;
          const own = this.attempts.filter((each) => each.postId === postId);
          const last = own.at(-1);
          const mine = own.filter((each) => each.fence === fence);
          const unsentTries = mine.length - 1 - mine.findLastIndex(({ state }) => state !== 'unsent');
          const isOpen = last && (last.state === 'armed' || last.state === 'unknown');
          const tries = own.filter(({ state }) => state !== 'unsent').length;
          return {
            post: { ...post },
            hash: post.content,
            titleHash: post.content,
            attempt: isOpen
              ? { ...last, tries, givenUp: own.filter(isGivenUp).length, armed: last.state === 'armed' }
              : null,
            unsentTries,
          };
        }),
      settingsOf: () => write(() => DEFAULT_SETTINGS),
      arm: (post, armedAt) =>
        write(() => {
          const accountId = post.account_id;
          if (this.attempts.some((each) => each.state === 'armed' && each.accountId === accountId))
            return null;
          if (!this.#move(post, { phase: 'publishing' })) return null;
          const attempt = this.#attempt(post, armedAt);
          this.attempts.push({ ...attempt, state: 'armed', doubted: false });
          return attempt;
        }),
      settle: (post, attempt, after) => write(() => this.#settle(post, attempt, after)),
      noteWait: (post, problem) =>
        write(() => {
          const now = this.posts.get(post.id);
          if (now && now.fence === post.fence && now.phase === post.phase)
            this.posts.set(post.id, { ...now, problem: JSON.stringify(problem) });
        }),
      postpone: (post, after) =>
        write(() => {
          if (!this.#move(post, { phase: after.to }) || !isUnsent(after)) return;
          const attempt = this.#attempt(post, 0);
          this.attempts.push({ ...attempt, state: 'unsent', doubted: false });
        }),
      doubt: (post, attempt, { quietUntil, taken }) =>
        write(() => {
          const now = this.attempts.find(({ id }) => id === attempt.id);
          const isOpen = now?.state === 'armed' || now?.state === 'unknown';
          const isTaken = taken || attempt.taken;
          this.#set(attempt.id, { quietUntil, doubted: true, ...(isTaken && { taken: true }) });
          if (isOpen) {
            this.#move({ ...post, phase: 'publishing' }, { phase: 'checking' });
            this.#set(attempt.id, { state: 'unknown' });
          } else if (isTaken) this.#move({ ...post, phase: 'waiting' }, { phase: 'needs_you' });
          for (const waitMs of COPY_SEARCH_DELAYS_MS) this.#searchLater(post.id, waitMs);
        }),
      noteCheck: (_post, attempt, missed) =>
        write(() => {
          this.#set(attempt.id, { checks: attempt.checks + 1, misses: attempt.misses + (missed ? 1 : 0) });
        }),
      forget: (post, attempt) =>
        write(() => {
          const now = this.attempts.find(({ id }) => id === attempt.id);
          if (now?.state !== 'armed' && now?.state !== 'unknown') return;
          if (this.#move(post, { phase: 'waiting' })) this.#set(attempt.id, { state: 'lost' });
        }),
      park: (post) => write(() => void this.#move(post, { phase: 'needs_you' })),
      noteUnread: ({ id }, since) =>
        write(() => {
          const first = this.#unreadAt.get(id) ?? since;
          this.#unreadAt.set(id, first);
          return first;
        }),
      loadUncertain: (postId) =>
        write(() => {
          const post = this.posts.get(postId);
          const own = this.attempts.filter((each) => each.postId === postId);
          if (!post || own.every(({ doubted }) => !doubted)) return null;
          const sent = own
            .filter(({ state }) => state !== 'unsent')
            .map(({ hash, armedAt: at, accountId }) => ({ hash, at, accountId }));
          const taken = own.filter((each) => each.taken);
          const hashes = taken.map(({ hash }) => hash);
          const isTwice = taken.length > 0 && (sent.length > 1 || this.#isSiblingLost(post, hashes));
          const isOpen = taken.some(isGivenUp) && isUnsentPhase(post.phase);
          const unreported = (post.phase === 'published' ? isTwice : isOpen) ? unnamedCopy('The site') : null;
          const copiesAtMost = sent.length - (this.#removed.get(postId) ?? 0);
          return { post: { ...post }, hash: post.content, sent, unreported, copiesAtMost };
        }),
      adopt: (post, copy) =>
        write(() => {
          this.#move(post, { phase: 'published', platform_id: copy.id });
        }),
      isSiblingOpen: (post, sent) =>
        write(() =>
          this.attempts.some(
            ({ postId, accountId, state, hash, armedAt }) =>
              postId !== post.id &&
              accountId === post.account_id &&
              (state === 'armed' || state === 'unknown') &&
              sent.some((each) => each.hash === hash) &&
              sent.some(({ at }) => Math.abs(armedAt - at) <= LATE_ARRIVAL_MS + CLOCK_TOLERANCE_MS),
          ),
        ),
      reportCopy: (post) =>
        write(() => {
          if (post.phase === 'waiting' || post.phase === 'failed') this.#move(post, { phase: 'needs_you' });
        }),
      noteCopyRemoved: ({ id }) => write(() => void this.#removed.set(id, (this.#removed.get(id) ?? 0) + 1)),
    };
  }

  #isSiblingLost(post: PostRow, hashes: readonly string[]): boolean {
    const at = post.published_at ?? 0;
    return this.attempts.some(
      ({ postId, accountId, state, hash, armedAt }) =>
        postId !== post.id &&
        accountId === post.account_id &&
        state === 'lost' &&
        hashes.includes(hash) &&
        armedAt >= at - LATE_ARRIVAL_MS &&
        armedAt <= at + CLOCK_TOLERANCE_MS,
    );
  }

  #settle(post: PostRow, attempt: StartedAttempt, after: AfterSend): boolean {
    const now = this.posts.get(post.id);
    const isLast = this.attempts.findLast((each) => each.postId === post.id)?.id === attempt.id;
    const moves = now && (after.to === 'published' || (isLast && isUnderWay(now.phase)));
    const change =
      after.to === 'published'
        ? { phase: after.to, platform_id: after.id, published_at: after.at ?? null }
        : { phase: after.to };
    this.#set(attempt.id, { state: isUnsent(after) ? 'unsent' : 'ended' });
    const moved = moves ? this.#move({ ...now, fence: post.fence }, change) : false;
    return moved && after.to !== 'waiting';
  }

  #attempt(post: PostRow, armedAt: number) {
    return {
      id: `att_${this.attempts.length}`,
      postId: post.id,
      accountId: post.account_id,
      hash: post.content,
      titleHash: post.content,
      taken: false,
      armedAt,
      quietUntil: 0,
      misses: 0,
      checks: 0,
      fence: post.fence,
      armed: true,
    };
  }

  #set(id: string, change: Partial<Kept>): void {
    const attempt = this.attempts.find((each) => each.id === id);
    if (attempt) Object.assign(attempt, change);
  }

  #move(from: PostRow, change: Partial<PostRow> & { phase: PostRow['phase'] }): boolean {
    const post = this.posts.get(from.id);
    if (
      !post ||
      post.fence !== from.fence ||
      post.phase !== from.phase ||
      !canTransition(from.phase, change.phase)
    )
      return false;
    this.posts.set(from.id, { ...post, ...change });
    return true;
  }
}
