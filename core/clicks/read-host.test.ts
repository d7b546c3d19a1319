import { expect, test } from 'vitest';
import { readHost } from './read-host.ts';

test.each([
  ['example.com', 'example.com'],
  [' https://www.Example.com/pricing?a=1 ', 'example.com'],
  ['shop.example.co.uk', 'shop.example.co.uk'],
  ['http://localhost:3001/demo', 'localhost:3001'],
  ['bücher.example', 'xn--bcher-kva.example'],
])('reads %s as a website', (typed, host) => {
  expect(readHost(typed)).toBe(host);
});

test.each([
  '',
  'example',
  'two words.com',
  'ftp://example.com',
  'https://me:secret@example.com',
  'a..b',
  '//',
])('rejects "%s"', (typed) => {
  expect(readHost(typed)).toBeNull();
});
