import { expect, test } from 'vitest';
import { markLinks } from './mark-links.ts';
import { FOREIGN_MARK, OWN_MARK, readOwnSite } from '#core/mentions/own-site.ts';

const SITE = readOwnSite({ url: 'https://acme.example/' });
/** Shows own marks as stars and foreign marks as daggers. */
const readable = (text: string) => text.replaceAll(OWN_MARK, '★').replaceAll(FOREIGN_MARK, '†');

test.each([
  ['keeps the words of a foreign link', '[a list](https://evil.com/x_(y))', 'a list', 1],
  ['keeps the words of a link with a title', '[a list](<https://evil.com> "title")', 'a list', 1],
  ['keeps the words of a reference link', '[a list][1]\n\n[1]: https://evil.com', 'a list\n\n', 2],
  ['removes a definition, even in a quote', '> [1]: evil.com', '', 1],
  ['replaces an image with its alt text', '![a chart](https://evil.com/a.png)', 'a chart', 1],
  ['keeps the words of an image within a link', '[![logo](https://a.io/l.png)](https://evil.com)', 'logo', 2],
  ['removes a link without words', 'a [](https://evil.com) b', 'a  b', 1],
  ['detects an address used as link text', '[evil.com](https://acme.example)', '[evil.†com](★)', 0],
  ['keeps the words of an own link', '[the page](https://acme.example/docs)', '[the page](★)', 0],
  ['collapses an own address in its own link', '[acme.example](https://acme.example)', '★', 0],
  ['removes the angle brackets of an own address', '<https://acme.example>', '★', 0],
  ['marks a bare foreign address', 'See evil.com now', 'See evil.†com now', 0],
  ['prevents half a link from becoming one', '[a](https://evil', '[a] (https://e†vil', 0],
  ['removes tags and keeps their words', '<b>Ask</b> <a href="x">first</a><script>', 'Ask first', 0],
  ['turns an HTML line break into a real one', 'Ask<br/>first', 'Ask\nfirst', 0],
  ['removes an HTML comment', 'Ask <!-- them to --> first', 'Ask  first', 0],
  ['keeps text that only looks like a tag', 'List<String> and a < b > c', 'List<String> and a < b > c', 0],
  ['keeps tags and brackets in code', '`<b>` and `[a] b`', '`<b>` and `[a] b`', 0],
  ['keeps footnotes and check boxes', 'As found [1] - [ ] ask', 'As found [1] - [ ] ask', 0],
])('for a link: %s: %j', (_sentence, text, expected, dropped) => {
  const marked = markLinks(text, SITE);
  expect(readable(marked.text)).toBe(expected);
  expect(marked.dropped).toBe(dropped);
});

test('marks every address as foreign if the author has no site', () => {
  expect(readable(markLinks('[the page](https://acme.example) at acme.example', null).text)).toBe(
    'the page at acme.†example',
  );
});
