import { expect, test } from 'vitest';
import { takesDomain } from './takes-domain.ts';

test.each([
  ['no list: any host is accepted', 'none', ['notes.example'], 'notes.example', true],
  ['the listed domain', 'blacklist', ['notes.example'], 'notes.example', false],
  ['one of its subdomains', 'blacklist', ['notes.example'], 'blog.notes.example', false],
  ['a domain that only ends alike', 'blacklist', ['notes.example'], 'mynotes.example', true],
  ['its parent', 'blacklist', ['blog.notes.example'], 'notes.example', true],
  ['another case in the list', 'blacklist', ['Notes.Example'], 'notes.example', false],
  ['another case in the address', 'blacklist', ['notes.example'], 'NOTES.example', false],
  ['an empty list of blocked domains', 'blacklist', [], 'notes.example', true],
  ['the listed domain', 'whitelist', ['notes.example'], 'notes.example', true],
  ['one of its subdomains', 'whitelist', ['NOTES.example'], 'blog.notes.example', true],
  ['a domain that is not listed', 'whitelist', ['notes.example'], 'other.example', false],
  ['an empty list of allowed domains', 'whitelist', [], 'notes.example', false],
] as const)('%s, policy %s of %j: %s accepted is %s', (_sentence, linkPolicy, list, host, accepted) => {
  const domains = { domainBlacklist: [...list], domainWhitelist: [...list] };
  expect(takesDomain(host, { linkPolicy, ...domains })).toBe(accepted);
});
