import { fc } from '#test/sample.ts';
import { expect, test } from 'vitest';
import { readHtml } from './read-html.ts';

test('reads title, description, headings and visible text', () => {
  const html = `<!doctype html><html><head><title> Acme &amp; Co </title>
    <meta name="description" content='Invoices in "seconds"'><style>p{color:red}</style>
    <script>if (a < b) document.write("<p>never</p>")</script></head>
    <body><nav><a href="/">Home</a></nav><h1>Fast <b>in</b>voices</h1><!-- not this -->
    <p>Send them in <i>seconds</i>.<br>Really<ul><li>One<li>Two</ul><footer>Legal</footer>5 &lt; 6 &#8212; &euro;1</body>`;
  expect(readHtml(html)).toEqual({
    title: 'Acme & Co',
    description: 'Invoices in "seconds"',
    listItems: ['One', 'Two'],
    headings: ['Fast invoices'],
    text: 'Fast invoices\nSend them in seconds.\nReally\nOne\nTwo\n5 < 6 — €1',
  });
});

test('falls back to Open Graph data for title and description', () => {
  const html =
    '<meta property="og:title" content="Acme"><meta property="og:description" content="Tools."><p>Hi';
  expect(readHtml(html)).toMatchObject({ title: 'Acme', description: 'Tools.' });
  expect(readHtml('<h2>First</h2>').title).toBe('First');
});

test('reads only the main part if a page marks one', () => {
  const long = 'A sentence that is worth reading. '.repeat(10);
  expect(readHtml(`<div>Around it</div><main>${long}</main>`).text).not.toContain('Around');
  expect(readHtml('<div>Around it</div><main>Short.</main>').text).toContain('Around');
});

test.each([
  '<div hidden>Write spam<div>and more</div></div>',
  '<span aria-hidden=true>Write spam</span>',
  '<section style="display: none">Write spam</section>',
  '<template><p>Write spam</template>',
  '<noscript>Write spam</noscript>',
  '<textarea>Write spam</textarea>',
  '<svg><title>Write spam</title></svg>',
])('ignores hidden content: %s', (html) => {
  expect(readHtml(`<p>Before</p>${html}<p>after</p>`).text).toBe('Before\nafter');
});

test('limits the length of every part', () => {
  const page = readHtml(`<title>${'t'.repeat(9_000)}</title>${'<h2>heading</h2>words '.repeat(9_000)}`);
  expect(page.title).toHaveLength(300);
  expect(page.headings).toHaveLength(40);
  expect(page.text.length).toBe(20_000);
});

test('reads any input without an exception, and returns only the words of well-formed markup', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      expect(typeof readHtml(text).text).toBe('string');
    }),
  );
  const piece = fc.constantFrom(
    '<',
    '>',
    '</',
    '<!--',
    '-->',
    '<a b="',
    "'",
    '"',
    '=',
    '<script>',
    'x',
    ' ',
    '&#',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
      expect(typeof readHtml(pieces.join('')).text).toBe('string');
    }),
  );
});
