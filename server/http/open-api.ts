import type { Endpoint } from '#contract/endpoint.ts';
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import type { App } from './app-type.ts';
import { OTHER_ROUTES } from './other-routes.ts';
import { groupOf, GROUP_NAMES } from './docs/group-endpoints.ts';
import { toJsonSchema } from './to-json-schema.ts';
import { renderDocs } from './docs/render-docs.ts';

/** Serves the API's description, generated from the endpoints: as OpenAPI and as a page. */
export function openApiRoutes({ http, endpoints, base }: App, stylesheet: string): void {
  // Made once: describing every endpoint takes much memory, and nothing changes while the server runs.
  let description: Buffer | undefined;
  http.get('/api/openapi.json', async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send((description ??= Buffer.from(JSON.stringify(describeApi(endpoints, base.config.publicUrl))))),
  );
  http.get('/api/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(renderDocs(endpoints, { origin: base.config.publicUrl, stylesheet })),
  );
}

export function describeApi(endpoints: readonly Endpoint[], server: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [path, methods] of Object.entries(OTHER_ROUTES))
    paths[path] = Object.fromEntries(
      Object.entries(methods).map(([method, route]) => [method, { security: [], ...route }]),
    );
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = describeEndpoint(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Threadwell',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Send an API key as bearer token. Calls with a session cookie must come from our own pages.',
    },
    servers: [{ url: server }],
    tags: GROUP_NAMES.map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'threadwell_session' },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key, from Settings. Scopes limit what it may do.',
        },
      },
      schemas: { Error: ERROR_SCHEMA },
    },
  };
}

const ERROR_SCHEMA = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { enum: Object.keys(ERROR_STATUS) },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

function describeEndpoint(endpoint: Endpoint) {
  const status = endpoint.output ? (endpoint.status ?? 200) : 204;
  return {
    operationId: operationIdOf(endpoint),
    tags: [groupOf(endpoint.path)],
    summary: endpoint.summary,
    ...(endpoint.public && { 'x-public': true }),
    ...(endpoint.scope === 'personOnly' && { 'x-person-only': true }),
    security: securityOf(endpoint),
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: {
          [endpoint.bodyType ?? 'application/json']: { schema: toJsonSchema(endpoint.body, 'input') },
        },
      },
    }),
    responses: {
      [status]: endpoint.output
        ? {
            description: 'Done',
            content: {
              'application/json': { schema: toJsonSchema(endpoint.output, 'output') },
              ...(endpoint.streams && { 'text/event-stream': {} }),
            },
          }
        : { description: 'Done' },
      ...errorAnswers(endpoint),
    },
  };
}

/** An operation's id, such as `patchPostsId`, for the names in generated clients. */
const operationIdOf = ({ method, path }: Endpoint): string =>
  method.toLowerCase() +
  path
    .replace('/api/', '')
    .split(/[^a-zA-Z]+/)
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('');

/** Each entry alone is enough: a session, no credentials, or a key with one of the scopes. */
function securityOf({ access, scope }: Endpoint) {
  const session = access === 'user' ? [{ session: [] }] : [{}];
  if (scope === 'none') return [];
  if (scope === 'personOnly') return access === 'user' ? session : [];
  return [...session, ...[scope].flat().map((each) => ({ key: [each] }))];
}

const KEY_ERRORS = ['UNAUTHORIZED', 'SCOPE_MISSING', 'RATE_LIMITED'] as const;

function listErrors({ errors, scope }: Endpoint): ErrorCode[] {
  if (scope === 'none') return [...errors];
  return [...new Set([...errors, ...(scope === 'personOnly' ? (['PERSON_ONLY'] as const) : KEY_ERRORS)])];
}

function errorAnswers(endpoint: Endpoint) {
  const byStatus = new Map<number, string[]>();
  for (const code of listErrors(endpoint)) {
    const status = ERROR_STATUS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), content }]),
  );
}

function parametersOf(schema: Endpoint['params'], location: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }));
}
