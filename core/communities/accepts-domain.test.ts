import { expect, test } from 'vitest';
import { acceptsDomain } from './accepts-domain.ts';

test.each([
  ['any host without a list', 'none', ['notes.example'], 'notes.example', true],
  ['the listed domain', 'blacklist', ['notes.example'], 'notes.example', false],
  ['a subdomain of it', 'blacklist', ['notes.example'], 'blog.notes.example', false],
  ['a domain with the same ending', 'blacklist', ['notes.example'], 'mynotes.example', true],
  ['its parent domain', 'blacklist', ['blog.notes.example'], 'notes.example', true],
  ['the listed domain in another case', 'blacklist', ['Notes.Example'], 'notes.example', false],
  ['a host in another case', 'blacklist', ['notes.example'], 'NOTES.example', false],
  ['any host with an empty blocklist', 'blacklist', [], 'notes.example', true],
  ['the listed domain', 'whitelist', ['notes.example'], 'notes.example', true],
  ['a subdomain of it', 'whitelist', ['NOTES.example'], 'blog.notes.example', true],
  ['an unlisted domain', 'whitelist', ['notes.example'], 'other.example', false],
  ['any host with an empty allowlist', 'whitelist', [], 'notes.example', false],
] as const)(
  '%s: under the policy %s with %j, a link to %s is accepted: %s',
  (_sentence, linkPolicy, list, host, accepted) => {
    const domains = { domainBlacklist: [...list], domainWhitelist: [...list] };
    expect(acceptsDomain(host, { linkPolicy, ...domains })).toBe(accepted);
  },
);
