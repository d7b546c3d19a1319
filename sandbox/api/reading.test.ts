import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  asRecord,
  dig,
  NOON,
  type Reply,
  type MemberClient,
  startTestSandbox,
  type TestSandbox,
} from '../testing/sandbox-client.ts';

let sandbox: TestSandbox;
let ada: MemberClient;
beforeAll(async () => {
  sandbox = await startTestSandbox({ settings: { callsPerMinute: 1_000 } });
  ada = await sandbox.signIn();
});
afterAll(() => sandbox.stop());

const names = (reply: Reply) => reply.children().map((each) => String(each['name']));
const EIGHT = 'entrepreneur+reactjs+webdev+saas+startups+marketing+programming+javascript';

describe('listings', () => {
  test.each(['hot', 'new', 'rising', 'top', 'controversial', 'best'])(
    '%s returns a page of posts',
    async (sort) => {
      const reply = await ada.get(`/r/saas/${sort}?limit=10&t=month`);
      expect(reply.at('kind')).toBe('Listing');
      expect(reply.children().length).toBeGreaterThanOrEqual(10);
      expect(asRecord(reply.at('data'))).toMatchObject({ before: null, geo_filter: '', modhash: null });
    },
  );

  test('new is newest first, and consecutive pages have no gaps or repetitions', async () => {
    const all = names(await ada.get('/r/webdev/new?limit=100'));
    const first = await ada.get('/r/webdev/new?limit=40');
    const second = await ada.get(
      `/r/webdev/new?limit=40&after=${String(first.at('data', 'after'))}&count=40`,
    );
    expect([...names(first), ...names(second)]).toEqual(all.slice(0, 80));
    const times = first.children().map((each) => Number(each['created_utc']));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const back = await ada.get(`/r/webdev/new?limit=40&before=${names(second)[0] ?? ''}&count=41`);
    expect(names(back)).toEqual(all.slice(0, 40));
  });

  test('only the newest-first listing repeats a text', async () => {
    const titlesOf = async (path: string) =>
      (await ada.get(path)).children().map((each) => String(each['title']));
    for (const path of [
      '/r/saas/top?t=month&limit=100',
      '/r/saas/hot?limit=100',
      '/search?q=customers&limit=100',
    ]) {
      const titles = await titlesOf(path);
      expect(titles.length).toBeGreaterThan(20);
      expect(new Set(titles).size).toBe(titles.length);
    }
    expect((await titlesOf('/r/saas/new?limit=100')).length).toBe(100);
  });

  test('after is null at the end of a listing', async () => {
    const first = await ada.get('/r/typing_tips/new?limit=50');
    const last = await ada.get(`/r/typing_tips/new?limit=100&after=${String(first.at('data', 'after'))}`);
    expect(last.children().length).toBeGreaterThan(0);
    expect(last.at('data', 'after')).toBeNull();
  });

  test('a page has at most a hundred posts, and an invalid limit means the default', async () => {
    expect((await ada.get('/r/all/new?limit=1024')).at('data', 'dist')).toBe(100);
    expect((await ada.get('/new?limit=abc')).at('data', 'dist')).toBe(25);
  });

  test('reads several communities as one listing', async () => {
    const reply = await ada.get(`/r/${EIGHT}/new?limit=100`);
    const recent = reply.children().filter((each) => Number(each['created_utc']) * 1000 > NOON - 86_400_000);
    expect(recent.length).toBeGreaterThan(60);
    expect(new Set(recent.map((each) => each['subreddit'])).size).toBe(8);
  });

  test('the pinned monthly thread comes first in hot and is marked as pinned', async () => {
    const [first] = (await ada.get('/r/startups/hot?limit=5')).children();
    expect(first).toMatchObject({ stickied: true, distinguished: 'moderator', author: 'startups-ModTeam' });
    expect(String(first?.['title'])).toContain('November 2026');
  });

  test('ignores .json, a trailing slash and case', async () => {
    const plain = names(await ada.get('/r/saas/new?limit=5'));
    expect(names(await ada.get('/r/saas/new.json?limit=5'))).toEqual(plain);
    expect(names(await ada.get('/r/saas/new/.json?limit=5'))).toEqual(plain);
    expect(names(await ada.get('/r/SaaS/new/?limit=5'))).toEqual(plain);
  });

  test('without raw_json every string is HTML-escaped', async () => {
    await ada.post('/api/submit', { sr: 'saas', kind: 'self', title: 'A <b> & c', text: 'x < y' });
    const [escaped] = (await ada.get('/r/saas/new?limit=1')).children();
    expect(escaped).toMatchObject({ title: 'A &lt;b&gt; &amp; c', selftext: 'x &lt; y' });
    expect(String(escaped?.['selftext_html'])).toContain('&lt;div class="md"&gt;');
    expect((await ada.get('/r/saas/new?limit=1&raw_json=1')).children()[0]).toMatchObject({
      title: 'A <b> & c',
    });
  });
});

describe('search', () => {
  test('finds by words, phrases, fields and exclusions', async () => {
    const churn = (await ada.get('/r/saas/search?q=churn&restrict_sr=on&sort=new&limit=50')).children();
    expect(churn.length).toBeGreaterThan(3);
    for (const post of churn)
      expect(`${String(post['title'])} ${String(post['selftext'])}`.toLowerCase()).toContain('churn');
    const titled = (await ada.get('/search?q=title%3Ainvoices')).children();
    for (const post of titled) expect(String(post['title']).toLowerCase()).toContain('invoice');
    const without = (await ada.get('/search?q=churn+-discount&limit=100')).text;
    expect(without.toLowerCase()).not.toContain('a pause instead of a discount');
    expect(
      (await ada.get('/search?q=subreddit%3Asaas+price&limit=50'))
        .children()
        .every((post) => post['subreddit'] === 'saas'),
    ).toBe(true);
  });

  test('returns an empty listing for no results', async () => {
    expect((await ada.get('/search?q=zxqwv')).at('data', 'children')).toEqual([]);
  });

  test('finds communities by name and by topic', async () => {
    const found = (await ada.get('/subreddits/search?q=market')).children();
    expect(found[0]?.['display_name']).toBe('marketing');
    expect((await ada.get('/subreddits/search')).json).toBe('{}');
    expect(
      (await ada.get('/api/subreddit_autocomplete_v2?query=sta&limit=3')).children()[0]?.['display_name'],
    ).toBe('startups');
    expect((await ada.get('/api/search_reddit_names?query=react')).at('names')).toContain('reactjs');
    expect((await ada.get('/subreddits/popular?limit=100')).children().length).toBeGreaterThan(30);
  });
});

describe('threads', () => {
  test('cuts a big thread off at the limit, and morechildren completes it', async () => {
    const [big] = (await ada.get('/r/programming/top?t=month&limit=1')).children();
    const id = String(big?.['id']);
    const cut = await ada.get(`/comments/${id}?limit=10`);
    const things = cut.at(1, 'data', 'children');
    const more = asRecord(dig(Array.isArray(things) ? things.at(-1) : null));
    expect(more['kind']).toBe('more');
    const children = dig(more, 'data', 'children');
    const ids = Array.isArray(children) ? children.map(String) : [];
    expect(ids.length).toBeGreaterThan(0);
    expect(Number(dig(more, 'data', 'count'))).toBeGreaterThanOrEqual(ids.length);
    const rest = await ada.post('/api/morechildren', {
      link_id: `t3_${id}`,
      children: ids.slice(0, 100).join(','),
    });
    const found = rest.at('json', 'data', 'things');
    const flat = Array.isArray(found) ? found.map((each: unknown) => asRecord(dig(each, 'data'))) : [];
    expect(flat.map((each) => each['id'])).toEqual(expect.arrayContaining(ids.slice(0, 100)));
    expect(flat.every((each) => each['replies'] === '')).toBe(true);
  });

  test('ends at the depth limit with “continue this thread”, and returns a comment with its context', async () => {
    const found = (await ada.get(`/r/${EIGHT}/top?t=month&limit=20`)).children();
    const trees = await Promise.all(found.map((post) => ada.get(`/comments/${String(post['id'])}?depth=1`)));
    const tree = trees.find((each) => each.text.includes('"t1__"'));
    expect(tree).toBeDefined();
    const parent = tree?.children(1).find((each) => each['replies'] !== '');
    const deeper = dig(parent, 'replies', 'data', 'children', 0, 'data');
    expect(deeper).toMatchObject({
      id: '_',
      name: 't1__',
      count: 0,
      children: [],
      parent_id: parent?.['name'],
    });
    const link = String(parent?.['link_id']).slice(3);
    const inside = await ada.get(`/comments/${link}/_/${String(parent?.['id'])}`);
    const child = dig(inside.children(1)[0], 'replies', 'data', 'children', 0, 'data');
    const one = await ada.get(`/comments/${link}/_/${String(dig(child, 'id'))}?context=3`);
    expect(one.children(1).map((each) => each['name'])).toEqual([parent?.['name']]);
    expect(one.text).toContain(String(dig(child, 'name')));
  });

  test('old is the reverse of new for top-level comments', async () => {
    const [post] = (await ada.get('/r/startups/top?t=week&limit=1')).children();
    const order = async (sort: string) =>
      (await ada.get(`/comments/${String(post?.['id'])}?sort=${sort}&limit=500`))
        .children(1)
        .map((each) => each['id']);
    expect(await order('old')).toEqual((await order('new')).toReversed());
  });

  test('an unknown id is a 404 for a thread and omitted from info', async () => {
    expect((await ada.get('/comments/zzzzzzzz')).json).toEqual({ message: 'Not Found', error: 404 });
    const [known] = names(await ada.get('/r/saas/new?limit=1'));
    expect(names(await ada.get(`/api/info?id=t3_zzzzzzz,${known ?? ''},t1_zz`))).toEqual([known]);
    const many = Array.from({ length: 101 }, () => known).join(',');
    expect((await ada.get(`/api/info?id=${many}`)).at('data', 'children')).toEqual([]);
    expect(
      (await ada.get('/api/info?sr_name=saas,webdev')).children().map((each) => each['display_name']),
    ).toEqual(['saas', 'webdev']);
  });
});

describe('communities', () => {
  test('about, rules and requirements describe the community', async () => {
    const about = asRecord((await ada.get('/r/programming/about')).at('data'));
    expect(about).toMatchObject({
      display_name: 'programming',
      submission_type: 'link',
      subreddit_type: 'public',
    });
    const rules = await ada.get('/r/saas/about/rules');
    expect(rules.text).toContain('60 days');
    expect(rules.at('rules', 0, 'priority')).toBe(0);
    const requirements = asRecord((await ada.get('/api/v1/nolinkfarm/post_requirements')).json);
    expect(Object.keys(requirements)).toHaveLength(22);
    expect(requirements).toMatchObject({ link_restriction_policy: 'blacklist', is_flair_required: false });
    expect((await ada.get('/api/v1/showyourwork/post_requirements')).at('is_flair_required')).toBe(true);
  });

  test('a missing community redirects to a search for it', async () => {
    for (const path of ['/r/nosuchcommunity/about', '/r/nosuchcommunity/new', '/r/nosuchcommunity']) {
      const reply = await ada.get(path);
      expect(reply.status).toBe(302);
      expect(reply.headers.get('location')).toBe(`${sandbox.url}/subreddits/search?q=nosuchcommunity`);
    }
    expect((await ada.get('/api/v1/nosuchcommunity/post_requirements')).json).toMatchObject({
      reason: 'SUBREDDIT_NOEXIST',
    });
  });

  test('private and banned communities give the reason', async () => {
    const closed = await ada.get('/r/founderslounge/about');
    expect([closed.status, closed.json]).toEqual([
      403,
      { reason: 'private', message: 'Forbidden', error: 403 },
    ]);
    const banned = await ada.get('/r/growthspells/new');
    expect([banned.status, banned.at('reason')]).toEqual([404, 'banned']);
    expect((await ada.get('/r/saas+founderslounge/new')).status).toBe(403);
    expect((await ada.get('/api/v1/founderslounge/post_requirements')).status).toBe(403);
    expect((await ada.get('/r/all/about')).status).toBe(404);
  });

  test('a quarantined community opens after opting in', async () => {
    const shut = await ada.get('/r/hardtruths/top');
    expect([shut.status, shut.at('reason')]).toEqual([403, 'quarantined']);
    expect(shut.text).toContain('quarantine_message_html');
    expect((await ada.post('/api/quarantine_optin', { sr_name: 'hardtruths' })).json).toEqual({});
    expect((await ada.get('/r/hardtruths/top?t=month')).children().length).toBeGreaterThan(0);
  });
});

describe('people', () => {
  test('me is flat, other accounts are wrapped, and anyone’s history can be read', async () => {
    expect((await ada.get('/api/v1/me')).json).toMatchObject({
      name: 'sandbox_ada',
      has_verified_email: true,
      is_suspended: false,
    });
    expect((await ada.get('/user/sandbox_ben/about')).json).toMatchObject({
      kind: 't2',
      data: { name: 'sandbox_ben' },
    });
    const recent = (await ada.get('/r/saas/new?limit=20')).children();
    const post = recent.find((each) => each['author'] !== '[deleted]');
    const author = String(post?.['author']);
    const history = await ada.get(`/user/${author}/submitted?limit=100`);
    expect(history.children().map((each) => each['name'])).toContain(post?.['name']);
    expect((await ada.get(`/user/${author}/overview`)).status).toBe(200);
    expect((await ada.get('/user/nobody_at_all/about')).status).toBe(404);
    expect((await ada.get('/api/username_available?user=nobody_at_all')).json).toBe(true);
    expect((await ada.get('/api/username_available?user=sandbox_ada')).json).toBe(false);
    expect((await ada.get('/api/username_available?user=a')).at('json', 'errors', 0, 0)).toBe('BAD_USERNAME');
  });

  test('the endpoints that clients call at startup exist', async () => {
    for (const path of ['/api/v1/me/prefs', '/api/v1/me/karma', '/api/v1/me/trophies', '/subreddits/mine']) {
      expect((await ada.get(path)).status).toBe(200);
    }
    expect((await ada.get('/api/v1/nothing')).json).toEqual({ message: 'Not Found', error: 404 });
  });
});
