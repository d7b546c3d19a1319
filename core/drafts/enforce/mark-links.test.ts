import { expect, test } from 'vitest';
import { markLinks } from './mark-links.ts';
import { FOREIGN, OWN, readOwnSite } from '#core/mentions/own-site.ts';

const SITE = readOwnSite({ url: 'https://acme.example/' });
/** Marks as stars and daggers, so that a row can be read. */
const readable = (text: string) => text.replaceAll(OWN, '★').replaceAll(FOREIGN, '†');

test.each([
  ['a link to elsewhere keeps its words', '[a list](https://evil.com/x_(y))', 'a list', 1],
  ['so does one with a title', '[a list](<https://evil.com> "title")', 'a list', 1],
  ['and one by reference', '[a list][1]\n\n[1]: https://evil.com', 'a list\n\n', 2],
  ['a definition goes, within a quote too', '> [1]: evil.com', '', 1],
  ['an image leaves what it is said to show', '![a chart](https://evil.com/a.png)', 'a chart', 1],
  ['an image within a link leaves its words', '[![logo](https://a.io/l.png)](https://evil.com)', 'logo', 2],
  ['a link without words goes', 'a [](https://evil.com) b', 'a  b', 1],
  ['words that are an address are found out', '[evil.com](https://acme.example)', '[evil.†com](★)', 0],
  ['an own link keeps its words', '[the page](https://acme.example/docs)', '[the page](★)', 0],
  ['an own address in its own link is said once', '[acme.example](https://acme.example)', '★', 0],
  ['an own address in angles loses them', '<https://acme.example>', '★', 0],
  ['a bare foreign address stays, marked', 'See evil.com now', 'See evil.†com now', 0],
  ['half a link cannot become one', '[a](https://evil', '[a] (https://e†vil', 0],
  ['tags go, their words stay', '<b>Ask</b> <a href="x">first</a><script>', 'Ask first', 0],
  ['a line break in HTML is one', 'Ask<br/>first', 'Ask\nfirst', 0],
  ['a comment goes', 'Ask <!-- them to --> first', 'Ask  first', 0],
  ['what merely looks like a tag stays', 'List<String> and a < b > c', 'List<String> and a < b > c', 0],
  ['in code tags and brackets are text', '`<b>` and `[a] b`', '`<b>` and `[a] b`', 0],
  ['footnotes and boxes are no links', 'As found [1] - [ ] ask', 'As found [1] - [ ] ask', 0],
])('%s: %j', (_sentence, text, expected, dropped) => {
  const marked = markLinks(text, SITE);
  expect(readable(marked.text)).toBe(expected);
  expect(marked.dropped).toBe(dropped);
});

test('without a site of the author every address is foreign', () => {
  expect(readable(markLinks('[the page](https://acme.example) at acme.example', null).text)).toBe(
    'the page at acme.†example',
  );
});
