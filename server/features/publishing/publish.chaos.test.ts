import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account } from '#contract/accounts.ts';
import type { Post } from '#contract/posts.ts';
import { type Browser, signUp } from '#test/chaos/browser.ts';
import { type ChaosWorld, startChaos } from '#test/chaos/chaos-world.ts';
import { FATES, MOMENTS } from '#test/chaos/fates.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';

const MEMBERS = ['sandbox_ada', 'sandbox_ben', 'sandbox_cleo'];
const LONGEST_MS = 300_000;

let database: TestDatabase;
let world: ChaosWorld;
beforeAll(async () => {
  database = await createTestDatabase();
  world = await startChaos(database.settings);
});
afterAll(async () => {
  await world.stop();
  await database.drop();
});

type Person = { browser: Browser; accounts: Account[] };

async function enter(name: string): Promise<Person> {
  const browser = await signUp(world.url, `${name}@example.com`);
  for (const member of MEMBERS) await browser.connect(member);
  return { browser, accounts: await browser.get<Account[]>('/api/reddit-accounts') };
}

test(
  'despite lost messages and killed processes every post goes out once, and never early',
  async () => {
    const people: Person[] = [];
    for (let number = 0; number < Math.ceil(FATES.length / MEMBERS.length); number += 1)
      people.push(await enter(`person-${number}`));
    const dueAt = Date.now() + 8_000;
    for (const [at, fate] of FATES.entries()) {
      const { browser, accounts } = people[Math.floor(at / MEMBERS.length)]!;
      const post = {
        title: `This post ${fate}`,
        content: `A text of its own, for the post that ${fate}.`,
        subreddit: 'webdev',
        status: 'scheduled',
        scheduledAt: new Date(dueAt).toISOString(),
        redditAccountId: accounts[at % MEMBERS.length]!.id,
      };
      // The server may be down at any time.
      await expect
        .poll(() => browser.save('/api/posts', post, fate).then(() => 'saved', String), { timeout: 60_000 })
        .toBe('saved');
    }
    /** While the server is down, the status is unknown. */
    const listAll = async (): Promise<Post[]> =>
      (
        await Promise.all(people.map(({ browser }) => browser.get<Post[]>('/api/posts').catch(() => [])))
      ).flat();
    await expect
      .poll(async () => (await listAll()).filter(({ phase }) => phase === 'published').length, {
        timeout: LONGEST_MS,
        interval: 1_000,
      })
      .toBe(FATES.length);

    const { posts } = (await world.sandbox.state()).json as {
      posts: { name: string; title: string; createdAt: string; deleted: boolean }[];
    };
    const there = posts.filter(({ deleted }) => !deleted);
    expect(there.map(({ title }) => title).toSorted()).toEqual(
      FATES.map((fate) => `This post ${fate}`).toSorted(),
    );
    for (const { permalink, title } of await listAll()) {
      const { name } = there.find((each) => each.title === title)!;
      expect(permalink).toContain(`/${name.replace('t3_', '')}/`);
    }
    for (const { createdAt } of there)
      expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(Math.floor(dueAt / 1_000) * 1_000);
    for (const moment of Object.keys(MOMENTS)) expect(world.happened).toContain(moment);
    expect(world.kills()).toBe(5);
  },
  LONGEST_MS + 60_000,
);
