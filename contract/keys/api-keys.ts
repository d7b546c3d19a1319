import * as z from 'zod/mini';
import { endpoint, SCOPES } from '../endpoint.ts';
import { anyInstant, byId, instant } from '../fields.ts';

const NAME_MAX = 60;

const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The first characters of the key, to tell keys apart. */
  prefix: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  /** True if a person must approve what the key schedules or publishes. */
  asksFirst: z.boolean(),
  createdAt: instant,
  /** Updated at most once a minute; null before the first use. */
  lastUsedAt: z.nullable(instant),
  /** Null if the key doesn't expire. */
  expiresAt: z.nullable(instant),
});
export type ApiKey = z.output<typeof apiKey>;

export const keyForm = z.object({
  name: z
    .string('Name the key.')
    .check(
      z.trim(),
      z.minLength(1, 'Name the key.'),
      z.maxLength(NAME_MAX, `Use at most ${NAME_MAX} characters.`),
    ),
  scopes: z
    .array(z.enum(SCOPES, `The scopes are ${SCOPES.join(', ')}.`), 'Choose at least one scope.')
    .check(z.minLength(1, 'Choose at least one scope.'), z.maxLength(SCOPES.length, 'Give each scope once.')),
  expiresAt: z.optional(z.nullable(anyInstant)),
  asksFirst: z._default(z.boolean(), true),
});

export type KeyForm = z.input<typeof keyForm>;

export const listKeys = endpoint({
  method: 'GET',
  path: '/api/api-keys',
  summary: 'Your API keys, newest first',
  access: 'user',
  scope: 'personOnly',
  output: z.array(apiKey),
  errors: ['UNAUTHORIZED'],
});

export const createKey = endpoint({
  method: 'POST',
  path: '/api/api-keys',
  summary: 'Create an API key',
  access: 'user',
  scope: 'personOnly',
  body: keyForm,
  /** Only this response contains the key. */
  output: z.extend(apiKey, { key: z.string() }),
  status: 201,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'CONFLICT'],
});

export const revokeKey = endpoint({
  method: 'DELETE',
  path: '/api/api-keys/:id',
  summary: 'Revoke an API key',
  access: 'user',
  scope: 'personOnly',
  params: byId,
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});
