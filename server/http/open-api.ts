import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { ERROR_STATUS } from '#contract/errors.ts';
import type { App } from './app-type.ts';
import { OTHER_ROUTES } from './other-routes.ts';
import { renderApiPage } from './api-page.ts';

/** Serves the API's description, generated from the endpoints, as OpenAPI and as a page. */
export function openApiRoutes({ http, endpoints, base }: App): void {
  http.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(describeApi(endpoints, base.config.publicUrl)),
  );
  http.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(renderApiPage(endpoints)),
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
      description: 'Writes are same-origin; sessions travel in a cookie.',
    },
    servers: [{ url: server }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'threadwell_session' } },
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

const toJsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // OpenAPI tools expect `items` for every array, even for tuples.
    override: ({ jsonSchema }) => {
      if (jsonSchema.prefixItems) jsonSchema.items ||= {};
    },
  });
  return rest;
};

function describeEndpoint(endpoint: Endpoint) {
  const status = endpoint.output ? (endpoint.status ?? 200) : 204;
  return {
    summary: endpoint.summary,
    ...(endpoint.public && { 'x-public': true }),
    security: endpoint.access === 'user' ? [{ session: [] }] : [],
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

function errorAnswers(endpoint: Endpoint) {
  const byStatus = new Map<number, string[]>();
  for (const code of endpoint.errors) {
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
