import type { InjectOptions } from 'fastify';
import type { DescribedRoute, Schema } from './described-routes.ts';

/** Valid values by field name, where a schema doesn't describe them. */
const KNOWN: Readonly<Record<string, unknown>> = {
  name: 'saas',
  subreddit: 'saas',
  subreddits: ['saas'],
  names: ['saas'],
  subredditId: 'r/saas',
  host: 'shop.example',
  url: 'https://shop.example/prices',
  websiteUrl: 'https://shop.example',
  baseUrl: 'https://models.example/v1',
  parentUrl: 'https://www.reddit.com/r/saas/comments/1abcde/prices/',
  permalink: 'https://www.reddit.com/r/saas/comments/1abcde/prices/',
  address: 'https://www.reddit.com/r/saas/comments/1abcde/prices/',
  timeZone: 'UTC',
  range: '30d',
  before: '1700000000000.x',
  since: '0.0',
  field: 'promotion',
  currentPassword: 'correct horse battery',
  newPassword: 'another horse battery',
  password: 'correct horse battery',
  email: 'new@example.com',
};
const FORMATS: Readonly<Record<string, unknown>> = {
  'date-time': '2026-12-01T09:30:00.000Z',
  date: '2026-12-01',
  email: 'ada@example.com',
  starts_with: '/prices',
};

/** A valid value for the schema. Omits optional fields unless `whole` is set. */
export function sampleValue(schema: Schema, name = '', whole = false): unknown {
  if (name in KNOWN && schema.type !== 'object') return KNOWN[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleValue(schema.anyOf[0] ?? {}, name, whole);
  if (schema.format && schema.format in FORMATS) return FORMATS[schema.format];
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') return [sampleValue(schema.items ?? {}, name, whole)];
  if (schema.type !== 'object') return 'sample_text';
  const wanted = whole ? Object.keys(schema.properties ?? {}) : (schema.required ?? []);
  return Object.fromEntries(
    wanted.map((key) => [key, sampleValue(schema.properties?.[key] ?? {}, key, whole)]),
  );
}

type Request = InjectOptions & { url: string };
type Given = { params?: Record<string, string>; body?: unknown };

export function sampleRequest(route: DescribedRoute, { params = {}, body }: Given = {}): Request {
  const valueOf = ({ name, schema }: DescribedRoute['parameters'][number]) =>
    params[name] ?? String(sampleValue(schema, name));
  const url = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = route.parameters.find((each) => each.name === name);
    return encodeURIComponent(parameter ? valueOf(parameter) : (params[name] ?? 'x'));
  });
  const query = route.parameters
    .filter((parameter) => parameter.in === 'query' && (parameter.required || parameter.name in params))
    .map((parameter): [string, string] => [parameter.name, valueOf(parameter)]);
  const search = new URLSearchParams(query).toString();
  return {
    method: route.method,
    url: search ? `${url}?${search}` : url,
    ...(route.body && {
      headers: { 'content-type': route.bodyType ?? 'application/json' },
      payload: payloadOf(route, body ?? sampleValue(route.body)),
    }),
  };
}

const payloadOf = ({ bodyType }: DescribedRoute, body: unknown): string =>
  bodyType === 'application/x-www-form-urlencoded'
    ? new URLSearchParams(body as Record<string, string>).toString()
    : JSON.stringify(body);

/** The path of a value in a body: field names, and 0 for a list's only entry. */
export type FieldPath = readonly (string | number)[];

export type TextField = { readonly path: FieldPath; readonly schema: Schema };

/** Every field that accepts any text. */
export function textFields(schema: Schema | undefined, path: FieldPath = []): TextField[] {
  if (!schema) return [];
  const ways = schema.anyOf ?? [schema];
  const found = ways.flatMap((way) => {
    if (way.type === 'string' && !way.enum && way.const === undefined) return [{ path, schema }];
    if (way.type === 'array') return textFields(way.items, [...path, 0]);
    return Object.entries(way.properties ?? {}).flatMap(([name, each]) => textFields(each, [...path, name]));
  });
  return [...new Map(found.map((each) => [each.path.join('.'), each])).values()];
}

/** The body with another value in that field; adds missing parents. */
export function withField(schema: Schema, body: unknown, [key, ...rest]: FieldPath, value: unknown): unknown {
  if (key === undefined) return value;
  const way = schema.anyOf?.find(({ type }) => type === 'object' || type === 'array') ?? schema;
  if (typeof key === 'number') {
    const [first = sampleValue(way.items ?? {})] = Array.isArray(body) ? (body as unknown[]) : [];
    return [withField(way.items ?? {}, first, rest, value)];
  }
  const inner = way.properties?.[key] ?? {};
  const object = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const present = object[key] ?? (rest.length > 0 ? sampleValue(inner, key) : undefined);
  return { ...object, [key]: withField(inner, present, rest, value) };
}
