import { expect, test } from 'vitest';
import { classifyEnding } from './domain-endings.ts';

test.each([
  ['com', 'domain', 'domain', 'a general ending'],
  ['photography', 'domain', 'domain', 'a long one'],
  ['onion', 'domain', 'domain', 'an ending outside of the usual net'],
  ['de', 'domain', 'domain', 'a country'],
  ['zz', 'domain', 'domain', 'two letters that may be a country tomorrow'],
  ['COM', 'domain', 'domain', 'capitals'],
  ['xn--p1ai', 'domain', 'domain', 'an ending in another script, encoded'],
  ['рф', 'domain', 'domain', 'an ending in another script'],
  ['中国的网站', 'domain', 'domain', 'one with the sentence right behind it'],
  ['ts', 'file', 'file', 'a file'],
  ['html', 'file', 'file', 'a page'],
  ['zip', 'domain', 'domain', 'a file that is an ending too'],
  ['zebra', 'word', 'word', 'a word'],
  ['c0m', 'word', 'word', 'a word with a figure'],
  ['', 'word', 'word', 'nothing'],
  ['it', 'domain', 'word', 'a country that is a word'],
  ['It', 'word', 'word', 'a word that begins a sentence'],
  ['Shop', 'domain', 'domain', 'an ending that begins with a capital'],
  ['name', 'domain', 'word', 'an ending that is a property'],
  ['io', 'domain', 'domain', 'a country that is no property'],
])('after a dot, “%s” is a %s in prose and a %s in code: %s', (label, inProse, inCode) => {
  expect(classifyEnding(label, label.toLowerCase(), false)).toBe(inProse);
  expect(classifyEnding(label, label.toLowerCase(), true)).toBe(inCode);
});

test('letters of another alphabet are judged by what they pass for', () => {
  expect(classifyEnding('сом', 'com', false)).toBe('domain');
  expect(classifyEnding('сом', 'сом', false)).toBe('word');
});
