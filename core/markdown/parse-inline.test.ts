import { expect, test } from 'vitest';
import { parseInline } from './parse-inline.ts';
import { writeLine } from './testing/write-tree.ts';

const read = (text: string, left = 2_500) => writeLine(parseInline(text, { left }));

test.each([
  ['*a **b*** c', '<em>a <strong>b</strong></em> c'],
  ['**a *b*** c', '<strong>a <em>b</em></strong> c'],
  ['*a _b* c_', '<em>a _b</em> c_'],
  ['**a*', '**a*'],
  ['*a**', '<em>a</em>*'],
  ['****a****', '****a****'],
  ['(*a*) “_b_” *c*d', '(<em>a</em>) “<em>b</em>” <em>c</em>d'],
  ['_a_b_ and a_b_', '<em>a_b</em> and a_b_'],
  ['* a* *b *', '* a* *b *'],
  ['**', '**'],
  ['*請求書*の支払い', '<em>請求書</em>の支払い'],
  ['😀*a*😀', '😀<em>a</em>😀'],
  ['~~a ~b~ c~~ ~~d', '<strike>a ~b~ c</strike> ~~d'],
])('parses emphasis: %j as %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ['`a`b`', '<code>a</code>b`'],
  ['``a`b``', '<code>a`b</code>'],
  ['` a ` and `  `', '<code>a</code> and <code>  </code>'],
  ['`*a*` *`b*`', '<code>*a*</code> *<code>b*</code>'],
  ['`a\\` b`', '<code>a\\</code> b`'],
  ['\\`a`', '`a`'],
  ['`a\nb`', '<code>a b</code>'],
  ['`[a](https://b.example)`', '<code>[a](https://b.example)</code>'],
  ['[`a](https://b.example)`', '[<code>a](https://b.example)</code>'],
])('parses code: %j as %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ['\\_a\\_ \\~\\~ \\^b \\>!c', '_a_ ~~ ^b >!c'],
  ['\\a \\\\ \\', '\\a \\ \\'],
  ['\\[a](https://b.example)', '[a](<a https://b.example/>https://b.example</a>)'],
  ['*a\\*', '*a*'],
  ['&#42;a&#42; &#x3C;b&#x3e;', '*a* <b>'],
  ['&lt;script&gt;', '<script>'],
  ['&amp;lt; &hellip &copy;', '&lt; &hellip ©'],
  ['&#0; &#xD800; &#x110000;', '     '],
])('parses escapes: %j as %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ['a^b c', 'a<sup>b</sup> c'],
  ['a^(b ^c d) e', 'a<sup>b <sup>c</sup> d</sup> e'],
  ['a^(b', 'a^(b'],
  ['a^', 'a^'],
  ['a^ b', 'a^ b'],
  ['^[a b](https://c.example) d', '<sup><a https://c.example/>a b</a></sup> d'],
  ['>!a', '>!a'],
  ['a!< b', 'a!< b'],
  ['>!a >!b!< c!<', '<spoiler>a <spoiler>b</spoiler> c</spoiler>'],
  ['>!*a!<*', '<spoiler>*a</spoiler>*'],
])('parses superscript and spoilers: %j as %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each(['*', '_', '**', '[', '>!', '^(', '`', '&', '<', ']('])(
  'keeps a thousand repetitions of %j as typed',
  (sign) => {
    const text = sign.repeat(1_000);
    expect(read(text).replace(/<\/?\w+>/g, '')).toBe(text);
  },
);

test('treats the innermost of more than two dozen open marks as plain characters', () => {
  expect(read(`${'^('.repeat(40)}a${')'.repeat(40)}`)).toBe(
    `${'<sup>'.repeat(24)}${'^('.repeat(16)}a${'</sup>'.repeat(24)}${')'.repeat(16)}`,
  );
});

test('keeps the rest of a text as typed once its node budget is used up', () => {
  expect(read('*a* *b* *c* *d*', 2)).toBe('<em>a</em> <em>b</em> *c* *d*');
  expect(read('*a* *b*', 0)).toBe('*a* *b*');
});
