import { expect, test } from 'vitest';
import { OWN_MARK, readOwnSite } from './own-site.ts';

const siteAt = (url: string) => readOwnSite({ url });
/** Shows the own mark as a star. */
const mark = (url: string, text: string) => siteAt(url)?.mark(text).replaceAll(OWN_MARK, '★');

test.each([
  ['https://acme.example/', 'https://acme.example/', 'acme.example'],
  ['http://www.ACME.example', 'http://www.acme.example/', 'acme.example'],
  ['https://acme.example/a_(b)', 'https://acme.example/a_%28b%29', 'acme.example'],
  ['https://acme.example.:8443/x', 'https://acme.example.:8443/x', 'acme.example'],
])('links the site at %s as %s, and recognizes it as %s', (url, href, host) => {
  expect(siteAt(url)).toMatchObject({ url: href, host });
});

test.each([
  'acme.example',
  'ftp://acme.example/',
  'javascript:alert(1)',
  'https://ada:secret@acme.example/',
  `https://acme.example/${'a'.repeat(2_000)}`,
  '',
])('finds no site at %j', (url) => {
  expect(siteAt(url)).toBeNull();
});

test.each([
  ['the address itself', 'See https://acme.example/ now.', 'See ★ now.'],
  ['a bare host at the end of a sentence', 'See acme.example.', 'See ★.'],
  ['another scheme, www and capitals', 'HTTP://WWW.Acme.Example', '★'],
  ['a page of the site', 'acme.example/pricing?a=b#c, they say', '★, they say'],
  ['an address in parentheses', '(https://acme.example/x)', '(★)'],
  ['the default port', 'https://acme.example:443/x', '★'],
  ['another port', 'https://acme.example:8080/x', 'https://acme.example:8080/x'],
  ['a subdomain', 'app.acme.example', 'app.acme.example'],
  ['a longer name', 'acme.example.evil.com', 'acme.example.evil.com'],
  ['a name with the same ending', 'notacme.example', 'notacme.example'],
  ['a user name in front of it', 'https://evil@acme.example', 'https://evil@acme.example'],
  ['a user name that looks like it', 'https://acme.example@evil.com', 'https://acme.example@evil.com'],
  ['an address that contains it', 'https://evil.com/?to=acme.example', 'https://evil.com/?to=acme.example'],
  ['an email address', 'me@acme.example', 'me@acme.example'],
])('marks own addresses in a text, %s: %s', (_sentence, text, expected) => {
  expect(mark('https://acme.example/', text)).toBe(expected);
});

test.each([
  ['the page', 'https://host.example/acme', '★'],
  ['a page below it', 'host.example/acme/docs', '★'],
  ['the bare host', 'host.example', '★'],
  ['someone else’s page', 'https://host.example/evil', 'https://host.example/evil'],
  ['a page with the same prefix', 'https://host.example/acmeevil', 'https://host.example/acmeevil'],
])('if the site is one page of a shared host, marks %s as %s', (_sentence, text, expected) => {
  expect(mark('https://host.example/acme/', text)).toBe(expected);
});

test.each(['https://my-shop.com/', 'https://xn--mnchen-3ya.example/', 'https://münchen-laden.example/'])(
  'finds the site %s in a text, including its hyphens',
  (url) => {
    const site = readOwnSite({ url });
    expect(site?.mark(`See ${url} first.`)).toBe(`See ${OWN_MARK} first.`);
  },
);
