import { expect, test } from 'vitest';
import { decodeEntities } from './decode-entities.ts';

test.each([
  ['a text without entities', 'a b', 'a b'],
  ['the five XML entities', '&lt;a&gt; &amp; &quot;b&quot; &apos;c&apos;', `<a> & "b" 'c'`],
  ['letters with their case', '&Auml;&auml;&szlig;', 'Ääß'],
  ['spaces of every width', 'a&nbsp;b&ensp;c&thinsp;d', 'a b c d'],
  ['invisible characters', 'a&shy;b&zwj;c', 'abc'],
  ['names with digits', '&frac12;', '½'],
  ['decimal numbers', '&#65;&#8364;', 'A€'],
  ['hexadecimal numbers', '&#x41;&#X20aC;', 'A€'],
  ['characters outside the basic plane', '&#128512;', '😀'],
  ['one level only', '&amp;lt;', '&lt;'],
  ['an unknown name', '&unknown;', '&unknown;'],
  ['a missing semicolon', '&amp b &#65', '&amp b &#65'],
  ['a lone ampersand', 'salt & pepper', 'salt & pepper'],
  ['a control character', 'a&#0;b&#31;c', 'a b c'],
  ['half a surrogate pair', '&#xd800;&#xDFFF;', '  '],
  ['a number beyond Unicode', '&#x110000;&#1114112;', '  '],
  ['the name of an object property', '&constructor;', '&constructor;'],
])('decodes %s: %j', (_what, text, plain) => {
  expect(decodeEntities(text)).toBe(plain);
});
