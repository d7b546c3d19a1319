import { expect, test } from 'vitest';
import { parseMarkdown } from './parse-markdown.ts';
import { writeTree } from './testing/write-tree.ts';

const read = (text: string) => writeTree(parseMarkdown(text));

test.each([
  ['# a\r\nb\rc', '<h1>a</h1><p>b<br>c</p>'],
  ['####### a', '<p>####### a</p>'],
  ['### a # b ##', '<h3>a # b</h3>'],
  ['# a#', '<h1>a#</h1>'],
  ['#', '<h1></h1>'],
  ['    # a', '<pre># a</pre>'],
  ['a\n==\nb\n--\n', '<h1>a</h1><h2>b</h2>'],
  ['a\nb\n===', '<h1>a<br>b</h1>'],
  ['===', '<p>===</p>'],
  ['- - -', '<hr>'],
  ['--', '<p>--</p>'],
  ['a\n***\nb', '<p>a</p><hr><p>b</p>'],
  ['*-*', '<p><em>-</em></p>'],
])('parses headings and rules: %j as %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ['```\na\n``\n````\nb', '<pre>a\n``</pre><p>b</p>'],
  ['````\n```\n````', '<pre>```</pre>'],
  ['~~~\n```\n~~~', '<pre>```</pre>'],
  ['``` a ` b\nc', '<p>``` a ` b<br>c</p>'],
  ['a\n```\nb\n```', '<p>a</p><pre>b</pre>'],
  ['```\n``` x\n```', '<pre>``` x</pre>'],
  ['\ta\n\n\tb\n', '<pre>a\n\nb</pre>'],
  ['  \ta', '<pre>a</pre>'],
  ['a\n    b', '<p>a<br>b</p>'],
  ['> ```\n> a\n\nb', '<quote><pre>a</pre></quote><p>b</p>'],
])('parses code: %j as %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ['>a\n>\n>b', '<quote><p>a</p><p>b</p></quote>'],
  ['> a\n- b', '<quote><p>a</p></quote><ul><li><p>b</p></li></ul>'],
  ['a\n> b', '<p>a</p><quote><p>b</p></quote>'],
  ['> - a\n> - b', '<quote><ul><li><p>a</p></li><li><p>b</p></li></ul></quote>'],
  ['>!a!< b', '<p><spoiler>a</spoiler> b</p>'],
  ['> >!a!<', '<quote><p><spoiler>a</spoiler></p></quote>'],
])('parses quotes: %j as %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ['1. a\n1. b', '<ol 1><li><p>a</p></li><li><p>b</p></li></ol>'],
  ['1. a\n2) b', '<ol 1><li><p>a</p></li></ol><ol 2><li><p>b</p></li></ol>'],
  ['0. a', '<ol 0><li><p>a</p></li></ol>'],
  ['1234567890. a', '<p>1234567890. a</p>'],
  ['a\n2. b', '<p>a<br>2. b</p>'],
  ['a\n1. b', '<p>a</p><ol 1><li><p>b</p></li></ol>'],
  ['- a\nb\n\nc', '<ul><li><p>a<br>b</p></li></ul><p>c</p>'],
  ['- a\n\n\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
  ['- a\n\n      b', '<ul><li><p>a</p><pre>b</pre></li></ul>'],
  ['-\n- a', '<ul><li></li><li><p>a</p></li></ul>'],
  ['- > a\n  > b', '<ul><li><quote><p>a<br>b</p></quote></li></ul>'],
  ['- ```\n  a\n  ```\n- b', '<ul><li><pre>a</pre></li><li><p>b</p></li></ul>'],
  ['- a\n***\n- b', '<ul><li><p>a</p></li></ul><hr><ul><li><p>b</p></li></ul>'],
  ['* a\n* * *', '<ul><li><p>a</p></li></ul><hr>'],
])('parses lists: %j as %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ['a|b\n:-:|-', 'center left\na | b'],
  ['|a|\n|-|\n|1|', 'left\na\n1'],
  ['a|b\n-|-\n\n1|2', 'left left\na | b<p>1|2</p>'],
  ['a|b\n-|-\n1|2\nc', 'left left\na | b\n1 | 2<p>c</p>'],
  ['a|b\n-|-|-', '<p>a|b<br>-|-|-</p>'],
  ['a|b\n-|x', '<p>a|b<br>-|x</p>'],
  ['|a||b|\n|-|-|-|\n|||', 'left left left\na |  | b\n | '],
  ['[a](https://b.example)|*c\n-|-\nd*|e', 'left left\n<a https://b.example/>a</a> | *c\nd* | e'],
  ['> a|b\n> -|-', '<quote>left left\na | b</quote>'],
])('parses tables: %j as %j', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each(['> ', '- ', '1. ', '> - ', '- > '])(
  'parses %j nested eight levels deep without losing a word',
  (mark) => {
    const text = read(`${mark.repeat(200)}end`);
    expect((text.match(/<(?:quote|ul|ol \d)>/g) ?? []).length).toBe(8);
    expect(text).toContain('end');
  },
);

test('keeps the rest of a list or table as typed once its node budget is used up', () => {
  for (const line of ['- a *b*\n', '|a|*b*|\n', '# a\n', '> a\n\n']) {
    const table = line.startsWith('|') ? '|x|y|\n|-|-|\n' : '';
    const text = read(`${table}${line.repeat(4_000)}the *end*`);
    expect(text).toContain('the *end*');
  }
});
