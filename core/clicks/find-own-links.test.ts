import { expect, test } from 'vitest';
import { findOwnLinks } from './find-own-links.ts';

const linksOf = (content: string, url: string | null = null, website: string | null = null) =>
  findOwnLinks({ content, url, website_url: website }, ['example.com']).map(({ href }) => href);

test('finds a post’s shared link, its website and the addresses in its text', () => {
  expect(
    linksOf('See [prices](https://Example.com/prices), or www.example.com/a.', 'https://example.com/x'),
  ).toEqual(['https://example.com/x', 'https://example.com/prices', 'https://www.example.com/a']);
  expect(linksOf('No link', null, 'https://example.com')).toEqual(['https://example.com/']);
});

test('counts trailing punctuation as part of an address in angle brackets, but not of a bare one', () => {
  const keyed = 'https://example.com/a?key=f6LY_';
  expect(linksOf(`See [prices](${keyed}), *https://example.com/b*, https://example.com/c...`, keyed)).toEqual(
    [keyed, keyed, 'https://example.com/b', 'https://example.com/c'],
  );
});

test.each([
  'https://münchen.example/preise',
  'https://xn--mnchen-3ya.example/preise',
  'www.München.example/preise',
])('finds an internationalized host in %s', (address) => {
  const post = { content: `Mehr auf ${address}.`, url: null, website_url: null };
  expect(findOwnLinks(post, ['xn--mnchen-3ya.example']).map(({ pathname }) => pathname)).toEqual(['/preise']);
});

test.each([
  'https://example.com.evil.example/',
  'https://notexample.com/',
  'https://shop.example.com/',
  'https://evil.example/?url=https%3A%2F%2Fexample.com',
  '`https://example.com/in-code`',
  'example.com without a scheme',
])('finds no link to the site in %s', (content) => {
  expect(linksOf(content)).toEqual([]);
});
