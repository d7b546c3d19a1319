import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { DETAIL_PAGES, PAGES } from '#contract/pages.ts';
import { createTestApp } from '#test/create-test-app.ts';
import { routeName, readRoutes } from '#test/hardening/described-routes.ts';
import { expectedCache, findHeaderFaults, isPublicResource } from '#test/hardening/header-faults.ts';
import { sampleRequest } from '#test/hardening/sample-input.ts';
import { openEventStream } from '#test/open-event-stream.ts';

/** A fake build with one file of each kind; the browser tests check the real one. */
const FILES = ['index.html', 'page.html', 'visitor.html', 'favicon.svg', 'sign-in.js', 'assets/a-1b2c.js'];
const webRoot = mkdtempSync(join(tmpdir(), 'threadwell-web-'));
mkdirSync(join(webRoot, 'assets'));
for (const file of FILES) writeFileSync(join(webRoot, file), '<script>1</script>');

// The test titles include the number of routes.
const app = await createTestApp({}, undefined, webRoot);
const https = await createTestApp({ PUBLIC_URL: 'https://threadwell.example' }, undefined, webRoot);
const routes = await readRoutes(app);
afterAll(async () => {
  await app.close();
  await https.close();
  rmSync(webRoot, { recursive: true });
});

const faultsOf = (path: string, isHttps: boolean, { headers }: LightMyRequestResponse) =>
  findHeaderFaults(headers, {
    isHttps,
    cache: expectedCache(path),
    isPublicResource: isPublicResource(path),
  });

describe.each([
  ['http', app, false],
  ['https', https, true],
] as const)('over %s', (_scheme, server, isHttps) => {
  test(`sends all headers on ${routes.length - 1} routes, for a visitor and a user`, async () => {
    const faults: unknown[] = [];
    let asked = 0;
    for (const route of routes) {
      // The endless event stream has its own test.
      if (route.path === '/api/events') continue;
      for (const client of [server.visitor(), await server.as(`p${(asked += 1)}`)]) {
        const answer = await client.send(sampleRequest(route));
        const found = faultsOf(route.path, isHttps, answer);
        if (found.length > 0) faults.push([routeName(route), answer.statusCode, ...found]);
      }
    }
    expect(faults).toEqual([]);
    expect(asked).toBe(routes.length - 1);
  });

  const pages = [...PAGES, ...DETAIL_PAGES].map((page) => page.replace(/:\w+/, 'x'));
  const addresses = [...pages, '/nowhere', ...FILES.map((file) => `/${file}`)];
  test(`sends all headers on ${pages.length} pages, ${FILES.length} files and an unknown address`, async () => {
    const faults: unknown[] = [];
    const headers = { accept: 'text/html' };
    for (const url of addresses)
      for (const client of [server.visitor(), await server.as('ada')]) {
        const answer = await client.send({ method: 'GET', url, headers });
        expect([url, answer.statusCode]).toEqual([url, url === '/nowhere' ? 404 : 200]);
        const found = faultsOf(url, isHttps, answer);
        if (found.length > 0) faults.push([url, ...found]);
      }
    expect(faults).toEqual([]);
  });

  test('when refusing before routing, sends all headers except those of a page', async () => {
    const { publicUrl } = server.base.config;
    const odd = [
      { method: 'GET', url: '/api/nothing' },
      { method: 'PUT', url: '/api/posts' },
      { method: 'GET', url: '/', headers: { host: 'evil.example' } },
      { method: 'PATCH', url: '/api/profile', headers: { origin: 'https://evil.example' } },
      { method: 'PATCH', url: '/api/profile', payload: '{', headers: { origin: publicUrl } },
      { method: 'GET', url: '/%' },
      { method: 'GET', url: `/${'a'.repeat(3_000)}` },
    ] as const;
    const faults: unknown[] = [];
    for (const request of odd) {
      const answer = await server.visitor().send(request);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      const found = findHeaderFaults(answer.headers, { isHttps, cache: /^no-store$/ });
      if (found.length > 0) faults.push([request.url.slice(0, 20), answer.statusCode, ...found]);
    }
    expect(faults).toEqual([]);
  });
});

test('sends all headers on the event stream', async () => {
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const { response } = await openEventStream(address, await app.as('ada'));
  expect(findHeaderFaults(response.headers, { isHttps: false, cache: /^no-store$/ })).toEqual([]);
  response.destroy();
});
