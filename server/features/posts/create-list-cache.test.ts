import { expect, test } from 'vitest';
import { createListCache } from './create-list-cache.ts';

const listOf = (length: number, version = 1) => ({ version, etag: '"a"', body: Buffer.alloc(length) });

test('returns a list only for its own workspace and version', () => {
  const cache = createListCache(100);
  cache.set('ada', listOf(10));
  expect(cache.get('ada', 1)?.body).toHaveLength(10);
  expect(cache.get('ada', 2)).toBeUndefined();
  expect(cache.get('ben', 1)).toBeUndefined();
});

test('drops the least recently used list first, and frees the space of a replaced list', () => {
  const cache = createListCache(100);
  cache.set('ada', listOf(90));
  cache.set('ada', listOf(40, 2));
  cache.set('ben', listOf(40));
  cache.get('ada', 2);
  cache.set('cleo', listOf(60));
  expect(cache.get('ben', 1)).toBeUndefined();
  expect(cache.get('ada', 2)).toBeDefined();
  expect(cache.get('cleo', 1)).toBeDefined();
});

test('does not store a list larger than the cache, and drops nothing to store it', () => {
  const cache = createListCache(100);
  cache.set('ada', listOf(40));
  cache.set('ben', listOf(101));
  expect(cache.get('ben', 1)).toBeUndefined();
  expect(cache.get('ada', 1)).toBeDefined();
});
