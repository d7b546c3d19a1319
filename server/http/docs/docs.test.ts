import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKey } from '#contract/keys/api-keys.ts';
import { SCOPES } from '#contract/endpoint.ts';
import { connectAccount, createPlatformApp } from '#test/platform-app.ts';
import { createTestClient, type TestClient } from '#test/test-client.ts';
import { TOUR, writeCurl } from './examples.ts';
import { typeOf } from './describe-fields.ts';

const app = await createPlatformApp();
afterAll(() => app.close());
let page = '';
let tool: TestClient;
beforeAll(async () => {
  const ada = await app.as('ada');
  await connectAccount(ada);
  const { key } = await ada.call(createKey, { name: 'docs', scopes: [...SCOPES] });
  tool = createTestClient(app.http, app.base, undefined, key);
  page = (await app.visitor().send({ method: 'GET', url: '/api/docs' })).body;
});

test('every example in the tour of the API page works, in the page’s order', async () => {
  let id = '';
  for (const { method, path, body } of TOUR) {
    const url = path.replace('{id}', id);
    const answer = await tool.send({ method, url, ...(body && { payload: body }) });
    expect([path, answer.statusCode]).toEqual([path, path === '/api/posts' ? 201 : 200]);
    id = answer.json<{ id?: string }>().id ?? id;
  }
});

test('the API page shows the examples as shell commands for this server', () => {
  const text = page.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
  for (const example of TOUR) expect(text).toContain(writeCurl(example, app.base.config.publicUrl));
});

test('the API page says who may call each endpoint', () => {
  expect(page).toMatch(
    /PATCH \/api\/posts\/:id<\/code>\s*<span class="docs-scope">draft or schedule or publish</,
  );
  expect(page).toMatch(/POST \/api\/password<\/code>\s*<span class="docs-scope">signed in, no key</);
});

test.each([
  [{ enum: ['a', 'b'] }, '"a" | "b"'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ type: 'array', items: { enum: [1, 2] } }, '(1 | 2)[]'],
  [{ type: 'array', items: { type: 'string' } }, 'string[]'],
  [{}, 'any'],
])('describes the schema %j as %s', (schema, words) => {
  expect(typeOf(schema)).toBe(words);
});
