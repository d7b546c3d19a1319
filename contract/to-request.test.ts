import { expect, test } from 'vitest';
import { toRequest, type Target } from './to-request.ts';

const GET = { method: 'GET', path: '/api/posts' } as const;
const POST = { method: 'POST', path: '/api/posts' } as const;
const BY_ID = { method: 'PATCH', path: '/api/posts/:id' } as const;

test.each<[sentence: string, target: Target, input: object, request: object]>([
  ['sends nothing for an empty input', GET, {}, { path: '/api/posts' }],
  ['puts the input of a GET into the query', GET, { at: 'now', all: 1 }, { path: '/api/posts?at=now&all=1' }],
  ['encodes values', GET, { at: '12:00+02:00 &c' }, { path: '/api/posts?at=12%3A00%2B02%3A00%20%26c' }],
  [
    'puts the input of a POST into the body',
    POST,
    { title: 'A' },
    { path: '/api/posts', body: { title: 'A' } },
  ],
  ['sends null', POST, { title: null }, { path: '/api/posts', body: { title: null } }],
  ['omits undefined values', POST, { title: undefined }, { path: '/api/posts' }],
  [
    'puts the id into the path only',
    BY_ID,
    { id: 'p/1', title: 'A' },
    { path: '/api/posts/p%2F1', body: { title: 'A' } },
  ],
  ['sends no body for an id alone', { ...BY_ID, method: 'DELETE' }, { id: 'p1' }, { path: '/api/posts/p1' }],
  [
    'allows both an id and a query on a GET',
    { ...BY_ID, method: 'GET' },
    { id: 'p1', full: true },
    { path: '/api/posts/p1?full=true' },
  ],
])('building a request %s', (_sentence, target, input, request) => {
  expect(toRequest(target, input)).toEqual(request);
});
