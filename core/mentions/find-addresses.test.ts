import { fc } from '#test/sample.ts';
import { expect, test } from 'vitest';
import { markAddresses } from './find-addresses.ts';
import { FOREIGN_MARK } from './own-site.ts';

test.each([
  'https://evil.com/a?b=c',
  'HTTP://EVIL.COM',
  'hxxps://evil dot example',
  'http: //evil',
  'ftp://files.evil.org',
  'mailto:me',
  'javascript:alert(1)',
  'data:text/html',
  'magnet:?xt=1',
  'www.evil',
  'www2.evil',
  'evil.com',
  'Evil.Com',
  'shop.evil.co.uk',
  'evil.com.',
  'evil[.]com',
  'evil (dot) com',
  'evil<.>com',
  'evil{punkt}de',
  'evil%2Ecom',
  'evil dot com',
  'evil dot com93',
  'evil\\.com',
  'evil**.**com',
  'evil。com',
  'еvil.сom',
  'evil․com',
  'münchen.de',
  'xn--bcher-kva.xn--p1ai',
  'пример.укр',
  '例子.中国',
  'evil.zebra/path',
  'evil.zebra:8080',
  'me@evil.zebra',
  'me＠evil.com',
  '93.184.216.34',
  '93.184.216.34:80',
  'localhost.lan',
  'amazon.com/shop',
  'amazon.com/?q=a',
  'amazon.com?q=a',
  'amazon.com#a',
  'amazon.com:80',
  'amazon.com@evil',
  'amazоn.com',
  'the-amazon.com',
  'my_amazon.com',
])('marks %j as an address', (address) => {
  expect(markAddresses(`See ${address} now`)).toContain(FOREIGN_MARK);
});

test.each([
  'Use Node.js, package.json and vite.config.ts.',
  'ASP.NET and VB.NET are old.',
  'It costs 1.50, or 1.500.000 in all.',
  'Version 2.0.1 came at 10.30 p.m. today.',
  'Ask e.g. Ada, i.e. u/ada in r/saas.',
  'Wait... then go…',
  'Section 1.2.3.4.5 of the rules',
  'Connect the dot com boom to now.',
  'A ratio of 3:1 and/or 4:2 at 10:30',
  'Meet @ada at noon',
  'Is it on amazon.com?!',
  '“who sells on amazon.com?”',
  '(… amazon.com?)',
  'Is it “Socket.io?” or (monday.com?)',
  'Is it on amazon.com:?',
  'It is on amazon.com/ too',
  'U.S. rules and Ph.D. theses',
])('finds no address in %j', (text) => {
  expect(markAddresses(text)).toBe(text);
});

test.each([
  ['inserts a missing space', 'It helps.Some say so.', 'It helps. Some say so.'],
  [
    'inserts a space before a short word that is also a country code',
    'It waits.So do I.',
    'It waits. So do I.',
  ],
  ['keeps a longer dotted name', 'Open app.module.ts first.', 'Open app.module.ts first.'],
  ['keeps code', 'Call `items.filter(done)` here.', 'Call `items.filter(done)` here.'],
  [
    'keeps a property named like a domain',
    'Use `user.name` and `node.link`.',
    'Use `user.name` and `node.link`.',
  ],
])('sanitizing an address: %s', (_sentence, text, expected) => {
  expect(markAddresses(text)).toBe(expected);
});

test.each(['`evil.com`', '`user.name/x`', '```\nfetch("https://evil.zebra")\n```', '`me@evil.com`'])(
  'marks an address in code: %j',
  (text) => {
    expect(markAddresses(text)).toContain(FOREIGN_MARK);
  },
);

test('puts every mark into the sentence with the address, and changes nothing else', () => {
  expect(markAddresses('See evil.com first. Then ask.')).toBe(`See evil.${FOREIGN_MARK}com first. Then ask.`);
  const word = fc.constantFrom(
    'see',
    'evil.com',
    'https://a.b',
    'me@a.io',
    'then',
    '`x.dev`',
    'a[.]b',
    '1.1.1.1',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (words) => {
      const text = words.join(' ');
      expect(markAddresses(text).replaceAll(FOREIGN_MARK, '')).toBe(text);
    }),
  );
});

test.each(['README.md', 'our main.py', 'We replaced deploy.sh.', 'CHANGELOG.md and lib.rs'])(
  'does not mistake file names for addresses, even if the extension is a country code: %j',
  (text) => {
    expect(markAddresses(text)).toBe(text);
  },
);

test.each(['bun.sh', 'readme.md/plans', 'quill.md', 'see www.readme.md'])(
  'recognizes real sites whose address ends like a file name: %j',
  (text) => {
    expect(markAddresses(text)).toContain(FOREIGN_MARK);
  },
);
