import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Platform } from '#server/adapters/platform/platform.ts';
import { ok } from '#server/adapters/platform/outcome.ts';
import type { Submission } from '#server/adapters/platform/things.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { addAccount, addUser } from '#test/factories.ts';
import { waitingPost } from '#test/simulation/waiting-post.ts';
import type { PostRow } from '../posts/post-rows.ts';
import { createPublishPorts } from './publish-ports.ts';

const MINUTE_MS = 60_000;
const SINCE = 100 * MINUTE_MS;

let app: TestApp;
let accountId: string;
beforeAll(async () => {
  app = await createTestApp();
  const { workspaceId } = await addUser(app.base, 'ada');
  accountId = await addAccount(app.base, workspaceId);
});
afterAll(() => app.close());

type Entry = { minute: number; skipped?: number };

/** The account's listing on a platform that shows one entry per page, newest first. */
async function list(entries: readonly Entry[]) {
  const mySubmissions: Platform['mySubmissions'] = async (_caller, { after = '0' } = {}) => {
    const no = Number(after);
    const { minute = 0, skipped = 0 } = entries[no] ?? {};
    const item = { id: `t3_${minute}`, community: 'webdev', title: 'A title', body: '', url: null };
    const items = [{ ...item, permalink: '/', createdAt: minute * MINUTE_MS, score: 1 } as Submission];
    return ok({ items, skipped, after: no + 1 < entries.length ? String(no + 1) : null });
  };
  const platform = { mode: 'sandbox', mySubmissions } as Platform;
  const ports = createPublishPorts({ ...app.base, platform, actor: { kind: 'job', name: 'test' } });
  const listing = await ports.listOwn({ ...waitingPost('p', 0), account_id: accountId }, SINCE);
  return { ids: listing?.items.map(({ id }) => id), isWhole: listing?.isWhole };
}

test("reads the account's list back to a minute before the requested time", async () => {
  const read = await list([{ minute: 101 }, { minute: 99 }, { minute: 98 }, { minute: 97 }]);
  expect(read).toEqual({ ids: ['t3_101', 't3_99', 't3_98'], isWhole: true });
});

test('treats a list that ends before that time as complete', async () => {
  expect(await list([{ minute: 102 }, { minute: 101 }])).toMatchObject({ isWhole: true });
});

test('treats a list with too many pages as incomplete', async () => {
  const minutes = [110, 109, 108, 107, 106, 105, 104];
  const read = await list(minutes.map((minute) => ({ minute })));
  expect(read.ids).toHaveLength(5);
  expect(read.isWhole).toBe(false);
});

test('treats a list with an unreadable entry as incomplete', async () => {
  expect(await list([{ minute: 101, skipped: 1 }, { minute: 98 }])).toMatchObject({ isWhole: false });
});

const portsOver = (platform: Partial<Platform>) =>
  createPublishPorts({
    ...app.base,
    platform: { mode: 'sandbox', ...platform } as Platform,
    actor: { kind: 'job', name: 'test' },
  });
const postOf = (changes: Partial<PostRow>) => ({ ...waitingPost('p', 0), account_id: accountId, ...changes });

test('keeps a comment whose branch cannot be read', async () => {
  const removed: string[] = [];
  const ports = portsOver({
    moreComments: async () => ({ kind: 'notSent', detail: 'no route' }),
    remove: async (_caller, id) => ok((removed.push(id), null)),
  });
  const parent_url = 'https://www.reddit.com/r/webdev/comments/abc/x/';
  expect(await ports.remove(postOf({ type: 'comment', parent_url }), 't1_copy')).toBe('failed');
  expect(removed).toEqual([]);
});

test('blames a missing permission on the account, not the community', async () => {
  const ports = portsOver({ submit: async () => ({ kind: 'forbidden', reason: 'insufficient_scope' }) });
  const turn = { token: '', giveBack: async () => {} };
  expect(await ports.send(postOf({}), turn, { monotonic: 0, wall: 0 })).toEqual({ kind: 'unauthorized' });
});

test('refunds the call of a post whose flair is unavailable, and says why', async () => {
  const given: string[] = [];
  const turn = { token: '', giveBack: async () => void given.push('back') };
  const sendWithout = (flairs: Platform['flairs']) =>
    portsOver({ flairs }).send(postOf({ flair: 'Show' }), turn, { monotonic: 0, wall: 0 });
  expect(await sendWithout(async () => ({ kind: 'forbidden', reason: 'insufficient_scope' }))).toEqual({
    kind: 'unauthorized',
  });
  expect(await sendWithout(async () => ({ kind: 'notSent', detail: 'no route' }))).toMatchObject({
    kind: 'notSent',
  });
  expect(given).toEqual(['back', 'back']);
});

test('reads flairs before the attempt is stored, so that a slow flair list does not delay a started send', async () => {
  const flair = { id: 'flair_1', text: 'Show', editable: false, moderatorsOnly: false };
  let reads = 0;
  const sent: unknown[] = [];
  const ports = portsOver({
    flairs: async () => ((reads += 1) === 1 ? ok([flair]) : { kind: 'notSent', detail: 'too slow' }),
    submit: async (_caller, post) => {
      sent.push(post.flairId);
      return ok({ id: 't3_1', permalink: null });
    },
  });
  const turn = { token: '', giveBack: async () => {} };
  const taken = await ports.toSendable(postOf({ flair: 'show' }));
  expect(reads).toBe(1);
  expect(await ports.send(taken, turn, { monotonic: 0, wall: 0 })).toMatchObject({ kind: 'accepted' });
  expect(sent).toEqual(['flair_1']);
});
