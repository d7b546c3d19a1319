import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#test/create-test-app.ts';
import { type DescribedRoute, routeName, readRoutes } from '#test/hardening/described-routes.ts';
import { listParameters, planRequests, type TestedEngine } from '#test/hardening/plan-requests.ts';
import { sampleRequest, sampleValue } from '#test/hardening/sample-input.ts';
import { quoteHostile, sendHostile } from '#test/hardening/send-hostile.ts';

const FORM = 'application/x-www-form-urlencoded';

// The test titles include the number of routes.
const app = await createTestApp();
const all = await readRoutes(app);
const plan = planRequests(all, process.env['TEST_DATABASE'] as TestedEngine);
/** All routes except the endless event stream. */
const routes = all.filter(({ path }) => path !== '/api/events');
const withParameters = routes.filter(({ parameters }) => parameters.length > 0);
const withForms = routes.filter(({ bodyType }) => bodyType === FORM);
afterAll(() => app.close());

const named = (some: readonly DescribedRoute[]) => some.map((route) => [routeName(route), route] as const);

describe(`the parameters of ${withParameters.length} routes with hostile texts`, () => {
  test.each(named(withParameters))('%s does not fail, and answers quickly', async (_name, route) => {
    const client = await app.as('ada');
    const body = route.body === null ? {} : { body: sampleValue(route.body) };
    const faults: string[] = [];
    for (const { name: place, parameter: name } of listParameters(route))
      for (const text of plan.textsOfParameter(place)) {
        const { fault } = await sendHostile(
          app,
          client,
          sampleRequest(route, { params: { [name]: text }, ...body }),
        );
        if (fault) faults.push(`${name} ${quoteHostile(text)} ${fault}`);
      }
    expect(faults).toEqual([]);
  });
});

describe(`the fields of ${withForms.length} forms with hostile texts`, () => {
  test.each(named(withForms))('%s does not fail, and answers quickly', async (_name, route) => {
    const faults: string[] = [];
    const whole = sampleValue(route.body!, '', true) as Record<string, string>;
    for (const field of Object.keys(whole))
      for (const text of plan.textsOfForm(`${routeName(route)} ${field}`)) {
        const payload = new URLSearchParams({ ...whole, [field]: text }).toString();
        const request = { ...sampleRequest(route), headers: { 'content-type': FORM }, payload };
        const { fault } = await sendHostile(app, app.visitor(), request);
        if (fault) faults.push(`${field} ${quoteHostile(text)} ${fault}`);
      }
    expect(faults).toEqual([]);
  });
});
