import { fc } from '#test/sample.ts';
import { expect, test } from 'vitest';
import { MARKDOWN_MAX, parseMarkdown } from './parse-markdown.ts';
import { writeTree } from './testing/write-tree.ts';

const read = (text: string) => writeTree(parseMarkdown(text));

test.each([
  ['One.\n\nTwo.', '<p>One.</p><p>Two.</p>'],
  ['One\nTwo  \nThree\\\nFour', '<p>One<br>Two<br>Three<br>Four</p>'],
  [
    '**bold** and *italic* and ~~gone~~',
    '<p><strong>bold</strong> and <em>italic</em> and <strike>gone</strike></p>',
  ],
  [
    '__bold__ and _italic_ but not snake_case_words',
    '<p><strong>bold</strong> and <em>italic</em> but not snake_case_words</p>',
  ],
  ['***both***', '<p><strong><em>both</em></strong></p>'],
  ['**bold *and italic* again**', '<p><strong>bold <em>and italic</em> again</strong></p>'],
  ['un*frigging*believable', '<p>un<em>frigging</em>believable</p>'],
  ['2 * 3 * 4 and a ** b', '<p>2 * 3 * 4 and a ** b</p>'],
  ['**never closed *neither', '<p>**never closed *neither</p>'],
  ['\\*not italic\\* \\[no link\\]', '<p>*not italic* [no link]</p>'],
  ['Use `a * b * c` and ``x ` y``', '<p>Use <code>a * b * c</code> and <code>x ` y</code></p>'],
  ['a ` alone', '<p>a ` alone</p>'],
  [
    'x^2 and y^(a b (c)) and ^2^3',
    '<p>x<sup>2</sup> and y<sup>a b (c)</sup> and <sup>2<sup>3</sup></sup></p>',
  ],
  ['**2^10** times', '<p><strong>2<sup>10</sup></strong> times</p>'],
  ['>!He **dies**!< at the end', '<p><spoiler>He <strong>dies</strong></spoiler> at the end</p>'],
  ['Tom &amp; Jerry &lt;3 &unknown;', '<p>Tom & Jerry <3 &unknown;</p>'],
  ['<b onclick="x()">hi</b>', '<p><b onclick="x()">hi</b></p>'],
])('parses %j as %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ['[words](https://a.example/x)', '<p><a https://a.example/x>words</a></p>'],
  [
    '[**bold** words](https://a.example "title")',
    '<p><a https://a.example/><strong>bold</strong> words</a></p>',
  ],
  ['[wiki](https://a.example/x_(y))', '<p><a https://a.example/x_(y)>wiki</a></p>'],
  [
    '[sub](/r/webdev) [sub](r/webdev)',
    '<p><a https://www.reddit.com/r/webdev>sub</a> <a https://www.reddit.com/r/webdev>sub</a></p>',
  ],
  ['[https://x.example](https://a.example)', '<p><a https://a.example/>https://x.example</a></p>'],
  ['[1] and [2](', '<p>[1] and [2](</p>'],
  [
    'See https://a.example/b_c_d?e=f.',
    '<p>See <a https://a.example/b_c_d?e=f>https://a.example/b_c_d?e=f</a>.</p>',
  ],
  ['(https://a.example/x)', '<p>(<a https://a.example/x>https://a.example/x</a>)</p>'],
  ['**https://a.example**', '<p><strong><a https://a.example/>https://a.example</a></strong></p>'],
  ['<https://a.example>', '<p><a https://a.example/>https://a.example</a></p>'],
  [
    'ask r/webdev or /u/bob-x!',
    '<p>ask <a https://www.reddit.com/r/webdev>r/webdev</a> or <a https://www.reddit.com/u/bob-x>/u/bob-x</a>!</p>',
  ],
  ['and/or/else, your/name', '<p>and/or/else, your/name</p>'],
  ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
  [
    '[x](data:text/html,hi) [y](//evil.example) [z](vbscript:x)',
    '<p>[x](data:text/html,hi) [y](//evil.example) [z](vbscript:x)</p>',
  ],
  [
    '[x](java\\script:alert(1)) <javascript:alert(1)>',
    '<p>[x](java\\script:alert(1)) <javascript:alert(1)></p>',
  ],
])('parses links: %j as %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ['# One #\n## Two\n#hashtag', '<h1>One</h1><h2>Two</h2><p>#hashtag</p>'],
  ['Title\n===\nUnder\n---\n---', '<h1>Title</h1><h2>Under</h2><hr>'],
  ['* * *\n\n___', '<hr><hr>'],
  [
    '> quoted\nstill\n\n> > deep',
    '<quote><p>quoted<br>still</p></quote><quote><quote><p>deep</p></quote></quote>',
  ],
  [
    '- a\n- b\n    - c\n- d',
    '<ul><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li><li><p>d</p></li></ul>',
  ],
  ['3. x\n4. y\n\n   more', '<ol 3><li><p>x</p></li><li><p>y</p><p>more</p></li></ol>'],
  ['Text\n- a\n* b', '<p>Text</p><ul><li><p>a</p></li></ul><ul><li><p>b</p></li></ul>'],
  ['In 2024\n2025. was', '<p>In 2024<br>2025. was</p>'],
  ['-not a list', '<p>-not a list</p>'],
  ['```js\n**x**\n\n<y>\n```\nafter', '<pre>**x**\n\n<y></pre><p>after</p>'],
  ['~~~\nnever closed', '<pre>never closed</pre>'],
  ['    a\n      b\n\nc', '<pre>a\n  b</pre><p>c</p>'],
  ['|a|b|c|\n|:-|:-:|-:|\n|1|**2**|3|4|\n|5|', 'left center right\na | b | c\n1 | <strong>2</strong> | 3\n5'],
  ['a|b\n-|-\nx\\|y|z', 'left left\na | b\nx|y | z'],
  ['a | b\nno table', '<p>a | b<br>no table</p>'],
  ['', ''],
  [' \n\t\n', ''],
])('parses blocks: %j as %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

/** No tag contains capitals. */
const words = (text: string) => text.replace(/[^A-E]/g, '');

test('keeps every word in order for any mixture of marks', () => {
  const pieces = 'A,B,C,D, ,\n,\n\n,*,**,_,__,^,^(,),(,>!,!<,> ,- ,# ,`E`,\\,!,~'.split(',');
  const mixture = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(''));
  const unfenced = mixture.filter((text) => !text.includes('~~~'));
  fc.assert(
    fc.property(unfenced, (text) => {
      expect(words(read(text))).toBe(words(text));
    }),
  );
});

test('parses any text without an exception, and creates only web links', () => {
  const pieces =
    'a,[,](,),http://x,javascript:,data:,//,\n,    ,|,|-|,```,~~~,1. ,&#,;,<,>,\u0000,\ud800,r/,u/,\t'.split(
      ',',
    );
  const mixture = fc.array(fc.constantFrom(...pieces), { maxLength: 80 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(mixture, fc.string({ unit: 'binary' })), (text) => {
      const hrefs = [...read(text).matchAll(/<a (\S+)>/g)].map(([, href]) => href);
      expect(hrefs.filter((href) => !/^https?:\/\//.test(href ?? ''))).toEqual([]);
    }),
  );
});

test('reads no more than the maximum length of a post, to a limited depth', () => {
  expect(read('a'.repeat(MARKDOWN_MAX + 5_000)).length).toBe(MARKDOWN_MAX + '<p></p>'.length);
  const deep = read('>'.repeat(5_000));
  expect(deep.split('<quote>').length - 1).toBe(8);
  expect(deep).toContain('>'.repeat(4_992));
});

test('turns tens of thousands of marks into a few thousand nodes, and keeps the rest as typed', () => {
  const text = '*A* '.repeat(10_000);
  const result = read(text);
  expect(result.split('<em>').length).toBeLessThan(2_510);
  expect(words(result)).toBe('A'.repeat(10_000));
});
