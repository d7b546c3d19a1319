import { expect, test } from 'vitest';
import { checkText, setOpenCheck } from '#contract/drafting/check.ts';
import { TABLES } from '#server/adapters/db/tables.ts';
import { type CheckFinding, listCodes, openCheckApp } from '#test/check-app.ts';

const BANNED = 'coldoutreach';
const MENTION = 'I built Acme for that.';
const MINUTE_MS = 60_000;

const { app, owner, visitor } = await openCheckApp();

test("gives a visitor the verdict with the rule's quote, a remedy, and when the rules were read", async () => {
  const { body } = await visitor().check({ name: BANNED, content: MENTION, product: 'Acme' });
  expect(checkText.output.parse(body)).toEqual(body);
  expect([body.verdict, body.origin]).toEqual(['blocked', 'sandbox']);
  expect(body.rulesReadAt).toBe(new Date(app.clock.now()).toISOString());
  const [first] = body.findings as CheckFinding[];
  expect(first).toMatchObject({ severity: 'block', code: 'PROMOTION_BANNED' });
  const rules = await owner.send({ method: 'GET', url: `/api/subreddits/${BANNED}/rules` });
  expect(JSON.stringify(rules.json())).toContain(JSON.stringify(first!.quote).slice(1, -1));
  expect(first!.remedy).not.toBe('');
  expect(body.rules).toEqual(rules.json().rules);
  expect(body.rules.length).toBeGreaterThan(0);
});

test('gives the same verdict to two visitors who ask about a new community at the same time', async () => {
  const ask = () => visitor().check({ name: 'webdev', content: MENTION, product: 'Acme' });
  const [one, other] = await Promise.all([ask(), ask()]);
  expect(one.body.rulesReadAt).not.toBeNull();
  expect(other.body).toEqual(one.body);
});

test('says that a mention cannot be detected without the product’s name', async () => {
  const { body } = await visitor().check({ name: BANNED, content: MENTION });
  expect(listCodes(body)).toEqual(['PRODUCT_UNKNOWN']);
});

test('passes a text that breaks no rule, as a post, comment or link', async () => {
  const { check } = visitor();
  for (const text of [
    { content: 'How do you keep a list clean?' },
    { type: 'comment', content: 'By hand, each month.' },
    { type: 'link', title: 'A study of lists', url: 'https://study.example/' },
  ])
    expect((await check({ name: 'entrepreneur', product: 'Acme', ...text })).body.verdict).toBe('pass');
});

test('tells any author where AI text is banned', async () => {
  const { check } = visitor();
  const verdictIn = async (name: string) => {
    const { body } = await check({ name, content: 'How do you keep a list clean?', product: 'Acme' });
    return [body.verdict, body.findings.find(({ code }: CheckFinding) => code === 'AI_TEXT')];
  };
  expect(await verdictIn('webdev')).toEqual([
    'pass',
    expect.objectContaining({
      severity: 'note',
      text: 'r/webdev takes no text written with AI.',
      quote: expect.stringContaining('language model'),
      remedy: 'If this one was, write it in your own words.',
    }),
  ]);
  expect(await verdictIn('entrepreneur')).toEqual(['pass', undefined]);
});

test('says that earlier mentions are unknown if a community limits mentions', async () => {
  const own =
    'What would you pay for a shared list? I work on Nestlist, a shared grocery list for flatmates.';
  const ask = async (text: object) =>
    (await visitor().check({ name: 'saas', product: 'Nestlist', ...text })).body;
  for (const text of [
    { content: own },
    { type: 'link', title: own, url: 'nestlist.example/prices' },
    { type: 'comment', content: own },
  ]) {
    const { verdict, findings } = await ask(text);
    expect(verdict).toBe('warned');
    expect(findings.find(({ code }: CheckFinding) => code === 'QUOTA_UNKNOWN')).toEqual({
      severity: 'warning',
      code: 'QUOTA_UNKNOWN',
      text:
        'We can’t see here whether you mentioned Nestlist before: r/saas takes one mention in 60 days, ' +
        'counted over all your accounts.',
      quote: expect.stringContaining('60 days'),
      remedy: 'If your last mention there is less than 60 days old, take this one out.',
      nextAt: null,
    });
  }
  expect((await ask({ content: 'What would you pay for a shared list?' })).verdict).toBe('pass');
});

test('shows a limit on the share of self-promotional links as something to check', async () => {
  const content = 'I work on Nestlist, a shared list.';
  const { body } = await visitor().check({ name: 'solofounders', content, product: 'Nestlist' });
  expect(body.verdict).toBe('warned');
  expect(body.findings[0]).toMatchObject({ code: 'PROMOTION_CONDITION' });
  expect(body.findings[0].quote).toMatch(/one in ten/);
});

test('notes the promotion rule for a text without a mention', async () => {
  const title = 'We are finally live on Product Hunt, would love your support!';
  const { body } = await visitor().check({ name: 'startups', title, product: 'Tallyfox' });
  expect(body.verdict).toBe('pass');
  expect(body.findings).toContainEqual(
    expect.objectContaining({ code: 'UNNAMED_OFFER', quote: expect.stringMatching(/thread/) as string }),
  );
});

test('asks whether a promotional comment is in the thread for promotion', async () => {
  const content = 'I work on Tallyfox. You should try Tallyfox, it costs 9 euros a month.';
  const ask = { name: 'startups', type: 'comment', content, product: 'Tallyfox' } as const;
  const { body } = await visitor().check(ask);
  expect(body.verdict).toBe('warned');
  expect(body.findings[0]).toMatchObject({
    code: 'OWN_THREAD',
    quote: expect.stringMatching(/nowhere else/),
  });
});

test('treats a link to the product as a mention, with or without a scheme', async () => {
  const ask = async (url: string) =>
    listCodes(
      (await visitor().check({ name: BANNED, type: 'link', title: 'A study', url, product: 'Acme' })).body,
    );
  expect(await ask('acme.example/blog')).toContain('PROMOTION_BANNED');
  expect(await ask('acme.example/blog')).toEqual(await ask('https://acme.example/blog'));
});

test('stores and logs nothing that was typed', async () => {
  const words = { title: 'Zanzibarish title', content: 'Quixotic words', product: 'Grommetry' };
  const { status } = await visitor().check({ name: 'saas', ...words });
  expect(status).toBe(200);
  const wrong = await visitor().check({ name: 'no name', ...words });
  expect(wrong.status).toBe(422);
  const rows = await Promise.all(
    TABLES.map(({ name }) => app.base.db.selectFrom(name).selectAll().execute()),
  );
  const kept = `${JSON.stringify(rows)}${app.logLines.join('')}`;
  for (const word of Object.values(words)) expect(kept).not.toContain(word);
});

test.each([
  [{ name: 'saas' }, { content: 'Paste a text first.' }],
  [{ name: 'saas', type: 'comment', title: 'Only this' }, { content: 'Paste a text first.' }],
  [{ name: 'saas', type: 'link' }, { title: 'Enter a title or a link first.' }],
  [{ name: 'all', content: 'A' }, { name: 'This stands for many subreddits. Name each of them.' }],
  [
    { name: 'saas', content: 'A'.repeat(40_001), title: 'A'.repeat(301) },
    { content: 'A text has at most 40,000 characters.', title: 'A title has at most 300 characters.' },
  ],
])('rejects invalid input at its field: %#', async (body, fields) => {
  const answer = await visitor().check(body);
  expect([answer.status, answer.body.fields]).toEqual([422, fields]);
});

test('judges hostile texts like any other', async () => {
  const { check } = visitor();
  for (const content of [
    'A'.repeat(40_000),
    '<script>alert(1)</script>',
    '[x](javascript:alert(1)) **',
    '&#0; ﷽'.repeat(3_000),
  ])
    expect((await check({ name: 'entrepreneur', content, product: '<b>$1' })).status).toBe(200);
});

test('limits an address to thirty texts in ten minutes, says when to retry, and limits no other address', async () => {
  const { check } = visitor();
  const text = { name: 'saas', content: 'A question.' };
  for (let count = 0; count < 30; count += 1) expect((await check(text)).status).toBe(200);
  app.clock.advance(MINUTE_MS);
  const { status, headers, body } = await check(text);
  expect([status, headers['retry-after']]).toEqual([429, '540']);
  expect(body.message).toBe(
    'You have checked 30 texts, which is the limit for ten minutes. Try again in 9 minutes.',
  );
  expect((await visitor().check(text)).status).toBe(200);
  app.clock.advance(9 * MINUTE_MS);
  expect((await check(text)).status).toBe(200);
});

test('limits all visitors to thirty readings in ten minutes, then uses the stored rules', async () => {
  app.clock.advance(10 * MINUTE_MS);
  const ask = async (no: number) =>
    listCodes((await visitor().check({ name: `nowhere_${no}`, content: 'A question.' })).body);
  for (let no = 1; no <= 30; no += 1) expect(await ask(no)).toEqual(['SUBREDDIT_NOEXIST']);
  expect(await ask(31)).toEqual(['RULES_UNKNOWN']);
  app.clock.advance(10 * MINUTE_MS);
  expect(await ask(31)).toEqual(['SUBREDDIT_NOEXIST']);
});

test('accepts requests only from our own pages', async () => {
  const answer = await app.visitor().send({
    method: 'POST',
    url: '/api/check',
    payload: { name: 'saas', content: 'A' },
    headers: { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.statusCode).toBe(403);
});

test('hides the endpoint and reads nothing if the check is turned off', async () => {
  await owner.call(setOpenCheck, { isOn: false });
  const { status, body } = await visitor().check({ name: 'sideproject', content: 'A' });
  expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  const read = await app.base.db
    .selectFrom('rules_versions')
    .select('id')
    .where('community_id', '=', 'sandbox:sideproject')
    .execute();
  expect(read).toEqual([]);
  await owner.call(setOpenCheck, { isOn: true });
});
