import { expect, test } from 'vitest';
import { specifyDoubtfulAttempts } from './doubtful-attempts.contract.ts';
import {
  accepted,
  ARMED_AT,
  createArming,
  delayed,
  unknownOutcome,
  PROBLEM,
  type StoreWorld,
} from './store-world.ts';

/** Tests that every store must pass: SQLite, PostgreSQL, and the one of the simulation. */
export function specifyPublishStore(open: () => Promise<StoreWorld>): void {
  const { arm, armed } = createArming(open);

  test('loads a waiting post without an attempt', async () => {
    const { store, addPost } = await open();
    const post = await addPost();
    expect(await store.load(post.id, post.fence)).toMatchObject({
      post: { id: post.id, phase: 'waiting' },
      attempt: null,
      unsentTries: 0,
    });
  });

  test('does not load a changed post by its old version number', async () => {
    const { store, addPost, edit } = await open();
    const post = await addPost();
    await edit(post.id);
    expect(await store.load(post.id, post.fence)).toBeNull();
  });

  test('stores the attempt before anything is sent', async () => {
    const { attempt, phase, reload } = await armed();
    expect(attempt).toMatchObject({ armed: true, armedAt: ARMED_AT, quietUntil: 0, checks: 0, misses: 0 });
    expect(await phase()).toBe('publishing');
    expect(await reload()).toMatchObject({ attempt: { id: attempt.id, armed: true, tries: 1 } });
  });

  test('stores no attempt for a post that has changed since it was loaded', async () => {
    const { store, addPost, edit, readPost } = await open();
    const post = await addPost();
    await edit(post.id);
    expect(await store.arm(post, ARMED_AT)).toBeNull();
    expect(await readPost(post.id)).toMatchObject({ phase: 'waiting' });
  });

  test('stores one attempt for a post, however many workers have loaded it', async () => {
    const { store, post } = await armed();
    expect(await store.arm(post, ARMED_AT)).toBeNull();
  });

  test('allows one attempt at a time per account, without delaying other accounts', async () => {
    const { store, world, post, attempt } = await armed();
    const [sibling, other] = [await world.addPost('first'), await world.addPost('second')];
    expect(await store.arm(sibling, ARMED_AT)).toBeNull();
    expect(await store.arm(other, ARMED_AT)).not.toBeNull();
    await store.settle(post, attempt, accepted(post));
    expect(await store.arm(sibling, ARMED_AT)).not.toBeNull();
  });

  test('an accepted attempt publishes the post, and no further step follows', async () => {
    const { store, post, attempt, readPost, reload } = await armed();
    expect(await store.settle(post, attempt, accepted(post))).toBe(true);
    expect(await readPost(post.id)).toMatchObject({ phase: 'published', platform_id: `t3_${post.id}` });
    expect(await reload()).toMatchObject({ attempt: null });
  });

  test('a delayed attempt makes the post wait again', async () => {
    const { store, post, attempt, phase } = await armed();
    expect(await store.settle(post, attempt, delayed('WAIT'))).toBe(false);
    expect(await phase()).toBe('waiting');
  });

  test.each(['failed', 'needs_you'] as const)('a refused attempt leaves the post %s', async (to) => {
    const { store, post, attempt, phase } = await armed();
    expect(await store.settle(post, attempt, { to, problem: PROBLEM })).toBe(true);
    expect(await phase()).toBe(to);
  });

  test('counts consecutive unsent attempts; any other outcome resets the count', async () => {
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

  test('changes by the author reset the count of unsent attempts', async () => {
    const { store, post, attempt, world, reload } = await armed();
    await store.settle(post, attempt, delayed('UNREACHABLE'));
    await world.edit(post.id);
    expect(await reload()).toMatchObject({ unsentTries: 0 });
  });

  test('does not give up an attempt twice while the outcome of a later one is unknown', async () => {
    const { store, world, post, attempt, readPost, phase, reload } = await armed();
    await store.doubt(post, attempt, unknownOutcome());
    const checked = await readPost(post.id);
    await store.forget(checked, attempt);
    const second = await arm(world, await readPost(post.id));
    await store.doubt(await readPost(post.id), second, unknownOutcome());
    await store.forget(checked, attempt);
    expect(await phase()).toBe('checking');
    expect(await reload()).toMatchObject({ attempt: { id: second.id } });
  });

  test('an unsent attempt has created no copy', async () => {
    const { store, world, post, attempt, readPost } = await armed();
    await store.settle(post, attempt, delayed('UNREACHABLE'));
    const second = await arm(world, await readPost(post.id));
    await store.doubt(await readPost(post.id), second, unknownOutcome(ARMED_AT));
    expect((await store.loadUncertain(post.id))?.sent).toHaveLength(1);
  });

  test('an attempt knows how many earlier ones may have arrived as well', async () => {
    const { store, world, post, attempt, readPost, reload } = await armed();
    await store.settle(post, attempt, delayed('WAIT'));
    const second = await arm(world, await readPost(post.id));
    expect(await reload()).toMatchObject({ attempt: { givenUp: 0 } });
    await store.doubt(await readPost(post.id), second, unknownOutcome());
    await store.forget(await readPost(post.id), second);
    await arm(world, await readPost(post.id));
    expect(await reload()).toMatchObject({ attempt: { givenUp: 1 } });
  });

  test('an attempt that could not start counts as unsent', async () => {
    const { store, post, attempt, reload } = await armed();
    await store.settle(post, attempt, { to: 'waiting', runAt: ARMED_AT, problem: null });
    expect(await reload()).toMatchObject({ post: { problem: null }, attempt: null, unsentTries: 1 });
  });

  test('an attempt with an unknown outcome stays open while it is checked, and a search for copies follows', async () => {
    const { store, post, attempt, phase, reload, countCopySearches } = await armed();
    await store.doubt(post, attempt, unknownOutcome(ARMED_AT + 60_000));
    expect(await phase()).toBe('checking');
    expect(await reload()).toMatchObject({
      attempt: { id: attempt.id, armed: false, quietUntil: ARMED_AT + 60_000 },
    });
    expect(await countCopySearches(post.id)).toBeGreaterThan(0);
  });

  test('counts each check, and separately those that did not find the post', async () => {
    const { store, post, attempt, reload } = await armed();
    await store.doubt(post, attempt, unknownOutcome());
    await store.noteCheck(post, attempt, false);
    expect(await reload()).toMatchObject({ attempt: { checks: 1, misses: 0 } });
    await store.noteCheck(post, { ...attempt, checks: 1 }, true);
    expect(await reload()).toMatchObject({ attempt: { checks: 2, misses: 1 } });
  });

  test('an attempt that was given up is over, and the next one counts as the second', async () => {
    const { store, world, post, attempt, readPost, reload, phase } = await armed();
    await store.doubt(post, attempt, unknownOutcome());
    await store.forget(await readPost(post.id), attempt);
    expect(await phase()).toBe('waiting');
    expect(await reload()).toMatchObject({ attempt: null });
    await arm(world, await readPost(post.id));
    expect(await reload()).toMatchObject({ attempt: { tries: 2 } });
  });

  test('an acceptance that arrives after the outcome was recorded as unknown still publishes the post', async () => {
    const { store, post, attempt, phase } = await armed();
    await store.doubt(post, attempt, unknownOutcome());
    expect(await store.settle(post, attempt, accepted(post))).toBe(true);
    expect(await phase()).toBe('published');
  });

  test('a late refusal of an older attempt does not affect a newer one', async () => {
    const { store, world, post, attempt, readPost, phase } = await armed();
    await store.doubt(post, attempt, unknownOutcome());
    await store.forget(await readPost(post.id), attempt);
    await arm(world, await readPost(post.id));
    expect(await store.settle(post, attempt, { to: 'failed', problem: PROBLEM })).toBe(false);
    expect(await phase()).toBe('publishing');
  });

  test('an outcome for a post that has changed meanwhile releases the account and does not change the post', async () => {
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

  test('does not park a post because of a problem with its earlier version', async () => {
    const { store, addPost, edit, readPost } = await open();
    const post = await addPost();
    await edit(post.id);
    await store.park(post, PROBLEM);
    expect(await readPost(post.id)).toMatchObject({ phase: 'waiting' });
  });

  test('does not park a post that is being sent', async () => {
    const { store, post, phase } = await armed();
    await store.park(post, PROBLEM);
    expect(await phase()).toBe('publishing');
  });

  test('does not park a published post', async () => {
    const { store, post, attempt, readPost, phase } = await armed();
    await store.settle(post, attempt, accepted(post));
    await store.park(await readPost(post.id), PROBLEM);
    expect(await phase()).toBe('published');
  });

  specifyDoubtfulAttempts(open);
}
