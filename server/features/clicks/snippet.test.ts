import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { visitSite } from '#test/visit-site.ts';
import { SNIPPET } from './snippet.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('serves a snippet under a kilobyte to any site, which stores nothing in the browser', async () => {
  const host = new URL(app.base.config.publicUrl).host;
  const answer = await app.http.inject({ method: 'GET', url: '/t.js', headers: { host } });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(answer.rawPayload.length).toBeLessThan(1024);
  expect(SNIPPET).not.toMatch(/cookie|storage|indexedDB|canvas|screen|language|userAgent|plugins/i);
});

test.each(['a\u0000b', 'x'.repeat(41), '', 'é', "' or 1=1"])(
  'answers a visit with the key %j like any other, and logs nothing',
  async (key) => {
    const before = app.logLines.length;
    const answer = await visitSite(app, { key, path: '/', referrer: 'www.reddit.com' });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(app.logLines.slice(before).filter((line) => /"level":(?:40|50)/.test(line))).toEqual([]);
  },
);

test('lets other sites call these routes, as documented', async () => {
  const { paths } = (await app.visitor().send({ method: 'GET', url: '/api/openapi.json' })).json();
  const open = Object.entries<Record<string, object>>(paths).flatMap(([path, methods]) =>
    Object.values(methods).some((operation) => 'x-public' in operation) ? path : [],
  );
  expect(open.toSorted()).toEqual([
    '/api/alerts/email/{token}',
    '/api/clicks',
    '/api/clicks/server',
    '/mcp',
    '/oauth/register',
    '/oauth/token',
    '/t.js',
  ]);
  expect(paths['/api/clicks'].post.requestBody.content).toHaveProperty('text/plain');
});
