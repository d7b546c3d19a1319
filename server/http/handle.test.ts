import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { AppError } from '../app-error.ts';
import { listIssues, readInput } from './validate-input.ts';

const save = endpoint({
  method: 'PUT',
  path: '/api/things/:id',
  summary: 'A test',
  access: 'user',
  scope: 'draft',
  params: z.object({ id: z.string() }),
  query: z.object({ dry: z.optional(z.string()) }),
  headers: z.object({ 'idempotency-key': z.optional(z.string()) }),
  body: z.object({
    title: z.string().check(z.maxLength(5, 'Use at most 5 characters.')),
    tags: z.optional(z.array(z.object({ name: z.string() }))),
  }),
  output: null,
  errors: [],
});

type Parts = Partial<Record<'params' | 'query' | 'headers' | 'body', unknown>>;
const read = (parts: Parts) =>
  readInput(save, { params: { id: 'a' }, query: {}, headers: {}, body: { title: 'Hi' }, ...parts } as never);

function fieldsOf(parts: Parts): Record<string, string> | undefined {
  try {
    read(parts);
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVALID_INPUT') return error.fields;
    throw error;
  }
  return undefined;
}

describe('the input of an endpoint', () => {
  test('combines parameters, query, declared headers and body, and drops unknown fields', () => {
    const input = read({
      query: { dry: 'yes', unknown: '1' },
      headers: { 'idempotency-key': 'k', cookie: 'secret' },
      body: { title: 'Hi', admin: true },
    });
    expect(input).toEqual({ id: 'a', dry: 'yes', 'idempotency-key': 'k', title: 'Hi' });
  });

  test('treats a missing body as an empty object', () => {
    expect(fieldsOf({ body: undefined })).toEqual({ title: 'This is required.' });
    expect(fieldsOf({ body: null })).toHaveProperty('body');
  });

  test('reports all invalid fields of all parts at once, in our own words', () => {
    expect(
      fieldsOf({ params: {}, body: { title: 'far too long', tags: [{ name: 'x' }, { name: 7 }] } }),
    ).toEqual({
      id: 'This is required.',
      title: 'Use at most 5 characters.',
      'tags.1.name': 'This isn’t a valid value.',
    });
  });

  test.each([
    ['a lone surrogate', { body: { title: '\ud800' } }, 'title'],
    ['NUL', { body: { title: 'a\0b' } }, 'title'],
    ['NUL deep inside', { body: { title: 'Hi', tags: [{ name: '\0' }] } }, 'tags.0.name'],
    ['NUL in a query', { query: { dry: '\0' } }, 'dry'],
  ])('rejects a text with %s, and names its field', (_what, parts, field) => {
    expect(fieldsOf(parts)).toEqual({ [field]: 'This text has characters that can’t be stored.' });
  });

  test('accepts an emoji, a line break and a right-to-left mark', () => {
    expect(read({ body: { title: '\u{1f600}\n\u200f' } })).toMatchObject({ title: '\u{1f600}\n\u200f' });
  });
});

test('uses our messages whatever locale a library has loaded into zod', () => {
  const { localeError } = z.config();
  onTestFinished(() => void z.config({ localeError }));
  z.config(z.locales.en());
  expect(fieldsOf({ body: { title: 7 } })).toEqual({ title: 'This isn’t a valid value.' });
  expect(fieldsOf({ body: {} })).toEqual({ title: 'This is required.' });
});

test('reports the first of several issues with one field', () => {
  const schema = z.string().check(z.minLength(3, 'Too short.'), z.regex(/^a/, 'Begin with a.'));
  const { error } = z.safeParse(z.object({ name: schema }), { name: 'b' });
  expect(listIssues(error!)).toEqual({ name: 'Too short.' });
});
