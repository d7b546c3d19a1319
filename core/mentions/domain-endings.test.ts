import { expect, test } from 'vitest';
import { classifyEnding } from './domain-endings.ts';

test.each([
  ['a generic domain', 'domain', 'domain', 'a general ending'],
  ['a long domain', 'domain', 'domain', 'a long one'],
  ['a domain outside the public DNS', 'domain', 'domain', 'an ending outside of the usual net'],
  ['a country domain', 'domain', 'domain', 'a country'],
  ['two letters without a country yet', 'domain', 'domain', 'two letters that may be a country tomorrow'],
  ['COM', 'domain', 'domain', 'capitals'],
  ['an encoded domain in another script', 'domain', 'domain', 'an ending in another script, encoded'],
  ['a domain in another script', 'domain', 'domain', 'an ending in another script'],
  ['a domain followed directly by the sentence', 'domain', 'domain', 'one with the sentence right behind it'],
  ['a file extension', 'file', 'file', 'a file'],
  ['a web page', 'file', 'file', 'a page'],
  ['a file extension that is also a domain', 'domain', 'domain', 'a file that is an ending too'],
  ['a word', 'word', 'word', 'a word'],
  ['a word with a digit', 'word', 'word', 'a word with a figure'],
  ['an empty text', 'word', 'word', 'nothing'],
  ['a country domain that is a word', 'domain', 'word', 'a country that is a word'],
  ['a word that starts a sentence', 'word', 'word', 'a word that begins a sentence'],
  ['a domain with a capital', 'domain', 'domain', 'an ending that begins with a capital'],
  ['a domain that is a property name', 'domain', 'word', 'an ending that is a property'],
  ['a country domain that is not a property name', 'domain', 'domain', 'a country that is no property'],
])('after a dot, “%s” is a %s in prose and a %s in code: %s', (label, inProse, inCode) => {
  expect(classifyEnding(label, label.toLowerCase(), false)).toBe(inProse);
  expect(classifyEnding(label, label.toLowerCase(), true)).toBe(inCode);
});

test('judges lookalike letters by what they resemble', () => {
  expect(classifyEnding('сом', 'com', false)).toBe('domain');
  expect(classifyEnding('сом', 'сом', false)).toBe('word');
});
