import { expect, test } from 'vitest';
import { scanHtml } from './scan-html.ts';

/** Shows the parts on one line: text unchanged, tags with their attributes, `/>` for self-closing tags. */
const scan = (html: string) =>
  [...scanHtml(html)].map((part) => {
    if (part.kind === 'text') return part.text;
    if (part.kind === 'close') return `</${part.name}>`;
    const attributes = [...part.attributes].map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
    return `<${part.name}${attributes.join('')}${part.closed ? '/>' : '>'}`;
  });

test.each([
  ['plain text', 'Hello', ['Hello']],
  ['elements and their text', '<p>Hello</p>', ['<p>', 'Hello', '</p>']],
  ['names in any case', '<P>a</p>', ['<p>', 'a', '</p>']],
  ['entities in text', 'a &amp; b', ['a & b']],
  [
    'all kinds of attributes',
    `<a href="x y" id='b' class=c hidden>`,
    ['<a href="x y" id="b" class="c" hidden="">'],
  ],
  ['attributes in any case, with entities in their values', '<a HREF="?a&amp;b">', ['<a href="?a&b">']],
  ['spaces around the equals sign', '<a href = "x">', ['<a href="x">']],
  ['the last of two equal attributes', '<a id=1 id=2>', ['<a id="2">']],
  ['a self-closing tag', '<br/><br />', ['<br/>', '<br/>']],
  ['a value without quotes', '<a href=/a/b>', ['<a href="/a/b">']],
  ['a less-than sign that opens no tag', '1 < 2 <3', ['1 ', '<', ' 2 ', '<', '3']],
  ['a comment', 'a<!-- <p> -->b', ['a', 'b']],
  ['a doctype and a processing instruction', '<!DOCTYPE html><?xml?>a', ['a']],
  ['a script', '<script>if (a < b) "<p>"</script>c', ['<script>', '</script>', 'c']],
  ['a style', '<style>p > a {}</style>c', ['<style>', '</style>', 'c']],
  [
    'the title, which contains only text',
    '<title>a <b> c &amp; d</title>',
    ['<title>', 'a <b> c & d', '</title>'],
  ],
  ['a name with the prefix of a raw element', '<titles>a</titles>', ['<titles>', 'a', '</titles>']],
  ['an end tag with attributes', '<p>a</p class=b>c', ['<p>', 'a', '</p>', 'c']],
  ['an end tag without a name', 'a</>b', ['a', 'b']],
])('scans %s', (_what, html, parts) => {
  expect(scan(html)).toEqual(parts);
});

test.each([
  ['a tag', 'a<p class="b', ['a', '<p class="">']],
  ['a comment', 'a<!-- b', ['a']],
  ['a script', '<script>alert(', ['<script>']],
  ['an end tag', 'a</p', ['a', '</p>']],
])('%s that never ends takes up the rest of the input', (_what, html, parts) => {
  expect(scan(html)).toEqual(parts);
});

test('keeps at most 50 attributes per tag', () => {
  const names = Array.from({ length: 60 }, (_, index) => `a${index}`);
  const [tag] = [...scanHtml(`<p ${names.join(' ')}>`)];
  expect(tag?.kind === 'open' && [...tag.attributes.keys()]).toEqual(names.slice(0, 50));
});
