import { expect, test } from 'vitest';
import { classifyEnding } from './domain-endings.ts';

test.each([
  ['com', 'domain', 'domain', 'a generic domain'],
  ['photography', 'domain', 'domain', 'a long domain'],
  ['onion', 'domain', 'domain', 'a domain outside the public DNS'],
  ['de', 'domain', 'domain', 'a country domain'],
  ['zz', 'domain', 'domain', 'two letters without a country yet'],
  ['COM', 'domain', 'domain', 'capitals'],
  ['xn--p1ai', 'domain', 'domain', 'an encoded domain in another script'],
  ['рф', 'domain', 'domain', 'a domain in another script'],
  ['中国的网站', 'domain', 'domain', 'a domain followed directly by the sentence'],
  ['ts', 'file', 'file', 'a file extension'],
  ['html', 'file', 'file', 'a web page'],
  ['zip', 'domain', 'domain', 'a file extension that is also a domain'],
  ['zebra', 'word', 'word', 'a word'],
  ['c0m', 'word', 'word', 'a word with a digit'],
  ['', 'word', 'word', 'an empty text'],
  ['it', 'domain', 'word', 'a country domain that is a word'],
  ['It', 'word', 'word', 'a word that starts a sentence'],
  ['Shop', 'domain', 'domain', 'a domain with a capital'],
  ['name', 'domain', 'word', 'a domain that is a property name'],
  ['io', 'domain', 'domain', 'a country domain that is not a property name'],
])('after a dot, “%s” is a %s in prose and a %s in code: %s', (label, inProse, inCode) => {
  expect(classifyEnding(label, label.toLowerCase(), false)).toBe(inProse);
  expect(classifyEnding(label, label.toLowerCase(), true)).toBe(inCode);
});

test('classifies lookalike letters like the letters they resemble', () => {
  expect(classifyEnding('сом', 'com', false)).toBe('domain');
  expect(classifyEnding('сом', 'сом', false)).toBe('word');
});
