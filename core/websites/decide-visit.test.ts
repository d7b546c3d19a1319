import { expect, test } from 'vitest';
import { decideVisit, mayConnect, type VisitPolicy } from './decide-visit.ts';
import { readNetwork } from './network.ts';

const WEB: VisitPolicy = { fetchAllow: [], ports: 'web' };
const ANY_PORT: VisitPolicy = { fetchAllow: [], ports: 'any' };
const allowing = (...fetchAllow: string[]): VisitPolicy => ({ fetchAllow, ports: 'web' });

test.each([
  ['https://notes.example/a?b=c', { host: 'notes.example', port: 443, address: null }],
  ['http://notes.example', { host: 'notes.example', port: 80, address: null }],
  ['http://notes.example:443/', { host: 'notes.example', port: 443, address: null }],
  ['https://NOTES.example./', { host: 'notes.example', port: 443, address: null }],
  ['https://93.184.216.34/', { host: '93.184.216.34', port: 443, address: '93.184.216.34' }],
  ['https://[2606:2800:220:1::1]/', { host: '2606:2800:220:1::1', port: 443, address: '2606:2800:220:1::1' }],
])('allows a visit to %s', (text, visit) => {
  expect(decideVisit(text, WEB)).toMatchObject({ ok: true, allowed: false, ...visit });
});

test.each([
  ['an invalid address', 'notes', 'notWeb'],
  ['an address of more than 2,000 characters', `https://notes.example/${'a'.repeat(2_000)}`, 'notWeb'],
  ['a file', 'file:///etc/passwd', 'notWeb'],
  ['another protocol', 'ftp://notes.example/', 'notWeb'],
  ['a data URL', 'data:text/html,hello', 'notWeb'],
  ['a user name', 'https://ada@notes.example/', 'credentials'],
  ['a password', 'https://:secret@notes.example/', 'credentials'],
  ['a port of another service', 'https://notes.example:8443/', 'port'],
  ['a mail server', 'http://notes.example:25/', 'port'],
  ['this machine by name', 'http://localhost/', 'private'],
  ['this machine by address', 'http://127.0.0.1/', 'private'],
  ['this machine as a decimal number', 'http://2130706433/', 'private'],
  ['this machine in octal', 'http://0177.0.0.1/', 'private'],
  ['this machine in IPv6', 'http://[::1]/', 'private'],
  ['an IPv4 address inside IPv6', 'http://[::ffff:10.0.0.1]/', 'private'],
  ['cloud metadata', 'http://169.254.169.254/latest/meta-data/', 'private'],
  ['a private network', 'http://192.168.1.1/', 'private'],
  ['a name without a dot', 'http://router/', 'private'],
  ['a name that exists only in local networks', 'http://printer.local/', 'private'],
  ['such a name with a trailing dot', 'http://printer.local./', 'private'],
  ['such a name in capitals', 'http://METADATA.GOOGLE.INTERNAL/', 'private'],
])('refuses %s: %s (%s)', (_what, text, reason) => {
  expect(decideVisit(text, WEB)).toEqual({ ok: false, reason });
});

test.each([
  ['localhost:3000', 'http://localhost:3000/', true],
  ['localhost:3000', 'http://localhost:3001/', false],
  ['localhost:80', 'http://localhost/', true],
  ['10.0.0.5:443', 'https://10.0.0.5/', true],
  ['10.0.0.5:443', 'http://10.0.0.5/', false],
  ['[::1]:8080', 'http://[::1]:8080/', true],
])('if %s is allowed, allows %s: %s', (pair, text, ok) => {
  expect(decideVisit(text, allowing(pair)).ok).toBe(ok);
});

test('allows what the operator lists, except credentials and other protocols', () => {
  const policy = allowing('localhost:3000');
  expect(decideVisit('http://localhost:3000/', policy)).toMatchObject({ allowed: true });
  expect(decideVisit('http://ada@localhost:3000/', policy)).toEqual({ ok: false, reason: 'credentials' });
  expect(decideVisit('ftp://localhost:3000/', policy)).toEqual({ ok: false, reason: 'notWeb' });
});

test('allows any port for servers other than websites, but only public hosts', () => {
  expect(decideVisit('https://models.example:8443/', ANY_PORT)).toMatchObject({ ok: true, port: 8443 });
  expect(decideVisit('http://10.0.0.5:8443/', ANY_PORT)).toEqual({ ok: false, reason: 'private' });
});

test('allows an address of exactly 2,000 characters', () => {
  expect(decideVisit('https://notes.example/'.padEnd(2_000, 'a'), WEB).ok).toBe(true);
  expect(decideVisit('https://notes.example/'.padEnd(2_001, 'a'), WEB).ok).toBe(false);
});

test('resolves a redirect against its page and drops its fragment', () => {
  const visit = decideVisit('/about#team', WEB, 'https://notes.example/a/b');
  expect(visit.ok && visit.url.href).toBe('https://notes.example/about');
  expect(decideVisit('//127.0.0.1/', WEB, 'https://notes.example/')).toEqual({
    ok: false,
    reason: 'private',
  });
});

const AT_HOME: VisitPolicy = {
  fetchAllow: ['ollama', 'models.lan:8080'],
  networks: [readNetwork('192.168.1.0/24')!],
  ports: 'any',
};

test.each([
  ['http://192.168.1.7:11434/v1', { ok: true, allowed: true }],
  ['http://192.168.2.7:11434/v1', { ok: false, reason: 'private' }],
  ['http://127.0.0.1:11434/v1', { ok: false, reason: 'private' }],
  ['http://ollama:11434/v1', { ok: true, allowed: true }],
  ['http://models.lan:8080/v1', { ok: true, allowed: true }],
  // URLs that can be decided only after the name is resolved.
  ['http://models.lan:9090/v1', { ok: true, allowed: false }],
])('with a network and two hosts on the list, decides about %s: %j', (url, decision) => {
  expect(decideVisit(url, AT_HOME)).toMatchObject(decision);
});

test.each([
  ['192.168.1.7', true],
  ['93.184.216.34', true],
  ['192.168.2.7', false],
  ['::1', false],
])('decides about the resolved address %s: %j', (address, may) => {
  expect(mayConnect(address, AT_HOME)).toBe(may);
});
