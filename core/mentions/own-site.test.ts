import { expect, test } from 'vitest';
import { OWN, readOwnSite } from './own-site.ts';

const siteAt = (url: string) => readOwnSite({ url });
/** The mark as a star, so that a row can be read. */
const mark = (url: string, text: string) => siteAt(url)?.mark(text).replaceAll(OWN, '★');

test.each([
  ['https://acme.example/', 'https://acme.example/', 'acme.example'],
  ['http://www.ACME.example', 'http://www.acme.example/', 'acme.example'],
  ['https://acme.example/a_(b)', 'https://acme.example/a_%28b%29', 'acme.example'],
  ['https://acme.example.:8443/x', 'https://acme.example.:8443/x', 'acme.example'],
])('the site at %s is linked as %s and known as %s', (url, href, host) => {
  expect(siteAt(url)).toMatchObject({ url: href, host });
});

test.each([
  'acme.example',
  'ftp://acme.example/',
  'javascript:alert(1)',
  'https://ada:secret@acme.example/',
  `https://acme.example/${'a'.repeat(2_000)}`,
  '',
])('there is no site at %j', (url) => {
  expect(siteAt(url)).toBeNull();
});

test.each([
  ['the address itself', 'See https://acme.example/ now.', 'See ★ now.'],
  ['the bare name, at the end of a sentence', 'See acme.example.', 'See ★.'],
  ['another scheme, www and capitals', 'HTTP://WWW.Acme.Example', '★'],
  ['a page of it', 'acme.example/pricing?a=b#c, they say', '★, they say'],
  ['an address in parentheses', '(https://acme.example/x)', '(★)'],
  ['the usual port', 'https://acme.example:443/x', '★'],
  ['another port', 'https://acme.example:8080/x', 'https://acme.example:8080/x'],
  ['a subdomain', 'app.acme.example', 'app.acme.example'],
  ['a longer name', 'acme.example.evil.com', 'acme.example.evil.com'],
  ['a name that ends so', 'notacme.example', 'notacme.example'],
  ['a user’s name before it', 'https://evil@acme.example', 'https://evil@acme.example'],
  ['a user’s name that looks like it', 'https://acme.example@evil.com', 'https://acme.example@evil.com'],
  ['an address that carries it', 'https://evil.com/?to=acme.example', 'https://evil.com/?to=acme.example'],
  ['a mail address', 'me@acme.example', 'me@acme.example'],
])('in a text, %s: %s', (_sentence, text, expected) => {
  expect(mark('https://acme.example/', text)).toBe(expected);
});

test.each([
  ['the page', 'https://host.example/acme', '★'],
  ['what is below it', 'host.example/acme/docs', '★'],
  ['the bare host', 'host.example', '★'],
  ['the page of somebody else', 'https://host.example/evil', 'https://host.example/evil'],
  ['a page that begins so', 'https://host.example/acmeevil', 'https://host.example/acmeevil'],
])('where the site is one page of a host, %s is marked as %s', (_sentence, text, expected) => {
  expect(mark('https://host.example/acme/', text)).toBe(expected);
});

test.each(['https://my-shop.com/', 'https://xn--mnchen-3ya.example/', 'https://münchen-laden.example/'])(
  'the site %s is found in a text, hyphens and all',
  (url) => {
    const site = readOwnSite({ url });
    expect(site?.mark(`See ${url} first.`)).toBe(`See ${OWN} first.`);
  },
);
