import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#test/chaos/browser.ts';
import { answerEndlessly, type EndlessKind } from '#test/hardening/endless-server.ts';
import { type RealServer, startRealServer } from '#test/hardening/real-server.ts';
import { watchServer } from '#test/hardening/watch-server.ts';

/** Fake neighbors share this process, so their cost counts against the server. */
const MOST_MS = 500;
const MOST_MB = 100;
const AT_ONCE = 120;
const JSON_TYPE = { 'content-type': 'application/json' };

let server: RealServer;
let owner: Browser;
let platform: RealServer['platform'];
let endless: RealServer['endless'];
beforeAll(async () => {
  server = await startRealServer();
  ({ owner, platform, endless } = server);
});
afterAll(() => server.stop());

const times = <T>(count: number, make: (number: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, number) => make(number)));

async function watch<T>(work: () => Promise<T>): Promise<T> {
  const { done, slowestMs, grownMb, answers } = await watchServer(server, work);
  expect(answers).toBeGreaterThan(0);
  expect(slowestMs).toBeLessThan(MOST_MS);
  expect(grownMb).toBeLessThan(MOST_MB);
  return done;
}

const generate = (more: object = {}) =>
  owner.send<{ engine: string }>('POST', '/api/generate-content', {
    topic: 'How do you choose prices?',
    subreddit: 'entrepreneur',
    ...more,
  });

const useModel = (kind: EndlessKind) =>
  owner.send('PUT', '/api/settings/model', {
    provider: 'openai-compatible',
    model: 'm',
    baseUrl: `${endless.url}/${kind}`,
    apiKey: null,
    monthlyTokenCap: null,
  });

test.each(['line', 'error', 'comments', 'text', 'words'] as const)(
  'stays responsive while a model server answers endlessly (%s)',
  async (kind) => {
    await generate({ writer: 'builtIn' });
    await useModel(kind);
    const outcome = await watch(() => generate().then(Boolean, ({ status }: { status: number }) => status));
    expect([true, 503]).toContain(outcome);
  },
);

test('stays responsive while a website sends an endless page', async () => {
  const draft = { writer: 'builtIn', websiteUrl: `${endless.url}/page` };
  expect(await watch(() => generate(draft))).toMatchObject({ engine: 'built-in' });
});

test('stays responsive while the platform answers endlessly', async () => {
  let calls = 0;
  platform.alter = (_path, response) => {
    calls += 1;
    answerEndlessly(response, 'json');
    return true;
  };
  await watch(() => owner.get('/api/subreddits/webdev/rules').catch(() => null));
  platform.alter = () => false;
  expect(calls).toBeGreaterThan(0);
});

test('stays responsive while checking patterns that would backtrack for minutes on other engines', async () => {
  const repeated = '(?i)' + '[^\\x00]{0,1000}'.repeat(20) + '\\x00';
  const patterns = ['(a+)+$', '.?'.repeat(20) + '[\\x00-\\x01]', repeated];
  let asked = false;
  platform.alter = (path, response) => {
    if (!path.includes('post_requirements')) return false;
    asked = true;
    const title_regexes = patterns;
    response.writeHead(200, JSON_TYPE).end(JSON.stringify({ title_regexes, body_regexes: patterns }));
    return true;
  };
  const draft = { title: `${'a'.repeat(298)}!`, content: `${'ab'.repeat(4_990)}!` };
  const check = () => owner.send<object>('POST', '/api/subreddits/askbuilders/preflight', draft);
  expect(await watch(check)).toHaveProperty('verdict');
  platform.alter = () => false;
  expect(asked).toBe(true);
});

test('stays responsive while parsing deeply nested JSON', async () => {
  const nested = (depth: number) => [
    '['.repeat(depth) + ']'.repeat(depth),
    `${'{"a":'.repeat(depth / 3)}1${'}'.repeat(depth / 3)}`,
    `${'{"__proto__":'.repeat(depth / 10)}1${'}'.repeat(depth / 10)}`,
  ];
  const bodies = [100_000, 520_000].flatMap(nested);
  const answers = await watch(() =>
    times(bodies.length, async (number) => {
      const body = bodies[number]!;
      const answer = await fetch(`${server.url}/api/profile`, {
        method: 'PATCH',
        body,
        headers: { ...JSON_TYPE, origin: server.url, cookie: owner.cookie() },
      });
      return answer.status;
    }),
  );
  expect(new Set(answers)).toEqual(new Set([400]));
});

/** Each request comes from its own address, so that no rate limit applies. */
const submit = (path: string, number: number, password: string) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams({ email: `nobody${number}@example.com`, password }),
    headers: { origin: server.url, 'x-forwarded-for': `198.51.100.${number}` },
    redirect: 'manual',
  }).then(({ status }) => status);
const countOf = (statuses: readonly number[], wanted: number) =>
  statuses.filter((status) => status === wanted).length;

test('for 120 rejected sign-ups at once, hashes no password and stays responsive', async () => {
  const statuses = await watch(() =>
    times(AT_ONCE, (number) => submit('/api/signup', number, 'correct horse')),
  );
  expect(countOf(statuses, 403)).toBe(AT_ONCE);
});

test('of 120 simultaneous wrong sign-ins, queues few, rejects the rest, and stays responsive', async () => {
  const statuses = await watch(() => times(AT_ONCE, (number) => submit('/api/login', number, 'wrong horse')));
  expect(countOf(statuses, 401) + countOf(statuses, 503)).toBe(AT_ONCE);
  expect(countOf(statuses, 503)).toBeGreaterThan(AT_ONCE / 2);
});
