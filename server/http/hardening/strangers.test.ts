import type { InjectOptions } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '#test/create-test-app.ts';
import { readBelongings } from '#test/hardening/belongings.ts';
import { addOwnThings } from '#test/hardening/own-things.ts';
import { isWrite, routeName, readRoutes } from '#test/hardening/described-routes.ts';
import { sampleRequest } from '#test/hardening/sample-input.ts';
import type { TestClient } from '#test/test-client.ts';

const app = await createTestApp();
const routes = await readRoutes(app);
afterAll(() => app.close());

const fetchAnswer = async (client: TestClient, request: InjectOptions) => {
  const answer = await client.send(request);
  return { status: answer.statusCode, body: answer.body };
};

const own = routes.filter(({ isOwn }) => isOwn);
test(
  `without a session, the ${own.length} of ${routes.length} routes that need one answer ` +
    '401 and the same body',
  async () => {
    const refused = await Promise.all(own.map((route) => fetchAnswer(app.visitor(), sampleRequest(route))));
    expect(own.length).toBeGreaterThan(100);
    const [first] = refused;
    expect(first?.status).toBe(401);
    const others = refused.flatMap((answer, no) =>
      answer.body === first?.body ? [] : [routeName(own[no]!)],
    );
    expect(others).toEqual([]);
  },
);

const byId = routes.filter(({ path }) => path.includes('{id}'));
test(`${byId.length} routes treat another workspace’s id like a missing one: 404 with the same body`, async () => {
  const ada = await app.as('ada');
  const bob = await app.as('bob');
  expect(byId.length).toBeGreaterThan(25);
  const idOf = await addOwnThings(app, ada);
  const before = await readBelongings(app, ada);
  const faults: unknown[] = [];
  for (const route of byId) {
    const id = idOf(route);
    const theirs = await fetchAnswer(bob, sampleRequest(route, { params: { id } }));
    const none = await fetchAnswer(bob, sampleRequest(route, { params: { id: `${id.slice(0, -1)}_` } }));
    if (theirs.status !== 404 || theirs.body !== none.body) faults.push([routeName(route), theirs, none]);
  }
  expect(faults).toEqual([]);
  expect(await readBelongings(app, ada)).toEqual(before);
});

const OURS = { origin: undefined, 'sec-fetch-site': undefined };
const FOREIGN = {
  'another site': { 'sec-fetch-site': 'cross-site' },
  'a sibling of the same site': { 'sec-fetch-site': 'same-site' },
  'no page at all': { 'sec-fetch-site': 'none' },
  'our address, from another site': { origin: 'ours', 'sec-fetch-site': 'cross-site' },
  'a hidden origin': { origin: 'null' },
  'another host': { origin: 'https://evil.example' },
  'another port': { origin: 'http://127.0.0.1:1' },
  'a longer name': { origin: 'ours.evil.example' },
  'no origin headers': {},
};

const writes = routes.filter((route) => isWrite(route) && !route.isPublic);
test(`the ${writes.length} writes that are not public accept requests only from our own pages`, async () => {
  const ada = await app.as('ada');
  const { publicUrl } = app.base.config;
  const before = await readBelongings(app, ada);
  expect(writes.length).toBeGreaterThan(60);
  expect(Object.keys(FOREIGN)).toHaveLength(9);
  const faults: unknown[] = [];
  for (const route of writes)
    for (const [who, headers] of Object.entries(FOREIGN)) {
      const request = sampleRequest(route);
      const said = Object.entries(headers).map(([name, value]) => [name, value.replace('ours', publicUrl)]);
      const answer = await fetchAnswer(ada, {
        ...request,
        headers: { ...request.headers, ...OURS, ...Object.fromEntries(said) },
      });
      if (answer.status !== 403 || !answer.body.includes('CROSS_SITE'))
        faults.push([routeName(route), who, answer]);
    }
  expect(faults).toEqual([]);
  expect(await readBelongings(app, ada)).toEqual(before);
});
