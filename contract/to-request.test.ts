import { expect, test } from 'vitest';
import { toRequest, type Target } from './to-request.ts';

const GET = { method: 'GET', path: '/api/posts' } as const;
const POST = { method: 'POST', path: '/api/posts' } as const;
const BY_ID = { method: 'PATCH', path: '/api/posts/:id' } as const;

test.each<[sentence: string, target: Target, input: object, request: object]>([
  ['nothing given is nothing sent', GET, {}, { path: '/api/posts' }],
  [
    'what is given to a GET becomes its query',
    GET,
    { at: 'now', all: 1 },
    { path: '/api/posts?at=now&all=1' },
  ],
  ['values are encoded', GET, { at: '12:00+02:00 &c' }, { path: '/api/posts?at=12%3A00%2B02%3A00%20%26c' }],
  [
    'what is given to a POST becomes its body',
    POST,
    { title: 'A' },
    { path: '/api/posts', body: { title: 'A' } },
  ],
  ['null is a value', POST, { title: null }, { path: '/api/posts', body: { title: null } }],
  ['what is undefined is not sent', POST, { title: undefined }, { path: '/api/posts' }],
  [
    'an id goes into the path and nowhere else',
    BY_ID,
    { id: 'p/1', title: 'A' },
    { path: '/api/posts/p%2F1', body: { title: 'A' } },
  ],
  ['an id alone leaves no body', { ...BY_ID, method: 'DELETE' }, { id: 'p1' }, { path: '/api/posts/p1' }],
  [
    'a GET may have both',
    { ...BY_ID, method: 'GET' },
    { id: 'p1', full: true },
    { path: '/api/posts/p1?full=true' },
  ],
])('%s', (_sentence, target, input, request) => {
  expect(toRequest(target, input)).toEqual(request);
});
