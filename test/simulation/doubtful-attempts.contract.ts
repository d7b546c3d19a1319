import { expect, test } from 'vitest';
import {
  accepted,
  ARMED_AT,
  createArming,
  delayed,
  unknownOutcome,
  PROBLEM,
  type StoreWorld,
} from './store-world.ts';

/** Tests that every store must pass, about attempts with an unknown outcome and their possible copies. */
export function specifyDoubtfulAttempts(open: () => Promise<StoreWorld>): void {
  const { arm, armed } = createArming(open);

  test('if an earlier version’s outcome becomes unknown late, records that and still sends the newer version', async () => {
    const { store, world, post, attempt, edit, readPost, phase, reload } = await armed();
    await store.doubt(post, attempt, unknownOutcome());
    await edit(post.id);
    const newer = await arm(world, await readPost(post.id));
    expect(await reload()).toMatchObject({ attempt: { id: newer.id, armed: true } });
    await store.doubt(post, attempt, unknownOutcome(ARMED_AT + 60_000));
    expect(await phase()).toBe('publishing');
    expect(await store.loadUncertain(post.id)).not.toBeNull();
  });

  test('searches for copies only after an attempt with an unknown outcome, with the text of every attempt', async () => {
    const { store, world, post, attempt } = await armed();
    const settled = await world.addPost('second');
    await store.settle(settled, await arm(world, settled), accepted(settled));
    expect(await store.loadUncertain(settled.id)).toBeNull();
    await store.doubt(post, attempt, unknownOutcome(ARMED_AT + 1));
    const doubtful = await store.loadUncertain(post.id);
    expect(doubtful).toMatchObject({ post: { id: post.id }, sent: [{ hash: attempt.hash, at: ARMED_AT }] });
    expect(doubtful?.hash).toBe(attempt.hash);
  });

  test('publishes a parked post that is found on the platform', async () => {
    const { store, post, attempt, readPost } = await armed();
    await store.doubt(post, attempt, unknownOutcome());
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

  test('an attempt accepted without an id stays so, even if its outcome becomes unknown again', async () => {
    const { store, post, attempt, reload } = await armed();
    await store.doubt(post, attempt, { quietUntil: 0, taken: true });
    expect(await reload()).toMatchObject({ attempt: { taken: true } });
    await store.doubt(post, { ...attempt, taken: true }, unknownOutcome());
    expect(await reload()).toMatchObject({ attempt: { taken: true } });
    // Written by a worker that read the attempt before it was known as accepted.
    await store.doubt(post, { ...attempt, taken: false }, unknownOutcome());
    expect(await reload()).toMatchObject({ attempt: { taken: true } });
  });

  test('reports an attempt that could not start, and counts it if the platform was unreachable', async () => {
    const { store, addPost, readPost } = await open();
    const post = await addPost();
    await store.postpone(post, delayed('UNREACHABLE'));
    await store.postpone(post, delayed('UNREACHABLE'));
    expect(await store.load(post.id, post.fence)).toMatchObject({ attempt: null, unsentTries: 2 });
    await store.postpone(post, { to: 'needs_you', problem: PROBLEM });
    expect(await readPost(post.id)).toMatchObject({ phase: 'needs_you' });
  });

  test('a waiting post says why it waits, and a post that is being sent does not', async () => {
    const { store, addPost, readPost, post } = await armed();
    await store.noteWait({ ...post, phase: 'waiting' }, PROBLEM);
    expect(await readPost(post.id)).toMatchObject({ problem: null });
    const waiting = await addPost('second');
    await store.noteWait(waiting, PROBLEM);
    expect((await readPost(waiting.id)).problem).toContain(PROBLEM.message);
  });

  test('an identical post counts as open while its own outcome is unknown', async () => {
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
    await store.doubt(post, attempt, unknownOutcome());
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
    'a post accepted without an id may exist beside an identical post’s copy %i minutes before it',
    async (...given) => {
      const [minutes, isTwice] = given;
      const { store, world, post, attempt, readPost } = await armed();
      await store.doubt(post, attempt, unknownOutcome());
      const findTwice = async (account: 'first' | 'second', content = post.content) => {
        const other = { ...(await world.addPost(account)), content };
        const taken = await arm(world, other);
        await store.doubt({ ...other, phase: 'publishing' }, taken, { quietUntil: ARMED_AT, taken: true });
        const at = ARMED_AT - minutes * 60_000;
        await store.settle(await readPost(other.id), taken, { ...accepted(other), at });
        return async () => Boolean((await store.loadUncertain(other.id))?.unreported);
      };
      const isOfMember = await findTwice('first');
      const isOfAnother = await findTwice('second');
      expect(await isOfMember()).toBe(false);
      await store.forget(await readPost(post.id), attempt);
      expect(await isOfMember()).toBe(isTwice);
      expect(await isOfAnother()).toBe(false);
    },
  );

  test('each attempt may have created one copy, unless it was never sent; removed copies are subtracted', async () => {
    const { store, world, post, attempt, readPost } = await armed();
    const countCopies = async () => (await store.loadUncertain(post.id))?.copiesAtMost;
    await store.settle(post, attempt, delayed('UNREACHABLE'));
    const second = await arm(world, await readPost(post.id));
    await store.doubt(await readPost(post.id), second, unknownOutcome(ARMED_AT));
    expect(await countCopies()).toBe(1);
    await store.forget(await readPost(post.id), second);
    await arm(world, await readPost(post.id));
    expect(await countCopies()).toBe(2);
    await store.noteCopyRemoved(post, 't3_copy');
    expect(await countCopies()).toBe(1);
  });

  test('asks the author about a refused post if an earlier attempt was accepted without an id', async () => {
    const { store, world, post, attempt, readPost } = await armed();
    await store.doubt(post, attempt, unknownOutcome());
    await store.forget(await readPost(post.id), attempt);
    const second = await arm(world, await readPost(post.id));
    await store.doubt(post, attempt, { quietUntil: ARMED_AT, taken: true });
    expect(await store.loadUncertain(post.id)).toMatchObject({ unreported: null });
    await store.settle(await readPost(post.id), second, { to: 'failed', problem: PROBLEM });
    const doubtful = await store.loadUncertain(post.id);
    expect(doubtful?.unreported).not.toBeNull();
    await store.reportCopy(doubtful!.post, 'it', PROBLEM);
    expect(await readPost(post.id)).toMatchObject({ phase: 'needs_you' });
  });

  test('parks a waiting post whose earlier text is on the platform, and for any other only reports the copy', async () => {
    const { store, addPost, readPost } = await open();
    const waiting = await addPost();
    await store.reportCopy(waiting, 't3_early', PROBLEM);
    const parked = await readPost(waiting.id);
    expect(parked).toMatchObject({ phase: 'needs_you' });
    await store.reportCopy(parked, 't3_other', PROBLEM);
    expect(await readPost(waiting.id)).toMatchObject({ phase: 'needs_you' });
  });
}
