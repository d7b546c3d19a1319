import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListedPost } from '#core/publishing/decide-after-check.ts';
import type { SendOutcome } from '#core/publishing/decide-after-send.ts';
import { isUnderWay } from '#core/posts/post-phase.ts';
import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { addAccount, addUser, type TestUser } from '#test/factories.ts';
import { playAllOrders } from '#test/simulation/all-orders.ts';
import { gateWrites } from '#test/simulation/gated-store.ts';
import { waitingPost } from '#test/simulation/waiting-post.ts';
import { disconnectAccount } from '../accounts/disconnect-account.ts';
import { findPostRow, type PostRow } from '../posts/post-rows.ts';
import { trashPost } from '../posts/trash-post.ts';
import { updatePost } from '../posts/update-post.ts';
import { hashPost, hashPostTitle } from './content-hash.ts';
import type { PublishPorts } from './publish-protocol.ts';
import { createPublishPorts } from './publish-ports.ts';
import { publishStep } from './publish-step.ts';
import { retryPost } from './retry-post.ts';

/** The total number of interruptions. A run of seconds on SQLite takes a minute on PostgreSQL. */
const SWITCHES = { sqlite: 2, postgres: 1 };
const MINUTE_MS = 60_000;
const QUIET_MS = 61_000;
const HOUR_MS = 3_600_000;
const STEPS_TO_REST = 12;

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  user = await addUser(app.base, 'ada');
});
afterAll(() => app.close());

const SENDINGS = {
  'is accepted': { taken: true, outcome: null },
  'is accepted, but the response is lost': { taken: true, outcome: { kind: 'unknown', detail: '' } },
  'never arrives': { taken: false, outcome: { kind: 'unknown', detail: '' } },
  'is refused': { taken: false, outcome: { kind: 'rejected', code: 'TOO_LONG', message: 'Too long.' } },
} as const satisfies Record<string, { taken: boolean; outcome: SendOutcome | null }>;

const PEOPLE = {
  edits: (ctx: UserContext, { id }: PostRow) => {
    const scheduledAt = new Date(ctx.clock.now() + MINUTE_MS).toISOString();
    return updatePost(ctx, { id, content: 'Another text', scheduledAt });
  },
  retries: (ctx: UserContext, { id }: PostRow) => retryPost(ctx, { id }),
  trashes: (ctx: UserContext, { id }: PostRow) => trashPost(ctx, { id }),
  disconnects: (ctx: UserContext, { account_id: id }: PostRow) => disconnectAccount(ctx, { id: id ?? '' }),
};

type Sending = keyof typeof SENDINGS;
type Deed = keyof typeof PEOPLE;

let posts = 0;

async function open(sending: Sending, deed: Deed) {
  const { base, clock } = app;
  const { userId, workspaceId } = user;
  const accountId = await addAccount(base, workspaceId);
  const id = `p${(posts += 1)}`;
  const row = { ...waitingPost(id, clock.now()), workspace_id: workspaceId, account_id: accountId };
  await base.db.insertInto('posts').values(row).execute();
  const ctx = { ...base, actor: { kind: 'job', name: 'test' } } as const;
  const real = createPublishPorts(ctx);
  const copies: (ListedPost & { removed: boolean })[] = [];
  const strays: string[] = [];
  let [sent, platformAt] = [0, clock.now()];
  const read = async () => (await findPostRow(base.db, id)) ?? row;

  async function send(post: PostRow): Promise<SendOutcome> {
    const now = await read();
    const isMeant = now.content === post.content && now.deleted_at === null && isUnderWay(now.phase);
    if (!isMeant || now.phase === 'waiting') strays.push(`${post.content} while ${now.phase}`);
    const { taken, outcome } = (sent += 1) === 1 ? SENDINGS[sending] : SENDINGS['is accepted'];
    const copy = { id: `t3_${id}_${sent}`, permalink: null, createdAt: platformAt, touched: false };
    if (taken) copies.push({ ...copy, hash: hashPost(post), titleHash: hashPostTitle(post), removed: false });
    return outcome ?? { kind: 'accepted', id: copy.id, permalink: null };
  }

  const portsFor = (turn: () => Promise<void>): PublishPorts => ({
    ...real,
    store: gateWrites(
      {
        ...real.store,
        arm(post, armedAt) {
          // Attempts are ordered by time, and no two attempts of a real post share a millisecond.
          clock.advance(1);
          return real.store.arm(post, armedAt);
        },
      },
      turn,
    ),
    platformNow: () => platformAt,
    restoredAt: async () => null,
    lateAfterMs: HOUR_MS,
    check: async () => null,
    findPaceEnd: async () => 0,
    toSendable: async (post: PostRow) => post,
    reserve: async () => ({ kind: 'ready', turn: { token: '', giveBack: async () => {} } }),
    async send(post) {
      await turn();
      return await send(post);
    },
    async listOwn(post) {
      const isReadable = post.account_id !== null;
      platformAt += isReadable ? QUIET_MS : HOUR_MS;
      return isReadable ? { items: copies, isWhole: true } : null;
    },
    remove: async () => 'failed',
  });

  /** This worker loses its lease every time, so it has to handle any state. */
  const worker = async (turn: () => Promise<void>) => {
    const ports = portsFor(turn);
    await publishStep(ports, { postId: id, fence: 1 });
    const { fence } = await read();
    if (fence > 1) await publishStep(ports, { postId: id, fence });
  };
  const person = async () => {
    const actor = { kind: 'user', userId, workspaceId, sessionId: 'none' } as const;
    await PEOPLE[deed]({ ...base, actor }, row).catch((error) => {
      if (!(error instanceof AppError)) throw error;
    });
  };
  const end = async (order: string) => {
    const ports = portsFor(async () => {});
    // Makes every postponed step due.
    clock.advance(2 * MINUTE_MS);
    platformAt += 2 * MINUTE_MS;
    for (let step = 0; step < STEPS_TO_REST && isUnderWay((await read()).phase); step += 1)
      await publishStep(ports, { postId: id, fence: (await read()).fence });
    const { phase, problem, platform_id: name, deleted_at: trashedAt, ...post } = await read();
    const mine = copies.filter(({ hash }) => hash === hashPost({ ...row, ...post })).map((copy) => copy.id);
    const isOut = phase === 'published';
    const mayBeOut = isOut || problem?.includes('OUTCOME_UNKNOWN') === true;
    const faults = [
      ...strays,
      isOut && mine.join(' ') !== name && `it is ${String(name)}, and there is ${mine.join(' ')}`,
      !mayBeOut && copies.length > 0 && 'it is out there, and nobody is told',
      copies.length > 1 && 'it is there twice',
      trashedAt === null && !['published', 'needs_you', 'failed'].includes(phase) && `it stays ${phase}`,
    ].filter(Boolean);
    expect(faults.map((fault) => `${order}: ${String(fault)}`)).toEqual([]);
  };
  return { actors: [worker, worker, person], end };
}

const CASES = (Object.keys(SENDINGS) as Sending[]).flatMap((sending) =>
  (Object.keys(PEOPLE) as Deed[]).map((deed) => [sending, deed] as const),
);

test.each(CASES)(
  'sends a post exactly once, in any order of events, if its first send %s while its author %s',
  async (sending, deed) => {
    expect(await playAllOrders(() => open(sending, deed), SWITCHES[app.base.engine.kind])).toBeGreaterThan(
      10,
    );
  },
);
