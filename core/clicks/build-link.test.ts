import { expect, test } from 'vitest';
import { buildLink } from './build-link.ts';

const POST = 'pst_01m6gbwye06rq8xjpsxz9ss097';

test.each([
  ['https://example.com/pricing', 'https://example.com/pricing'],
  ['https://example.com/a?utm_source=x&id=5#top', 'https://example.com/a?id=5#top'],
  ['https://example.com/a?via=00000000', 'https://example.com/a'],
])('turns %s into a link without tracking, or one with the post’s id', (address, clean) => {
  expect(buildLink(address, null)).toBe(clean);
  const named = new URL(buildLink(address, POST)!);
  expect(named.searchParams.getAll('via')).toEqual(['xz9ss097']);
  named.searchParams.delete('via');
  expect(named.href).toBe(clean);
});

test('returns null for an invalid address', () => {
  expect(buildLink('not an address', POST)).toBeNull();
});
