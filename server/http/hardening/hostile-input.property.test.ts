import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { belongingsOf } from '#test/hardening/belongings.ts';
import { type DescribedRoute, nameOf, readRoutes } from '#test/hardening/described-routes.ts';
import { HOSTILE_TEXTS } from '#test/hardening/hostile-texts.ts';
import { malformedBodies } from '#test/hardening/malformed-bodies.ts';
import { ownThings } from '#test/hardening/own-things.ts';
import { type FieldPath, requestOf, sampleOf, textFields, withField } from '#test/hardening/sample-input.ts';
import type { TestClient } from '#test/test-client.ts';

/** Long enough that no limit of calls hides what is behind it. */
const BETWEEN_MS = 10 * 60_000;
/** Of the processor's time, whatever else the machine does. */
const MOST_MS = 1_000;

let app: TestApp;
let routes: DescribedRoute[];
beforeAll(async () => {
  app = await createTestApp();
  routes = await readRoutes(app);
});
afterAll(() => app.close());

type Told = { status: number; body: string; fault: string | null };

async function send(client: TestClient, request: InjectOptions): Promise<Told> {
  app.clock.advance(BETWEEN_MS);
  const before = process.threadCpuUsage();
  const { statusCode: status, body } = await client.send(request);
  const tookMs = process.threadCpuUsage(before).user / 1_000;
  const fault = status >= 500 && status !== 503 ? `answered ${status}: ${body.slice(0, 200)}` : null;
  return { status, body, fault: fault ?? (tookMs > MOST_MS ? `took ${Math.round(tookMs)} ms` : null) };
}

/** A person who has one of everything, for one route alone. */
async function prepare(route: DescribedRoute): Promise<{ client: TestClient; params: { id: string } }> {
  const client = await app.as(`p${routes.indexOf(route)}`);
  const idOf = await ownThings(app, client);
  return { client, params: { id: route.path.includes('{id}') ? idOf(route) : '' } };
}

const said = (text: string) =>
  JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}… ${text.length}` : text);

test('no malformed body makes the server fail, takes long, or changes what is stored when it is refused', async () => {
  const faults: string[] = [];
  let least = Infinity;
  for (const route of routes.filter(({ bodyType }) => bodyType === 'application/json')) {
    const { client, params } = await prepare(route);
    const sample = sampleOf(route.body ?? {}, '', true) as object;
    const bodies = malformedBodies(sample);
    least = Math.min(least, bodies.length);
    let before = await belongingsOf(client);
    for (const payload of bodies) {
      const { status, fault } = await send(client, { ...requestOf(route, { params }), payload });
      if (fault) faults.push(`${nameOf(route)} with ${said(payload)} ${fault}`);
      if (status < 400) before = await belongingsOf(client);
    }
    const after = await belongingsOf(client);
    if (JSON.stringify(after) !== JSON.stringify(before)) faults.push(`${nameOf(route)} stored something`);
  }
  expect(faults).toEqual([]);
  expect(least).toBeGreaterThanOrEqual(100);
});
