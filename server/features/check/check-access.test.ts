import { expect, test } from 'vitest';
import { checkText } from '#contract/drafting/check.ts';
import { saveFactsFile } from '#contract/drafts.ts';
import { createPost } from '#contract/posts.ts';
import { preflightDraft } from '#contract/preflight.ts';
import { correctRule, pasteRules, recordAnswer } from '#contract/rules-record.ts';
import { storeRules } from '../communities/store-rules.ts';
import { listCodes, openCheckApp } from '#test/check-app.ts';
import { connectAccount, createPlatformApp } from '#test/platform-app.ts';

const BANNED = 'coldoutreach';
const MENTION = 'I built Acme for that.';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const { app, owner, visitor } = await openCheckApp();

test('hides from visitors what any workspace added to the rules', async () => {
  const ada = await app.as('ada');
  const ask = async (name: string, content = MENTION) =>
    listCodes((await visitor().check({ name, content, product: 'Acme' })).body);
  const before = [await ask(BANNED), await ask('entrepreneur'), await ask('saas')];
  for (const client of [owner, ada]) {
    await client.call(saveFactsFile, { product: 'Acme', about: [] });
    await client.call(recordAnswer, { name: BANNED, on: '2026-11-01', note: 'By ben_2.', answer: 'granted' });
    const ours = { value: 'banned', reason: 'A moderator told me so.' } as const;
    await client.call(correctRule, { name: 'entrepreneur', field: 'promotion', ...ours });
    const post = { subreddit: 'saas', title: 'How early?', content: MENTION };
    await client.call(createPost, {
      ...post,
      status: 'scheduled',
      scheduledAt: new Date(app.clock.now() + HOUR_MS).toISOString(),
    });
    const url = 'https://www.reddit.com/r/hardtruths/about/rules';
    const text = '1. No self-promotion\nIt is removed.';
    await client.call(pasteRules, { name: 'hardtruths', text, url, copiedOn: '2026-11-01' });
    const content = 'Disclosure: I work on Acme. Other words than those of the post.';
    const own = await client.call(preflightDraft, { name: BANNED, content });
    expect(own.verdict).toBe('pass');
  }
  expect([await ask(BANNED), await ask('entrepreneur'), await ask('saas')]).toEqual(before);
  expect(await ask('hardtruths')).toEqual(['RULES_UNKNOWN']);
  const asMember = await ada.call(checkText, { name: BANNED, content: MENTION, product: 'Acme' });
  expect(listCodes(asMember)).toEqual(['PROMOTION_BANNED']);
});

test('hides the rules of a private community, although a member had them read here', async () => {
  const rules = [{ name: 'No links', text: 'Never.', appliesTo: 'all' as const, createdAt: 0 }];
  const now = app.clock.now();
  await app.base.db
    .transaction()
    .execute((tx) =>
      storeRules(
        tx,
        'sandbox:founderslounge',
        { rules, requirements: null },
        { askedAt: now, now, isOpen: false },
      ),
    );
  const { body } = await visitor().check({ name: 'founderslounge', content: 'A question.' });
  expect(listCodes(body)).toEqual(['RULES_UNKNOWN']);
});

test('hides the rules of a community that was last seen open two days ago', async () => {
  const { db, clock } = app.base;
  await visitor().check({ name: 'webdev', content: 'A question.' });
  const open = await db
    .selectFrom('communities')
    .selectAll()
    .where('id', '=', 'sandbox:webdev')
    .executeTakeFirstOrThrow();
  const closed = {
    id: 'sandbox:founderslounge',
    name: 'founderslounge',
    read_at: clock.now() - 49 * HOUR_MS,
  };
  await db
    .insertInto('communities')
    .values({ ...open, ...closed })
    .execute();
  const { body } = await visitor().check({ name: 'founderslounge', content: 'A question.' });
  expect(listCodes(body)).toEqual(['RULES_UNKNOWN']);
  await db.deleteFrom('communities').where('id', '=', closed.id).execute();
});

test("reads rules with the owner's account only", async () => {
  const other = await createPlatformApp();
  const text = { name: 'saas', content: 'A question.' };
  const ask = async () => listCodes(await other.visitor().call(checkText, text));
  await other.as('owner');
  await connectAccount(await other.as('ada'), { username: 'sandbox_ben' });
  expect(await ask()).toEqual(['RULES_UNKNOWN']);
  other.clock.advance(2 * MINUTE_MS);
  await connectAccount(await other.as('owner'), { username: 'sandbox_ada' });
  expect(await ask()).not.toContain('RULES_UNKNOWN');
  await other.close();
});

test('says so if no rules can be read, and then judges by general rules', async () => {
  const { body } = await visitor().check({ name: 'founderslounge', content: 'Try Acme.', product: 'Acme' });
  expect(listCodes(body)).toEqual(['RULES_UNKNOWN', 'UNDISCLOSED']);
  expect(body.rulesReadAt).toBeNull();
});

test('reports a nonexistent community, also to the next visitor', async () => {
  for (const content of ['Try it.', 'Try this.']) {
    const { body } = await visitor().check({ name: 'nowhere_at_all', content });
    expect(listCodes(body)).toEqual(['SUBREDDIT_NOEXIST']);
    expect(body.findings[0].text).toBe('There is no r/nowhere_at_all in the sandbox.');
  }
});

test('does not retry at once what could not be read', async () => {
  const platform = app.base.platform!;
  const real = platform.about.bind(platform);
  let readings = 0;
  Object.assign(platform, {
    about: (...given: Parameters<typeof real>) => {
      readings += 1;
      return real(...given);
    },
  });
  const ask = () => visitor().check({ name: 'nowhere_else', content: 'Try it.' });
  await ask();
  const once = readings;
  expect(once).toBeGreaterThan(0);
  await ask();
  expect(readings).toBe(once);
  Object.assign(platform, { about: real });
});

test('reads rules again after an hour', async () => {
  const { check } = visitor();
  const ask = async () => (await check({ name: 'webdev', content: 'A question.' })).body.rulesReadAt;
  const first = await ask();
  app.clock.advance(HOUR_MS / 2);
  expect(await ask()).toBe(first);
  app.clock.advance(HOUR_MS);
  expect(await ask()).toBe(new Date(app.clock.now()).toISOString());
});
