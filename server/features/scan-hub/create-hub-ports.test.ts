import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Outcome } from '#server/adapters/platform/outcome.ts';
import type { Caller, Platform } from '#server/adapters/platform/platform.ts';
import { readSubmission } from '#server/adapters/platform/read-things.ts';
import type { Page, Submission } from '#server/adapters/platform/things.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { findHalfLives } from '../opportunities/community-attention.ts';
import { createHubPorts } from './create-hub-ports.ts';
import { ScanMatcher } from './scan-matcher.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Answer = Outcome<Page<Submission>>;
const FORBIDDEN: Answer = { kind: 'forbidden', reason: null };

/** The hub's ports on a platform that always gives this answer, or a different answer per account. Two accounts can read. */
function portsOf(answer: Answer | Record<string, Answer>, names = ['ada', 'ben']) {
  const asked: Parameters<Platform['listing']>[] = [];
  const platform = {
    mode: 'sandbox',
    now: () => 0,
    listing: async (...call: Parameters<Platform['listing']>) => {
      asked.push(call);
      return 'kind' in answer ? (answer as Answer) : answer[call[0].accountId]!;
    },
  } as Partial<Platform> as Platform;
  const readers = names.map((name): Caller => ({
    accountId: name,
    username: name,
    workspaceId: `wsp_${name}`,
    purpose: 'reply',
  }));
  const ctx = { ...app.base, actor: { kind: 'job', name: 'test' }, platform } as const;
  return { ports: createHubPorts(ctx, new ScanMatcher(1), readers), readers, asked };
}
const post = (more: object = {}): Submission =>
  readSubmission({
    id: 'a',
    name: 't3_a',
    title: 'T',
    permalink: '/r/saas/comments/a',
    author: 'ada',
    created_utc: 1,
    ...more,
  })!;

test.each<[string, Answer, object, number]>([
  [
    'posts',
    { kind: 'ok', value: { items: [], after: 't3_z', skipped: 0 } },
    { kind: 'page', posts: [], after: 't3_z' },
    2,
  ],
  ['a closed community', { kind: 'forbidden', reason: 'private' }, { kind: 'refused' }, 2],
  ['a banned community', { kind: 'missing', reason: 'banned' }, { kind: 'refused' }, 2],
  [
    'a search for names that do not exist',
    { kind: 'missing', reason: 'redirected_to_search' },
    { kind: 'page', posts: [], after: null },
    2,
  ],
  ['a block at the edge', { kind: 'forbidden', reason: 'blocked_at_the_edge' }, { kind: 'failed' }, 2],
  ['too many calls', { kind: 'rateLimited', scope: 'installation', waitMs: 1 }, { kind: 'failed' }, 2],
  ['an error', { kind: 'unknown', status: 503, detail: '' }, { kind: 'failed' }, 2],
  ['a grant that has ended', { kind: 'unauthorized' }, { kind: 'failed' }, 1],
  ['a grant without reading', { kind: 'forbidden', reason: 'insufficient_scope' }, { kind: 'failed' }, 1],
])(
  'after %s, gives the right result, and keeps the accounts that can still read',
  async (_what, answer, page, left) => {
    const { ports, readers, asked } = portsOf(answer);
    expect(await ports.read(['saas', 'webdev'], 't3_y')).toEqual(page);
    expect(readers).toHaveLength(left);
    expect(asked).toEqual([
      [
        expect.objectContaining({ accountId: 'ada', purpose: 'scan' }),
        { communities: ['saas', 'webdev'], order: 'new', limit: 100, after: 't3_y' },
      ],
    ]);
  },
);

test('if an account is rejected without a reason, closes no community and reads with another account', async () => {
  const posts: Answer = { kind: 'ok', value: { items: [], after: null, skipped: 0 } };
  const { ports, readers, asked } = portsOf({ ada: FORBIDDEN, ben: posts });
  expect(await ports.read(['saas', 'webdev'], null)).toEqual({ kind: 'page', posts: [], after: null });
  await ports.read(['saas'], null);
  expect(asked.map(([caller]) => caller.accountId)).toEqual(['ada', 'ben', 'ben']);
  expect(readers.map(({ accountId }) => accountId)).toEqual(['ben', 'ada']);
  const alone = portsOf(FORBIDDEN, ['ada']);
  expect(await alone.ports.read(['saas'], null)).toEqual({ kind: 'failed' });
  expect(alone.asked).toHaveLength(1);
});

test('if two accounts are rejected, treats the community as closed', async () => {
  const { ports } = portsOf(FORBIDDEN);
  expect(await ports.read(['saas'], null)).toEqual({ kind: 'refused' });
});

test('ends the round if no account may read', async () => {
  const { ports } = portsOf({ kind: 'unauthorized' });
  expect(ports.isStopping()).toBe(false);
  await ports.read(['saas'], null);
  await ports.read(['saas'], null);
  expect(ports.isStopping()).toBe(true);
  expect(await ports.read(['saas'], null)).toEqual({ kind: 'failed' });
});

test('reports a post as new once, and never stores posts that only some may see', async () => {
  const { ports } = portsOf({ kind: 'unauthorized' });
  const closed = post({ name: 't3_closed', subreddit_type: 'private' });
  expect(await ports.keep([post(), closed])).toEqual(new Set(['t3_a']));
  expect(await ports.keep([post(), closed])).toEqual(new Set());
  const stored = await app.base.db.selectFrom('scanned_posts').select('thread_id').execute();
  expect(stored).toEqual([{ thread_id: 't3_a' }]);
});

test('marks posts that cannot be answered or have no author', async () => {
  const { ports } = portsOf({ kind: 'unauthorized' });
  const closed = [
    { author: null },
    { locked: true },
    { archived: true },
    { removed_by_category: 'moderator' },
  ];
  await ports.keep([{}, ...closed].map((more, no) => post({ name: `t3_open${no}`, ...more })));
  const stored = app.base.db.selectFrom('scanned_posts').select('is_answerable').orderBy('thread_id');
  const open = await stored.where('thread_id', 'like', 't3_open%').execute();
  expect(open.map((row) => row.is_answerable)).toEqual([1, 0, 0, 0, 0]);
});

test('strips characters that the database rejects and stores the post', async () => {
  const { ports } = portsOf({ kind: 'unauthorized' });
  await ports.keep([post({ name: 't3_nul', title: 'Which tool\0 do you\ud83d recommend?' })]);
  const stored = app.base.db.selectFrom('scanned_posts').select('title').where('thread_id', '=', 't3_nul');
  expect(await stored.execute()).toEqual([{ title: 'Which tool do you\ufffd recommend?' }]);
});

test('updates figures again after a minute', async () => {
  const { ports } = portsOf({ kind: 'unauthorized' });
  const scoreOf = async () =>
    (
      await app.base.db.selectFrom('scanned_posts').select('score').where('thread_id', '=', 't3_b').execute()
    )[0]?.score;
  await ports.keep([post({ name: 't3_b', score: 1 })]);
  await ports.keep([post({ name: 't3_b', score: 2 })]);
  expect(await scoreOf()).toBe(1);
  app.clock.advance(60_000);
  await ports.keep([post({ name: 't3_b', score: 3 })]);
  expect(await scoreOf()).toBe(3);
});

test('measures from repeated readings how fast threads in a community get attention', async () => {
  const { ports } = portsOf({ kind: 'unauthorized' });
  const now = app.clock.now();
  /** Threads that are eight hours older gain a quarter of what young ones gain per hour. */
  const page = (score: number) =>
    Array.from({ length: 24 }, (_, no) => {
      const isYoung = no % 2 === 0;
      const hours = isYoung ? 1 : 9;
      const created_utc = (now - hours * 3_600_000) / 1_000;
      return post({ name: `t3_l${no}`, subreddit: 'slow', created_utc, score: isYoung ? 4 * score : score });
    });
  await ports.keep(page(1));
  expect(await findHalfLives(app.base.db, ['sandbox:slow'])).toEqual(new Map());
  app.clock.advance(3_600_000);
  await ports.keep(page(2));
  const halfLife = (await findHalfLives(app.base.db, ['sandbox:slow'])).get('sandbox:slow');
  expect(halfLife).toBeGreaterThan(3.5);
  expect(halfLife).toBeLessThan(4.5);
});
