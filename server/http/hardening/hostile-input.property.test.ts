import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#test/create-test-app.ts';
import { readBelongings } from '#test/hardening/belongings.ts';
import { type DescribedRoute, routeName, readRoutes } from '#test/hardening/described-routes.ts';
import { addOwnThings } from '#test/hardening/own-things.ts';
import { listFields, isJson, planRequests, type TestedEngine } from '#test/hardening/plan-requests.ts';
import { type FieldPath, sampleRequest, sampleValue, withField } from '#test/hardening/sample-input.ts';
import { quoteHostile, sendHostile } from '#test/hardening/send-hostile.ts';
import type { TestClient } from '#test/test-client.ts';

/** Fields that are stored in normalized form, such as `saas` for `r/SaaS`. */
const FORMED = new Set([
  'subreddit',
  'username',
  'host',
  'url',
  'websiteUrl',
  'parentUrl',
  'baseUrl',
  'scheduledAt',
]);
/** Routes on which adding a second time is a no-op. */
const ADDED_ONCE = new Set(['/api/user-subreddits', '/api/user-sureddits']);

// The test titles include the number of routes.
const app = await createTestApp();
const all = await readRoutes(app);
const plan = planRequests(all, process.env['TEST_DATABASE'] as TestedEngine);
const routes = all.filter(isJson);
const fields = routes.flatMap(listFields);
const texts = fields.reduce((sum, { name }) => sum + plan.textsOfField(name).length, 0);
const named = (some: readonly DescribedRoute[]) => some.map((route) => [routeName(route), route] as const);
afterAll(() => app.close());

let people = 0;
/** A user who has one row of everything and owns the installation, since some routes need its owner. */
async function prepare(route: DescribedRoute): Promise<{ client: TestClient; params: { id: string } }> {
  const client = await app.as(`p${(people += 1)}`);
  const { userId: value } = client.user!;
  await app.base.db.updateTable('installation').set({ value }).where('key', '=', 'first_user').execute();
  const idOf = await addOwnThings(app, client);
  return { client, params: { id: route.path.includes('{id}') ? idOf(route) : '' } };
}

describe(`${plan.routesOfBodies.length} routes with malformed bodies`, () => {
  test.each(named(plan.routesOfBodies))(
    '%s does not fail, answers quickly, and stores nothing from a rejected request',
    async (_name, route) => {
      const { client, params } = await prepare(route);
      const bodies = plan.bodiesOf(route);
      const faults: string[] = [];
      let before = await readBelongings(app, client);
      for (const payload of bodies) {
        const { status, fault } = await sendHostile(app, client, {
          ...sampleRequest(route, { params }),
          payload,
        });
        if (fault) faults.push(`${quoteHostile(payload)} ${fault}`);
        if (status < 400) before = await readBelongings(app, client);
      }
      expect(faults).toEqual([]);
      expect(await readBelongings(app, client)).toEqual(before);
    },
  );
});

/** The field's value in the answer, for a top-level field. */
function echoOf(body: string, [name = '', ...inner]: FieldPath): unknown {
  if (inner.length > 0 || FORMED.has(String(name)) || !body.startsWith('{')) return undefined;
  return (JSON.parse(body) as Record<string, unknown>)[name];
}

describe(`${fields.length} fields of ${routes.length} routes with ${texts} hostile texts`, () => {
  test.each(named(routes))(
    '%s does not fail, answers quickly, and returns the text it was given',
    async (_name, route) => {
      const body = route.body ?? {};
      const faults: string[] = [];
      const { client, params } = await prepare(route);
      for (const { path: field, name } of listFields(route)) {
        for (const text of plan.textsOfField(name)) {
          const given = withField(body, sampleValue(body), field, text);
          const result = await sendHostile(app, client, sampleRequest(route, { params, body: given }));
          if (result.fault) faults.push(`${field.join('.')} ${quoteHostile(text)} ${result.fault}`);
          if (result.status >= 300 || ADDED_ONCE.has(route.path)) continue;
          const echo = echoOf(result.body, field);
          if (typeof echo === 'string' && echo !== text && echo !== text.trim())
            faults.push(`${field.join('.')} ${quoteHostile(text)} became ${quoteHostile(echo)}`);
        }
      }
      expect(faults).toEqual([]);
    },
  );
});
