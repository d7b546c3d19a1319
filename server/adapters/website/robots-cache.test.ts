import { expect, test } from 'vitest';
import { createTestClock } from '#test/test-clock.ts';
import { createRobotsCache } from './robots-cache.ts';

type Answer = { status: number; text: string };

/** `files` has the robots.txt of each origin; other origins have none. */
function start(files: Record<string, Answer> = {}) {
  const clock = createTestClock();
  const asked: string[] = [];
  const check = createRobotsCache(clock, 'Threadwell/1.0 (tests)');
  const read = async (url: string) => {
    asked.push(url);
    return files[url] ?? { status: 404, text: '' };
  };
  return { clock, asked, mayRead: (url: string) => check(new URL(url), read) };
}

const ROBOTS = 'https://a.example/robots.txt';
const disallow = (path: string, agent = '*'): Answer => ({
  status: 200,
  text: `User-agent: ${agent}\nDisallow: ${path}`,
});

test('allows every path except disallowed ones', async () => {
  const { mayRead } = start({ [ROBOTS]: disallow('/private') });
  await expect(mayRead('https://a.example/private/page')).rejects.toMatchObject({ reason: 'robots' });
  await expect(mayRead('https://a.example/public')).resolves.toBeUndefined();
});

test('matches the query of an address as part of its path', async () => {
  const { mayRead } = start({ [ROBOTS]: disallow('/*?draft=') });
  await expect(mayRead('https://a.example/page?draft=1')).rejects.toMatchObject({ reason: 'robots' });
  await expect(mayRead('https://a.example/page')).resolves.toBeUndefined();
});

test.each([
  ['Threadwell', false],
  ['threadwell', false],
  ['OtherBot', true],
])('rules for %s apply to us only if they name our product', async (agent, isAllowed) => {
  const { mayRead } = start({ [ROBOTS]: disallow('/', agent) });
  const result = await mayRead('https://a.example/').then(
    () => true,
    () => false,
  );
  expect(result).toBe(isAllowed);
});

test.each([404, 403, 301, 410])('a robots.txt answered with %i restricts nothing', async (status) => {
  const { mayRead } = start({ [ROBOTS]: { ...disallow('/'), status } });
  await expect(mayRead('https://a.example/')).resolves.toBeUndefined();
});

test('if robots.txt fails to load, reads nothing there and requests it again next time', async () => {
  const { mayRead, asked } = start({ [ROBOTS]: { status: 503, text: '' } });
  await expect(mayRead('https://a.example/')).rejects.toMatchObject({ reason: 'robotsUnknown' });
  await expect(mayRead('https://a.example/')).rejects.toMatchObject({ reason: 'robotsUnknown' });
  expect(asked).toEqual([ROBOTS, ROBOTS]);
});

test('keeps rules for ten minutes per origin', async () => {
  const { mayRead, asked, clock } = start();
  for (const url of ['https://a.example/1', 'https://a.example/2', 'http://a.example/', 'https://b.example/'])
    await mayRead(url);
  expect(asked).toEqual([ROBOTS, 'http://a.example/robots.txt', 'https://b.example/robots.txt']);
  clock.advance(10 * 60_000 - 1);
  await mayRead('https://a.example/3');
  expect(asked).toHaveLength(3);
  clock.advance(1);
  await mayRead('https://a.example/4');
  expect(asked).toHaveLength(4);
});

test('drops the oldest entry beyond five hundred origins', async () => {
  const { mayRead, asked } = start();
  for (let no = 0; no <= 500; no++) await mayRead(`https://site${no}.example/`);
  await mayRead('https://site500.example/');
  expect(asked).toHaveLength(501);
  await mayRead('https://site0.example/');
  expect(asked).toHaveLength(502);
});
