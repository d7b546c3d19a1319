import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createTestClock } from '#test/test-clock.ts';
import { PRIVATE_IPV4, PRIVATE_IPV6, PRIVATE_URLS } from './testing/private-spellings.ts';
import type { ReadWebsite } from './website.ts';
import { startWebStub, type Handler, type WebPage } from './testing/start-web-stub.ts';

async function start(handler: Handler, names?: Record<string, string[]>) {
  const clock = createTestClock();
  const web = await startWebStub(clock, handler, names);
  onTestFinished(() => web.stop());
  return { ...web, clock };
}
const noRobots =
  (page: WebPage): Handler =>
  ({ url }) =>
    url === '/robots.txt' ? { status: 404 } : page;
/** The URLs that returned a page. */
async function urlsRead({ read }: { read: ReadWebsite }, urls: readonly string[]): Promise<string[]> {
  const done: string[] = [];
  for (const url of urls) if ((await read(url)).kind === 'ok') done.push(url);
  return done;
}

const PAGE = { body: '<title>Acme</title><p>Invoices in seconds.' };

test('never connects to a private address, however it is written', async () => {
  const web = await start(noRobots(PAGE));
  expect(PRIVATE_URLS.length).toBeGreaterThan(1_000);
  expect(await urlsRead(web, PRIVATE_URLS)).toEqual([]);
  expect(web.connectedTo).toEqual([]);
});

test('never connects to a name that resolves to a private address', async () => {
  const all = [...PRIVATE_IPV4, ...PRIVATE_IPV6];
  const names = Object.fromEntries(all.map((address, at) => [`n${at}.example.com`, [address]]));
  const web = await start(noRobots(PAGE), { ...names, 'both.example.com': ['93.184.216.34', '10.0.0.1'] });
  const urls = [...Object.keys(names), 'both.example.com'].map((name) => `http://${name}/`);
  expect(await urlsRead(web, urls)).toEqual([]);
  expect(web.connectedTo).toEqual([]);
});

test('follows no redirect to a private address', async () => {
  const targets = PRIVATE_URLS.filter((url) => url.startsWith('http://'));
  const web = await start(({ url }) =>
    url === '/robots.txt'
      ? { status: 404 }
      : { status: 302, headers: { location: encodeURI(targets[Number(url?.slice(1))] ?? '') } },
  );
  const urls = targets.map((_, at) => `http://example.com/${at}`);
  expect(await urlsRead(web, urls)).toEqual([]);
  expect(web.visits.filter((visit) => !visit.endsWith('/robots.txt'))).toHaveLength(targets.length);
  expect(new Set(web.connectedTo)).toEqual(new Set(['93.184.216.34']));
  expect(new Set(web.visits.map((visit) => visit.split('/')[0]))).toEqual(new Set(['example.com']));
});

test('follows no redirect of robots.txt to a private address', async () => {
  const web = await start(() => ({ status: 301, headers: { location: 'http://169.254.169.254/latest' } }));
  expect(await web.read('http://example.com/')).toMatchObject({ kind: 'failed', reason: 'private' });
  expect(web.visits).toEqual(['example.com/robots.txt']);
});

test('DNS rebinding never reaches a private network', async () => {
  let asked = 0;
  const flipping = {
    get 'flip.example.com'() {
      return [asked++ % 2 === 0 ? '93.184.216.34' : '127.0.0.1'];
    },
  };
  const web = await start(() => ({ status: 404, headers: { connection: 'close' } }), flipping);
  for (let round = 0; round < 20; round++) await web.read(`http://flip.example.com/${round}`);
  expect(asked).toBeGreaterThan(20);
  expect(new Set(web.connectedTo)).toEqual(new Set(['93.184.216.34']));
});

const ORDINARY = [
  'example.com',
  'www.example.com',
  'EXAMPLE.com',
  'example.com.',
  'sub.domain.example.co.uk',
  'xn--bcher-kva.de',
  'bücher.de',
  'a-b.example.io',
  '1-800.example.com',
  'localhost.example.com',
  'internal.example.com',
  '93.184.216.34',
  '8.8.8.8',
  '1572395042',
  '0x5db8d822',
  '0135.0270.0330.0042',
  '1.1',
  '172.15.0.1',
  '172.32.0.1',
  '11.0.0.1',
  '100.128.0.1',
  '169.255.0.1',
  '[2606:2800:220:1:248:1893:25c8:1946]',
  '[2a00:1450:4001::1]',
  '[::ffff:8.8.8.8]',
].flatMap((host) => [`http://${host}/`, `https://${host}/page?x=1#part`]);

test('reads fifty ordinary web addresses', async () => {
  const web = await start(noRobots(PAGE));
  expect(ORDINARY).toHaveLength(50);
  expect(await urlsRead(web, ORDINARY)).toEqual(ORDINARY);
});

test.each([
  ['http://example.com:22/', 'port'],
  ['http://example.com:8080/', 'port'],
  ['http://user:secret@example.com/', 'credentials'],
  ['ftp://example.com/', 'notWeb'],
  ['file:///etc/passwd', 'notWeb'],
  ['javascript:alert(1)', 'notWeb'],
  ['not an address', 'notWeb'],
  [`http://example.com/${'a'.repeat(3_000)}`, 'notWeb'],
])('refuses %s as %s', async (url, reason) => {
  const web = await start(noRobots(PAGE));
  expect(await web.read(url)).toMatchObject({ kind: 'failed', reason });
  expect(web.connectedTo).toEqual([]);
});

test('a host and port on the list may be private, but no other port of that host', async () => {
  const web = await start(noRobots(PAGE));
  expect(await web.readAllowed(`http://127.0.0.1:${web.port}/`)).toMatchObject({ kind: 'ok' });
  expect(await web.readAllowed(`http://localhost:${web.port}/`)).toMatchObject({ reason: 'port' });
  expect(await web.readAllowed('http://127.0.0.1/')).toMatchObject({ reason: 'private' });
});

test('follows three redirects, but not a fourth', async () => {
  const web = await start(({ url = '' }) => {
    const hop = Number(url.slice(1));
    if (url === '/robots.txt') return { status: 404 };
    return hop > 0 ? { status: 302, headers: { location: `/${hop - 1}` } } : PAGE;
  });
  expect(await web.read('http://example.com/3')).toMatchObject({ page: { url: 'http://example.com/0' } });
  expect(await web.read('http://example.com/4')).toMatchObject({ kind: 'failed', reason: 'redirects' });
});

test('respects robots.txt at every redirect and reads it once in ten minutes', async () => {
  const web = await start(({ url, headers: { host } }) => {
    if (url === '/robots.txt' && host === 'closed.example.com') return { body: 'User-agent: *\nDisallow: /' };
    if (url === '/robots.txt')
      return { headers: { 'content-type': 'text/plain' }, body: 'User-agent: Threadwell\nDisallow: /no' };
    return url === '/away' ? { status: 302, headers: { location: 'http://closed.example.com/' } } : PAGE;
  });
  expect(await web.read('http://example.com/no/1')).toMatchObject({ reason: 'robots' });
  expect(await web.read('http://example.com/yes')).toMatchObject({ kind: 'ok' });
  expect(await web.read('http://example.com/away')).toMatchObject({ reason: 'robots' });
  expect(web.visits.filter((visit) => visit === 'example.com/robots.txt')).toHaveLength(1);
  expect(web.visits).not.toContain('closed.example.com/');
  web.clock.advance(10 * 60_000);
  await web.read('http://example.com/yes');
  expect(web.visits.filter((visit) => visit === 'example.com/robots.txt')).toHaveLength(2);
});

test('does not read the page if robots.txt fails', async () => {
  const web = await start(({ url }) => (url === '/robots.txt' ? { status: 503 } : PAGE));
  expect(await web.read('http://example.com/')).toMatchObject({ reason: 'robotsUnknown' });
  expect(web.visits).toEqual(['example.com/robots.txt']);
});

test.each(['/robots.txt', '/'])('waits at most three seconds, even for %s', async (silent) => {
  const web = await start(({ url }) => (url === silent ? null : { status: 404 }));
  const reading = web.read('http://example.com/');
  await web.arrived;
  web.clock.advance(2_999);
  web.clock.advance(1);
  expect(await reading).toMatchObject({ kind: 'failed', reason: 'timeout' });
});

test('abandons a hanging DNS lookup after three seconds', async () => {
  const asked = Promise.withResolvers<void>();
  const never = {
    get 'slow.example.com'() {
      asked.resolve();
      return new Promise(() => undefined) as never;
    },
  };
  const web = await start(noRobots(PAGE), never);
  const reading = web.read('http://slow.example.com/');
  await asked.promise;
  web.clock.advance(3_000);
  expect(await reading).toMatchObject({ kind: 'failed', reason: 'timeout' });
});

test('reads only the beginning of an endless page', async () => {
  let sent = 0;
  const web = await start(({ url }, response) => {
    if (url === '/robots.txt') return { status: 404 };
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write('<title>Endless</title>');
    const chunk = 'words '.repeat(10_000);
    const more = () => {
      while (!response.destroyed && response.write(chunk)) sent += chunk.length;
      sent += chunk.length;
    };
    response.on('drain', more);
    more();
    return null;
  });
  expect(await web.read('http://example.com/')).toMatchObject({ kind: 'ok', page: { title: 'Endless' } });
  expect(sent).toBeLessThan(32 * 1024 * 1024);
});

test('survives a body that decompresses to a huge size', async () => {
  const bomb = gzipSync(`<title>Bomb</title>${'a '.repeat(50_000_000)}`);
  const web = await start(noRobots({ headers: { 'content-encoding': 'gzip' }, body: bomb }));
  const before = process.memoryUsage().rss;
  expect(await web.read('http://example.com/')).toMatchObject({ kind: 'ok', page: { title: 'Bomb' } });
  expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024);
});

const latin = (text: string) => Buffer.from(text, 'latin1');
test.each([
  ['the header', { headers: { 'content-type': 'text/html; charset=iso-8859-1' }, body: latin('<p>Café') }],
  ['the page', { body: latin('<meta charset="windows-1252"><p>Café') }],
  ['a mark', { body: Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<p>Café', 'utf16le')]) }],
  ['nothing', { body: '<p>Café' }],
  ['nonsense', { headers: { 'content-type': 'text/html; charset=klingon' }, body: '<p>Café' }],
])('decodes a page by the charset from %s', async (_, page) => {
  const web = await start(noRobots(page));
  expect(await web.read('http://example.com/')).toMatchObject({ page: { text: 'Café' } });
});

test.each([
  [{ headers: { 'content-type': 'image/png' }, body: 'PNG' }, 'notText'],
  [{ headers: { 'content-type': 'application/json' }, body: '{}' }, 'notText'],
  [{ body: '' }, 'notText'],
  [{ body: '<div id=root></div><script>start()</script>' }, 'empty'],
  [{ status: 404, body: '<p>Gone' }, 'status'],
  [{ status: 500, body: '<p>Oops' }, 'status'],
])('reports the address %j as %s', async (page, reason) => {
  const web = await start(noRobots(page));
  expect(await web.read('http://example.com/')).toMatchObject({ kind: 'failed', reason });
});

test('reads plain text unchanged', async () => {
  const web = await start(noRobots({ headers: { 'content-type': 'text/plain' }, body: 'One <b>\n\nTwo' }));
  expect(await web.read('http://example.com/')).toMatchObject({ page: { title: '', text: 'One <b>\nTwo' } });
});

test('names an unknown host, even after a redirect', async () => {
  const unknown = {
    reason: 'nameUnknown',
    message:
      'No website named nobody.example.com was found. Check the spelling, and whether the server can reach the internet.',
  };
  const names = { 'nobody.example.com': [] };
  const web = await start(noRobots(PAGE), names);
  expect(await web.read('http://nobody.example.com/prices')).toMatchObject(unknown);
  const away = { status: 302, headers: { location: 'http://nobody.example.com/' } };
  const leading = await start(noRobots(away), names);
  expect(await leading.read('http://example.com/')).toMatchObject(unknown);
});
