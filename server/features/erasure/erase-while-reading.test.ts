import { afterEach, beforeEach, expect, test } from 'vitest';
import * as erasure from '#contract/erasure.ts';
import { listTrending } from '#contract/opportunities.ts';
import * as scanner from '#contract/scanner.ts';
import { addTargets } from '#contract/targets.ts';
import type { Platform } from '#server/adapters/platform/platform.ts';
import { readSubmission } from '#server/adapters/platform/read-things.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import { KEEP_ALL, runHub, createWatcher } from '#test/run-hub.ts';
import type { TestClient } from '#test/test-client.ts';
import { dropErasedForAll } from '../accounts/erased-redditors.ts';
import { storePosts } from '../opportunities/scanned-posts.ts';
import { createHubPorts } from '../scan-hub/create-hub-ports.ts';
import { ScanMatcher } from '../scan-hub/scan-matcher.ts';

const MINUTE_MS = 60_000;
let app: PlatformApp;
let owner: TestClient;
beforeEach(async () => {
  app = await createPlatformApp();
  owner = await app.as('owner');
});
afterEach(() => app.close());

const erase = (name: string) => owner.call(erasure.eraseRedditor, { name });
const postBy = (author: string) =>
  readSubmission({
    id: 'a',
    name: 't3_a',
    title: 'Which tool do you recommend?',
    permalink: '/r/saas/comments/a',
    subreddit: 'saas',
    author,
    created_utc: Math.floor(app.clock.now() / 1_000),
  })!;
const storedOf = async (table: 'scanned_posts' | 'thread_readings', author: string) =>
  (await app.base.db.selectFrom(table).select('id').where('author', '=', author).execute()).length;

/** Erases the first author after the next response of this kind, before it is processed. */
function eraseAfter(call: 'byIds' | 'listing') {
  const platform = app.base.platform!;
  const asked = platform[call].bind(platform) as (...args: unknown[]) => Promise<unknown>;
  const erased: string[] = [];
  Object.assign(platform, {
    [call]: async (...args: unknown[]) => {
      const answer = await asked(...args);
      const [author] = /(?<="author":")[^"]+/.exec(JSON.stringify(answer)) ?? [];
      if (author && erased.length === 0) {
        erased.push(author);
        await erase(author);
      }
      return answer;
    },
  });
  return erased;
}

test('does not store an author who was erased while the hub scored a page', async () => {
  const matcher = new ScanMatcher(1);
  matcher.replaceScans([
    {
      id: 'scn_1',
      workspaceId: owner.user!.workspaceId,
      version: 1,
      communityKeys: new Set(['saas']),
      behind: null,
      configuration: { subreddits: ['saas'], keywords: [], filters: KEEP_ALL, readsComments: false },
    },
  ]);
  const platform = { mode: 'sandbox', now: () => app.clock.now() } as Platform;
  const clock = {
    ...app.base.clock,
    now: () => app.clock.now(),
    nextTurn: async () => void (await erase('some_body')),
  };
  const actor = { kind: 'job', name: 'test' } as const;
  const stop = { signal: new AbortController().signal };
  const ports = createHubPorts({ ...app.base, clock, actor, stop, platform } as never, matcher, []);
  expect(await ports.keep([postBy('some_body')])).toEqual(new Set());
  expect(await storedOf('scanned_posts', 'some_body')).toBe(0);
});

test('does not store an author who was erased while stored figures were read again', async () => {
  const ada = await createWatcher(app, 'ada');
  await runHub(app);
  await app.base.db
    .updateTable('scanned_posts')
    .set({ read_at: app.clock.now() - 20 * MINUTE_MS })
    .execute();
  const erased = eraseAfter('byIds');
  await ada.call(scanner.scanThreads, { subreddits: ['saas', 'webdev'], filters: KEEP_ALL });
  expect(erased).toHaveLength(1);
  expect(await storedOf('scanned_posts', erased[0]!)).toBe(0);
});

test('neither stores nor shows an author who was erased while trending threads were read', async () => {
  const ada = await app.as('ada');
  await connectAccount(ada, { username: 'sandbox_ada' });
  await ada.call(addTargets, { text: 'saas' });
  const erased = eraseAfter('listing');
  const titles = (await ada.call(listTrending)).map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(0);
  expect(erased).toHaveLength(1);
  expect(await storedOf('thread_readings', erased[0]!)).toBe(0);
});

test('an erasure waits for data that is being stored, then deletes it', async () => {
  let erasing: Promise<unknown> | undefined;
  await app.base.db.transaction().execute(async (tx) => {
    const posts = await dropErasedForAll(app.base, tx, [postBy('some_body')]);
    erasing = erase('some_body');
    await storePosts(tx, 'sandbox', posts, app.clock.now());
  });
  await erasing;
  expect(await storedOf('scanned_posts', 'some_body')).toBe(0);
});
