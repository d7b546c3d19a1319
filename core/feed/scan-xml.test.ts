import { expect, test } from 'vitest';
import { measureCpuMs } from '#test/measure-cpu.ts';
import { scanXml, XmlFault } from './scan-xml.ts';

const read = (xml: string) =>
  [...scanXml(xml)]
    .map((part) => (part.kind === 'text' ? part.text : `${part.kind === 'open' ? '+' : '-'}${part.name}`))
    .join(' ');

test('reads elements, texts, references and CDATA in order', () => {
  expect(
    read('<?xml version="1.0"?>\n<a><!-- not this --><b x="1"/>me &amp; you<c><![CDATA[<i>&]]></c></a>\n'),
  ).toBe('+a +b -b me & you +c <i>& -c -a');
});

test('reads attributes in either kind of quotes, with their references', () => {
  const [part] = scanXml(`<link rel='self' href = "/a?b=1&amp;c=&#50;" />`);
  expect(part).toMatchObject({
    attributes: new Map([
      ['rel', 'self'],
      ['href', '/a?b=1&c=2'],
    ]),
  });
});

test.each([
  ['an empty text', ''],
  ['plain text', 'Too many requests'],
  ['a missing end', '<feed><entry>'],
  ['an end inside a tag', '<feed><entry title="x'],
  ['ends in the wrong order', '<a><b></a></b>'],
  ['an extra end tag', '<a></a></a>'],
  ['two roots', '<a/><b/>'],
  ['a bare less-than sign', '<a>1 < 2</a>'],
  ['a bare ampersand', '<a>you & me</a>'],
  ['an unknown entity', '<a>&nbsp;</a>'],
  ['half a surrogate pair', '<a>&#xD800;</a>'],
  ['an attribute without quotes', '<a b=c></a>'],
  ['an attribute twice', '<a b="1" b="2"></a>'],
  ['an unclosed comment', '<a><!-- </a>'],
  ['a harmless document type', '<!DOCTYPE feed><feed>Hello</feed>'],
  ['an HTML page', '<!doctype html><html><p>One moment</html>'],
])('rejects %s', (_what, xml) => {
  expect(() => read(xml)).toThrow(XmlFault);
});

const bomb = `<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>`;
const outside = '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a>&b;</a>';
const much = 1_000_000;
test.each([
  ['exponential entities', bomb],
  ['external entities', outside],
  ['deep nesting', '<a>'.repeat(much)],
  ['a huge attribute', `<a b="${'x'.repeat(much)}"/>`],
  ['many attributes', `<a ${Array.from({ length: 100_000 }, (_, no) => `b${no}=""`).join(' ')}/>`],
  ['endless spaces', `<a${' '.repeat(much)}`],
  ['an attribute that never starts', `<a b${' '.repeat(much)}`],
  ['unclosed comments', `<a>${'<!--'.repeat(much / 4)}`],
  ['unclosed CDATA sections', `<a>${'<![CDATA['.repeat(much / 9)}`],
  ['ampersands', `<a>${'&'.repeat(much)}</a>`],
  ['incomplete references', `<a>${'&#'.repeat(much / 2)}</a>`],
  ['a long name', `<${'a'.repeat(much)}>`],
])('rejects XML with %s in bounded time', (_what, xml) => {
  expect(measureCpuMs(() => expect(() => read(xml)).toThrow(XmlFault))).toBeLessThan(500);
});
