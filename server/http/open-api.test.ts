import { afterAll, beforeAll, expect, test } from 'vitest';
import { ERROR_STATUS } from '#contract/errors.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';

type Operation = {
  summary: string;
  security?: unknown[];
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Record<string, unknown> }> };
  responses: Record<string, { description: string; content?: Record<string, unknown> }>;
};
type Description = { openapi: string; servers: unknown; paths: Record<string, Record<string, Operation>> };

let app: TestApp;
let description: Description;
beforeAll(async () => {
  app = await createTestApp();
  const answer = await app.visitor().send({ method: 'GET', url: '/api/openapi.json' });
  description = answer.json<Description>();
});
afterAll(() => app.close());

const operation = (method: string, path: string): Operation => {
  const found = description.paths[path]?.[method];
  if (!found) throw new Error(`${method} ${path} is not described`);
  return found;
};

test('the description is OpenAPI 3.1 and contains our own address', () => {
  expect(description.openapi).toBe('3.1.0');
  expect(description.servers).toEqual([{ url: app.base.config.publicUrl }]);
});

test('every operation has a summary and at least one answer', () => {
  const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods));
  expect(operations.length).toBeGreaterThan(40);
  for (const { summary, responses } of operations) {
    expect(summary).toMatch(/^[A-Z].+/);
    expect(Object.keys(responses)).not.toEqual([]);
  }
});

test('a path parameter is required, in braces and with its schema', () => {
  expect(operation('patch', '/api/posts/{id}').parameters).toEqual([
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
  ]);
});

test('an operation for signed-in users requires the session, and a public one does not', () => {
  expect(operation('get', '/api/posts').security).toEqual([{ session: [] }, { key: ['read'] }]);
  expect(operation('get', '/healthz').security).toEqual([]);
});

test('an operation says which scopes of a key are enough, or that keys are refused', () => {
  expect(operation('post', '/api/posts').security).toContainEqual({ key: ['schedule'] });
  expect(operation('post', '/api/api-keys')).toMatchObject({
    'x-person-only': true,
    security: [{ session: [] }],
  });
});

test('every operation says whether it needs a session, and every array says what it contains', () => {
  const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods));
  expect(operations.filter(({ security }) => security === undefined)).toEqual([]);
  const arrays: { items?: unknown }[] = [];
  JSON.stringify(description, (_key, value: { type?: string; items?: unknown } | null) => {
    if (value?.type === 'array') arrays.push(value);
    return value;
  });
  expect(arrays.filter(({ items }) => !items)).toEqual([]);
});

test('describes a body as JSON with its required fields', () => {
  const { requestBody } = operation('post', '/api/posts');
  const schema = requestBody?.content['application/json']?.schema;
  expect(schema).toMatchObject({
    type: 'object',
    required: expect.arrayContaining(['content', 'subreddit']),
  });
  expect(schema).not.toHaveProperty('$schema');
});

test('groups errors by status, all with the same schema', () => {
  const { responses } = operation('post', '/api/posts');
  const conflict = responses[String(ERROR_STATUS.CONFLICT)];
  expect(conflict).toEqual({
    description: 'CONFLICT',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  });
  expect(responses).toHaveProperty('422');
  expect(responses).toHaveProperty('401');
});

test('an endpoint without output answers 204, and a streaming one has both forms of output', () => {
  expect(operation('delete', '/api/posts/{id}').responses).toHaveProperty('204', { description: 'Done' });
  const generate = Object.entries(description.paths).find(([path]) => path.startsWith('/api/generate'));
  const content = generate?.[1]['post']?.responses['200']?.content ?? {};
  expect(Object.keys(content)).toEqual(['application/json', 'text/event-stream']);
});

test('the API page lists every described operation and who may call it', async () => {
  const { body, headers } = await app.visitor().send({ method: 'GET', url: '/api/docs' });
  expect(headers['content-type']).toContain('text/html');
  for (const [path, methods] of Object.entries(description.paths))
    for (const method of Object.keys(methods))
      expect(body).toContain(`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
  expect(body).toContain('signed in');
});

/** The router's routes, in the notation of the description. */
function routed(): string[] {
  const path: string[] = [];
  const lines = app.http.printRoutes({ commonPrefix: false }).split('\n');
  return lines.flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^(.*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? [];
    path.splice(indent.length / 4, path.length, part.replace(/:(\w+)/g, '{$1}'));
    const named = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD');
    return named.map((method) => `${method} ${path.join('')}`);
  });
}

/** The description omits its own routes. */
const DESCRIPTION = ['GET /api/docs', 'GET /api/openapi.json'];

test('describes exactly the routes that exist', () => {
  const described = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(routed().toSorted()).toEqual([...described, ...DESCRIPTION].toSorted());
});
