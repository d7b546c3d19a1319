import { expect, test } from 'vitest';
import { markdownToHtml } from './markdown.ts';

const inner = (text: string) => markdownToHtml(text).replace(/^<div class="md">|\n<\/div>$/g, '');

test.each([
  ['plain text', '<p>plain text</p>'],
  [
    '**bold** and *italic* and ~~gone~~',
    '<p><strong>bold</strong> and <em>italic</em> and <del>gone</del></p>',
  ],
  ['two\n\nparagraphs', '<p>two</p>\n\n<p>paragraphs</p>'],
  ['# Title\nunder it', '<h1>Title</h1>\n\n<p>under it</p>'],
  ['* one\n* two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  ['1. one\n2. two', '<ol>\n<li>one</li>\n<li>two</li>\n</ol>'],
  ['> quoted', '<blockquote>\n<p>quoted</p>\n</blockquote>'],
  ['`a*b*c`', '<p><code>a&#42;b&#42;c</code></p>'],
  ['```\nif (a < b) {}\n```', '<pre><code>if (a &lt; b) {}\n</code></pre>'],
  ['[text](https://a.example/x_y_z)', '<p><a href="https://a.example/x_y_z">text</a></p>'],
  ['[t](https://a.example/*a*)', '<p><a href="https://a.example/&#42;a&#42;">t</a></p>'],
  ['see https://a.example/', '<p>see <a href="https://a.example/">https://a.example/</a></p>'],
  ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
  ['<b onclick="x">', '<p>&lt;b onclick=&quot;x&quot;&gt;</p>'],
])('renders %j', (text, html) => {
  expect(inner(text)).toBe(html);
});

test.each(['*', '>', '[', '`', '_', '[a](', '> *', 'http://'])(
  'renders forty thousand characters of %j in under a second',
  (sign) => {
    const started = process.cpuUsage().user;
    markdownToHtml(sign.repeat(40_000 / sign.length));
    expect(process.cpuUsage().user - started).toBeLessThan(1_000_000);
  },
);
