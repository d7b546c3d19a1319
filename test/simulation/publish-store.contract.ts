import { expect, test } from 'vitest';
import type { PostRow } from '#server/features/posts/post-rows.ts';
import type { Begun, Doubt, PublishStore } from '#server/features/publishing/publish-protocol.ts';

/** What a publish store is tried on: posts of its own, and a look behind the port. */
export type StoreWorld = {
  readonly store: PublishStore;
  /** A post that waits to be sent, of the first account or of another. */
  readonly addPost: (account?: 'first' | 'second') => Promise<PostRow>;
  readonly readPost: (id: string) => Promise<PostRow>;
  /** The author changes the post: it waits again, under a newer fence. */
  readonly edit: (id: string) => Promise<void>;
  /** How many times copies of the post will be looked for. */
  readonly countCopySearches: (id: string) => Promise<number>;
};

const ARMED_AT = 1_000_000;
const accepted = ({ id }: PostRow) => ({ to: 'published', id: `t3_${id}`, permalink: null }) as const;
const PROBLEM = { code: 'SOME_CODE', message: 'It happened.', remedy: 'Do that.' };
const lost = (quietUntil = 0): Doubt => ({ quietUntil, taken: false });
const delayed = (code: string) =>
  ({ to: 'waiting', runAt: ARMED_AT, problem: { ...PROBLEM, code } }) as const;

/** The same sentences for every store: SQLite, PostgreSQL, and the one that the simulation runs on. */
export function specifyPublishStore(open: () => Promise<StoreWorld>): void {
  async function arm(world: StoreWorld, post: PostRow): Promise<Begun> {
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

  test('a waiting post is loaded without an attempt', async () => {
    const { store, addPost } = await open();
    const post = await addPost();
    expect(await store.load(post.id, post.fence)).toMatchObject({
      post: { id: post.id, phase: 'waiting' },
      attempt: null,
      unsentTries: 0,
    });
  });

  test('a post that has changed is not loaded by its old fence', async () => {
    const { store, addPost, edit } = await open();
    const post = await addPost();
    await edit(post.id);
    expect(await store.load(post.id, post.fence)).toBeNull();
  });

  test('arming writes the intent down before anything is sent', async () => {
    const { attempt, phase, reload } = await armed();
    expect(attempt).toMatchObject({ armed: true, armedAt: ARMED_AT, quietUntil: 0, checks: 0, misses: 0 });
    expect(await phase()).toBe('publishing');
    expect(await reload()).toMatchObject({ attempt: { id: attempt.id, armed: true, tries: 1 } });
  });

  test('a post that has changed since it was loaded cannot be armed', async () => {
    const { store, addPost, edit, readPost } = await open();
    const post = await addPost();
    await edit(post.id);
    expect(await store.arm(post, ARMED_AT)).toBeNull();
    expect(await readPost(post.id)).toMatchObject({ phase: 'waiting' });
  });

  test('a post is armed once, however many workers have loaded it', async () => {
    const { store, post } = await armed();
    expect(await store.arm(post, ARMED_AT)).toBeNull();
  });

  test('an account has one attempt in flight, and other accounts are not held up', async () => {
    const { store, world, post, attempt } = await armed();
    const [sibling, other] = [await world.addPost('first'), await world.addPost('second')];
    expect(await store.arm(sibling, ARMED_AT)).toBeNull();
    expect(await store.arm(other, ARMED_AT)).not.toBeNull();
    await store.settle(post, attempt, accepted(post));
    expect(await store.arm(sibling, ARMED_AT)).not.toBeNull();
  });

  test('an accepted attempt publishes the post, which comes to rest', async () => {
    const { store, post, attempt, readPost, reload } = await armed();
    expect(await store.settle(post, attempt, accepted(post))).toBe(true);
    expect(await readPost(post.id)).toMatchObject({ phase: 'published', platform_id: `t3_${post.id}` });
    expect(await reload()).toMatchObject({ attempt: null });
  });

  test('a delayed attempt lets the post wait again, so it does not rest', async () => {
    const { store, post, attempt, phase } = await armed();
    expect(await store.settle(post, attempt, delayed('WAIT'))).toBe(false);
    expect(await phase()).toBe('waiting');
  });

  test.each(['failed', 'needs_you'] as const)('a refused attempt leaves the post %s, at rest', async (to) => {
    const { store, post, attempt, phase } = await armed();
    expect(await store.settle(post, attempt, { to, problem: PROBLEM })).toBe(true);
    expect(await phase()).toBe(to);
  });

  test('attempts that never left are counted in a row; any other outcome ends the row', async () => {
    const { store, world, post, attempt, reload } = await armed();
    await store.settle(post, attempt, delayed('UNREACHABLE'));
    expect(await reload()).toMatchObject({ attempt: null, unsentTries: 1 });
    const second = await arm(world, post);
    expect(await reload()).toMatchObject({ attempt: { tries: 1 } });
    await store.settle(post, second, delayed('UNREACHABLE'));
    expect(await reload()).toMatchObject({ unsentTries: 2 });
    await store.settle(post, await arm(world, post), delayed('WAIT'));
    expect(await reload()).toMatchObject({ unsentTries: 0 });
  });

  test('what the author changes is counted anew', async () => {
    const { store, post, attempt, world, reload } = await armed();
    await store.settle(post, attempt, delayed('UNREACHABLE'));
    await world.edit(post.id);
    expect(await reload()).toMatchObject({ unsentTries: 0 });
  });

  test('an attempt that was given up is not given up again while a later one is in doubt', async () => {
    const { store, world, post, attempt, readPost, phase, reload } = await armed();
    await store.doubt(post, attempt, lost());
    const checked = await readPost(post.id);
    await store.forget(checked, attempt);
    const second = await arm(world, await readPost(post.id));
    await store.doubt(await readPost(post.id), second, lost());
    await store.forget(checked, attempt);
    expect(await phase()).toBe('checking');
    expect(await reload()).toMatchObject({ attempt: { id: second.id } });
  });

  test('an attempt that never left has made no copy', async () => {
    const { store, world, post, attempt, readPost } = await armed();
    await store.settle(post, attempt, delayed('UNREACHABLE'));
    const second = await arm(world, await readPost(post.id));
    await store.doubt(await readPost(post.id), second, lost(ARMED_AT));
    expect((await store.loadDoubtful(post.id))?.sent).toHaveLength(1);
  });

  test('an attempt knows how many earlier ones may have arrived as well', async () => {
    const { store, world, post, attempt, readPost, reload } = await armed();
    await store.settle(post, attempt, delayed('WAIT'));
    const second = await arm(world, await readPost(post.id));
    expect(await reload()).toMatchObject({ attempt: { givenUp: 0 } });
    await store.doubt(await readPost(post.id), second, lost());
    await store.forget(await readPost(post.id), second);
    await arm(world, await readPost(post.id));
    expect(await reload()).toMatchObject({ attempt: { givenUp: 1 } });
  });

  test('an attempt that could not be started is one that never left', async () => {
    const { store, post, attempt, reload } = await armed();
    await store.settle(post, attempt, { to: 'waiting', runAt: ARMED_AT, problem: null });
    expect(await reload()).toMatchObject({ post: { problem: null }, attempt: null, unsentTries: 1 });
  });

  test('a doubtful attempt stays open while the post is checked, and copies are searched for later', async () => {
    const { store, post, attempt, phase, reload, countCopySearches } = await armed();
    await store.doubt(post, attempt, lost(ARMED_AT + 60_000));
    expect(await phase()).toBe('checking');
    expect(await reload()).toMatchObject({
      attempt: { id: attempt.id, armed: false, quietUntil: ARMED_AT + 60_000 },
    });
    expect(await countCopySearches(post.id)).toBeGreaterThan(0);
  });

  test('a look is counted, and a miss as well', async () => {
    const { store, post, attempt, reload } = await armed();
    await store.doubt(post, attempt, lost());
    await store.noteCheck(post, attempt, false);
    expect(await reload()).toMatchObject({ attempt: { checks: 1, misses: 0 } });
    await store.noteCheck(post, { ...attempt, checks: 1 }, true);
    expect(await reload()).toMatchObject({ attempt: { checks: 2, misses: 1 } });
  });

  test('a forgotten attempt is over, and the next one counts as the second', async () => {
    const { store, world, post, attempt, readPost, reload, phase } = await armed();
    await store.doubt(post, attempt, lost());
    await store.forget(await readPost(post.id), attempt);
    expect(await phase()).toBe('waiting');
    expect(await reload()).toMatchObject({ attempt: null });
    await arm(world, await readPost(post.id));
    expect(await reload()).toMatchObject({ attempt: { tries: 2 } });
  });

  test('an acceptance that arrives after the doubt still publishes the post', async () => {
    const { store, post, attempt, phase } = await armed();
    await store.doubt(post, attempt, lost());
    expect(await store.settle(post, attempt, accepted(post))).toBe(true);
    expect(await phase()).toBe('published');
  });

  test('a late refusal of an older attempt says nothing about a newer one', async () => {
    const { store, world, post, attempt, readPost, phase } = await armed();
    await store.doubt(post, attempt, lost());
    await store.forget(await readPost(post.id), attempt);
    await arm(world, await readPost(post.id));
    expect(await store.settle(post, attempt, { to: 'failed', problem: PROBLEM })).toBe(false);
    expect(await phase()).toBe('publishing');
  });

  test('an outcome for a post that has changed meanwhile frees the account and leaves the post', async () => {
    const { store, world, post, attempt, edit, phase } = await armed();
    await store.settle(post, attempt, delayed('WAIT'));
    const again = await arm(world, post);
    await store.settle(post, again, delayed('WAIT'));
    await edit(post.id);
    expect(await store.settle(post, again, { to: 'failed', problem: PROBLEM })).toBe(false);
    expect(await phase()).toBe('waiting');
    expect(await store.arm(await world.addPost('first'), ARMED_AT)).not.toBeNull();
  });

  test('a parked post needs its author', async () => {
    const { store, addPost, readPost } = await open();
    const post = await addPost();
    await store.park(post, PROBLEM);
    expect(await readPost(post.id)).toMatchObject({ phase: 'needs_you' });
  });

  test('a post that has changed is not parked for what was wrong before', async () => {
    const { store, addPost, edit, readPost } = await open();
    const post = await addPost();
    await edit(post.id);
    await store.park(post, PROBLEM);
    expect(await readPost(post.id)).toMatchObject({ phase: 'waiting' });
  });

  test('a post that is being sent meanwhile is not parked', async () => {
    const { store, post, phase } = await armed();
    await store.park(post, PROBLEM);
    expect(await phase()).toBe('publishing');
  });

  test('a post that is out is not parked', async () => {
    const { store, post, attempt, readPost, phase } = await armed();
    await store.settle(post, attempt, accepted(post));
    await store.park(await readPost(post.id), PROBLEM);
    expect(await phase()).toBe('published');
  });

  test('a late doubt about an earlier version is remembered, and leaves the newer one to be sent', async () => {
    const { store, world, post, attempt, edit, readPost, phase, reload } = await armed();
    await store.doubt(post, attempt, lost());
    await edit(post.id);
    const newer = await arm(world, await readPost(post.id));
    expect(await reload()).toMatchObject({ attempt: { id: newer.id, armed: true } });
    await store.doubt(post, attempt, lost(ARMED_AT + 60_000));
    expect(await phase()).toBe('publishing');
    expect(await store.loadDoubtful(post.id)).not.toBeNull();
  });

  test('copies are looked for only where an attempt was in doubt, with the text of every attempt', async () => {
    const { store, world, post, attempt } = await armed();
    const settled = await world.addPost('second');
    await store.settle(settled, await arm(world, settled), accepted(settled));
    expect(await store.loadDoubtful(settled.id)).toBeNull();
    await store.doubt(post, attempt, lost(ARMED_AT + 1));
    const doubtful = await store.loadDoubtful(post.id);
    expect(doubtful).toMatchObject({ post: { id: post.id }, sent: [{ hash: attempt.hash, at: ARMED_AT }] });
    expect(doubtful?.hash).toBe(attempt.hash);
  });

  test('a parked post that turns out to be there is adopted', async () => {
    const { store, post, attempt, readPost } = await armed();
    await store.doubt(post, attempt, lost());
    await store.park(await readPost(post.id), PROBLEM);
    const copy = {
      id: `t3_late-${post.id}`,
      permalink: null,
      createdAt: ARMED_AT,
      hash: attempt.hash,
      titleHash: attempt.titleHash,
      touched: false,
    };
    await store.adopt(await readPost(post.id), copy);
    expect(await readPost(post.id)).toMatchObject({ phase: 'published', platform_id: copy.id });
  });

  test('an attempt that was taken without a name is remembered as such, also after another doubt', async () => {
    const { store, post, attempt, reload } = await armed();
    await store.doubt(post, attempt, { quietUntil: 0, taken: true });
    expect(await reload()).toMatchObject({ attempt: { taken: true } });
    await store.doubt(post, { ...attempt, taken: true }, lost());
    expect(await reload()).toMatchObject({ attempt: { taken: true } });
    // By a worker that read it before it was known as taken.
    await store.doubt(post, { ...attempt, taken: false }, lost());
    expect(await reload()).toMatchObject({ attempt: { taken: true } });
  });

  test('what could not even be begun is told, and counted if the platform could not be reached', async () => {
    const { store, addPost, readPost } = await open();
    const post = await addPost();
    await store.postpone(post, delayed('UNREACHABLE'));
    await store.postpone(post, delayed('UNREACHABLE'));
    expect(await store.load(post.id, post.fence)).toMatchObject({ attempt: null, unsentTries: 2 });
    await store.postpone(post, { to: 'needs_you', problem: PROBLEM });
    expect(await readPost(post.id)).toMatchObject({ phase: 'needs_you' });
  });

  test('a waiting post tells why it waits; one that is being sent does not', async () => {
    const { store, addPost, readPost, post } = await armed();
    await store.noteWait({ ...post, phase: 'waiting' }, PROBLEM);
    expect(await readPost(post.id)).toMatchObject({ problem: null });
    const waiting = await addPost('second');
    await store.noteWait(waiting, PROBLEM);
    expect((await readPost(waiting.id)).problem).toContain(PROBLEM.message);
  });

  test('a sibling is open while its own outcome is not known', async () => {
    const { store, addPost, readPost, post, attempt } = await armed();
    const sibling = await addPost('first');
    const sent = { hash: attempt.hash, at: attempt.armedAt };
    const isOpen = (other: Partial<typeof sent> = {}) =>
      store.isSiblingOpen(sibling, [{ ...sent, ...other }]);
    expect(await isOpen()).toBe(true);
    expect(await isOpen({ hash: 'another text' })).toBe(false);
    for (const minutes of [-6, 6])
      expect(await isOpen({ at: attempt.armedAt + minutes * 60_000 }), `${minutes}`).toBe(true);
    for (const minutes of [-7, 7])
      expect(await isOpen({ at: attempt.armedAt + minutes * 60_000 }), `${minutes}`).toBe(false);
    expect(await store.isSiblingOpen(post, [sent])).toBe(false);
    expect(await store.isSiblingOpen(await addPost('second'), [sent])).toBe(false);
    await store.doubt(post, attempt, lost());
    expect(await isOpen()).toBe(true);
    await store.settle(await readPost(post.id), attempt, accepted(post));
    expect(await isOpen()).toBe(false);
  });

  test.each([
    [-6, false],
    [-5, true],
    [0, true],
    [1, true],
    [2, false],
  ])(
    'what was taken without a name may be there beside a sibling’s %i minutes before it',
    async (...given) => {
      const [minutes, isTwice] = given;
      const { store, world, post, attempt, readPost } = await armed();
      await store.doubt(post, attempt, lost());
      const findTwice = async (account: 'first' | 'second', content = post.content) => {
        const other = { ...(await world.addPost(account)), content };
        const taken = await arm(world, other);
        await store.doubt({ ...other, phase: 'publishing' }, taken, { quietUntil: ARMED_AT, taken: true });
        const at = ARMED_AT - minutes * 60_000;
        await store.settle(await readPost(other.id), taken, { ...accepted(other), at });
        return async () => Boolean((await store.loadDoubtful(other.id))?.untold);
      };
      const isOfMember = await findTwice('first');
      const isOfAnother = await findTwice('second');
      expect(await isOfMember()).toBe(false);
      await store.forget(await readPost(post.id), attempt);
      expect(await isOfMember()).toBe(isTwice);
      expect(await isOfAnother()).toBe(false);
    },
  );

  test('each try may have made one copy, unless it never left; a removed one is counted off', async () => {
    const { store, world, post, attempt, readPost } = await armed();
    const countCopies = async () => (await store.loadDoubtful(post.id))?.copiesAtMost;
    await store.settle(post, attempt, delayed('UNREACHABLE'));
    const second = await arm(world, await readPost(post.id));
    await store.doubt(await readPost(post.id), second, lost(ARMED_AT));
    expect(await countCopies()).toBe(1);
    await store.forget(await readPost(post.id), second);
    await arm(world, await readPost(post.id));
    expect(await countCopies()).toBe(2);
    await store.noteCopyRemoved(post, 't3_copy');
    expect(await countCopies()).toBe(1);
  });

  test('a refused post of which an earlier try was taken without a name is left to its author', async () => {
    const { store, world, post, attempt, readPost } = await armed();
    await store.doubt(post, attempt, lost());
    await store.forget(await readPost(post.id), attempt);
    const second = await arm(world, await readPost(post.id));
    await store.doubt(post, attempt, { quietUntil: ARMED_AT, taken: true });
    expect(await store.loadDoubtful(post.id)).toMatchObject({ untold: null });
    await store.settle(await readPost(post.id), second, { to: 'failed', problem: PROBLEM });
    const doubtful = await store.loadDoubtful(post.id);
    expect(doubtful?.untold).not.toBeNull();
    await store.tellCopy(doubtful!.post, 'it', PROBLEM);
    expect(await readPost(post.id)).toMatchObject({ phase: 'needs_you' });
  });

  test('a waiting post whose earlier text is out is parked; any other only tells of the copy', async () => {
    const { store, addPost, readPost } = await open();
    const waiting = await addPost();
    await store.tellCopy(waiting, 't3_early', PROBLEM);
    const parked = await readPost(waiting.id);
    expect(parked).toMatchObject({ phase: 'needs_you' });
    await store.tellCopy(parked, 't3_other', PROBLEM);
    expect(await readPost(waiting.id)).toMatchObject({ phase: 'needs_you' });
  });
}
