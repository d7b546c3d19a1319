import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Endpoint, Input, Output } from '#contract/endpoint.ts';
import type { App } from './app-type.ts';
import { invalidInput } from '../app-error.ts';
import type { Context, UserActor, VisitorActor } from '../context.ts';
import type { RouteGuards } from './origin-check.ts';
import { anyContext, userContext } from './session.ts';

type CallerOf<E extends Endpoint> = E['access'] extends 'user' ? UserActor : UserActor | VisitorActor;
export type Verb<E extends Endpoint> = (ctx: Context<CallerOf<E>>, input: Input<E>) => Promise<Output<E>>;

/** Serves an endpoint with a verb: checks access, validates the input, sends the output. */
export function handle<const E extends Endpoint>(app: App, endpoint: E, verb: Verb<E>): void {
  app.endpoints.push(endpoint);
  const config: RouteGuards = { public: endpoint.public ?? false, body: endpoint.body ? 'json' : 'none' };
  app.http.route({
    method: endpoint.method,
    url: endpoint.path,
    config,
    async handler(request, reply) {
      const ctx = endpoint.access === 'user' ? userContext(app, request) : anyContext(app, request);
      const output = await verb(ctx as Context<CallerOf<E>>, readInput(endpoint, request));
      reply.header('cache-control', 'no-store');
      return endpoint.output ? reply.status(endpoint.status ?? 200).send(output) : reply.status(204).send();
    },
  });
}

/** For issues without a text of ours. The default would depend on the zod locale that a library has loaded. */
export const ISSUE_OPTIONS = { reportInput: true, error: () => 'This is not a valid value.' };

/** Parses a request with the endpoint's schemas, or throws 422 with every invalid field. */
export function readInput<E extends Endpoint>(
  endpoint: E,
  { params, query, headers, body }: Pick<FastifyRequest, 'params' | 'query' | 'headers' | 'body'>,
): Input<E> {
  const given = { params, query, headers, body: body === undefined ? {} : body };
  const fields: Record<string, string> = {};
  const input: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'headers', 'body'] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    const unclean = findUncleanText(given[part]);
    if (unclean) fields[unclean] = 'This text has characters that cannot be stored.';
    const parsed = schema.safeParse(given[part], ISSUE_OPTIONS);
    if (parsed.success) Object.assign(input, parsed.data);
    else Object.assign(fields, namedIssues(parsed.error));
  }
  if (Object.keys(fields).length > 0) throw invalidInput(fields);
  return input as Input<E>;
}

/** The first message of each field. */
export function namedIssues(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= describe(issue);
  return fields;
}

function describe(issue: z.core.$ZodIssue): string {
  const missing = issue.code === 'invalid_type' && issue.input === undefined;
  if (missing) return 'This is required.';
  return issue.message;
}

/** Lone surrogates and NUL cannot be stored in every database, so they are rejected. */
function findUncleanText(value: unknown, path = 'body'): string | null {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0') ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = findUncleanText(inner, path === 'body' ? key : `${path}.${key}`);
    if (found) return found;
  }
  return null;
}
