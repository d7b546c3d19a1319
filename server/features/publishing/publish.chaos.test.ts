import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Account } from '#contract/accounts.ts';
import type { Post } from '#contract/posts.ts';
import { type Browser, Refused, signUp } from '#test/chaos/browser.ts';
import { type ChaosDatabase, openChaosDatabase } from '#test/chaos/chaos-database.ts';
import { type ChaosWorld, startChaos } from '#test/chaos/chaos-world.ts';
import { MOMENTS } from '#test/chaos/fates.ts';
import { judgePosts, reportRun, type Thing } from '#test/chaos/judge-posts.ts';
import { ACCOUNTS, buildBody, buildContent, PLANNED, type PlannedPost } from '#test/chaos/planned-posts.ts';

const MEMBERS = ['sandbox_ada', 'sandbox_ben', 'sandbox_cleo'];
const LONGEST_MS = 600_000;
const NONE = { lost: [], doubled: [], stuck: [], early: [], unreported: [], otherLink: [], otherText: [] };

/** The minimum of sixty posts that must be sent. Asking the author about every post would not fulfill the promise either. */
const MOST_REPORTED = 15;
const RUNS = Number(process.env['CHAOS_RUNS'] ?? 1);

let database: ChaosDatabase;
let world: ChaosWorld;
let startedAt: number;
beforeEach(async () => {
  startedAt = Date.now();
  database = await openChaosDatabase();
  world = await startChaos(database.settings);
}, LONGEST_MS);
afterEach(async () => {
  await world.stop();
  await database.stop();
});

/** An account and its user's browser. */
type Seat = { browser: Browser; accountId: string };

async function fillSeats(): Promise<Seat[]> {
  const seats: Seat[] = [];
  while (seats.length < ACCOUNTS) {
    const browser = await signUp(world.url, `person-${seats.length}@example.com`);
    for (const member of MEMBERS) await browser.connect(member);
    for (const { id } of await browser.get<Account[]>('/api/reddit-accounts'))
      seats.push({ browser, accountId: id });
  }
  return seats;
}

/** Retries, because the server may be down at any time. */
async function insist(call: () => Promise<unknown>): Promise<void> {
  const attempt = () => call().then(() => 'done', String);
  await expect.poll(attempt, { timeout: 90_000, interval: 250 }).toBe('done');
}

/** Changes a post while servers restart. True once a server responded. A post that is being sent cannot be changed. */
async function actOn({ act, ...post }: PlannedPost, browser: Browser, id: string): Promise<boolean> {
  const path = `/api/posts/${id}`;
  const attempt = (call: Promise<unknown>) =>
    call.then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof Refused) || error.status >= 500) return false;
        if (error.status !== 409) throw error;
        return true;
      },
    );
  if (act === 'delete') return await attempt(browser.send('DELETE', path));
  for (const version of [1, 2, 3]) {
    const edit = { content: buildContent({ act, ...post }, version) };
    if (!(await attempt(browser.send('PATCH', path, edit)))) return false;
  }
  return true;
}

test.each(Array.from({ length: RUNS }, (_, run) => run + 1))(
  'sends every post once and never early, whatever fails (run %i)',
  async () => {
    const seats = await fillSeats();
    const ada = await world.sandbox.signIn('sandbox_ada');
    const opened = await ada.post('/api/submit', {
      sr: 'webdev',
      kind: 'self',
      title: 'A thread',
      text: 'x',
    });
    const thread = String(opened.at('json', 'data', 'url'));
    // A slow machine needs more time to write the posts and to restart a killed server.
    const dueAt = Date.now() + 15_000 + 3 * (Date.now() - startedAt);
    const ids = new Map<string, string>();
    await Promise.all(
      seats.map(async ({ browser, accountId }, number) => {
        for (const post of PLANNED.filter(({ account }) => account === number)) {
          const scheduledAt = new Date(dueAt + post.dueInMs).toISOString();
          const body = {
            ...buildBody(post, thread),
            status: 'scheduled',
            scheduledAt,
            redditAccountId: accountId,
          };
          await insist(async () => {
            const { id } = await browser.send<Post>('POST', '/api/posts', body, post.name);
            ids.set(post.name, id);
          });
        }
      }),
    );

    world.arm();
    const browsers = [...new Set(seats.map(({ browser }) => browser))];
    const listAll = async () =>
      (await Promise.all(browsers.map((browser) => browser.get<Post[]>('/api/posts')))).flat();
    const readThings = async (): Promise<Thing[]> => {
      const { posts, comments } = (await world.sandbox.state()).json as { posts: Thing[]; comments: Thing[] };
      return [...posts, ...comments];
    };
    const judge = async () => judgePosts(await readThings(), await listAll(), dueAt);
    const acting = PLANNED.filter(({ act }) => act !== 'nothing');
    const faults = [...database.faults];
    let outBefore = 0;
    await expect
      .poll(
        async () => {
          const post = acting.pop();
          if (post && !(await actOn(post, seats[post.account]!.browser, ids.get(post.name)!)))
            acting.push(post);
          const out = (await readThings()).length;
          if (out >= outBefore + 9 || out >= 45) {
            outBefore = out;
            await faults.shift()?.strike();
          }
          const { stuck } = await judge().catch(() => ({ stuck: ['the server is down'] }));
          return { stuck, faults: faults.length, acting: acting.length };
        },
        { timeout: LONGEST_MS, interval: 500 },
      )
      .toEqual({ stuck: [], faults: 0, acting: 0 });

    const judgement = await judge();
    const { all, commits } = world.kills();
    const seconds = Math.round((Date.now() - dueAt) / 1_000);
    reportRun(judgement, `${all} kills, ${commits} after different commits; ${seconds} s from due to rest`);
    expect(judgement).toMatchObject(NONE);
    expect(judgement.reported.length).toBeLessThanOrEqual(MOST_REPORTED);
    expect(world.crashes).toEqual([]);
    for (const moment of Object.keys(MOMENTS)) expect(world.happened).toContain(moment);
    expect(commits).toBeGreaterThan(5);
  },
  LONGEST_MS + 300_000,
);
