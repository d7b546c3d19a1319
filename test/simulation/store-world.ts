import type { PostRow } from '#server/features/posts/post-rows.ts';
import type {
  StartedAttempt,
  UnknownOutcome,
  PublishStore,
} from '#server/features/publishing/publish-protocol.ts';

/** The environment for testing a publish store: its own posts, and access behind the port. */
export type StoreWorld = {
  readonly store: PublishStore;
  /** A post that waits to be sent, by the first account or another one. */
  readonly addPost: (account?: 'first' | 'second') => Promise<PostRow>;
  readonly readPost: (id: string) => Promise<PostRow>;
  /** Simulates that the author changes the post: it waits again, with a newer version number. */
  readonly edit: (id: string) => Promise<void>;
  /** The number of searches for copies of the post still to come. */
  readonly countCopySearches: (id: string) => Promise<number>;
};

export const ARMED_AT = 1_000_000;
export const accepted = ({ id }: PostRow) => ({ to: 'published', id: `t3_${id}`, permalink: null }) as const;
export const PROBLEM = { code: 'SOME_CODE', message: 'It happened.', remedy: 'Do that.' };
export const unknownOutcome = (quietUntil = 0): UnknownOutcome => ({ quietUntil, taken: false });
export const delayed = (code: string) =>
  ({ to: 'waiting', runAt: ARMED_AT, problem: { ...PROBLEM, code } }) as const;

/** Opens stores in which an attempt is stored but not finished. */
export function createArming(open: () => Promise<StoreWorld>) {
  async function arm(world: StoreWorld, post: PostRow): Promise<StartedAttempt> {
    const attempt = await world.store.arm(post, ARMED_AT);
    if (!attempt) throw new Error('The post could not be armed.');
    return attempt;
  }

  async function armed() {
    const world = await open();
    const post = await world.addPost();
    const attempt = await arm(world, post);
    const reload = async () => await world.store.load(post.id, (await world.readPost(post.id)).fence);
    const phase = async () => (await world.readPost(post.id)).phase;
    return { ...world, post, attempt, reload, phase, world };
  }

  return { arm, armed };
}
