import { expect, test } from 'vitest';
import { decodeBody } from './decode-body.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const joined = (...parts: (readonly number[] | Uint8Array)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));

test.each([
  ['UTF-8 by default', utf8('café'), 'text/html', 'café'],
  ['the header', latin1('caf\u00e9'), 'text/html; charset=iso-8859-1', 'café'],
  ['a quoted header', latin1('caf\u00e9'), 'text/html; charset="ISO-8859-1"', 'café'],
  ['a meta tag', latin1('<meta charset=latin1>caf\u00e9'), 'text/html', '<meta charset=latin1>café'],
  [
    'an old meta tag',
    latin1('<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">\u0080'),
    '',
    '<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">€',
  ],
  [
    'the header before a meta tag',
    utf8('<meta charset=latin1>é'),
    'text/html; charset=utf-8',
    '<meta charset=latin1>é',
  ],
  ['a UTF-8 BOM before the header', joined([0xef, 0xbb, 0xbf], utf8('é')), 'text/html; charset=latin1', 'é'],
  ['a UTF-16 mark', Uint8Array.from([0xff, 0xfe, 0xe9, 0x00]), 'text/html', 'é'],
  ['a big-endian mark', Uint8Array.from([0xfe, 0xff, 0x00, 0xe9]), 'text/html', 'é'],
  ['UTF-8 for an unknown charset', utf8('é'), 'text/html; charset=klingon', 'é'],
  ['nothing, for an empty body', new Uint8Array(), 'text/html', ''],
])('decodes a body by the charset from %s', (_what, bytes, contentType, text) => {
  expect(decodeBody(bytes, contentType)).toBe(text);
});

test('ignores a meta tag after the first two thousand bytes', () => {
  const page = latin1(`${' '.repeat(2_100)}<meta charset=latin1>\u00e9`);
  expect(decodeBody(page, 'text/html').endsWith('\ufffd')).toBe(true);
});

test('decodes broken bytes as replacement characters', () => {
  expect(decodeBody(Uint8Array.from([0x61, 0xff, 0x62]), 'text/html; charset=utf-8')).toBe('a\ufffdb');
});
