import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Endpoint, Input } from '#contract/endpoint.ts';
import { AppError, invalidInput } from '../app-error.ts';

/** The message for issues without one of ours: zod's default would depend on the locale that a library has loaded. */
const ISSUE_OPTIONS = { reportInput: true, error: () => 'This isn’t a valid value.' };

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
    const parsed = parsePart(schema, given[part]);
    if (parsed.ok) Object.assign(input, parsed.data);
    else Object.assign(fields, parsed.fields);
  }
  if (Object.keys(fields).length > 0) throw invalidInput(fields);
  return input as Input<E>;
}

/** The parsed input, or the message of every invalid field. */
export function parsePart<S extends z.ZodMiniObject>(
  schema: S,
  given: unknown,
): { ok: true; data: z.output<S> } | { ok: false; fields: Record<string, string> } {
  const unclean = findUncleanText(given);
  const parsed = schema.safeParse(given, ISSUE_OPTIONS);
  if (parsed.success && !unclean) return { ok: true, data: parsed.data };
  return {
    ok: false,
    fields: {
      ...(unclean && { [unclean]: 'This text has characters that can’t be stored.' }),
      ...(parsed.success ? {} : listIssues(parsed.error)),
    },
  };
}

/** The first message about each field. */
export function listIssues(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= describe(issue);
  return fields;
}

function describe(issue: z.core.$ZodIssue): string {
  const missing = issue.code === 'invalid_type' && issue.input === undefined;
  if (missing) return 'This is required.';
  return issue.message;
}

/** The maximum depth: more than twice that of any valid input. */
const DEEPEST = 64;

/** Finds lone surrogates and NUL, which some databases cannot store. */
function findUncleanText(value: unknown, path = 'body', depth = 0): string | null {
  if (depth > DEEPEST) throw new AppError('BAD_REQUEST', 'The body is nested too deeply.');
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0') ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = findUncleanText(inner, path === 'body' ? key : `${path}.${key}`, depth + 1);
    if (found) return found;
  }
  return null;
}
